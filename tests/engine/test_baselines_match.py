"""Every baseline plays ten games in real processes, in every kind of game, without failing."""

from pathlib import Path

import pytest

from gipf import Game
from gipf.engine.match import Match
from gipf.engine.results import Store
from gipf.search.answer import Limits

BASELINES = ("random",)
VARIANTS = ("basic", "ultimate;challenges=3", "matrx")


@pytest.mark.parametrize("player", BASELINES)
def test_a_baseline_plays_ten_games_against_chance(player: str, tmp_path: Path) -> None:
    match = Match((player, "random"), VARIANTS, games=10, limits=Limits(seconds=0.01))
    with Store(tmp_path, match.settings()) as store:
        match.play(store, parallel=2)
        assert len(store.results) == 30
        assert [result.failure for result in store.results if result.failure] == []
    games = Game.read(tmp_path / "games.gipf")
    assert all(game.position.is_over for game in games)
