"""Why a move may not be played, in the words of the game."""

from collections.abc import Iterable

from gipf import rules
from gipf.errors import IllegalMove
from gipf.geometry import CENTRE
from gipf.state import (
    CHALLENGING,
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


def why_illegal(state: State, move: Move) -> IllegalMove:
    """Say why a move that is not among the legal ones is not.

    >>> from gipf import Position
    >>> str(why_illegal(Position.start("basic"), Move.push("B", "e1", "e2")))
    "e2 is occupied, so the farthest piece lands on e3: 'e1-e3'"
    """
    if state.phase is Phase.OVER:
        return IllegalMove("game-is-over")
    if state.phase in CHALLENGING:
        announced = state.announced.move if state.announced else ""
        return IllegalMove(
            "answer-first", move=announced, player=state.player, phase=state.phase.value
        )
    if state.phase in CLEARING:
        return _why_not_in_clearing(state, move)
    if state.phase in EXTRA:
        return _why_not_in_extra(state, move)
    return _why_not_as_move(state, move)


def _some(moves: Iterable[Move]) -> list[str]:
    """List the first three moves, and say whether there are more."""
    texts = sorted(move.text for move in moves)
    return texts if len(texts) <= 3 else [*texts[:2], f"{texts[2]} …"]


# ---------------------------------------------------------------------- clearing


def _why_not_in_clearing(state: State, move: Move) -> IllegalMove:
    own = rules.rows_of(state, state.player)
    required = [row for row in own if row.must_be_cleared]
    if move.kind is MoveKind.CLEAR:
        return _why_not_cleared(state, own, move)
    moves = _some(rules.clearing_moves(state))
    if not required:
        return IllegalMove("gipf-row-first", player=state.player, moves=moves)
    if move.kind is MoveKind.PASS:
        return IllegalMove("row-must-go", row=_name(required[0]), moves=moves)
    return IllegalMove("row-first", player=state.player, moves=moves)


def _name(row: rules.Row) -> str:
    return f"{row.spots[0]}-{row.spots[-1]}"


def _why_not_cleared(state: State, own: list[rules.Row], move: Move) -> IllegalMove:
    if not move.spots:
        return IllegalMove("many-ways-to-clear", moves=_some(rules.clearing_moves(state)))
    chosen = set(move.spots)
    for row in own:
        if chosen <= set(row.spots):
            kept = [s for s in row.spots if rules.must_go(state, s) and s not in chosen]
            if kept:
                return IllegalMove("singles-go-with-row", row=_name(row), spots=kept)
            return IllegalMove("four-left-standing", row=_name(row))
    for spot in move.spots:
        if spot not in state.piles:
            return IllegalMove("empty-spot", spot=spot)
    return IllegalMove("one-row-at-a-time", player=state.player, rows=map(_name, own))


# ---------------------------------------------------------------------- extra moves


def _why_not_in_extra(state: State, move: Move) -> IllegalMove:
    if move.kind is MoveKind.EXTRA:
        return _why_not_this_way(state, move, "+")
    if move.kind is MoveKind.CLEAR:
        return IllegalMove("no-clearing-between")
    pushes = [extra for extra in rules.extra_moves(state) if extra.kind is MoveKind.EXTRA]
    if not pushes:
        return IllegalMove("tamsk-cannot-move", player=state.player, spot=CENTRE)
    return IllegalMove("tamsk-waits", player=state.player, spot=CENTRE, moves=_some(pushes))


# ---------------------------------------------------------------------- the move


def _why_not_as_move(state: State, move: Move) -> IllegalMove:
    match move.kind:
        case MoveKind.PUSH if move.unit not in rules.units_to_push(state):
            return _why_not_this_unit(state, move.unit)
        case MoveKind.PUSH:
            return _why_not_this_way(state, move, "" if move.unit == "B" else move.unit)
        case MoveKind.USE:
            return _why_not_used(state, move)
        case MoveKind.CLEAR if rules.rows_of(
            state, state.player
        ):  # passed, or made by an extra move
            return IllegalMove("move-before-clearing", player=state.player)
        case MoveKind.CLEAR:
            return IllegalMove("no-row", player=state.player)
        case MoveKind.PASS:
            return IllegalMove("must-move", player=state.player)
        case MoveKind.EXTRA:
            return IllegalMove("no-tamsk", player=state.player, spot=CENTRE)
    return IllegalMove("nothing-announced")


def _why_not_this_unit(state: State, letter: str) -> IllegalMove:
    player = state.acting
    reserve = state.reserves[player]
    if rules.must_push_gipf_piece(state) and letter != "G":
        if state.variant.is_matrx:
            return IllegalMove("gipf-pieces-first", player=player, count=reserve["G"])
        return IllegalMove("first-turn-gipf", player=player)
    match letter:
        case "B" if state.variant.is_matrx:
            return IllegalMove("no-basic-in-matrx")
        case "B":
            return IllegalMove("no-basic-piece", player=player)
        case "G" if state.variant.is_matrx:
            return IllegalMove("no-gipf-piece", player=player)
        case "G" if not state.variant.has_free_opening:
            return IllegalMove("gipf-not-pushed", variant=state.variant)
        case "G" if state.opening[player] == "-":
            return IllegalMove("gipf-pieces-ended", player=player)
        case "G":
            return IllegalMove("gipf-takes-two", player=player, count=reserve["B"])
    potential = POTENTIAL_NAMES[letter]
    if state.variant.is_matrx:
        return IllegalMove(
            "stack-takes-two", potential=potential, player=player, count=reserve[letter]
        )
    if not reserve[letter]:
        return IllegalMove("no-potential", player=player, potential=potential)
    return IllegalMove("no-basic-to-load", player=player)


def _why_not_this_way(state: State, move: Move, prefix: str) -> IllegalMove:
    """Explain a push by its geometry; ``prefix`` is what stands before its points."""
    if not move.start:
        return _why_not_entered(state, move.target, prefix)
    dot, spots = move.start, state.variant.board.entry(move.start, move.target)
    if not spots:
        lines = [
            f"{push.spots[0]}-{push.spots[-1]}"
            for push in state.variant.board.pushes
            if push.dot == dot
        ]
        return IllegalMove("no-line", dot=dot, spot=move.target, lines=lines)
    if spots[0] not in state.piles:
        return IllegalMove("just-enter", spot=spots[0], move=f"{prefix}{spots[0]}")
    landing = next((spot for spot in spots if spot not in state.piles), None)
    if landing is None:
        return IllegalMove("line-blocked", dot=dot)
    return IllegalMove(
        "lands-elsewhere", spot=spots[0], landing=landing, move=f"{prefix}{dot}-{landing}"
    )


def _why_not_entered(state: State, spot: str, prefix: str) -> IllegalMove:
    dots = [push.dot for push in state.variant.board.pushes if push.spots[0] == spot]
    if not dots:
        return IllegalMove("not-at-edge", spot=spot)
    ways = [way for way in rules.open_ways(state) if way.dot in dots]
    ways = [way for way in ways if state.variant.board.entry(way.dot, way.target)[0] == spot]
    if not ways:
        return IllegalMove("all-lines-blocked", spot=spot)
    moves = [f"{prefix}{way.dot}-{way.target}" for way in ways]
    return IllegalMove("which-way", spot=spot, moves=moves)


def _why_not_used(state: State, move: Move) -> IllegalMove:
    unit = state.top(move.start)
    if rules.must_push_gipf_piece(state):
        return _why_not_this_unit(state, move.unit)
    if unit is None:
        return IllegalMove("empty-spot", spot=move.start)
    if unit.player is not state.player:
        return IllegalMove("not-own", spot=move.start, player=state.player)
    if unit.kind is not Kind.LOADED or unit.potential != move.unit:
        potential = POTENTIAL_NAMES[move.unit]
        return IllegalMove("no-potential-there", potential=potential, spot=move.start)
    match move.unit:
        case "T":
            return IllegalMove("tamsk-use", spot=CENTRE)
        case "Z":
            return IllegalMove("zertz-use")
        case "Y":
            return IllegalMove("yinsh-use")
        case "D":
            return IllegalMove("dvonn-use-matrx" if state.variant.is_matrx else "dvonn-use")
    return _why_no_punct(state, move)


def _why_no_punct(state: State, move: Move) -> IllegalMove:
    uses = [use for use in rules.punct_jumps(state, move.start) if use.target == move.target]
    match [use.text for use in uses]:
        case [text, *_] if move.cover == "G" and uses[0].cover:
            return IllegalMove("one-basic-to-cover", player=state.player, move=text)
        case [text, other]:
            return IllegalMove("would-be-either", move=text, other=other)
        case [text]:
            return IllegalMove("would-be", move=text)
    if state.variant.is_matrx:
        return IllegalMove("punct-use-matrx")
    beside = dict(rules.opposing_units_in_reach(state, move.start))
    if move.target in beside and beside[move.target].kind is Kind.GIPF:
        return IllegalMove("no-basic-to-cover", player=state.player)
    return IllegalMove("punct-use")
