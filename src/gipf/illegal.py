"""Why a move may not be played, in the words of the game."""

from collections.abc import Iterator

from gipf import rules
from gipf.geometry import CENTRE
from gipf.state import (
    CLEARING,
    EXTRA,
    POTENTIAL_NAMES,
    Kind,
    Move,
    MoveKind,
    Phase,
    State,
)
from gipf.variants import Player

PLAYER_NAMES = {Player.WHITE: "White", Player.BLACK: "Black"}
_EXPECTED = {
    Phase.ANSWER: "'accept' or 'challenge'",
    Phase.WHO_BEGINS: "who begins the side game, 'first' or 'second'",
    Phase.SIDE_GAME: "the result of the side game, 'won', 'tied' or 'lost'",
}


def why_illegal(state: State, move: Move) -> str:
    """Say why a move that is not among the legal ones is not.

    >>> from gipf import Position
    >>> why_illegal(Position.start("basic"), Move.push("B", "e1", "e2"))
    "e2 is occupied, so the farthest pile lands on e3: 'e1-e3'"
    """
    if state.phase is Phase.OVER:
        return "the game is over"
    if state.phase in _EXPECTED:
        announced = state.announced.move if state.announced else ""
        return f"{announced} is announced, and {_name(state)} has to say {_EXPECTED[state.phase]}"
    if state.phase in CLEARING:
        return _why_not_in_clearing(state, move)
    if state.phase in EXTRA:
        return _why_not_in_extra(state, move)
    return _why_not_as_move(state, move)


def _name(state: State) -> str:
    return PLAYER_NAMES[state.player] if state.player else "nobody"


def _list(moves: Iterator[Move]) -> str:
    texts = sorted(move.text for move in moves)
    return ", ".join(texts[:3]) + (" …" if len(texts) > 3 else "")


# ---------------------------------------------------------------------- clearing


def _why_not_in_clearing(state: State, move: Move) -> str:
    own = rules.rows_of(state, state.player)
    required = [row for row in own if row.must_be_cleared]
    if move.kind is MoveKind.CLEAR:
        return _why_not_cleared(state, own, move)
    choices = _list(rules.clearing_moves(state))
    if not required:
        return f"{_name(state)} decides about a row of GIPF-pieces first: {choices}"
    if move.kind is MoveKind.PASS:
        return f"the row {'-'.join(_ends(required[0]))} must be cleared: {choices}"
    return f"a row of {_name(state)}'s must be cleared first: {choices}"


def _ends(row: rules.Row) -> tuple[str, str]:
    return row.spots[0], row.spots[-1]


def _why_not_cleared(state: State, own: list[rules.Row], move: Move) -> str:
    if not move.spots:
        return f"there is more than one way to clear: {_list(rules.clearing_moves(state))}"
    chosen = set(move.spots)
    for row in own:
        if chosen <= set(row.spots):
            return _why_not_this_row(state, row, chosen)
    for spot in move.spots:
        if spot not in state.piles:
            return f"{spot} is empty"
    within = ", ".join("-".join(_ends(row)) for row in own)
    return f"only spots of one row of {_name(state)}'s may be cleared at a time: {within}"


def _why_not_this_row(state: State, row: rules.Row, chosen: set[str]) -> str:
    name = "-".join(_ends(row))
    kept = [spot for spot in row.spots if rules.must_go(state, spot) and spot not in chosen]
    if kept:
        return f"single pieces must go with their row, {name}: {', '.join(kept)} too"
    return f"four would be left standing in the row {name}: one more of them has to go"


# ---------------------------------------------------------------------- extra moves


def _why_not_in_extra(state: State, move: Move) -> str:
    if move.kind is MoveKind.EXTRA:
        return _why_not_this_way(state, move, "+")
    if move.kind is MoveKind.CLEAR:
        return "nothing is removed between an extra move and the regular one"
    waits = f"{_name(state)}'s TAMSK on {CENTRE} waits"
    pushes = [extra for extra in rules.extra_moves(state) if extra.kind is MoveKind.EXTRA]
    if not pushes:
        return f"{waits}, and every line is blocked: 'pass'"
    return f"{waits}: push it in with '+' ({_list(iter(pushes))}) or 'pass'"


# ---------------------------------------------------------------------- the move


def _why_not_as_move(state: State, move: Move) -> str:
    match move.kind:
        case MoveKind.PUSH:
            return _why_not_pushed(state, move)
        case MoveKind.USE:
            return _why_not_used(state, move)
        case MoveKind.CLEAR:
            return _why_no_clearing(state)
        case MoveKind.PASS:
            return (
                f"{_name(state)} has to move; only an extra move or a row of GIPF-pieces is passed"
            )
        case MoveKind.EXTRA:
            return f"{_name(state)} has no TAMSK on {CENTRE}, so no extra move"
    return "no use of a potential has been announced"


def _why_no_clearing(state: State) -> str:
    if rules.rows_of(state, state.player):  # passed, or made by an extra move
        return f"rows are cleared before and after the move, and {_name(state)} has to move now"
    return f"{_name(state)} has no row to clear"


def _why_not_pushed(state: State, move: Move) -> str:
    if move.unit not in rules.units_to_push(state):
        return _why_not_this_unit(state, move.unit)
    return _why_not_this_way(state, move, "" if move.unit == "B" else move.unit)


def _why_not_this_unit(state: State, letter: str) -> str:
    assert state.player is not None
    reserve = state.reserves[state.player]
    if rules.must_push_gipf_piece(state) and letter != "G":
        if state.variant.is_matrx:
            return f"GIPF-pieces must be played first: {_name(state)} has {reserve['G']} in reserve"
        return f"{_name(state)}'s first turn must be a GIPF-piece"
    match letter:
        case "B" if state.variant.is_matrx:
            return "there are no basic pieces in MATRX; write the unit's letter first"
        case "B":
            return f"{_name(state)} has no basic piece in reserve"
        case "G" if state.variant.is_matrx:
            return f"{_name(state)} has no GIPF-piece in reserve"
        case "G" if not state.variant.has_free_opening:
            return f"'{state.variant}' is played without pushing in GIPF-pieces"
        case "G" if state.opening[state.player] == "-":
            return f"{_name(state)} brings in no more GIPF-pieces after the first other piece"
        case "G":
            return f"a GIPF-piece takes two basic pieces; {_name(state)} has {reserve['B']}"
    potential = POTENTIAL_NAMES[letter]
    if state.variant.is_matrx:
        return f"a stack takes two {potential}-potentials; {_name(state)} has {reserve[letter]} in reserve"
    if not reserve[letter]:
        return f"{_name(state)} has no {potential}-potential in hand"
    return f"{_name(state)} has no basic piece in reserve to load"


def _why_not_this_way(state: State, move: Move, prefix: str) -> str:
    """Explain a push by its geometry; ``prefix`` is what stands before its points."""
    if not move.start:
        return _why_not_entered(state, move.target, prefix)
    spots = state.board.entry(move.start, move.target)
    if not spots:
        lines = " or ".join(
            f"{push.spots[0]}-{push.spots[-1]}"
            for push in state.board.pushes
            if push.dot == move.start
        )
        return f"no line leads from {move.start} to {move.target}; from there it goes along {lines}"
    if spots[0] not in state.piles:
        return f"{spots[0]} is empty, so this is just '{prefix}{spots[0]}'"
    landing = next((spot for spot in spots if spot not in state.piles), None)
    if landing is None:
        return f"the line from {move.start} has no empty spot: it is blocked both ways"
    return f"{spots[0]} is occupied, so the farthest pile lands on {landing}: '{prefix}{move.start}-{landing}'"


def _why_not_entered(state: State, spot: str, prefix: str) -> str:
    dots = [push.dot for push in state.board.pushes if push.spots[0] == spot]
    if not dots:
        return f"{spot} is not at the edge of the board"
    ways = [way for way in rules.open_ways(state) if way.dot in dots]
    ways = [way for way in ways if state.board.entry(way.dot, way.target)[0] == spot]
    if not ways:
        return f"{spot} is occupied and every line through it from the edge is blocked"
    texts = " or ".join(f"'{prefix}{way.dot}-{way.target}'" for way in ways)
    return f"{spot} is occupied, so say which way to push: {texts}"


def _why_not_used(state: State, move: Move) -> str:
    unit = state.top(move.start)
    potential = POTENTIAL_NAMES[move.unit]
    if rules.must_push_gipf_piece(state):
        return _why_not_this_unit(state, move.unit)
    if unit is None:
        return f"{move.start} is empty"
    if unit.player is not state.player:
        return f"the unit on {move.start} is not {_name(state)}'s"
    if unit.kind is not Kind.LOADED or unit.potential != move.unit:
        return f"there is no {potential}-potential to use on {move.start}"
    match move.unit:
        case "T":
            return f"TAMSK is used only when it is pushed onto {CENTRE}"
        case "Z":
            return "ZÈRTZ jumps in a line over occupied spots onto the first empty one behind them"
        case "Y":
            return "YINSH slides in a line over empty spots"
        case "D":
            return _why_no_dvonn(state)
    return _why_no_punct(state, move)


def _why_no_dvonn(state: State) -> str:
    if state.variant.is_matrx:
        return "DVONN jumps onto an opposing DVONN, next to it or in a line over empty spots"
    return "DVONN jumps onto an opposing basic piece or DVONN on a neighbouring spot"


def _why_no_punct(state: State, move: Move) -> str:
    possible = [use for use in rules.punct_jumps(state, move.start) if use.target == move.target]
    if possible and move.cover == "G" and possible[0].cover:
        return f"a GIPF-piece takes two basic pieces; {_name(state)} has 1: '{possible[0]}'"
    if possible:
        return f"this would be {' or '.join(repr(use.text) for use in possible)}"
    if state.variant.is_matrx:
        return "PÜNCT jumps onto an opposing PÜNCT, next to it or in a line over empty spots"
    beside = dict(rules.opposing_units_in_reach(state, move.start))
    if move.target in beside and beside[move.target].kind is Kind.GIPF:
        return f"{_name(state)} has no basic piece in reserve to cover the GIPF-piece with"
    return "PÜNCT jumps onto an opposing PÜNCT or GIPF-piece on a neighbouring spot"
