"""Notices: what people are told of games and offers, what a change means for whom, what they want to hear.

A further kind needs its name here, its text ``notice-KIND`` in ``locales/*/notices.ftl`` with a line in
``notice-kind`` there, and somebody who writes it down: `gipf.server.notices_sql.note`.
"""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Literal, get_args

from gipf.host.live_game import LiveGame
from gipf.host.seats import AWAITED, GONE
from gipf.host.seeks import key_of
from gipf.messages import Argument, Message
from gipf.record.headers import RESULTS
from gipf.variants import Player

NoticeKind = Literal[
    "your-turn",
    "time-short",
    "challenge",
    "game-begun",
    "game-ended",
    "talk",
    "asked",
    "tournament",
]
KINDS: tuple[NoticeKind, ...] = get_args(NoticeKind)
MailPace = Literal["now", "daily", "never"]
"""When something is mailed: soon, with others once a day, or not at all."""
PASSING: tuple[NoticeKind, ...] = ("your-turn", "time-short")
"""What is over with the turn it is about."""
REASONS = ("time", "resignation", "agreement", "abandoned", "repetition", "quiet")
"""How a game ends otherwise than on the board."""


@dataclass(frozen=True)
class Notice:
    """What somebody is told, once of each ``subject`` of a kind; they are known by their key.

    ``name`` is that of the ``other``, whom it is about; ``about`` holds what else its text needs. ``link`` is
    where it leads: the page's address behind ``#/``.
    """

    holder: str
    kind: NoticeKind
    subject: str
    link: str
    game: str | None = None
    other: str | None = None
    name: str = ""
    about: Mapping[str, str] | None = None


def says(kind: str, name: str, about: Mapping[str, str]) -> Message:
    """Give the text of a notice.

    >>> from gipf.messages import render
    >>> render(says("game-ended", "Ben", {"result": "won", "reason": "time"}), "en")
    'You have won against Ben. The time was up.'
    """
    args: dict[str, Argument] = {**about}
    args["name"] = name or {"id": "notice-somebody", "args": {}}
    if kind == "tournament":
        family: Argument = {"id": "card-name", "args": {"card": about["family"]}}
        named: Mapping[str, Argument] = {"family": family, "month": about["month"]}
        args = {
            "news": about["news"],
            "tournament": {"id": "notice-tournament-name", "args": {**named}},
        }
    if "reason" in args:
        reason = about["reason"] if about["reason"] in REASONS else "board"
        args["why"] = {"id": "notice-why", "args": {"reason": reason}}
        del args["reason"]
    return {"id": f"notice-{kind}", "args": args}


# ---------------------------------------------------------------------- what a change means


def link_of(game: LiveGame) -> str:
    """Give where a game is looked at."""
    return f"{'side' if game.kind == 'side' else 'game'}/{game.id}"


def turn_of(game: LiveGame | None) -> Player | None:
    """Say whose turn it is in a game over days that goes on between two people."""
    if game is None or not game.is_over_days or not game.is_contested or game.awaited:
        return None
    return game.actor


def asked_of(game: LiveGame | None, player: Player) -> str | None:
    """Say what a player is asked for by the other one."""
    if game is None:
        return None
    if game.proposal and game.proposal.player is player.other:
        return game.proposal.kind
    return "draw" if game.offer is player.other else None


def notices_of(game: LiveGame, before: LiveGame | None) -> list[Notice]:
    """Say who is told what of a change of a game between two people, or of a new one."""
    if not game.is_between_people:
        return []
    found = []
    for player in Player:
        if _has_turn_anew(game, before, player):
            found.append(of_game(game, player, "your-turn"))
        asked = asked_of(game, player)
        if asked and asked != asked_of(before, player):
            found.append(of_game(game, player, "asked", what=asked))
        if game.is_over and before and not before.is_over:
            about = {"result": _result(game, player), "reason": str(game.reason or "")}
            ended = of_game(game, player, "game-ended", **about)
            found.append(replace(ended, link="people") if game.is_aborted else ended)
    return [notice for notice in found if notice.holder not in (AWAITED, GONE)]


def of_game(game: LiveGame, player: Player, kind: NoticeKind, **about: str) -> Notice:
    """Tell a player something of a game."""
    own, other = game.seats[player], game.seats[player.other]
    return Notice(
        holder=key_of(own.holder),
        kind=kind,
        subject=f"{game.id} {game.version}",
        link=link_of(game),
        game=game.id,
        other=key_of(other.holder),
        name=other.name,
        about=about,
    )


def settled(game: LiveGame, before: LiveGame | None) -> dict[str, tuple[NoticeKind, ...]]:
    """Say which kinds of notices of a game are settled by a change, by the key of whom they were for."""
    found: dict[str, tuple[NoticeKind, ...]] = {}
    if before is None or not before.is_between_people:
        return found
    for player in Player:
        kinds: tuple[NoticeKind, ...] = ()
        is_over = turn_of(game) is not player or _has_turn_anew(game, before, player)
        if turn_of(before) is player and is_over:
            kinds += PASSING
        asked = asked_of(before, player)
        if asked and asked != asked_of(game, player):
            kinds += ("asked",)
        if kinds:
            found[key_of(before.seats[player].holder)] = kinds
    return found


def _has_turn_anew(game: LiveGame, before: LiveGame | None, player: Player) -> bool:
    """Whether it is a player's turn and was not before, or the other has answered at once."""
    if turn_of(game) is not player or before is None or turn_of(before) is not player:
        return turn_of(game) is player
    since = game.positions[len(before.plies) : -1]
    return any(position.acting is player.other for position in since)


def _result(game: LiveGame, player: Player) -> str:
    if game.is_aborted:
        return "aborted"
    winner = RESULTS[game.result]
    return "drawn" if winner is None else "won" if winner is player else "lost"


# ---------------------------------------------------------------------- what people want to hear


@dataclass(frozen=True)
class Choice:
    """How somebody is told of a kind: on the page, at their devices, by mail."""

    page: bool = True
    push: bool = True
    mail: MailPace = "daily"


USUAL: Mapping[NoticeKind, Choice] = {
    kind: Choice(mail="now" if kind == "time-short" else "daily") for kind in KINDS
}
"""What holds for those who have chosen nothing. A short time would be over before a daily mail."""


def read_choices(text: str) -> dict[NoticeKind, Choice]:
    """Read what is stored of somebody's choices: what differs from the usual.

    >>> read_choices('{"talk": {"mail": "never"}, "gone": {}}')["talk"]
    Choice(page=True, push=True, mail='never')
    """
    told = json.loads(text or "{}")
    return {kind: replace(usual, **told.get(kind, {})) for kind, usual in USUAL.items()}


def write_choices(choices: Mapping[NoticeKind, Choice]) -> str:
    """Write down what differs from the usual."""
    kept: dict[str, dict[str, object]] = {}
    for kind, choice in choices.items():
        usual = asdict(USUAL[kind])
        if changed := {
            name: value for name, value in asdict(choice).items() if value != usual[name]
        }:
            kept[kind] = changed
    return json.dumps(kept)


def without_mail(choices: Mapping[NoticeKind, Choice]) -> dict[NoticeKind, Choice]:
    """Switch all mail off."""
    return {kind: replace(choice, mail="never") for kind, choice in choices.items()}


def as_kind(text: str) -> NoticeKind | None:
    """Read a kind; none for one of another gipf."""
    return next((kind for kind in KINDS if kind == text), None)
