"""What a step of many games ends, reckoned alike for arrays of NumPy and tensors of torch."""

from collections.abc import Callable
from typing import Any, NamedTuple


class Ending(NamedTuple):
    """What a step ended: each of these has a number or a flag for every game."""

    white: Any
    """White's reward: 1, -1 or 0."""
    terminated: Any
    truncated: Any
    decisions: Any


def ending(
    where: Callable[..., Any],
    before: Any,
    running: Any,
    legal: Any,
    is_over: Any,
    result: Any,
    most: int,
) -> Ending:
    """Say what a step ended; ``before`` is the state before it, ``result`` that of each game for White.

    Who chose an illegal action in a running game has lost it; after ``most`` decisions a game is truncated.
    """
    lost = running & ~legal
    ended = running & (is_over | lost)
    white = where(lost, 2 * before.current_player - 1, where(ended, result, 0))
    terminated = ended | (~running & before.terminated)
    decisions = before.decisions + running
    return Ending(white, terminated, ~terminated & (decisions >= most), decisions)
