"""Why nothing can be done at a point: what a page answers when it is pressed in vain."""

from collections import defaultdict
from collections.abc import Iterable, Iterator

from gipf import rules
from gipf.messages import Message
from gipf.position import Position
from gipf.scene.data import Closed, Option, Row
from gipf.state import CHALLENGING, CLEARING, EXTRA, POTENTIAL_NAMES, Kind, Unit

_REACH = {"Z": "reach-zertz", "Y": "reach-yinsh", "D": "reach-dvonn", "P": "reach-punct"}
_REACH_IN_MATRX = {**_REACH, "D": "reach-dvonn-matrx", "P": "reach-punct-matrx"}


def closed_of(
    position: Position, options: Iterable[Option], rows: Iterable[Row]
) -> tuple[Closed, ...]:
    """List the points at which nothing can be done, by what is to be said there.

    >>> from gipf.scene.options import options_of
    >>> position = Position.start("basic")
    >>> for closed in closed_of(position, options_of(position), ()):
    ...     print(closed["why"]["id"], *closed["points"][:3])
    closed-piece b2 b5 e2
    closed-empty c3 c4 c5
    """
    if position.is_over:
        return ()
    points: defaultdict[str, list[str]] = defaultdict(list)
    messages: dict[str, Message] = {}
    is_open = {point for option in options for point in _pressed(position, option)}
    for point, why in _reasons(position, is_open, list(rows)):
        points[str(why)].append(point)
        messages[str(why)] = why
    return tuple({"points": tuple(points[why]), "why": messages[why]} for why in messages)


def reach_of(position: Position, options: Iterable[Option]) -> dict[str, Message]:
    """Say how the potentials move that can be used, by their spots: the answer where they cannot go.

    >>> from gipf.scene.options import options_of
    >>> position = Position.parse("ultimate 4/5/2Z3/2g4/4G1/5/4 w m B15/B17 -- - 9")
    >>> reach_of(position, options_of(position))
    {'d4': {'id': 'reach-zertz', 'args': {}}}
    """
    names = _REACH_IN_MATRX if position.variant.is_matrx else _REACH
    return {
        option["from"][0]: _message(names[str(option["letter"])])
        for option in options
        if option["kind"] == "use"
    }


def _message(name: str, **arguments: str | int) -> Message:
    return {"id": name, "args": arguments}


def _pressed(position: Position, option: Option) -> Iterator[str]:
    """Give the points at which a decision is begun: dots, empty spots behind them, potentials."""
    yield from option["from"]
    if option["kind"] != "use" and option["to"] and option["to"] not in position.piles:
        yield option["to"]


def _reasons(
    position: Position, is_open: set[str], rows: list[Row]
) -> Iterator[tuple[str, Message]]:
    board = position.variant.board
    if position.phase in CLEARING:
        yield from _in_clearing(position, rows)
        return
    for point in (*board.spots, *board.dots):
        if point in is_open:
            why = None
        elif position.phase in CHALLENGING:
            why = _message("closed-answer")
        elif position.phase in EXTRA:
            why = _message("closed-extra" if is_open else "closed-extra-blocked")
            why = _full_line(position, point) or why
        else:
            why = _as_move(position, point, is_open)
        if why:
            yield point, why


def _in_clearing(position: Position, rows: list[Row]) -> Iterator[tuple[str, Message]]:
    """Nothing to choose: the row itself can be pressed. Otherwise what must go with it cannot."""
    cleared = [row for row in rows if row["clears"]]
    is_forced = len(position.legal_moves()) == 1
    must_go = set() if is_forced else {spot for row in cleared for spot in row["must"]}
    in_rows = {spot for row in cleared for spot in row["spots"]}
    own = rules.rows_of(position, position.acting)
    elsewhere = "closed-row" if any(row.must_be_cleared for row in own) else "closed-may-row"
    for point in (*position.variant.board.spots, *position.variant.board.dots):
        if point in must_go:
            yield point, _message("closed-must-go")
        elif point not in in_rows:
            yield point, _message(elsewhere)


def _full_line(position: Position, point: str) -> Message | None:
    """Say that the lines from a dot are full; nothing where that is not why they are closed."""
    if point not in position.variant.board.dots:
        return None
    ways = [push.spots for push in position.variant.board.pushes if push.dot == point]
    is_full = all(spot in position.piles for spots in ways for spot in spots)
    return _message("closed-line", lines=len(ways)) if is_full else None


def _as_move(position: Position, point: str, is_open: set[str]) -> Message:
    unit = position.top(point)
    if unit and unit.player is position.player and unit.kind is Kind.LOADED:
        return _as_potential(position, unit)
    if full := _full_line(position, point):
        return full
    if not is_open.intersection(position.variant.board.dots):
        return _message("closed-nothing-to-push")
    return _message("closed-piece" if unit else "closed-empty")


def _as_potential(position: Position, unit: Unit) -> Message:
    if rules.must_push_gipf_piece(position):
        return _message("closed-gipf-first")
    letter = unit.potential or ""
    return _message("closed-potential", potential=POTENTIAL_NAMES[letter])
