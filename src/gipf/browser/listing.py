"""Which games are wanted, and what they add up to, of rows in memory: what the server asks a database."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from types import SimpleNamespace

from gipf.host.catalogue import Base, GameFilter, Score, Statistics, Streak, Summary, Tally
from gipf.host.seats import Seat
from gipf.host.stored_game import clock_in
from gipf.variants import Player

Row = SimpleNamespace
"""A stored game: the columns of `gipf.host.stored_game`, and ``seats``, ``title``, ``note``, ``discarded``."""
_OWN_WIN = {Player.WHITE: "1-0", Player.BLACK: "0-1"}


def summary_of_row(row: Row) -> Summary:
    """Sum up a stored game."""
    return Summary(
        row.id, row.created, row.updated, row.variant, row.position, row.turns, row.result,
        row.reason, dict(row.seats), row.kind, row.title, row.note, clock_in(row),
    )  # fmt: skip


def wanted(
    rows: Iterable[Row], chosen: GameFilter, before: tuple[int, str] | None, limit: int
) -> list[Row]:
    """Choose games, those touched last first."""
    found = [
        row
        for row in rows
        if row.discarded is None
        and (before is None or (row.updated, row.id) < before)
        and _is_wanted(row, chosen)
    ]
    return sorted(found, key=lambda row: (row.updated, row.id), reverse=True)[:limit]


def _is_wanted(row: Row, chosen: GameFilter) -> bool:
    return (
        row.kind in chosen.kinds
        and (row.turns > 0 or not chosen.begun)
        and (not chosen.base or _is_of_base(row.variant, chosen.base))
        and (not chosen.side or _begins(row.variant, chosen.side, "("))
        and (not chosen.result or _ended(row, chosen.result))
        and (not chosen.opponent or _opponent(row.seats) == chosen.opponent)
        and (not chosen.level or chosen.level in _levels(row.seats))
        and all(_has_word(row, word) for word in chosen.words.split())
    )


def _is_of_base(variant: str, base: Base) -> bool:
    if base == "potentials":
        return variant.startswith(("standard+", "tournament+"))
    return _begins(variant, base, "+;")


def _begins(variant: str, name: str, signs: str) -> bool:
    return variant == name or any(variant.startswith(name + sign) for sign in signs)


def _opponent(seats: Mapping[Player, Seat]) -> str:
    kinds = {seat.kind for seat in seats.values()}
    if len(kinds) == 2:
        return "computer"
    return "people" if kinds == {"person"} else "computers"


def _levels(seats: Mapping[Player, Seat]) -> list[int | None]:
    return [seat.level for seat in seats.values() if seat.kind == "computer"]


def _ended(row: Row, result: str) -> bool:
    if result in ("won", "lost"):
        return _opponent(row.seats) == "computer" and _score(row) == result
    return bool({"drawn": "1/2-1/2", "open": "*", "w": "1-0", "b": "0-1"}[result] == row.result)


def _score(row: Row) -> Score | None:
    """Say how a game of one person ended for them."""
    if row.result in ("*", "1/2-1/2"):
        return "drawn" if row.result != "*" else None
    person = next(player for player, seat in row.seats.items() if seat.kind == "person")
    return "won" if row.result == _OWN_WIN[person] else "lost"


def _has_word(row: Row, word: str) -> bool:
    texts = (row.variant, row.title, row.note, *(seat.name for seat in row.seats.values()))
    return row.result == word or any(_lower(word) in _lower(text) for text in texts)


def _lower(text: str) -> str:
    """Make letters small, of ASCII alone: so does the database."""
    return "".join(sign.lower() if sign.isascii() else sign for sign in text)


# ---------------------------------------------------------------------- statistics


def _scored(rows: Iterable[Row]) -> Iterator[tuple[Row, Score]]:
    """Give the finished games of one person against the computer, the first first.

    Where the computer has played on for the person, it is no game of theirs.
    """
    for row in sorted(rows, key=lambda row: (row.updated, row.id)):
        if row.kind != "game" or row.discarded is not None or _opponent(row.seats) != "computer":
            continue
        is_helped = any(seat.helped for seat in row.seats.values() if seat.kind == "person")
        score = _score(row)
        if score and not is_helped:
            yield row, score


def statistics_of(rows: Iterable[Row]) -> Statistics:
    """Add up the finished games of one person against the computer."""
    scored = list(_scored(rows))
    counts: dict[tuple[str, int], dict[Score, int]] = {}
    for row, score in scored:
        (level,) = _levels(row.seats)
        tally = counts.setdefault((row.variant, level or 0), {"won": 0, "drawn": 0, "lost": 0})
        tally[score] += 1
    runs = [
        Streak(score, sum(1 for _ in run)) for score, run in groupby(score for _, score in scored)
    ]
    longest = max((run.length for run in runs if run.score == "won"), default=0)
    tallies = tuple(
        Tally(variant, level, tally["won"], tally["drawn"], tally["lost"])
        for (variant, level), tally in sorted(counts.items())
    )
    return Statistics(tallies, runs[-1] if runs else None, longest)
