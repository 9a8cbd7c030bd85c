"""What a decision is called: what a screen reader says about it, and what is announced when it is made."""

from gipf.messages import Message
from gipf.scene.effects import way
from gipf.state import EXTRA, POTENTIAL_NAMES, Move, MoveKind, State

_USES = {"Z": "option-zertz", "D": "option-dvonn", "Y": "option-yinsh", "P": "option-punct"}

_WORDS = {
    MoveKind.ACCEPT: "option-accept",
    MoveKind.CHALLENGE: "option-challenge",
    MoveKind.FIRST: "option-first",
    MoveKind.SECOND: "option-second",
    MoveKind.WON: "option-won",
    MoveKind.TIED: "option-tied",
    MoveKind.LOST: "option-lost",
}


def label_of(state: State, move: Move) -> Message:
    """Name a legal decision.

    >>> from gipf import Position
    >>> position = Position.start("basic")
    >>> label_of(position, position.read_move("e1-e3"))["id"]
    'option-push'
    """
    match move.kind:
        case MoveKind.PUSH:
            return _push(state, move)
        case MoveKind.EXTRA:
            return _extra(state, move)
        case MoveKind.USE if move.cover:
            return {
                "id": "option-cover",
                "args": {"spot": move.start, "target": move.target, "cover": move.cover},
            }
        case MoveKind.USE:
            return {"id": _USES[move.unit], "args": {"spot": move.start, "target": move.target}}
        case MoveKind.CLEAR:
            return _clear(state, move)
        case MoveKind.PASS:
            name = "option-pass-extra" if state.phase in EXTRA else "option-pass-rows"
            return {"id": name, "args": {}}
        case MoveKind.ACCEPT | MoveKind.CHALLENGE:
            return {"id": _WORDS[move.kind], "args": {}}
    return {"id": _WORDS[move.kind], "args": {"player": state.acting.value}}


def _push(state: State, move: Move) -> Message:
    unit = {"B": "basic", "G": "gipf"}.get(move.unit)
    if unit is None:
        unit = "stack" if state.variant.is_matrx else "loaded"
    args = {"unit": unit, "potential": POTENTIAL_NAMES.get(move.unit, "")}
    if not move.start:
        return {"id": "option-enter", "args": {**args, "spot": move.target}}
    count = len(way(state.board, move.start, move.target).slides)
    return {
        "id": "option-push",
        "args": {**args, "dot": move.start, "target": move.target, "count": count},
    }


def _extra(state: State, move: Move) -> Message:
    if not move.start:
        return {"id": "option-extra-enter", "args": {"spot": move.target}}
    count = len(way(state.board, move.start, move.target).slides)
    return {
        "id": "option-extra-push",
        "args": {"dot": move.start, "target": move.target, "count": count},
    }


def _clear(state: State, move: Move) -> Message:
    own = sum(state.piles[spot][-1].player is state.player for spot in move.spots)
    return {
        "id": "option-clear",
        "args": {"spots": ", ".join(move.spots), "own": own, "theirs": len(move.spots) - own},
    }
