"""The kernel plays every variant as the rulebook does: random games walked through both.

`bench/differential.py` does the same for as many games as one has time for.
"""

import random
from typing import Any

import pytest

from bench.differential import (
    VARIANTS,
    Difference,
    check_number,
    compare_game,
    compare_position,
    variant_of,
)
from gipf import Position
from gipf.kernel import layout as at
from gipf.kernel.batch import Batch
from tests.boards import put
from tests.kernel.games import few
from tests.test_vectors import POSITIONS

each_variant = pytest.mark.parametrize(
    "variant", VARIANTS, ids=[variant.replace("/", "|") for variant in VARIANTS]
)


@each_variant
def test_random_games_go_the_same_way_in_the_rulebook_and_in_the_kernel(variant: str) -> None:
    for seed in range(few(10)):
        compare_game(Position.start(variant), seed, longest=few(250, 60))


def test_random_games_of_made_up_variants_go_the_same_way() -> None:
    for number in range(1, few(400, 12), 2):
        compare_game(Position.start(variant_of(number)), number, longest=few(250, 60))


@pytest.mark.parametrize("vector", POSITIONS[:: few(1, 8)])
def test_every_move_of_a_test_vector_leads_to_the_same_position(vector: dict[str, Any]) -> None:
    position = Position.parse(vector["position"])
    if position.is_over:
        compare_position(position, Batch(position.variant, [position]))
        return
    moves = position.legal_moves()
    batch = Batch(position.variant, [position] * len(moves), threads=1)
    numbers = compare_position(position, batch)
    for move in moves:
        check_number(position, move, numbers)
    batch.step([numbers[move.text] for move in moves])
    for i, move in enumerate(moves):
        compare_position(position.play(move), batch, i)


# ---------------------------------------------------------------------- repetition

WHITES, BLACKS = ("b2", "b3", "b4", "b5"), ("h2", "h3", "h4", "h5")
GOING_ROUND = (
    ("basic", ""),
    ("standard", "G e5, g e6"),
    ("standard+Z6", "G e5, g e6"),
    ("ultimate;challenges=1", "G e5, g e6"),
)


def compare_line(position: Position, line: str) -> Position:
    """Play a line of moves in both, comparing at every decision; give how it ended."""
    batch = Batch(position.variant, [position], threads=1)
    for text in line.replace(";", " ").split():
        if position.is_over:
            break
        batch.step([compare_position(position, batch)[text]])
        position = position.play(text)
    compare_position(position, batch)
    return position


def a_round(chance: random.Random) -> str:
    """Let each player enter four pieces, in any order, and take them back: all is as it was before."""
    white, black = (chance.sample(spots, 4) for spots in (WHITES, BLACKS))
    turns = [f"{one} {other}" for one, other in zip(white[:3], black[:3], strict=True)]
    return " ".join(
        (*turns, f"{white[3]};x{','.join(WHITES)} {black[3]};x{','.join(BLACKS)}"),
    )


@pytest.mark.parametrize("times", [2, 3, 5])
@pytest.mark.parametrize(("variant", "units"), GOING_ROUND)
def test_games_that_go_round_are_drawn_at_the_same_decision(
    variant: str, units: str, times: int
) -> None:
    for seed in range(few(10)):
        chance = random.Random(seed)
        start = put(f"{variant};repetition={times}", units)
        end = compare_line(start, " ".join(a_round(chance) for _ in range(times)))
        assert end.outcome is not None
        assert end.outcome.reason == "repetition"


def test_the_start_of_the_game_is_counted_in_the_kernel_too() -> None:
    line = "Gb2 Ge2 Gb3 Gf2 Gb4 Gg2 Tb5;xb2,b3,b4,b5 Th2;xe2,f2,g2,h2"
    for times, reason in ((2, "repetition"), (3, None)):
        end = compare_line(Position.start(f"matrx;repetition={times}"), line)
        assert (end.outcome and end.outcome.reason) == reason


# ---------------------------------------------------------------------- the comparison itself


@pytest.mark.parametrize(
    ("word", "change", "says"),
    [
        (at.TURN, 1, "position: the rulebook has"),
        (at.META, 1 << at.QUIET_SHIFT, "quiet turns: the rulebook has 0, the kernel 1"),
        (at.META, at.CAPTURED_BIT, "capture: the rulebook has False, the kernel True"),
    ],
)
def test_a_difference_is_noticed(word: int, change: int, says: str) -> None:
    start = Position.start("basic")
    batch = Batch("basic", 1)
    batch.states[0, word] += change
    with pytest.raises(Difference, match=says):
        compare_position(start, batch)


def test_a_wrong_number_is_noticed() -> None:
    start = Position.start("basic")
    with pytest.raises(Difference, match=r"b3 of basic .*: number 18, listed as 7"):
        check_number(start, start.read_move("b3"), {"b3": 7})
