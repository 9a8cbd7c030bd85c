"""Whole side games as readable text: what changes in them shows up in review (``make golden``)."""

import pytest

from gipf.side_games import load
from tests.golden.write_side_games import FOLDER, SEED, WRITTEN, file_name, playthrough


@pytest.mark.parametrize(("name", "options"), WRITTEN)
def test_the_game_is_played_and_drawn_as_it_was(name: str, options: str) -> None:
    golden = (FOLDER / file_name(name, options)).read_text(encoding="utf-8")
    assert playthrough(name, options) == golden, "if this is meant, run: make golden"


@pytest.mark.parametrize(("name", "options"), WRITTEN)
def test_the_moves_in_the_file_lead_from_the_start_to_the_result(name: str, options: str) -> None:
    text = (FOLDER / file_name(name, options)).read_text(encoding="utf-8")
    state = load(name).start(options, SEED)
    steps, _, result = text.partition("\nResult: ")
    for step in steps.split("\n## ")[1:]:
        assert step.split("\n")[2] == str(state)
        if "\n> " in step:
            state = state.play(step.partition("\n> ")[2].strip())
    assert result.strip() == state.outcome


def test_there_is_a_file_for_each_game_with_each_of_its_options_and_no_other() -> None:
    assert {file.name for file in FOLDER.glob("*.txt")} == {file_name(*game) for game in WRITTEN}
