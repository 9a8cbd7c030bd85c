"""What a family has, and the fields of a state by name: who decides, the phase, reserves, limits."""

from gipf.kernel.compiling import inlined, pruned
from gipf.kernel.layout import (
    BASIC_MASK,
    BLACK_WON,
    CHALLENGE_BITS,
    CHALLENGES,
    GIPF_SHIFT,
    LIMIT_MASK,
    META,
    OPENING_MASK,
    OPENING_SHIFT,
    OVER,
    PHASE_MASK,
    PHASE_SHIFT,
    PLAYER_BIT,
    POTENTIAL_SHIFT,
    QUIET_LIMIT_SHIFT,
    QUIET_SHIFT,
    REASON_SHIFT,
    REPETITION_SHIFT,
    RESERVE_BITS,
    RESERVES,
    RULES,
    UNLIMITED,
    WINNER_MASK,
    WINNER_SHIFT,
    Array,
    Family,
)

# ---------------------------------------------------------------------- families


@pruned
def is_basic(family: Family) -> bool:
    """Whether there are basic pieces only."""
    return len(family) == 1


@pruned
def has_potentials(family: Family) -> bool:
    """Whether there are potentials, as in GIPF with potentials and in MATRX."""
    return len(family) >= 3


@pruned
def has_side_games(family: Family) -> bool:
    """Whether potentials can be challenged: GIPF with potentials, not MATRX."""
    return len(family) == 3


@pruned
def is_matrx(family: Family) -> bool:
    """Whether the rules are those of MATRX."""
    return len(family) == 4


# ---------------------------------------------------------------------- whose decision it is


@inlined
def player_of(states: Array, i: int) -> int:
    """Give the player who decides: 0 White, 1 Black."""
    return states[i, META] & PLAYER_BIT


@inlined
def phase_of(states: Array, i: int) -> int:
    """Give the phase of the turn, `MOVE` or another; `OVER` when the game has ended."""
    return (states[i, META] >> PHASE_SHIFT) & PHASE_MASK


@inlined
def set_phase(states: Array, i: int, player: int, phase: int) -> None:
    """Set who decides, and in which phase."""
    meta = states[i, META] & ~(PLAYER_BIT | (PHASE_MASK << PHASE_SHIFT))
    states[i, META] = meta | player | (phase << PHASE_SHIFT)


@inlined
def opening_of(states: Array, i: int, player: int) -> int:
    """Tell whether a player may still push GIPF-pieces (`OPENING_OPEN`), or must (`OPENING_FIRST`)."""
    return (states[i, META] >> (OPENING_SHIFT + 2 * player)) & OPENING_MASK


# ---------------------------------------------------------------------- the end of the game


@inlined
def is_over(states: Array, i: int) -> bool:
    """Whether the game has ended."""
    return phase_of(states, i) == OVER


@inlined
def winner_of(states: Array, i: int) -> int:
    """Give the result: `NOBODY` while the game goes on, `WHITE_WON`, `BLACK_WON` or `DRAWN`."""
    return (states[i, META] >> WINNER_SHIFT) & WINNER_MASK


@inlined
def finish(states: Array, i: int, winner: int, reason: int) -> None:
    """End the game; ``winner`` is `WHITE_WON`, `BLACK_WON` or `DRAWN`."""
    set_phase(states, i, 1 if winner == BLACK_WON else 0, OVER)
    states[i, META] |= (winner << WINNER_SHIFT) | (reason << REASON_SHIFT)


@inlined
def quiet_turns(states: Array, i: int) -> int:
    """Give the number of turns since the last capture."""
    return states[i, META] >> QUIET_SHIFT


@inlined
def quiet_limit(states: Array, i: int) -> int:
    """Give the number of turns without a capture that draw the game, 0 for no limit."""
    return (states[i, RULES] >> QUIET_LIMIT_SHIFT) & LIMIT_MASK


@inlined
def repetition_limit(states: Array, i: int) -> int:
    """Give how often a position must come up to draw the game, 0 for no limit."""
    return (states[i, RULES] >> REPETITION_SHIFT) & LIMIT_MASK


# ---------------------------------------------------------------------- reserves and challenges


@inlined
def reserve_of(states: Array, i: int, player: int) -> int:
    """Give the packed reserve of a player; the other's may lie above it."""
    return states[i, RESERVES] >> (RESERVE_BITS * player)


@inlined
def basic_pieces_in(reserve: int) -> int:
    """Count the basic pieces in a packed reserve."""
    return reserve & BASIC_MASK


@inlined
def gipf_pieces_in(reserve: int) -> int:
    """Count the GIPF-pieces in a packed reserve; only MATRX has them there."""
    return (reserve >> GIPF_SHIFT) & 3


@inlined
def potentials_in(reserve: int, potential: int) -> int:
    """Count the potentials of a type, 0 to 4, in a packed reserve."""
    return (reserve >> (POTENTIAL_SHIFT + 3 * potential)) & 7


@inlined
def challenges_left(states: Array, i: int, player: int) -> int:
    """Give the number of challenges a player has left, or `UNLIMITED`."""
    return (states[i, CHALLENGES] >> (CHALLENGE_BITS * player)) & UNLIMITED
