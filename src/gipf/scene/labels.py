"""What a decision is called: what a screen reader says about it, and what is announced when it is made."""

from functools import lru_cache

from gipf import rules
from gipf.messages import Argument, Message
from gipf.notation import pieces_of_unit
from gipf.scene.effects import way
from gipf.side_games import split_name
from gipf.state import EXTRA, POTENTIAL_NAMES, Kind, Move, MoveKind, Reserve, State, Unit
from gipf.variants import Variant

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
        case MoveKind.ACCEPT:
            return {"id": _WORDS[move.kind], "args": {}}
        case MoveKind.CHALLENGE:
            return {"id": _WORDS[move.kind], "args": {"game": name_of(linked_game(state))}}
    return {"id": _WORDS[move.kind], "args": {"player": state.acting.value}}


def linked_game(state: State) -> str:
    """Give the side game that settles a challenge of the announced potential, without options, or ``none``.

    Where options are the name of what is played, it is that name.

    >>> from gipf import Position
    >>> text = "tournament+Z6;challenges=2;side=Z:{} 4/2Zb1/6/G5g/6/5/4 b amZc4-c6 B5/B5 g- 2/1 4"
    >>> games = ("yinsh(blitz)", "table(go)", "table")
    >>> [linked_game(Position.parse(text.format(game))) for game in games]
    ['yinsh', 'go', 'none']
    """
    assert state.announced is not None, "a challenge is about a potential"
    linked = dict(state.variant.side_games).get(state.announced.move.unit, "none")
    name, options = split_name(linked)
    return (options or "none") if name in ("table", "openspiel") else name


def name_of(game: str) -> Argument:
    """Name a side game; ``none`` stays what it is."""
    return game if game == "none" else {"id": "compose-side-name", "args": {"game": game}}


def _push(state: State, move: Move) -> Message:
    basic = "piece" if state.variant.has_one_kind else "basic"
    unit = {"B": basic, "G": "gipf"}.get(move.unit)
    if unit is None:
        unit = "stack" if state.variant.is_matrx else "loaded"
    args = {"unit": unit, "potential": POTENTIAL_NAMES.get(move.unit, "")}
    if not move.start:
        return {"id": "option-enter", "args": {**args, "spot": move.target}}
    count = len(way(state.variant.board, move.start, move.target).slides)
    return {
        "id": "option-push",
        "args": {**args, "dot": move.start, "target": move.target, "count": count},
    }


def _extra(state: State, move: Move) -> Message:
    if not move.start:
        return {"id": "option-extra-enter", "args": {"spot": move.target}}
    count = len(way(state.variant.board, move.start, move.target).slides)
    return {
        "id": "option-extra-push",
        "args": {"dot": move.start, "target": move.target, "count": count},
    }


def _clear(state: State, move: Move) -> Message:
    """Count where everything goes: pieces to the reserve, potentials out of the game, captured pieces."""
    back = out = captured = 0
    leaves = not state.variant.is_matrx  # in MATRX potentials come back, or are captured
    for spot in move.spots:
        unit = state.piles[spot][-1]
        if unit.player is state.player:
            back += _coming_back(state.variant, unit)
            out += leaves and unit.kind in (Kind.LOADED, Kind.USED)
        elif leaves and unit.kind is Kind.USED:
            out += 1
        else:
            captured += _captured(state.variant, unit)
    args: dict[str, Argument] = {"back": back, "out": out, "captured": captured}
    return {"id": "option-clear", "args": {"spots": ", ".join(move.spots), **args}}


@lru_cache(maxsize=256)
def _coming_back(variant: Variant, unit: Unit) -> int:
    return sum(rules.retrieve(variant, Reserve({}), unit).values())


def _captured(variant: Variant, unit: Unit) -> int:
    """Count a captured unit's pieces, of which a GIPF-piece has two; potentials count in MATRX only."""
    pieces = pieces_of_unit(variant, unit)
    return sum(pieces.values()) if variant.is_matrx else pieces["B"]
