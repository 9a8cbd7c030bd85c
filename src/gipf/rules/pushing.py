"""Pushing: which units come in, from where, and what moves (G:1.D, G:3, P:B.2, M:D)."""

from dataclasses import replace
from typing import NamedTuple

from gipf.state import Kind, Move, Pile, Reserve, State, Unit, unit_of
from gipf.variants import Player


class Way(NamedTuple):
    """A push that is possible: from a dot (none when an empty spot is entered) to ``target``."""

    dot: str
    target: str


def open_ways(state: State) -> list[Way]:
    """List all pushes, those into an empty spot once; a line with no empty spot is blocked (G:1.D)."""
    ways, entered = [], set()
    occupied = state.piles.keys()
    for dot, spots in state.variant.board.pushes:
        first = spots[0]
        if first not in occupied:
            if first not in entered:
                entered.add(first)
                ways.append(Way("", first))
            continue
        for spot in spots:
            if spot not in occupied:
                ways.append(Way(dot, spot))
                break
    return ways


def push_in(state: State, unit: Unit, dot: str, target: str) -> dict[str, Pile]:
    """Put a unit on a dot and push it in: the run of piles up to ``target`` moves one spot."""
    piles = dict(state.piles)
    if not dot:
        piles[target] = (unit,)
        return piles
    spots = state.variant.board.entry(dot, target)
    for index in range(spots.index(target), 0, -1):
        piles[spots[index]] = piles[spots[index - 1]]
    piles[spots[0]] = (unit,)
    return piles


def units_to_push(state: State) -> str:
    """Name the units the player may push from the reserve now, by letter."""
    player = state.acting
    reserve = state.reserves[player]
    if state.variant.is_matrx:
        return stacks_to_push(reserve)
    letters = ""
    if may_bring_gipf_piece(state, player):
        letters += "G"
    if state.opening[player] != "0" and reserve["B"]:
        letters += reserve.potentials + "B"
    return letters


def may_bring_gipf_piece(state: State, player: Player) -> bool:
    """Until the first loaded or basic piece, two basic pieces make a GIPF-piece (G:3, P:B.2)."""
    return state.opening[player] in ("0", "g") and state.reserves[player]["B"] >= 2


def stacks_to_push(reserve: Reserve) -> str:
    """MATRX: GIPF-pieces in reserve come first, else stacks of two of a type (M:D, M:F.5, M:G.1)."""
    if reserve["G"]:
        return "G"
    return "".join(letter for letter in reserve.potentials if reserve[letter] >= 2)


def push(state: State, decision: Move) -> State:
    """Push a unit in from the reserve."""
    player = state.acting
    kind = {"B": Kind.BASIC, "G": Kind.GIPF}.get(decision.unit, Kind.LOADED)
    potential = decision.unit if kind is Kind.LOADED else ""
    piles = push_in(state, unit_of(player, kind, potential), decision.start, decision.target)
    reserve = pay_for_push(state, kind, decision.unit)
    opening = state.opening
    if kind is not Kind.GIPF and opening[player] != "-":
        opening = {**opening, player: "-"}
    reserves = {**state.reserves, player: reserve}
    return replace(state, piles=piles, reserves=reserves, opening=opening)


def pay_for_push(state: State, kind: Kind, letter: str) -> Reserve:
    """Take the pieces of a pushed unit from the reserve; a basic piece forfeits the potentials in hand."""
    reserve = state.reserves[state.acting]
    if state.variant.is_matrx:
        return reserve.changed(letter, -1 if kind is Kind.GIPF else -2)
    match kind:
        case Kind.GIPF:
            return reserve.changed("B", -2)
        case Kind.LOADED:
            return reserve.changed("B", -1).changed(letter, -1)
    return reserve.changed("B", -1).without_potentials()  # P:B.2


def must_push_gipf_piece(state: State) -> bool:
    """In the first turn of a free opening, and in MATRX with one in reserve (G:3, M:F.5)."""
    player = state.acting
    if state.variant.is_matrx:
        return state.reserves[player]["G"] > 0
    return state.opening[player] == "0"
