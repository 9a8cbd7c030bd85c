"""Which games are wanted, and what they add up to: the SQL of `gipf.host.catalogue`."""

from typing import Any

from sqlalchemy import ColumnElement, Select, and_, case, func, or_, select, tuple_
from sqlalchemy.engine import Row
from sqlalchemy.orm import aliased

from gipf.host.catalogue import GameFilter, Opponent, ResultFilter, Score, Streak, Summary
from gipf.host.seats import Seat
from gipf.host.stored_game import clock_in
from gipf.record.headers import UNFINISHED
from gipf.server.models import ExploredRow, GameRow, GuestRow, SeatRow
from gipf.server.name_search import begins
from gipf.variants import Player

_WHITE, _BLACK = aliased(SeatRow), aliased(SeatRow)
_PERSON, _COMPUTER = aliased(SeatRow), aliased(SeatRow)
MOST_PLAYERS = 50
"""Maximum of people whose games are looked for, of those whose names begin alike."""
_SCORES: dict[int, Score] = {1: "won", 0: "drawn", -1: "lost"}


def summary_of_row(row: Row[Any], seats: dict[Player, Seat]) -> Summary:
    """Sum up a game of the database."""
    return Summary(
        row.id, row.created, row.updated, row.variant, row.position, row.turns, row.result,
        row.reason, seats, row.kind, row.title, row.note, clock_in(row),
    )  # fmt: skip


def wanted(chosen: GameFilter, before: tuple[int, str] | None, limit: int) -> Select[Any]:
    """Ask for games, those touched last first."""
    rows = (
        select(GameRow)
        .where(GameRow.discarded.is_(None))
        .order_by(GameRow.updated.desc(), GameRow.id.desc())
        .limit(limit)
    )
    if before:
        rows = rows.where(tuple_(GameRow.updated, GameRow.id) < before)
    rows = rows.where(GameRow.kind.in_(chosen.kinds))
    if chosen.holder:
        held = select(SeatRow.game_id).where(SeatRow.holder == chosen.holder)
        rows = rows.where(GameRow.id.in_(held))
    if chosen.seat_of is not None:
        who = SeatRow.holder == chosen.seat_of if chosen.seat_of else SeatRow.holder.is_(None)
        rows = rows.where(GameRow.id.in_(select(SeatRow.game_id).where(who)))
    if chosen.is_public:
        rows = rows.where(GameRow.public)
    if chosen.is_rated:
        rows = rows.where(GameRow.rated)
    if chosen.player:
        rows = rows.where(GameRow.id.in_(_of_players(chosen.player)))
    if chosen.since is not None:
        rows = rows.where(GameRow.updated >= chosen.since)
    if chosen.until is not None:
        rows = rows.where(GameRow.updated < chosen.until)
    if chosen.least:
        rows = rows.where(GameRow.turns >= chosen.least)
    if chosen.reached is not None:
        came = select(ExploredRow.game_id).where(ExploredRow.position == chosen.reached)
        rows = rows.where(GameRow.id.in_(came), GameRow.result != UNFINISHED)
    if chosen.begun:
        rows = rows.where(GameRow.turns > 0)
    if chosen.base == "potentials":
        mixed = (GameRow.variant.startswith(f"{base}+") for base in ("standard", "tournament"))
        rows = rows.where(or_(*mixed))
    elif chosen.base:
        rows = rows.where(
            or_(
                GameRow.variant == chosen.base,
                GameRow.variant.startswith(f"{chosen.base}+"),
                GameRow.variant.startswith(f"{chosen.base};"),
            )
        )
    if chosen.side:
        rows = rows.where(
            or_(
                GameRow.variant == chosen.side,
                GameRow.variant.startswith(f"{chosen.side}(", autoescape=True),
            )
        )
    if chosen.result or chosen.opponent or chosen.level:
        rows = rows.join(_WHITE, _seat_of(_WHITE, Player.WHITE))
        rows = rows.join(_BLACK, _seat_of(_BLACK, Player.BLACK))
        rows = rows.where(*_conditions(chosen))
    for word in chosen.words.split():
        rows = rows.where(_has_word(word))
    return rows


def _of_players(name: str) -> Select[Any]:
    """Choose the games of those who are known here by a name that begins so, however many they are."""
    known = select(GuestRow.id).where(begins(name)).order_by(GuestRow.folded).limit(MOST_PLAYERS)
    return select(SeatRow.game_id).where(SeatRow.holder.in_(known))


def _seat_of(seat: type[SeatRow], player: Player) -> ColumnElement[bool]:
    return and_(seat.game_id == GameRow.id, seat.player == player.value)


def _conditions(chosen: GameFilter) -> list[ColumnElement[bool]]:
    """Say what is asked of result and opponent."""
    own_white = and_(_WHITE.kind == "person", _BLACK.kind == "computer")
    own_black = and_(_WHITE.kind == "computer", _BLACK.kind == "person")
    won_white, won_black = GameRow.result == "1-0", GameRow.result == "0-1"
    found: list[ColumnElement[bool]] = []
    if chosen.result:
        by_result: dict[ResultFilter, ColumnElement[bool]] = {
            "won": or_(and_(own_white, won_white), and_(own_black, won_black)),
            "lost": or_(and_(own_white, won_black), and_(own_black, won_white)),
            "drawn": GameRow.result == "1/2-1/2",
            "open": GameRow.result == "*",
            "w": won_white,
            "b": won_black,
        }
        found.append(by_result[chosen.result])
    if chosen.opponent:
        by_opponent: dict[Opponent, ColumnElement[bool]] = {
            "people": and_(_WHITE.kind == "person", _BLACK.kind == "person"),
            "computer": or_(own_white, own_black),
            "computers": and_(_WHITE.kind == "computer", _BLACK.kind == "computer"),
        }
        found.append(by_opponent[chosen.opponent])
    if chosen.level:
        found.append(
            or_(
                and_(_WHITE.kind == "computer", _WHITE.level == chosen.level),
                and_(_BLACK.kind == "computer", _BLACK.level == chosen.level),
            )
        )
    return found


def _has_word(word: str) -> ColumnElement[bool]:
    named = select(SeatRow.game_id).where(SeatRow.name.icontains(word, autoescape=True))
    return or_(
        GameRow.variant.icontains(word, autoescape=True),
        GameRow.title.icontains(word, autoescape=True),
        GameRow.note.icontains(word, autoescape=True),
        GameRow.result == word,
        GameRow.id.in_(named),
    )


# ---------------------------------------------------------------------- statistics


def _scored(holder: str | None) -> Select[Any]:
    """Ask for the finished games of one person against the computer, and how each ended for the person.

    Where the computer has played on for the person, it is no game of theirs.
    """
    own_win = or_(
        and_(_PERSON.player == "w", GameRow.result == "1-0"),
        and_(_PERSON.player == "b", GameRow.result == "0-1"),
    )
    score = case((own_win, 1), (GameRow.result == "1/2-1/2", 0), else_=-1)
    return (
        select(
            GameRow.variant,
            _COMPUTER.level,
            GameRow.updated,
            GameRow.id,
            score.label("score"),
        )
        .join(_PERSON, and_(_PERSON.game_id == GameRow.id, _PERSON.kind == "person"))
        .join(_COMPUTER, and_(_COMPUTER.game_id == GameRow.id, _COMPUTER.kind == "computer"))
        .where(
            GameRow.kind == "game",
            GameRow.discarded.is_(None),
            GameRow.result != "*",
            _PERSON.helped.is_(False),
            _PERSON.holder.is_(None) if holder is None else _PERSON.holder == holder,
        )
    )


def tallies(holder: str | None = None) -> Select[Any]:
    """Ask how the games of each variant against each level ended."""
    scored = _scored(holder).subquery()

    def count(score: int) -> ColumnElement[int]:
        return func.sum(case((scored.c.score == score, 1), else_=0))

    return (
        select(scored.c.variant, scored.c.level, count(1), count(0), count(-1))
        .group_by(scored.c.variant, scored.c.level)
        .order_by(scored.c.variant, scored.c.level)
    )


def streaks(holder: str | None = None) -> Select[Any]:
    """Ask for all runs of games that ended alike, the latest first: score and length.

    A game's number among all, less its number among those that ended alike, is the same all through a run.
    """
    scored = _scored(holder).subquery()
    order = (scored.c.updated, scored.c.id)
    number = func.row_number().over(order_by=order)
    among_alike = func.row_number().over(partition_by=scored.c.score, order_by=order)
    numbered = select(
        scored.c.score, number.label("number"), (number - among_alike).label("run")
    ).subquery()
    return (
        select(numbered.c.score, func.count().label("length"))
        .group_by(numbered.c.score, numbered.c.run)
        .order_by(func.max(numbered.c.number).desc())
    )


def longest_win(holder: str | None = None) -> Select[Any]:
    """Ask for the length of the longest run of wins."""
    runs = streaks(holder).order_by(None).subquery()
    return select(func.max(runs.c.length)).where(runs.c.score == 1)


def streak_of(row: Row[Any]) -> Streak:
    """Read a run of games."""
    return Streak(_SCORES[row.score], row.length)
