"""The one sentence above the board: who decides, what, and why; and how the game ended."""

from gipf import rules
from gipf.messages import Argument, Message
from gipf.position import Position
from gipf.scene.labels import linked_game, name_of
from gipf.state import (
    CLEARING,
    EXTRA,
    POTENTIAL_NAMES,
    Move,
    MoveKind,
    Outcome,
    Phase,
    Reason,
    State,
)


def prompt_of(position: Position) -> Message:
    """Say who has to decide what, and why.

    >>> prompt_of(Position.start("tournament"))
    {'id': 'prompt-opening', 'args': {'player': 'w'}}
    """
    if position.outcome:
        return how_it_ended(position, position.outcome)
    if position.announced:
        return _about_announced(position)
    if position.phase in CLEARING:
        return _about_rows(position)
    if position.phase in EXTRA:
        return _about_tamsk(position)
    return _about_move(position)


def _message(name: str, position: State, **more: Argument) -> Message:
    return {"id": name, "args": {"player": position.acting.value, **more}}


def _about_move(position: Position) -> Message:
    """Say what may be pushed in, and on which terms; ``uses`` counts the potentials that can be used."""
    reserve = position.reserve(position.acting)
    if rules.must_push_gipf_piece(position):
        if position.variant.is_matrx:
            return _message("prompt-gipf-in-reserve", position, count=reserve["G"])
        return _message("prompt-opening", position)
    moves = position.legal_moves()
    uses = len({move.start for move in moves if move.kind is MoveKind.USE})
    pushed = {move.unit for move in moves if move.kind is MoveKind.PUSH}
    if not pushed:
        is_blocked = bool(rules.units_to_push(position))
        return _message("prompt-use-blocked" if is_blocked else "prompt-use-empty", position)
    if position.variant.has_one_kind:
        return _message("prompt-piece", position)
    return _message(_what_to_push(position, pushed), position, uses=uses)


def _what_to_push(position: Position, units: set[str]) -> str:
    if position.variant.is_matrx:
        return "prompt-stack"
    loaded = units - {"B", "G"}
    if "G" in units:
        return "prompt-gipf-loaded-basic" if loaded else "prompt-gipf-basic"
    return "prompt-loaded-basic" if loaded else "prompt-basic"


def _about_rows(position: Position) -> Message:
    """Say whose rows stand there, whether they have to go, and whether there is anything to choose."""
    own = rules.rows_of(position, position.acting)
    is_before = position.phase is Phase.CLEAR_BEFORE
    if not any(row.must_be_cleared for row in own):
        name = "prompt-may-clear-before" if is_before else "prompt-may-clear-after"
        return _message(name, position, rows=len(own))
    name = "prompt-clear-before" if is_before else "prompt-clear-after"
    return _message(name, position, rows=len(own), choices=len(position.legal_moves()))


def _about_tamsk(position: Position) -> Message:
    if len(position.legal_moves()) == 1:
        return _message("prompt-extra-blocked", position)
    is_before = position.phase is Phase.EXTRA_BEFORE
    return _message("prompt-extra-before" if is_before else "prompt-extra-after", position)


def _about_announced(position: Position) -> Message:
    assert position.announced is not None
    move = position.announced.move
    args: dict[str, Argument] = {"potential": POTENTIAL_NAMES[move.unit], "move": _way(move)}
    if position.phase is Phase.ANSWER:
        left = position.challenges[position.acting]
        args["left"] = "unlimited" if left is None else left
        args["game"] = name_of(linked_game(position))
        return _message("prompt-answer", position, **args)
    args["game"] = linked_game(position)
    begins = position.phase is Phase.WHO_BEGINS
    return _message("prompt-who-begins" if begins else "prompt-side-game", position, **args)


def _way(move: Move) -> Message:
    """Say in words how an announced potential would go."""
    way = "jump" if move.kind is MoveKind.USE else "push" if move.start else "enter"
    if move.cover:
        way = "new-gipf" if move.cover == "G" else "basic"
    return {"id": "prompt-way", "args": {"way": way, "spot": move.start, "target": move.target}}


_WON = {
    Reason.NO_MOVE: "over-no-move",
    Reason.RESIGNATION: "over-resignation",
    Reason.TIME: "over-time",
    Reason.ABANDONED: "over-abandoned",
}


def how_it_ended(state: State, outcome: Outcome) -> Message:
    """Say who won and why; the outcome may be one the rules do not know, like a resignation.

    >>> from gipf.variants import Player
    >>> how_it_ended(Position.start("basic"), Outcome(Player.WHITE, Reason.RESIGNATION))
    {'id': 'over-resignation', 'args': {'player': 'w'}}
    """
    variant = state.variant
    if outcome.winner is None:
        match outcome.reason:
            case Reason.REPETITION:
                return {"id": "over-repetition", "args": {"count": variant.repetition}}
            case Reason.QUIET:
                return {"id": "over-quiet", "args": {"count": variant.quiet}}
            case Reason.AGREEMENT:
                return {"id": "over-agreement", "args": {}}
            case Reason.ABANDONED:
                return {"id": "over-left", "args": {}}
        return {"id": "over-draw", "args": {}}
    name = _WON.get(outcome.reason, "over-won")
    if outcome.reason is Reason.GIPF_LOST:
        name = "over-gipf-captured" if variant.is_matrx else "over-gipf-lost"
    return {"id": name, "args": {"player": outcome.winner.value}}
