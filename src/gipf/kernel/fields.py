"""What a family has, and the fields of a state by name: who decides, the phase, reserves, limits."""

from gipf.kernel import layout as at
from gipf.kernel.compiling import inlined, pruned
from gipf.kernel.layout import Array, Family

# ---------------------------------------------------------------------- families


@pruned
def family_index(family: Family) -> int:
    """Give the place of a family in a tuple with a value for each of the four."""
    return len(family) - 1


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
    return states[i, at.META] & at.PLAYER_BIT


@inlined
def phase_of(states: Array, i: int) -> int:
    """Give the phase of the turn, `MOVE` or another; `OVER` when the game has ended."""
    return (states[i, at.META] >> at.PHASE_SHIFT) & at.PHASE_MASK


@inlined
def set_phase(states: Array, i: int, player: int, phase: int) -> None:
    """Set who decides, and in which phase."""
    meta = states[i, at.META] & ~(at.PLAYER_BIT | (at.PHASE_MASK << at.PHASE_SHIFT))
    states[i, at.META] = meta | player | (phase << at.PHASE_SHIFT)


@inlined
def opening_of(states: Array, i: int, player: int) -> int:
    """Tell whether a player may still push GIPF-pieces (`OPENING_OPEN`), or must (`OPENING_FIRST`)."""
    return (states[i, at.META] >> (at.OPENING_SHIFT + 2 * player)) & at.OPENING_MASK


# ---------------------------------------------------------------------- the end of the game


@inlined
def is_over(states: Array, i: int) -> bool:
    """Whether the game has ended."""
    return phase_of(states, i) == at.OVER


@inlined
def winner_of(states: Array, i: int) -> int:
    """Give the result: `NOBODY` while the game goes on, `WHITE_WON`, `BLACK_WON` or `DRAWN`."""
    return (states[i, at.META] >> at.WINNER_SHIFT) & at.WINNER_MASK


@inlined
def finish(states: Array, i: int, winner: int, reason: int) -> None:
    """End the game; ``winner`` is `WHITE_WON`, `BLACK_WON` or `DRAWN`."""
    set_phase(states, i, 1 if winner == at.BLACK_WON else 0, at.OVER)
    states[i, at.META] |= (winner << at.WINNER_SHIFT) | (reason << at.REASON_SHIFT)


@inlined
def quiet_turns(states: Array, i: int) -> int:
    """Give the number of turns since the last capture."""
    return states[i, at.META] >> at.QUIET_SHIFT


@inlined
def quiet_limit(states: Array, i: int) -> int:
    """Give the number of turns without a capture that draw the game, 0 for no limit."""
    return (states[i, at.RULES] >> at.QUIET_LIMIT_SHIFT) & at.LIMIT_MASK


@inlined
def repetition_limit(states: Array, i: int) -> int:
    """Give how often a position must come up to draw the game, 0 for no limit."""
    return (states[i, at.RULES] >> at.REPETITION_SHIFT) & at.LIMIT_MASK


# ---------------------------------------------------------------------- reserves and challenges


@inlined
def reserve_of(states: Array, i: int, player: int) -> int:
    """Give the packed reserve of a player; the other's may lie above it."""
    return states[i, at.RESERVES] >> (at.RESERVE_BITS * player)


@inlined
def basic_pieces_in(reserve: int) -> int:
    """Count the basic pieces in a packed reserve."""
    return reserve & at.BASIC_MASK


@inlined
def gipf_pieces_in(reserve: int) -> int:
    """Count the GIPF-pieces in a packed reserve; only MATRX has them there."""
    return (reserve >> at.GIPF_SHIFT) & 3


@inlined
def potentials_in(reserve: int, potential: int) -> int:
    """Count the potentials of a type, 0 to 4, in a packed reserve."""
    return (reserve >> (at.POTENTIAL_SHIFT + 3 * potential)) & 7


@inlined
def challenges_left(states: Array, i: int, player: int) -> int:
    """Give the number of challenges a player has left, or `UNLIMITED`."""
    return (states[i, at.CHALLENGES] >> (at.CHALLENGE_BITS * player)) & at.UNLIMITED
