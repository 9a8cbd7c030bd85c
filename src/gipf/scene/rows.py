"""The rows of a position, what goes with each, and what a sensible player would take."""

from gipf import rules
from gipf.scene.data import Row
from gipf.state import CLEARING, PASS, Kind, Move, State


def rows_of(state: State) -> tuple[Row, ...]:
    """Describe the rows of both players; the ways to clear are listed for the player who is clearing."""
    found = tuple(rules.rows(state))
    clearing = state.player if state.phase in CLEARING else None
    must_clear = any(row.must_be_cleared for row in found if row.player is clearing)
    return tuple(_describe(state, row, row.player is clearing, must_clear) for row in found)


def _describe(state: State, row: rules.Row, is_cleared: bool, must_clear: bool) -> Row:
    goes = {spot: rules.must_go(state, spot) for spot in row.spots}
    clears: dict[str, tuple[str, ...]] = {}
    if is_cleared:
        moves = sorted(map(Move.clear, rules.ways_to_clear(state, row)), key=lambda move: move.text)
        clears = {move.text: move.spots for move in moves}
    return {
        "player": row.player.value,
        "spots": row.spots,
        "must": tuple(spot for spot in row.spots if goes[spot]),
        "may": tuple(spot for spot in row.spots if not goes[spot]),
        "clears": clears,
        "preset": _preset(state, row, clears, must_clear) if is_cleared else None,
    }


def _preset(
    state: State, row: rules.Row, clears: dict[str, tuple[str, ...]], must_clear: bool
) -> str | None:
    """Keep own units, take all of the other's; a row of own GIPF-pieces alone is left standing.

    Where own units have to be given up, they are as few as possible, rather loaded pieces than GIPF-pieces, and
    rather those that cover nothing.
    """
    theirs = [spot for spot in row.spots if state.piles[spot][-1].player is not row.player]
    if not row.must_be_cleared and not theirs:
        return None if must_clear else PASS.text

    def price(text: str) -> tuple[int, int, int, int]:
        own = [state.piles[spot] for spot in clears[text] if spot not in theirs]
        gipf_pieces = sum(pile[-1].kind is Kind.GIPF for pile in own)
        uncovered = sum(len(pile) > 1 for pile in own)
        return len(own), gipf_pieces, uncovered, len(own) - len(clears[text])

    return min(clears, key=price)
