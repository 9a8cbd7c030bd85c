"""The engine against every baseline: ten games in real processes, in every kind of game."""

from pathlib import Path

import pytest

from gipf import Game
from gipf.match.match import Match
from gipf.match.results import MatchFolder
from gipf.match.standings import score
from gipf.search.answer import Limits

BASELINES = ("random", "greedy", "mcts", "minimax-6")
VARIANTS = ("basic;reserve=8/8", "ultimate;challenges=3", "matrx")


@pytest.mark.parametrize("baseline", BASELINES)
def test_the_engine_plays_ten_games_against_each_baseline_and_wins_most(
    baseline: str, tmp_path: Path
) -> None:
    limits = Limits(nodes=2_000)
    match = Match(("engine", baseline), VARIANTS, games=10, limits=limits)
    with MatchFolder(tmp_path, match.settings()) as store:
        match.play(store, parallel=2)
        assert len(store.results) == 30
        assert [result.failure for result in store.results if result.failure] == []
        points = score(store.results, 0, 1).points
    assert points > 21
    games = Game.read(tmp_path / "games.gipf")
    assert all(game.position.is_over for game in games)
