"""The tuner: it learns what decides games, from games it plays itself."""

import json
import sys
from pathlib import Path

import numpy as np
import pytest

from gipf.search.evaluation import (
    LINE_WEIGHTS,
    MOVE_AT,
    RESERVE_AT,
    UNIT,
    WEIGHTS,
    plain_weights,
    write_weights,
)
from gipf.train.selfplay import Samples, joined, play_games
from gipf.train.tuning import fit, main, shared_weights


def samples(own_minus_theirs: list[int], results: list[float]) -> Samples:
    places = [RESERVE_AT + 32 * (8 + difference) + 8 for difference in own_minus_theirs]
    features = np.array([[place, MOVE_AT, -1] for place in places], np.int32)
    scores, games = np.zeros(len(places), np.int16), np.arange(len(places))
    return Samples(features, scores, np.array(results, np.float32), games)


def test_weights_come_to_say_how_games_ended() -> None:
    seen = samples([2, -2] * 400, [1.0, 0.0] * 400)
    weights = fit(seen, 1, start=np.zeros(WEIGHTS, np.int32), trust=1.0)
    more, fewer = weights[RESERVE_AT + 32 * 10 + 8], weights[RESERVE_AT + 32 * 6 + 8]
    assert fewer < -20 * UNIT < 20 * UNIT < more


def test_what_few_games_show_moves_weights_little() -> None:
    start = np.zeros(WEIGHTS, np.int32)
    few = fit(samples([2, -2] * 10, [1.0, 0.0] * 10), 1, start=start, trust=1.0)
    many = fit(samples([2, -2] * 1000, [1.0, 0.0] * 1000), 1, start=start, trust=1.0)
    place = RESERVE_AT + 32 * 10 + 8
    assert 0 < 4 * few[place] < many[place]


def test_weights_that_no_game_shows_stay_as_they_are() -> None:
    start = plain_weights(1)
    weights = fit(samples([1, -1] * 50, [1.0, 0.0] * 50), 1, start=start, rounds=3)
    unseen = RESERVE_AT + 32 * 20 + 20
    assert weights[unseen] == start[unseen]
    first = LINE_WEIGHTS[7]
    assert (weights[first : first + 100] == start[first : first + 100]).all()


def test_a_pattern_and_its_mirror_image_share_a_weight() -> None:
    parts = shared_weights(2)
    first = LINE_WEIGHTS[4]
    own_at_one_end, own_at_the_other = first + 1, first + 125
    assert parts[0, own_at_one_end] == parts[0, own_at_the_other]
    assert parts[0, own_at_one_end] != parts[0, first + 5]


def test_a_gipf_piece_in_a_pattern_shares_with_a_basic_one() -> None:
    parts = shared_weights(2)
    first = LINE_WEIGHTS[5]
    assert parts[0, first + 1] != parts[0, first + 2]
    assert parts[1, first + 1] == parts[1, first + 2]


@pytest.mark.compiled
def test_the_same_seed_plays_the_same_games_on_any_number_of_processes() -> None:
    games = [
        play_games(["basic;reserve=6/6"], 30, seed=4, nodes=50, processes=number)
        for number in (1, 2)
    ]
    for one, two in zip(*games, strict=True):
        assert np.array_equal(one, two)
    assert set(np.unique(games[0].results)) <= {0.0, 0.5, 1.0}


def test_samples_of_different_width_are_put_together() -> None:
    narrow = samples([1], [1.0])
    wide = Samples(np.zeros((2, 5), np.int32), np.zeros(2), np.ones(2), np.arange(2))
    both = joined([narrow, wide])
    assert both.features.shape == (3, 5)
    assert both.features[0].tolist()[3:] == [-1, -1]


@pytest.mark.compiled
def test_the_command_plays_learns_and_logs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = "1 basic;reserve=5/5 --games 20 --nodes 30 --rounds 2 --processes 1 --out"
    monkeypatch.setattr(sys, "argv", ["tuning", *arguments.split(), str(tmp_path)])
    main()
    logged = [json.loads(line) for line in (tmp_path / "1.jsonl").read_text().splitlines()]
    assert [entry["round"] for entry in logged] == [1, 2]
    assert all(entry["positions"] > 20 for entry in logged)
    assert "losses" in capsys.readouterr().out
    assert np.load(tmp_path / "1.npz")["weights"].shape == (WEIGHTS,)


def test_weights_are_written_as_the_engine_reads_them(tmp_path: Path) -> None:
    weights = plain_weights(3)
    write_weights(weights, tmp_path / "new" / "3.npz")
    assert np.array_equal(np.load(tmp_path / "new" / "3.npz")["weights"], weights)
