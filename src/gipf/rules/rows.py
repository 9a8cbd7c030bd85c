"""Rows: four of a colour in a line, what they take with them, and where it goes (G:1.E, M:E)."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import combinations
from typing import NamedTuple

from gipf.state import PASS, Kind, Move, Reserve, State, Unit
from gipf.variants import Player, Variant


class Row(NamedTuple):
    """An unbroken run of occupied spots on one line, with four or more of the owner's in it."""

    player: Player
    spots: tuple[str, ...]
    must_be_cleared: bool


def rows(state: State) -> Iterator[Row]:
    """Find all rows of both players."""
    for line in state.variant.board.lines:
        for run in _runs(line.spots, state.piles.__contains__):
            if len(run) >= 4 and (row := _row_in(state, run)):
                yield row


def rows_of(state: State, player: Player | None) -> list[Row]:
    """Find the rows of one player."""
    return [row for row in rows(state) if row.player is player]


def _runs(spots: tuple[str, ...], belongs: Callable[[str], object]) -> Iterator[tuple[str, ...]]:
    """Split off the longest stretches of neighbouring spots that belong together."""
    run: list[str] = []
    for spot in spots:
        if belongs(spot):
            run.append(spot)
        elif run:
            yield tuple(run)
            run = []
    if run:
        yield tuple(run)


def _row_in(state: State, run: tuple[str, ...]) -> Row | None:
    for player in Player:
        if four := next(fours(state, run, player), None):
            must = any(must_go(state, spot) for spot in run) or not all_double_gipf(state, four)
            return Row(player, run, must)
    return None


def fours(state: State, spots: tuple[str, ...], player: Player) -> Iterator[tuple[str, ...]]:
    """Find four or more neighbouring spots whose tops are one player's."""
    for stretch in _runs(spots, lambda spot: state.piles[spot][-1].player is player):
        if len(stretch) >= 4:
            yield stretch


def must_go(state: State, spot: str) -> bool:
    """Single pieces must leave with their row: basic pieces, used potentials, MATRX's GIPF-pieces."""
    kind = state.piles[spot][-1].kind
    if kind is Kind.GIPF:
        return state.variant.is_matrx
    return kind is not Kind.LOADED


def all_double_gipf(state: State, spots: tuple[str, ...]) -> bool:
    """Whether nothing but double GIPF-pieces is on top here: such a four may stay (P:B.8)."""
    return state.variant.has_double_gipf_pieces and all(
        state.piles[spot][-1].kind is Kind.GIPF for spot in spots
    )


def clearing_moves(state: State) -> Iterator[Move]:
    """Pick any own row and what to take from it; pass when no row must be cleared."""
    own = rows_of(state, state.player)
    removals = {removal for row in own for removal in ways_to_clear(state, row)}
    for removal in removals:
        yield Move.clear(removal)
    if not any(row.must_be_cleared for row in own):
        yield PASS


def ways_to_clear(state: State, row: Row) -> Iterator[tuple[str, ...]]:
    """List the sets of spots whose top units may be removed: all that must go, some that may stay."""
    forced = tuple(spot for spot in row.spots if must_go(state, spot))
    optional = tuple(spot for spot in row.spots if spot not in forced)
    for count in range(len(optional) + 1):
        for chosen in combinations(optional, count):
            removal = forced + chosen
            if removal and is_broken(state, row, removal):
                yield tuple(sorted(removal))


def is_broken(state: State, row: Row, removal: tuple[str, ...]) -> bool:
    """Whether the units left in place hold no four of the owner's but of double GIPF-pieces (P:B.8, M:E.1).

    What a removal uncovers does not count here.
    """
    return all(
        all_double_gipf(state, four)
        for left in _runs(row.spots, lambda spot: spot not in removal)
        for four in fours(state, left, row.player)
    )


def clear(state: State, decision: Move) -> State:
    """Take off the chosen top units; what was under them is in play at once (P:C.3.4)."""
    player = state.acting
    piles = dict(state.piles)
    own, captured = state.reserves[player], state.captured_this_turn
    for spot in decision.spots:
        *rest, unit = piles[spot]
        if rest:
            piles[spot] = tuple(rest)
        else:
            del piles[spot]
        if unit.player is player:
            own = retrieve(state.variant, own, unit)
        else:
            captured = True  # captured units are out of the game
    reserves = {**state.reserves, player: own}
    return replace(state, piles=piles, reserves=reserves, captured_this_turn=captured)


def retrieve(variant: Variant, reserve: Reserve, unit: Unit) -> Reserve:
    """Put what comes back of a player's own unit into the reserve; potentials do in MATRX only."""
    match unit.kind, variant.is_matrx:
        case Kind.BASIC, _:
            return reserve.changed("B", 1)
        case Kind.GIPF, True:
            return reserve.changed("G", 1)
        case Kind.GIPF, False:
            return reserve.changed("B", 2)
        case Kind.LOADED, True:
            return reserve.changed(unit.potential, 2)
        case Kind.LOADED, False:
            return reserve.changed("B", 1)
        case Kind.USED, True:
            return reserve.changed(unit.potential, 1)
    return reserve  # a used potential: out of the game
