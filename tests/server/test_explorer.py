"""The opening explorer: games found by position, whichever way the board is turned."""

import random
from pathlib import Path
from typing import Any

import pytest

from gipf import Position
from gipf.host.explorer import MOST_TURNS, index_of
from gipf.record.symmetric_positions import numbered
from tests.server.serving import Site, serving


def played(variant: str, *moves: str) -> Position:
    position = Position.start(variant)
    for move in moves:
        position = position.play(move)
    return position


@pytest.mark.parametrize("variant", ["basic", "standard", "tournament", "ultimate", "matrx"])
def test_all_images_of_a_position_and_a_turn_have_one_number_and_one_text(variant: str) -> None:
    rng = random.Random(variant)
    position = Position.start(variant)
    for _ in range(12):
        move = rng.choice(position.legal_moves())
        known = numbered(position)
        for symmetry in position.variant.board.symmetries:
            image = numbered(position.transform(symmetry))
            assert image.number == known.number
            assert image.turn_text([move.transform(symmetry)]) == known.turn_text([move])
            [text] = image.read_turn(known.turn_text([move]), position.variant.board)
            position.transform(symmetry).play(text)  # it is a legal move there
        position = position.play(move)


def test_positions_that_differ_have_other_numbers() -> None:
    numbers = [
        numbered(position).number
        for position in (
            played("basic"),
            played("standard"),
            played("basic", "c2"),
            played("basic", "d2"),
            played("basic", "c2", "c6"),
        )
    ]
    assert len(set(numbers)) == 5


def test_a_game_is_indexed_turn_by_turn_as_far_as_it_can_be_played() -> None:
    start = str(Position.start("basic"))
    whole = index_of(start, ["c2", "c6", "d2"])
    assert len(whole) == 3
    assert index_of(start, ["c2", "c6", "nonsense"]) == whole[:2]
    assert index_of("nonsense", []) == []
    rng, position, moves = random.Random(1), Position.start("matrx"), list[str]()
    while not position.is_over and len(moves) < 400:
        moves.append(rng.choice(position.legal_moves()).text)
        position = position.play(moves[-1])
    assert len(index_of(str(Position.start("matrx")), moves)) <= MOST_TURNS


def bring(site: Site, *games: str) -> None:
    text = "\n\n".join(
        f'[Variant "basic"]\n[Result "{game.split()[-1]}"]\n\n{game}' for game in games
    )
    answer = site.http.post("/api/games/import", json={"text": text})
    assert answer.status_code == 201, answer.text


def test_turns_are_counted_with_how_the_games_ended(tmp_path: Path, database_address: str) -> None:
    with serving(tmp_path, engine=("/no/such/program",), database_address=database_address) as site:
        bring(site, "1. c2 c6 1-0", "1. c2 d2 0-1", "1. d2 1/2-1/2", "1. c2 c6 *")

        def explore(*moves: str) -> Any:
            body = {"start": "basic", "moves": moves}
            found = site.http.post("/api/explorer", json=body).json()
            assert found["pending"] == 0
            return found

        first = explore()
        counts = [
            (turn["games"], turn["white"], turn["drawn"], turn["black"]) for turn in first["turns"]
        ]
        assert counts == [(3, 1, 0, 1), (1, 0, 1, 0)]
        [most, _] = first["turns"]
        after = explore(*most["plies"])
        assert [turn["games"] for turn in after["turns"]] == [2, 1]
        assert len(after["games"]) == 3
        assert explore("c2", "c6", "g2")["turns"] == []


def test_the_index_follows_the_games(tmp_path: Path, database_address: str) -> None:
    with serving(tmp_path, engine=("/no/such/program",), database_address=database_address) as site:
        game = site.new_game("basic")["id"]

        def turns() -> list[int]:
            found = site.http.post("/api/explorer", json={"start": "basic"}).json()
            return [turn["games"] for turn in found["turns"]]

        assert turns() == []
        with site.tab() as tab:
            tab.watch(game)
            tab.play(game, "c2")
            assert turns() == [1]
            tab.ask("takeback", game=game, version=site.game(game)["version"])
            assert turns() == []
            tab.play(game, "d2")
        assert turns() == [1]
        site.http.delete(f"/api/games/{game}")
        assert turns() == []
        body = {"text": "1. c2 *", "kind": "study"}
        site.http.post("/api/games/import", json=body)
        assert turns() == []
