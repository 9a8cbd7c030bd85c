"""Self-play by Ray: several processes play, one learns, and none is indispensable."""

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import ray

from gipf.errors import GipfError
from gipf.train.network.checkpoint import read
from gipf.train.network.cluster import LOCAL, ClusterRun
from gipf.train.network.learner import known_lines
from gipf.train.network.run import CHECKPOINT, Run
from tests.patience import PATIENCE
from tests.train.network.test_checkpoint import plan
from tests.train.network.test_run import log_of

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::FutureWarning")


@pytest.fixture
def run(tmp_path: Path) -> Iterator[ClusterRun]:
    found = ClusterRun(plan(tmp_path, generation=10**9), LOCAL, actors=2)
    yield found
    found.close()


def play_until(run: Run, games: int) -> None:
    until = time.monotonic() + PATIENCE
    while run.totals["games"] < games:
        assert time.monotonic() < until, "nobody plays"
        run.play_and_learn()


def test_a_run_goes_on_when_an_actor_is_killed(run: ClusterRun, tmp_path: Path) -> None:
    play_until(run, 20)
    first, second = list(run.actors.values())
    processes = ray.get([first.process.remote(), second.process.remote()])
    assert len({*processes, os.getpid()}) == 3
    os.kill(processes[0], signal.SIGKILL)
    play_until(run, 100)
    assert run.lost == 1
    assert len(run.actors) == 2
    assert first not in run.actors.values()
    assert log_of(tmp_path, "lost")[0]["actors"] == 1
    assert run.learner.steps > 0
    assert run.learner.samples == run._lines[0] >= len(known_lines(run.pools[0].samples.facts)) > 0
    run.save()
    assert read(tmp_path / CHECKPOINT)[1]["totals"] == run.totals
    # what the cluster has learned, one machine goes on with
    alone = Run(plan(tmp_path, generation=10**9))
    assert alone.totals == run.totals
    steps = alone.learner.steps
    for _ in range(10):
        alone.play_and_learn()
    assert alone.learner.steps > steps


def test_a_cluster_that_is_not_there_is_said_not_to_be_there(tmp_path: Path) -> None:
    with pytest.raises(GipfError, match=r"there is no Ray cluster at '127\.0\.0\.1:1'"):
        ClusterRun(plan(tmp_path), "127.0.0.1:1")
