"""Whole games as readable text: what changes in them shows up in review (``make golden``)."""

import pytest

from gipf import Position
from gipf.variants import NAMED, POTENTIALS
from tests.golden.write import FOLDER, SEEDS, file_name, playthrough


@pytest.mark.parametrize("variant", SEEDS)
def test_the_game_is_played_and_drawn_as_it_was(variant: str) -> None:
    golden = (FOLDER / file_name(variant)).read_text(encoding="utf-8")
    assert playthrough(variant) == golden, "if this is meant, run: make golden"


@pytest.mark.parametrize("variant", SEEDS)
def test_the_moves_in_the_file_lead_from_the_start_to_the_result(variant: str) -> None:
    lines = (FOLDER / file_name(variant)).read_text(encoding="utf-8").splitlines()
    position = Position.start(variant)
    written = [line for line in lines if line.startswith(f"{variant} ")]
    assert written[0] == str(position)
    moves = [line.removeprefix("> ") for line in lines if line.startswith("> ")]
    for move, after in zip(moves, written[1:], strict=True):
        position = position.play(move)
        assert str(position) == after
    assert position.outcome is not None
    assert lines[-1] == f"Result: {position.outcome.winner or 'draw'} ({position.outcome.reason})"


def test_there_is_a_file_for_each_variant_and_no_other() -> None:
    assert {file.name for file in FOLDER.glob("*.txt")} == {file_name(v) for v in SEEDS}


def test_there_is_a_game_of_each_sort_and_of_each_potential_alone() -> None:
    assert {*NAMED, *(f"tournament+{potential}6" for potential in POTENTIALS)} <= set(SEEDS)
