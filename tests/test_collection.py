"""The games to look at: whole games by the rules, annotated, no two alike, listed as they are, and small."""

import json
import zlib

import pytest

from bench.collection import entry
from gipf import samples
from gipf.analysis.causes import read_causes
from gipf.errors import GipfError
from gipf.record import Game

GAMES = {family: list(samples.collection(family)) for family in samples.FAMILIES}
LEAST = 20
"""So many games a family has at least."""
MOST_BYTES = 1_500_000


@pytest.mark.parametrize("family", samples.FAMILIES)
def test_every_family_has_whole_annotated_games_and_no_two_alike(family: str) -> None:
    games = GAMES[family]
    assert len(games) >= LEAST
    assert len({" ".join(map(str, game.moves())) for game in games}) == len(games)
    for game in games:
        assert game.position.is_over
        assert game.outcome
        assert all(node.evaluation is not None for node in game.turns())


def test_causes_are_kept_and_no_sentences() -> None:
    told = [node.why for games in GAMES.values() for game in games for node in game.turns()]
    why = [each for each in told if each]
    assert len(why) > 10 * LEAST
    assert all('"' not in each and read_causes(each) for each in why)


def test_families_are_what_they_are_called() -> None:
    for family, games in GAMES.items():
        for game in games:
            if family == "potentials":
                assert game.variant.base in ("standard", "tournament")
                assert game.variant.has_potentials
            else:
                assert game.variant.base == family


def test_the_list_is_that_of_the_games() -> None:
    listed = json.loads((samples.COLLECTION / "index.json").read_text(encoding="utf-8"))
    assert listed == {family: [entry(game) for game in games] for family, games in GAMES.items()}


def test_each_kind_of_game_can_be_found() -> None:
    kinds = {game.headers["Kind"] for games in GAMES.values() for game in games}
    assert kinds == {"comeback", "seesaw", "blunder", "steady", "flawless"}


def test_the_collection_is_small() -> None:
    files = [samples.collection_path(family) for family in samples.FAMILIES]
    assert sum(len(zlib.compress(file.read_bytes())) for file in files) < MOST_BYTES


def test_a_family_that_is_none_is_refused() -> None:
    with pytest.raises(GipfError, match="no game is called 'chess'"):
        samples.collection_path("chess")


def test_a_game_of_the_collection_is_read_by_its_file() -> None:
    assert Game.read(samples.collection_path("basic"))[0] == GAMES["basic"][0]


def test_a_collection_that_is_not_there_is_told_with_those_that_are() -> None:
    with pytest.raises(GipfError, match="no game is called 'chess'; there are basic, standard"):
        next(samples.collection("chess"))
