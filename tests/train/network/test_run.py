"""Runs: whoever is killed loses a minute at most, and what is learned shows in matches."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
import torch

from gipf.errors import GipfError
from gipf.net.features import CELL_BYTES, CELLS, GAME
from gipf.train.network.checkpoint import read
from gipf.train.network.gating import GatingScore, _Sides, openings, play_match
from gipf.train.network.learner import Learning, net_of
from gipf.train.network.lockstep import Net, Settings
from gipf.train.network.model import Network
from gipf.train.network.plan import Plan, Wanted
from gipf.train.network.run import CHECKPOINT, Run, Standing
from tests.patience import PATIENCE
from tests.train.network.test_checkpoint import plan

SMALL = "basic;reserve=5/5"
OPTIONS = [
    *("--variant", "basic;reserve=3/3", "--blocks", "1", "--channels", "8", "--games", "4"),
    *("--simulations", "4", "--batch", "16", "--generation", "10", "--match-games", "2"),
    *("--threads", "1", "--device", "cpu", "--save-every", "1"),
]


@pytest.fixture(autouse=True)
def _one_thread() -> None:
    torch.set_num_threads(1)


def log_of(folder: Path, kind: str) -> list[dict[str, Any]]:
    lines = [json.loads(line) for line in (folder / "log.jsonl").read_text().splitlines()]
    return [line for line in lines if line["kind"] == kind]


# ---------------------------------------------------------------------- matches


def test_a_network_that_plays_itself_wins_every_second_game() -> None:
    torch.manual_seed(1)
    net = net_of(Network(1, 8).folded())
    settings = Settings(simulations=4, considered=2, longest=60)
    score = play_match(net, net, SMALL, 20, settings=settings, threads=1)
    assert score.games == 20
    assert score.pairs == (0, 0, 10, 0, 0)  # both games of a pair are the same one
    assert score.elo == 0


def test_a_network_that_knows_who_is_ahead_beats_one_that_gives_up() -> None:
    torch.manual_seed(1)
    network = Network(1, 8).folded()

    def hopeless(cells: torch.Tensor, game: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """See the worst in having many pieces left."""
        answers, _ = net_of(network)(cells, game)
        wrong = 20 * (game[:, 11] - game[:, 0])
        return answers, torch.stack([wrong, 0 * wrong, -wrong], 1)

    def hopeful(cells: torch.Tensor, game: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        answers, results = hopeless(cells, game)
        return answers, -results

    def play(one: Net, other: Net) -> GatingScore:
        settings = Settings(simulations=16, longest=150)
        return play_match(
            one, other, "basic;reserve=8/8", 20, settings=settings, opening=2, threads=1
        )

    score = play(hopeful, hopeless)
    assert score.share > 0.7
    assert score.elo > 100
    assert play(hopeless, hopeful).share == pytest.approx(1 - score.share)


def test_networks_answer_the_same_by_turns_and_at_once() -> None:
    torch.manual_seed(1)
    one, other = net_of(Network(1, 8).folded()), net_of(Network(1, 8).folded())
    cells = torch.zeros(4, CELLS, CELL_BYTES, dtype=torch.uint8)
    sides = _Sides(one, other, torch.tensor([True, False, False, True]))
    shown = cells, torch.rand(4, GAME)
    for part, same in zip(sides.by_turns(*shown), sides.at_once(*shown), strict=True):
        assert torch.allclose(part, same, atol=1e-6)


def test_openings_are_all_different() -> None:
    states = openings("basic", 50, 3, seed=1)
    assert len({state.tobytes() for state in states}) == 50
    assert (openings("basic", 50, 3, seed=1) == states).all()


def test_an_odd_number_of_games_is_no_match() -> None:
    net = net_of(Network(1, 8).folded())
    with pytest.raises(GipfError, match="games is an even number"):
        play_match(net, net, SMALL, 5)


# ---------------------------------------------------------------------- plans


def test_variants_of_one_family_share_a_pool_by_their_shares(tmp_path: Path) -> None:
    planned = plan(tmp_path, "standard@2", "tournament", "matrx", "ultimate", games=100)
    assert [group.key for group in planned.groups] == ["2-hex37", "4-matrx40", "3-hex37"]
    assert [len(group.variants) for group in planned.groups] == [3, 1, 1]
    assert sum(planned.games_of_groups()) == 100
    assert planned.games_of_groups()[0] == pytest.approx(60, abs=2)


@pytest.mark.parametrize("text", ["basic@0", "basic@x", "basic@-1", "basic@"])
def test_a_share_is_a_number_above_0(text: str) -> None:
    with pytest.raises(GipfError, match="a share is a number above 0, as in basic@2"):
        Wanted.parse(text)


def test_a_checkpoint_is_written_every_minute_at_least(tmp_path: Path) -> None:
    with pytest.raises(GipfError, match="1 to 60"):
        plan(tmp_path, save_every=61)


# ---------------------------------------------------------------------- runs


def test_a_run_leaves_a_log_a_picture_and_networks(tmp_path: Path) -> None:
    run = Run(plan(tmp_path, "basic;reserve=3/3", generation=20))
    told: list[Standing] = []
    for _ in range(40):
        assert run.go(0.001, told.append)
        if run.generation >= 2:
            break
    run.close()
    generations = log_of(tmp_path, "generation")
    assert [entry["generation"] for entry in generations[:2]] == [1, 2]
    assert generations[0]["elo"]["basic;reserve=3/3;quiet=100"]["won"] >= 0
    assert log_of(tmp_path, "begun")[0]["parameters"] == run.learner.network.count()
    assert {"policy", "result", "accuracy", "entropy"} <= log_of(tmp_path, "progress")[-1].keys()
    picture = ElementTree.parse(tmp_path / "elo.svg").getroot()
    assert "Elo" in "".join(picture.itertext())
    assert Network.load(tmp_path / "first.pt").channels == 8
    assert Network.load(tmp_path / "last.pt").channels == 8
    assert any(standing.doing == "match" for standing in told)


def test_a_resumed_run_may_take_up_other_variants_and_be_measured_anew(tmp_path: Path) -> None:
    run = Run(plan(tmp_path, "basic;reserve=3/3", generation=5))
    while run.totals["games"] < 5:
        run.play_and_learn()
    run.end_generation()
    run.save()
    run.close()
    run = Run(plan(tmp_path, "basic;reserve=3/3", "basic;reserve=4/4", "standard;reserve=4/4"))
    assert run.is_resumed
    before = run.totals["games"]
    assert before >= 5
    run.measure_from_here()
    assert set(run.elo.values()) == {0.0}
    assert len(run.elo) == 3
    while run.totals["games"] < before + 5:
        run.play_and_learn()
    run.end_generation()
    run.close()
    assert [entry["generation"] for entry in run.generations] == [1]
    assert run.generations[0]["elo"].keys() == run.elo.keys()
    again = Run(run.plan)
    again.close()
    assert again.measured_since == before
    assert again.generations == run.generations


def killed_after(folder: Path, enough: int) -> int:
    """Let a run be killed after more than so many games; give how many its checkpoint then had.

    It is run uncompiled: compiling takes longer than all the rest.
    """
    begin = (folder / CHECKPOINT).stat().st_mtime_ns if (folder / CHECKPOINT).exists() else 0
    process = subprocess.Popen(
        [
            sys.executable,
            "-m",
            "gipf",
            "train",
            "network",
            "--resume",
            str(folder),
            "--minutes",
            "5",
            *OPTIONS,
        ],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1", "OMP_NUM_THREADS": "1"},
        stderr=subprocess.DEVNULL,
    )
    try:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            assert process.poll() is None
            file = folder / CHECKPOINT
            if file.exists() and file.stat().st_mtime_ns > begin:
                games = int(read(file)[1]["totals"]["games"])
                if games > enough:
                    return games
            time.sleep(0.2)
        raise AssertionError("it never played")
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait()


def test_a_run_that_is_killed_goes_on_from_its_last_checkpoint(tmp_path: Path) -> None:
    first = killed_after(tmp_path, 4)
    arrays, facts = read(tmp_path / CHECKPOINT)  # nothing is broken
    assert facts["totals"]["games"] >= first
    second = killed_after(tmp_path, first + 4)
    assert second > first
    assert log_of(tmp_path, "resumed")[0]["games_before"] >= first
    assert arrays


def test_a_run_that_is_told_to_end_saves_first(tmp_path: Path) -> None:
    run, before = Run(plan(tmp_path)), signal.getsignal(signal.SIGTERM)

    def stop(standing: Standing) -> None:
        if standing.games > 5:
            os.kill(os.getpid(), signal.SIGTERM)

    assert not run.go(2, stop)
    assert read(tmp_path / CHECKPOINT)[1]["totals"] == run.totals
    assert log_of(tmp_path, "stopped")
    assert signal.getsignal(signal.SIGTERM) is before


# ---------------------------------------------------------------------- learning


@pytest.mark.compiled
def test_a_tiny_network_beats_its_first_generation_after_a_minute_or_two(tmp_path: Path) -> None:
    run = Run(
        Plan(
            (Wanted.parse(SMALL),),
            tmp_path,
            blocks=2,
            channels=16,
            games=128,
            buffer_size=12_800,
            threads=1,
            playing=Settings(
                simulations=12, quick_simulations=8, recorded=1.0, considered=8, opening=4
            ),
            learning=Learning(
                batch=128,
                min_samples=512,
                warm_up=30,
                average_decay=0.98,
                learning_rate=4e-3,
                sample_reuse=4,
            ),
        )
    )
    for _ in range(100):
        run.play_and_learn()
    run.save()
    first = net_of(Network.load(tmp_path / "first.pt").folded())
    score = play_match(
        run.learner.ask,
        first,
        SMALL,
        200,
        settings=Settings(simulations=16, considered=8),
        opening=2,
        threads=1,
    )
    assert score.games == 200
    assert score.share >= 0.6
