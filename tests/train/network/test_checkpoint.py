"""Checkpoints: training goes on from them as if it had never stopped."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

from gipf.errors import GipfError
from gipf.train.network.checkpoint import (
    MOST_BYTES,
    learner_state,
    read,
    restore_learner,
    write,
)
from gipf.train.network.learner import Learner, Learning, known_lines
from gipf.train.network.lockstep import Settings
from gipf.train.network.model import Network
from gipf.train.network.plan import Plan, Wanted
from gipf.train.network.run import Run
from gipf.train.network.tree_search import BEGAN, DECISIONS, RANDOM, Samples

REMEMBERED = [RANDOM, DECISIONS, BEGAN]
"""Of a game's state, what outlasts a round."""


def plan(folder: Path, *variants: str, **changes: Any) -> Plan:
    wanted = tuple(Wanted.parse(text) for text in variants or ("basic;reserve=3/3",))
    given: dict[str, Any] = {
        "blocks": 1,
        "channels": 8,
        "games": 8,
        "buffer_size": 200,
        "threads": 1,
        "playing": Settings(
            simulations=4, quick_simulations=2, recorded=0.5, considered=2, opening=2, longest=40
        ),
        "learning": Learning(batch=16, min_samples=32, warm_up=5),
        "generation": 15,
        "match_games": 4,
        "match_simulations": 2,
    }
    return Plan(wanted, folder, **{**given, **changes})


def play(run: Run, rounds: int) -> None:
    for _ in range(rounds):
        if run.totals["games"] >= run.next_generation:
            run.end_generation()
        run.play_and_learn()


@pytest.fixture(autouse=True)
def _one_thread() -> None:
    torch.set_num_threads(1)


def assert_same(one: Run, other: Run) -> None:
    for name in ("network", "average", "player"):
        weights, others = (getattr(run.learner, name).state_dict() for run in (one, other))
        assert all(torch.equal(weights[key], others[key]) for key in weights), name
    assert one.learner.counters() == other.learner.counters()
    assert one.totals == other.totals
    assert one.generations == other.generations
    assert one.elo == other.elo
    for pool, another in zip(one.pools, other.pools, strict=True):
        assert torch.equal(pool.roots, another.roots)
        assert torch.equal(pool.state[:, REMEMBERED], another.state[:, REMEMBERED])
        for name in Samples._fields:
            lines = min(pool.rounds_recorded, pool.rounds) * pool.games
            mine, its = getattr(pool.samples, name), getattr(another.samples, name)
            assert torch.equal(mine[:lines], its[:lines]), name


def test_a_resumed_run_is_bit_for_bit_the_run_that_was_never_stopped(tmp_path: Path) -> None:
    at_once = Run(plan(tmp_path / "at once"))
    play(at_once, 60)
    stopped = Run(plan(tmp_path / "stopped"))
    play(stopped, 30)
    stopped.save()
    resumed = Run(plan(tmp_path / "stopped"))
    assert resumed.is_resumed
    assert_same(resumed, stopped)
    play(resumed, 30)
    assert at_once.learner.steps > 20
    assert at_once.generation > 1
    assert_same(at_once, resumed)


def test_a_run_of_several_games_is_resumed_exactly_too(tmp_path: Path) -> None:
    variants = "basic;reserve=3/3@2", "tournament;reserve=5/5", "standard;reserve=3/3"
    at_once = Run(plan(tmp_path / "at once", *variants, generation=10**9))
    play(at_once, 24)
    stopped = Run(plan(tmp_path / "stopped", *variants, generation=10**9))
    play(stopped, 12)
    stopped.save()
    resumed = Run(plan(tmp_path / "stopped", *variants, generation=10**9))
    play(resumed, 12)
    assert [pool.games for pool in resumed.pools] == [4, 4]
    assert_same(at_once, resumed)


def test_a_checkpoint_takes_as_many_samples_as_fit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = Run(plan(tmp_path, buffer_size=4000))
    play(run, 80)
    run.save()
    whole = run.size
    least = sum(a.nbytes for name, a in read(run.file)[0].items() if not name.startswith("pool"))
    most = int((least + (whole - least) / 2) / 0.9)
    assert most < whole
    monkeypatch.setattr("gipf.train.network.run.MOST_BYTES", most)
    run.save()
    assert run.size < most
    facts = read(run.file)[1]["pools"]["1-hex37"]
    assert not facts["is_whole"]
    resumed = Run(plan(tmp_path, buffer_size=4000))
    pool = resumed.pools[0]
    known = known_lines(pool.samples.facts)
    assert 0 < len(known) < len(known_lines(run.pools[0].samples.facts))
    assert known.min() > len(pool.samples.facts) / 2  # where they are written over last
    assert torch.equal(pool.roots, run.pools[0].roots)  # the games go on
    play(resumed, 20)
    assert resumed.learner.steps > run.learner.steps


def test_a_checkpoint_of_a_large_network_is_below_the_limit(tmp_path: Path) -> None:
    network = Network(10, 128)
    learner = Learner(network, [])
    for parameter in network.parameters():
        parameter.grad = torch.randn_like(parameter)
    learner.optimiser.step()
    learner._move_average()
    arrays, facts = learner_state(learner, int(0.85 * MOST_BYTES))
    assert write(tmp_path / "a.npz", arrays, {"version": 1, **facts}) < MOST_BYTES
    tight, facts = learner_state(learner, 9 * sum(t.numel() for t in network.state_dict().values()))
    assert facts["halved"] == {"moments": True, "averages": True}
    assert write(tmp_path / "b.npz", tight, {"version": 1, **facts}) < 0.65 * MOST_BYTES
    other = Learner(Network(10, 128), [])
    restore_learner(other, *read(tmp_path / "b.npz"))
    for mine, its in zip(learner.average.parameters(), other.average.parameters(), strict=True):
        torch.testing.assert_close(mine, its, rtol=1e-3, atol=1e-5)
    states = (x.optimiser.state_dict()["state"] for x in (learner, other))
    for one, two in zip(*(state.values() for state in states), strict=True):
        torch.testing.assert_close(one["exp_avg"], two["exp_avg"], rtol=1e-2, atol=1e-4)
        torch.testing.assert_close(one["exp_avg_sq"], two["exp_avg_sq"], rtol=1e-2, atol=1e-6)


def test_a_network_too_large_for_any_checkpoint_is_refused() -> None:
    with pytest.raises(GipfError, match="fewer blocks or channels"):
        learner_state(Learner(Network(1, 8), []), 1000)


def test_another_network_than_the_checkpoints_is_refused(tmp_path: Path) -> None:
    Run(plan(tmp_path)).close()
    with pytest.raises(
        GipfError,
        match=r"the checkpoint is of a network of blocks 1, channels 8, .* not of blocks 2, channels 8",
    ):
        Run(plan(tmp_path, blocks=2))


def test_a_half_written_checkpoint_leaves_the_old_one_alone(tmp_path: Path) -> None:
    file = tmp_path / "checkpoint.npz"
    write(file, {"a": np.arange(3)}, {"version": 1})

    class Broken:
        dtype = np.dtype(float)

        def __array__(self, dtype: object = None, copy: object = None) -> None:
            raise OSError("the disk is full")

    with pytest.raises(OSError, match="full"):
        write(file, {"a": Broken()}, {"version": 1})  # type: ignore[dict-item]
    assert read(file)[0]["a"].tolist() == [0, 1, 2]


@pytest.mark.parametrize("content", [b"", b"not a checkpoint", b"PK\x03\x04 broken"])
def test_a_file_that_is_no_checkpoint_is_said_to_be_none(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "checkpoint.npz"
    with pytest.raises(GipfError, match="there is no checkpoint"):
        read(file)
    file.write_bytes(content)
    with pytest.raises(GipfError, match="is no checkpoint"):
        read(file)


def test_a_checkpoint_of_another_version_is_refused(tmp_path: Path) -> None:
    write(tmp_path / "a.npz", {}, {"version": 0})
    with pytest.raises(GipfError, match="of version 0; this is version 1"):
        read(tmp_path / "a.npz")


def test_other_variants_take_over_the_samples_and_begin_new_games(tmp_path: Path) -> None:
    first = Run(plan(tmp_path))
    play(first, 30)
    first.save()
    second = Run(plan(tmp_path, "basic;reserve=4/4"))
    assert second.learner.steps == first.learner.steps > 0
    assert second.totals == first.totals
    assert len(known_lines(second.pools[0].samples.facts))
    play(second, 5)
    assert second.totals["decisions"] == first.totals["decisions"] + 5 * 8
