"""The plain-Python layer stays fast enough, measured against plain Python beside it."""

import pytest

from bench.rules import memory_left_behind, positions_per_second, yardstick


@pytest.mark.parametrize(("variant", "ratio"), [("basic", 0.006), ("matrx", 0.001)])
def test_positions_with_their_moves_come_fast_enough(variant: str, ratio: float) -> None:
    beside = max(yardstick() for _ in range(3))
    assert max(positions_per_second(variant, 0.5) for _ in range(3)) > ratio * beside


def test_walking_through_positions_leaves_no_memory_behind() -> None:
    assert memory_left_behind("basic", 5_000) < 100 * 1024
