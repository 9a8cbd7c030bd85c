"""The plain-Python layer stays fast: not by a clock, but by how many functions it calls.

How many positions and scenes a second that makes is what ``bench/rules.py`` and ``bench/scene.py`` print.
"""

import sys
from collections.abc import Callable
from dataclasses import replace

import pytest

from bench.rules import memory_left_behind, walk
from bench.scene import WIDEST
from gipf import Position
from gipf.scene import scene_of


def calls(work: Callable[[], object]) -> int:
    """Count the calls of functions, those written in C too."""
    count = 0

    def note(frame: object, event: str, argument: object) -> None:  # noqa: ARG001
        nonlocal count
        count += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        work()
    finally:
        sys.setprofile(before)
    return count


@pytest.mark.parametrize(
    ("variant", "most"), [("basic", 1400), ("ultimate", 1700), ("matrx", 1900)]
)
def test_a_position_with_its_moves_takes_few_calls(variant: str, most: int) -> None:
    walk(variant, 50)  # what is worked out once for a variant
    assert calls(lambda: walk(variant, 300)) < 300 * most


def test_walking_through_positions_leaves_no_memory_behind() -> None:
    assert memory_left_behind("basic", 5_000) < 100 * 1024


@pytest.mark.parametrize(("text", "most"), list(zip(WIDEST, (8500, 7500, 26_000), strict=True)))
def test_the_scenes_of_the_widest_positions_take_few_calls(text: str, most: int) -> None:
    position = Position.parse(text)
    scene_of(replace(position))
    assert calls(lambda: scene_of(replace(position))) < most
