"""Potentials: what the five kinds can do once they are on the board (P:C, M:H)."""

from collections.abc import Iterator
from dataclasses import replace

from gipf.geometry import CENTRE
from gipf.rules.pushing import open_ways, push_in
from gipf.state import PASS, Kind, Move, State, Unit, unit_of


def uses_of_potentials(state: State) -> Iterator[Move]:
    """List what the player's loaded pieces or stacks on top of their piles can do."""
    player = state.acting
    for spot, pile in state.piles.items():
        unit = pile[-1]
        if unit.kind is Kind.LOADED and unit.player is player:
            match unit.potential:
                case "Z":
                    yield from (Move.use("Z", spot, to) for to in zertz_jumps(state, spot))
                case "Y":
                    yield from (Move.use("Y", spot, to) for to in yinsh_slides(state, spot))
                case "D":
                    yield from (Move.use("D", spot, to) for to in dvonn_jumps(state, spot))
                case "P":
                    yield from punct_jumps(state, spot)


def zertz_jumps(state: State, spot: str) -> Iterator[str]:
    """ZÈRTZ jumps straight over occupied spots, at least one, and lands on the first empty one."""
    for ray in state.variant.board.rays[spot]:
        if ray and ray[0] in state.piles:
            for landing in ray:
                if landing not in state.piles:
                    yield landing
                    break


def yinsh_slides(state: State, spot: str) -> Iterator[str]:
    """YINSH slides straight over empty spots to any of them before the first occupied one."""
    for ray in state.variant.board.rays[spot]:
        for landing in ray:
            if landing in state.piles:
                break
            yield landing


def dvonn_jumps(state: State, spot: str) -> Iterator[str]:
    """DVONN jumps onto an opposing basic piece or DVONN; in MATRX onto DVONN only, from afar too."""
    for target, unit in opposing_units_in_reach(state, spot):
        if unit.potential == "D" or unit.kind is Kind.BASIC:
            yield target


def punct_jumps(state: State, spot: str) -> Iterator[Move]:
    """PÜNCT jumps onto an opposing PÜNCT or covers a double GIPF-piece from the reserve (P:C.5)."""
    in_reserve = state.reserves[state.acting]["B"]
    for target, unit in opposing_units_in_reach(state, spot):
        if unit.potential == "P":
            yield Move.use("P", spot, target)
        elif unit.kind is Kind.GIPF and state.variant.has_double_gipf_pieces:
            for cover, pieces in (("B", 1), ("G", 2)):
                if in_reserve >= pieces:
                    yield Move.use("P", spot, target, cover)


def opposing_units_in_reach(state: State, spot: str) -> Iterator[tuple[str, Unit]]:
    """DVONN and PÜNCT reach neighbouring spots; in MATRX (H.3.1) also over empty ones in a line."""
    player = state.acting
    for ray in state.variant.board.rays[spot]:
        for target in ray if state.variant.is_matrx else ray[:1]:
            if unit := state.top(target):
                if unit.player is not player:
                    yield target, unit
                break


def use_potential(state: State, decision: Move) -> State:
    """Move the potential; onto a GIPF-piece, PÜNCT leaves the game for pieces from the reserve."""
    player = state.acting
    state = lose_potential(state, decision.start)
    unit = unit_of(player, Kind.USED, decision.unit)
    reserves = state.reserves
    if decision.cover:
        unit = unit_of(player, Kind.GIPF if decision.cover == "G" else Kind.BASIC)
        pieces = 2 if decision.cover == "G" else 1
        reserves = {**reserves, player: reserves[player].changed("B", -pieces)}
    piles = {**state.piles, decision.target: (*state.pile(decision.target), unit)}
    return replace(state, piles=piles, reserves=reserves)


def lose_potential(state: State, spot: str) -> State:
    """Take the potential off a loaded piece or stack: a basic piece or a used potential is left."""
    *below, unit = state.piles[spot]
    kind = Kind.USED if state.variant.is_matrx else Kind.BASIC
    potential = unit.potential if kind is Kind.USED else ""
    piles = {**state.piles, spot: (*below, unit_of(unit.player, kind, potential))}
    return replace(state, piles=piles)


def tamsk_waits(state: State) -> bool:
    """Whether an own TAMSK is on top of the centre: it always waits for its owner's decision."""
    unit = state.top(CENTRE)
    return (
        unit is not None
        and unit.kind is Kind.LOADED
        and unit.potential == "T"
        and unit.player is state.player
    )


def extra_moves(state: State) -> Iterator[Move]:
    """Push the TAMSK-potential in from any dot, or pass and lose it."""
    for dot, target in open_ways(state):
        yield Move.extra(dot, target)
    yield PASS


def extra_push(state: State, decision: Move) -> State:
    """Take TAMSK's potential off the centre and push it in as a used potential."""
    state = lose_potential(state, CENTRE)
    unit = unit_of(state.acting, Kind.USED, "T")
    return replace(state, piles=push_in(state, unit, decision.start, decision.target))
