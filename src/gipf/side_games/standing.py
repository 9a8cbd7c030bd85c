"""How a side game stands by what is counted at its end, and who takes a draw then."""

from collections.abc import Callable
from typing import Any, Literal

from gipf.side_games import dvonn, tzaar, yinsh, zertz
from gipf.side_games.game import State
from gipf.side_games.punct.board import CENTRE
from gipf.side_games.punct.levels import dots_of, look_down
from gipf.side_games.punct.state import Punct

EARLY = 10
"""Turns of each player in which nobody takes a draw."""
FORESEEN = 8
"""Decisions that are looked ahead before a draw is taken or offered: no count knows a threat."""
FORESIGHT = 4
"""As a player of this level sees them."""


def why_declined(state: State, side: str, turn: int) -> Literal["early", "ahead"] | None:
    """Say why the computer, which plays a side, does not take a draw; None where it does.

    ``turn`` counts those of both players; ``state`` may be what a player foresees, a game that is over, too.
    """
    ahead = lead(state)
    if turn <= 2 * EARLY or ahead is None:
        return "early"
    if state.outcome is not None:
        return "ahead" if state.outcome == side else None
    return "ahead" if (ahead if side == "w" else -ahead) > 0 else None


def lead(state: State) -> int | None:
    """Say by how much White is ahead; None where nothing is counted.

    >>> from gipf.side_games import load
    >>> lead(load("tzaar").start("random", seed=3)), lead(load("rps").start())
    (0, None)
    """
    count = _COUNTS.get(type(state))
    return count(state) if count else None


def _yinsh(state: yinsh.YinshState) -> int:
    return state.taken("w") - state.taken("b")


def _dvonn(state: dvonn.DvonnState) -> int:
    return dvonn.pieces_of(state.stacks, "w") - dvonn.pieces_of(state.stacks, "b")


def _tzaar(state: tzaar.TzaarState) -> int:
    """The type of which somebody has fewest is the one that is lost first; else all stacks count."""
    white, black = (tzaar.tops(state.stacks, side).values() for side in "wb")
    return min(white) - min(black) or sum(white) - sum(black)


def _zertz(state: zertz.ZertzState) -> int:
    white, black = state.captured
    return sum(white) - sum(black)


def _punct(state: Punct) -> int:
    seen = look_down(dots_of(state.levels))
    return (seen.white & CENTRE).bit_count() - (seen.black & CENTRE).bit_count()


_COUNTS: dict[type[Any], Callable[[Any], int]] = {
    yinsh.YinshState: _yinsh,
    dvonn.DvonnState: _dvonn,
    tzaar.TzaarState: _tzaar,
    zertz.ZertzState: _zertz,
    Punct: _punct,
}
