"""What a second, independent implementation of the rules found: the engine agrees with all of it."""

import json
from pathlib import Path
from typing import Any

import pytest

from gipf import Position, Variant, perft

VECTORS = Path(__file__).parent / "vectors"


def _lines(name: str) -> list[dict[str, Any]]:
    text = (VECTORS / name).read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines()]


POSITIONS = _lines("positions.jsonl")
GAMES = _lines("games.jsonl")
PERFT: dict[str, list[int]] = json.loads((VECTORS / "perft.json").read_text(encoding="utf-8"))

each_position = pytest.mark.parametrize(
    "vector", POSITIONS, ids=[vector["position"].replace("/", "|") for vector in POSITIONS]
)
each_game = pytest.mark.parametrize(
    "game", GAMES, ids=[f"{n}-{game['variant'].replace('/', '|')}" for n, game in enumerate(GAMES)]
)


@each_position
def test_the_text_of_a_position_is_canonical(vector: dict[str, Any]) -> None:
    assert str(Position.parse(vector["position"])) == vector["position"]


@each_position
def test_the_legal_moves_are_exactly_these_in_this_order(vector: dict[str, Any]) -> None:
    legal = Position.parse(vector["position"]).legal_moves()
    assert [str(move) for move in legal] == vector["moves"]


@each_position
def test_every_legal_move_reads_back_as_itself(vector: dict[str, Any]) -> None:
    position = Position.parse(vector["position"])
    assert [str(position.read_move(text)) for text in vector["moves"]] == vector["moves"]


@each_position
def test_the_sequences_of_decisions_are_as_many(vector: dict[str, Any]) -> None:
    position = Position.parse(vector["position"])
    depths = range(1, len(vector["perft"]) + 1)
    assert [perft(position, depth) for depth in depths] == vector["perft"]


@each_position
def test_every_move_leads_to_the_position_it_should(vector: dict[str, Any]) -> None:
    position = Position.parse(vector["position"])
    assert {text: str(position.play(text)) for text in vector["next"]} == vector["next"]


@each_game
def test_a_whole_game_ends_as_it_should(game: dict[str, Any]) -> None:
    position = Position.start(game["variant"])
    for text in game["moves"]:
        assert text in map(str, position.legal_moves())
        position = position.play(text)
    assert str(position) == game["final"]
    assert position.outcome is not None
    assert (position.outcome.winner or "-") == game["winner"]


@pytest.mark.parametrize("variant", PERFT, ids=[name.replace("/", "|") for name in PERFT])
def test_the_variants_of_the_perft_table_are_written_canonically(variant: str) -> None:
    assert str(Variant.parse(variant)) == variant
    assert Position.start(variant).turn == 1
