"""The position in words, for those who cannot see it and for tooltips."""

from collections.abc import Iterator

from gipf.geometry import by_column
from gipf.state import POTENTIAL_NAMES, Kind, Move, Phase, Pile, Reserve, State, Unit
from gipf.variants import Player

NAMES = {Player.WHITE: "White", Player.BLACK: "Black"}
ADJECTIVES = {Player.WHITE: "white", Player.BLACK: "black"}
_TASKS = {
    Phase.CLEAR_BEFORE: "to clear",
    Phase.EXTRA_BEFORE: "to make an extra move",
    Phase.MOVE: "to move",
    Phase.EXTRA_AFTER: "to make an extra move",
    Phase.CLEAR_AFTER: "to clear",
    Phase.ANSWER: "to answer",
    Phase.WHO_BEGINS: "to say who begins",
    Phase.SIDE_GAME: "to play the side game",
}


def unit_words(unit: Unit, *, matrx: bool) -> str:
    """Name a unit: ``white GIPF-piece``."""
    colour, potential = ADJECTIVES[unit.player], POTENTIAL_NAMES.get(unit.potential)
    match unit.kind:
        case Kind.BASIC:
            return f"{colour} basic piece"
        case Kind.GIPF:
            return f"{colour} GIPF-piece"
        case Kind.LOADED:
            return (
                f"{colour} {potential} stack"
                if matrx
                else f"{colour} piece loaded with {potential}"
            )
    return f"{colour} used {potential}-potential"


def pile_words(pile: Pile, *, matrx: bool) -> str:
    """Name the units of a pile from the bottom: ``black GIPF-piece under a white basic piece``."""
    return " under a ".join(unit_words(unit, matrx=matrx) for unit in pile)


def whose_turn(state: State) -> str:
    """Say who decides what: ``White to move``."""
    if state.phase is Phase.OVER:
        return f"{NAMES[state.player]} has won" if state.player else "Drawn"
    return f"{NAMES[state.acting]} {_TASKS[state.phase]}"


def piece_words(letter: str, count: int) -> str:
    """Name pieces off the board: ``12 basic pieces``."""
    names = {"B": "basic piece", "G": "GIPF-piece"}
    name = names.get(letter) or f"{POTENTIAL_NAMES[letter]}-potential"
    return f"{count} {name}{'' if count == 1 else 's'}"


def reserve_words(player: Player, reserve: Reserve) -> str:
    """Say what a player has off the board."""
    pieces = ", ".join(piece_words(letter, n) for letter, n in reserve.items() if n)
    return f"{NAMES[player]}'s reserve: {pieces or 'nothing'}"


def position_words(state: State, last_move: Move | None) -> str:
    """Say a whole position and the move that led to it."""
    return ". ".join(_sentences(state, last_move)) + "."


def _sentences(state: State, last_move: Move | None) -> Iterator[str]:
    if last_move:
        yield f"After {last_move}"
    yield whose_turn(state)
    if state.announced:
        yield f"Announced: {state.announced.move}"
    piles = [
        f"{spot} {pile_words(state.piles[spot], matrx=state.variant.is_matrx)}"
        for spot in sorted(state.piles, key=by_column)
    ]
    yield f"On the board: {', '.join(piles)}" if piles else "The board is empty"
    for player in Player:
        yield reserve_words(player, state.reserves[player])
