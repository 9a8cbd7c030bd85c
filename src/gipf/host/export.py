"""A game for others: as a file, as a picture of a position."""

import re
from collections.abc import Iterator
from urllib.parse import quote

from gipf.errors import GipfError
from gipf.host.clock import Clock
from gipf.host.live_game import UNNAMED, LiveGame
from gipf.host.moments import moment_of
from gipf.host.seats import NAMES
from gipf.notation import parse_move
from gipf.record import Game, Node
from gipf.record.headers import TERMINATIONS
from gipf.record.side_play import SidePlay
from gipf.side_games import load, split_name
from gipf.svg import Theme, diagram
from gipf.variants import Player


def record_of(live: LiveGame) -> Game:
    """Write a game down: who played, when, with which clock, how it ended."""
    headers = {
        "Date": f"{moment_of(live.created):%Y.%m.%d}",
        **names_of(live),
        "Result": live.result,
    }
    if live.clock:
        headers["TimeControl"] = time_control(live.clock)
    if live.reason in TERMINATIONS:
        headers["Termination"] = live.reason
    positions = live.boards
    root = node = Node(positions[0])
    for turn in live.turns():
        end = turn.first + len(turn.plies)
        moves = tuple(parse_move(ply, positions[0].variant.board) for ply in turn.plies)
        left = live.plies[end - 1].left
        clock = None if left is None else left // 1000
        following = Node(positions[end], node, moves, clock=clock)
        following.side_games = tuple(_side_games(live, turn.first, end))
        node.children.append(following)
        node = following
    return Game.from_tree(root, headers)


def time_control(clock: Clock) -> str:
    """Write what was agreed on as chess files do: ``300+5``, and for a time for each turn ``1/86400``.

    >>> time_control(Clock.new(86_400, 86_400, cap=86_400))
    '1/86400'
    """
    if clock.cap == clock.seconds == clock.increment:
        return f"1/{clock.cap}"
    return f"{clock.seconds}+{clock.increment}"


def _side_games(live: LiveGame, first: int, end: int) -> Iterator[SidePlay]:
    """List the side games of a turn; one that goes on is left out where something in it is hidden."""
    for count, play in sorted(live.side_plays.items()):
        if first < count <= end or count == first == 0:
            name, options = split_name(play.name)
            if play.outcome is not None or not load(name).hides(options):
                yield play


def names_of(live: LiveGame) -> dict[str, str]:
    """Give the players' names as files have them; whoever has none is not known, or the computer's opponent."""
    return {NAMES[player]: _name(live, player) for player in Player}


def _name(live: LiveGame, player: Player) -> str:
    name = live.seats[player].name
    if name != NAMES[player]:
        return name
    return UNNAMED if live.seats[player.other].kind == "computer" else "?"


def file_name(game: Game) -> str:
    """Name a game's file by its players and day; by its variant where no player is known.

    >>> file_name(Game("basic", {"White": "Ann O'Neil", "Black": "?", "Date": "2026.11.16"}))
    'Ann-O-Neil-Black-2026-11-16.gipf'
    >>> file_name(Game("standard+T3Z3"))
    'gipf-standard-T3Z3.gipf'
    """
    headers = game.headers
    names = [headers[name] for name in NAMES.values()]
    if names == ["?", "?"]:
        parts = ["gipf", headers["Variant"]]
    else:
        parts = [
            name if given == "?" else given
            for name, given in zip(NAMES.values(), names, strict=True)
        ]
    day = headers["Date"] if _DAY.fullmatch(headers["Date"]) else ""
    return "-".join(filter(None, map(_plain, (*parts, day)))) + ".gipf"


_DAY = re.compile(r"\d{4}\.\d\d\.\d\d")
LONGEST_PART = 40


def _plain(text: str) -> str:
    """Keep letters and digits; hyphens stand for the rest."""
    return re.sub(r"[\W_]+", "-", text)[:LONGEST_PART].strip("-")


def attachment(name: str) -> str:
    """Give the header under which a browser saves a file by this name.

    >>> print(attachment("Zoë-Ben.gipf"))
    attachment; filename="Zo_-Ben.gipf"; filename*=UTF-8''Zo%C3%AB-Ben.gipf
    """
    plain = re.sub(r"[^\x20-\x7e]", "_", name)
    return f"attachment; filename=\"{plain}\"; filename*=UTF-8''{quote(name, safe='')}"


def picture_of(live: LiveGame, ply: int | None, theme: Theme, *, flipped: bool = False) -> str:
    """Draw the position after so many decisions, and the last of them."""
    count = len(live.plies) if ply is None else ply
    if count > len(live.plies):
        raise GipfError("decision-count", count=len(live.plies), given=count)
    last, positions = None, live.boards
    if count:
        last = positions[count - 1].read_move(live.plies[count - 1].move)
    return diagram(positions[count], last_move=last, theme=theme, flipped=flipped)
