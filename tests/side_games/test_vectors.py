"""What separate implementations of the side games found, position by position: ours agree with all of it."""

from typing import Any

import pytest

from gipf.side_games import load
from tests.side_games.games import options_of, vectors, with_vectors
from tests.side_games.perft import perft

NAMESAKES = {"dvonn", "punct", "tzaar", "yinsh", "zertz"}
"""The games the potentials are named after."""
EXPANDED = {"punct": 1140}
"""How many positions are expanded at most to count lines of play: in PÜNCT most have thousands of moves."""

VECTORS = [(name, vector) for name in sorted(NAMESAKES) for vector in vectors(name)]

each_position = pytest.mark.parametrize(
    ("name", "vector"),
    [
        pytest.param(name, vector, id=f"{name}-{vector['position'].replace('/', '|')}")
        for name, vector in VECTORS
        if "position" in vector
    ],
)
each_game = pytest.mark.parametrize(
    ("name", "vector"),
    [
        pytest.param(name, vector, id=f"{name}-{number}")
        for number, (name, vector) in enumerate(VECTORS)
        if "game" in vector
    ],
)


def test_every_namesake_has_its_vectors() -> None:
    assert with_vectors() == NAMESAKES
    for name in NAMESAKES:
        assert sum("position" in vector for vector in vectors(name)) == 80
        assert sum("game" in vector for vector in vectors(name)) == 5


@each_position
def test_the_text_of_a_position_is_canonical(name: str, vector: dict[str, Any]) -> None:
    assert str(load(name).parse(vector["position"])) == vector["position"]


@each_position
def test_player_and_outcome_are_these(name: str, vector: dict[str, Any]) -> None:
    state = load(name).parse(vector["position"])
    assert (state.player, state.outcome) == (vector["player"], vector["outcome"])


@each_position
def test_the_legal_moves_are_exactly_these_in_this_order(name: str, vector: dict[str, Any]) -> None:
    assert load(name).parse(vector["position"]).legal_moves() == vector["moves"]


@each_position
def test_the_sequences_of_decisions_are_as_many(name: str, vector: dict[str, Any]) -> None:
    state = load(name).parse(vector["position"])
    expanded = [1, *vector["perft"]]
    counts = {
        depth: count
        for depth, count in enumerate(vector["perft"], 1)
        if expanded[depth - 1] <= EXPANDED.get(name, 5000)
    }
    assert {depth: perft(state, depth) for depth in counts} == counts


@each_game
def test_a_whole_game_ends_as_it_should(name: str, vector: dict[str, Any]) -> None:
    outcomes = [_outcome(name, options, vector["game"]) for options in options_of(load(name))]
    assert vector["result"] in outcomes


def _outcome(name: str, options: str, moves: list[str]) -> str | None:
    """Play a game to its end; None where it is not one of a game with these options."""
    state = load(name).start(options)
    for move in moves:
        if move not in state.legal_moves():
            return None
        state = state.play(move)
    return state.outcome
