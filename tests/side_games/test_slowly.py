"""What slow references of another make find, written down and in random games: ours agree with all of it."""

import json
import random
from typing import Any

import pytest

from gipf.side_games import load
from tests.side_games.perft import perft
from tests.side_games.slowly.write import (
    FOLDER,
    GAMES,
    found_in,
    outcome_of,
    positions_of,
    starts,
)

IN_STEP = 6
"""So many games are played from each start."""


def _written(name: str) -> list[dict[str, Any]]:
    text = (FOLDER / f"{name}.jsonl").read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines()]


POSITIONS = [(name, line) for name in GAMES for line in _written(name) if "position" in line]
WHOLE = [(name, line) for name in GAMES for line in _written(name) if "game" in line]
each_position = pytest.mark.parametrize(
    ("name", "found"),
    [pytest.param(*each, id=f"{each[0]}-{at}") for at, each in enumerate(POSITIONS)],
)


@pytest.mark.parametrize("name", GAMES)
def test_something_of_every_phase_is_written_down_and_none_of_it_is_in_the_other_file(
    name: str,
) -> None:
    from tests.side_games.games import vectors

    phases = {"dvonn": "pm.", "tzaar": "pfcs.", "yinsh": "pcdmrs.", "zertz": "prj."}
    written = [line["position"] for game, line in POSITIONS if game == name]
    assert {text.split()[3][0] for text in written} == {*phases[name]}
    theirs = {line["position"] for line in vectors(name) if "position" in line}
    assert len(theirs & {*written}) <= 4, "starts at most"


@each_position
def test_ours_says_the_same_of_a_position(name: str, found: dict[str, Any]) -> None:
    state = load(name).parse(found["position"])
    counts = [perft(state, depth) for depth in range(1, len(found["perft"]) + 1)]
    assert (str(state), state.player, state.outcome) == (
        found["position"], found["player"], found["outcome"],
    )  # fmt: skip
    assert state.legal_moves() == found["moves"]
    assert counts == found["perft"]


@pytest.mark.parametrize(("name", "found"), WHOLE)
def test_a_whole_game_ends_as_it_is_written(name: str, found: dict[str, Any]) -> None:
    state = load(name).start(found["options"])
    for move in found["game"]:
        assert move in state.legal_moves()
        state = state.play(move)
    assert state.outcome == found["result"]


@each_position
def test_what_is_written_down_is_what_the_reference_finds(name: str, found: dict[str, Any]) -> None:
    assert found_in(GAMES[name], found["position"]) == found


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(IN_STEP))
def test_random_games_are_played_in_step_with_the_reference(name: str, seed: int) -> None:
    rng = random.Random(f"{name} {seed}")
    for start in starts(name, rng).values():
        state = load(name).parse(start)
        for text, decision in positions_of(GAMES[name], start, rng):
            assert str(state) == text
            assert state.legal_moves() == GAMES[name].decisions(text)
            assert (state.player, state.outcome) == (text.split()[2], outcome_of(text))
            state = state.play(decision) if decision else state
