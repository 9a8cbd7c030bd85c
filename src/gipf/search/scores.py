"""What scores mean: proven wins and losses, and the expected result of everything between."""

from math import exp

WIN = 30_000
"""The score of a game that is won; a win ahead scores its distance less."""
INFINITE = 32_000
PROVEN = 25_000
"""A score beyond this, or below its negative, is a proven win or loss; its distance is in the score."""
SCALE = 200
"""A score of so much multiplies the odds by e."""


def expected_result(score: float) -> float:
    """Turn a score into the expected result, from -1 to 1.

    >>> expected_result(0), round(expected_result(200), 2), expected_result(-30_000)
    (0.0, 0.46, -1.0)
    """
    return 2 / (1 + exp(-max(-40.0, min(40.0, score / SCALE)))) - 1


def value_of(score: int) -> tuple[float, int | None]:
    """Give the expected result of a score and, where it is proven, the distance of the win or loss.

    >>> value_of(0), value_of(WIN - 3), value_of(2 - WIN)
    ((0.0, None), (1.0, 3), (-1.0, -2))
    """
    if abs(score) <= PROVEN:
        return expected_result(score), None
    distance = WIN - abs(score)
    return (1.0, distance) if score > 0 else (-1.0, -distance)
