"""Compiling: once, told in one line, by one process at a time."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from gipf import GipfError, Variant
from gipf.kernel import warmup
from gipf.kernel.warmup import COUNTING, PLAYING, alone, is_ready, one_of_each_family, prepare
from tests.patience import PATIENCE

BASIC = Variant.parse("basic")


@pytest.fixture
def cold(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give a folder in which nothing is marked as compiled."""
    monkeypatch.setattr(warmup, "cache_folder", lambda *_: tmp_path)
    monkeypatch.setattr(warmup, "IS_COMPILED", True)
    monkeypatch.setattr(warmup, "_at_hand", set())
    return tmp_path


def start(*arguments: str, cache: Path) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, *arguments],
        env={**os.environ, "GIPF_CACHE": str(cache)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


# ---------------------------------------------------------------------- what is imported


@pytest.mark.parametrize("start", ["import gipf", "import gipf.cli", "import gipf.terminal.play"])
def test_the_library_and_the_command_line_start_without_numba_and_numpy(start: str) -> None:
    look = "import sys; print([name for name in ('numba', 'numpy', 'llvmlite') if name in sys.modules])"
    out = subprocess.run(
        [sys.executable, "-c", f"{start}; {look}"], capture_output=True, text=True, check=True
    )
    assert out.stdout == "[]\n"


# ---------------------------------------------------------------------- the first run


@pytest.mark.compiled
def test_of_two_first_runs_one_compiles_and_says_so_and_the_other_waits(tmp_path: Path) -> None:
    runs = [start("-m", "gipf", "perft", "basic", "2", cache=tmp_path) for _ in range(2)]
    said = sorted(check_output(run, "924\n") for run in runs)
    assert said[0] in ("", "gipf: another process is compiling the engine; waiting for it\n")
    assert said[1].startswith("gipf: compiling the engine for counting basic and the like, once")
    assert said[1].count("\n") == 1
    assert check_output(start("-m", "gipf", "perft", "basic", "2", cache=tmp_path), "924\n") == ""


def check_output(run: "subprocess.Popen[str]", expected: str) -> str:
    out, err = run.communicate(timeout=PATIENCE)
    assert (run.returncode, out) == (0, expected), err
    return err


ALL_THERE_IS_TO_DO = """
from gipf.kernel.batch import Batch
batch = Batch("basic;reserve=9/9;repetition=3;quiet=40", 5, threads=2)
batch.transformed(3), batch.legal_mask(), batch.count_moves(), batch.hashes(), batch.features()
batch.play(0, "b3"), batch.step(batch.random_moves(1)), batch.play_out(2)
from gipf.position import Position
from gipf.search.answer import Limits
from gipf.search.iterative_deepening import AlphaBeta
AlphaBeta(memory=1, threads=2).search(Position.start("basic;quiet=9"), Limits(depth=4), lines=3)
"""


@pytest.mark.compiled
def test_after_a_warmup_nothing_is_left_to_compile(tmp_path: Path) -> None:
    done = start("-m", "gipf", "warmup", "basic", cache=tmp_path)
    out, err = done.communicate(timeout=PATIENCE)
    assert [line.rpartition(" in ")[0] for line in out.splitlines()] == [
        "basic, searching: compiled",
        "basic, playing: compiled",
        "basic, counting: compiled",
    ]
    assert err.count("\n") == 3
    before = {path.name for path in tmp_path.rglob("*")}
    assert check_output(start("-c", ALL_THERE_IS_TO_DO, cache=tmp_path), "") == ""
    assert check_output(start("-m", "gipf", "perft", "basic", "3", cache=tmp_path), "29016\n") == ""
    assert {path.name for path in tmp_path.rglob("*")} == before


@pytest.mark.parametrize("purpose", [PLAYING, COUNTING])
def test_compiling_is_told_once_and_marked(cold: Path, purpose: str) -> None:
    told: list[str] = []
    assert not is_ready(BASIC, purpose)
    assert prepare(BASIC, purpose, told.append) is not None
    assert is_ready(BASIC, purpose)
    assert prepare(BASIC, purpose, told.append) is None
    warmup._at_hand.clear()
    assert prepare(BASIC, purpose, told.append) is None  # as another process would find it
    [line] = [line for line in told if purpose in line]
    assert line.startswith(f"compiling the engine for {purpose} basic and the like, once: about ")
    assert cold.joinpath("lock").exists()


def test_compiling_that_was_interrupted_begins_again(
    cold: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(_: Variant) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setitem(warmup.USES, COUNTING, warmup.USES[COUNTING]._replace(run=interrupt))
        with pytest.raises(KeyboardInterrupt):
            prepare(BASIC, COUNTING)
    assert not is_ready(BASIC, COUNTING)
    assert prepare(BASIC, COUNTING) is not None
    assert [path.name for path in cold.glob("*.counting")] != []


@pytest.mark.usefixtures("cold")
def test_what_another_process_has_compiled_meanwhile_is_not_compiled_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ready = iter((False,))
    monkeypatch.setattr(warmup, "is_ready", lambda *_: next(ready))
    warmup._mark(BASIC, COUNTING).touch()
    assert prepare(BASIC, COUNTING) is None


def test_all_families_are_warmed_up_by_default() -> None:
    assert [str(variant) for variant in one_of_each_family()] == [
        "basic",
        "tournament",
        "ultimate",
        "matrx",
    ]


def test_plain_python_is_always_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warmup, "IS_COMPILED", False)
    assert is_ready(BASIC)


# ---------------------------------------------------------------------- the lock


def test_whoever_waits_too_long_for_the_lock_is_told_so(tmp_path: Path) -> None:
    told: list[str] = []
    with alone(tmp_path / "lock"):
        with (
            pytest.raises(GipfError, match=r"another process has held .*lock for 0 seconds"),
            alone(tmp_path / "lock", told.append, patience=0.1),
        ):
            pass
        assert told == ["another process is compiling the engine; waiting for it"]
    with alone(tmp_path / "lock", patience=0):
        pass


HOLD = """
import sys, time
from pathlib import Path
from gipf.kernel.warmup import alone
with alone(Path(sys.argv[1])):
    print("held", flush=True)
    time.sleep(600)
"""


def test_a_lock_goes_with_the_process_that_held_it(tmp_path: Path) -> None:
    lock = tmp_path / "lock"
    holder = start("-c", HOLD, str(lock), cache=tmp_path)
    assert holder.stdout is not None and holder.stdout.readline() == "held\n"
    with pytest.raises(GipfError, match="another process has held"), alone(lock, patience=0.1):
        pass
    holder.send_signal(signal.SIGKILL)
    holder.communicate()
    assert lock.exists()
    with alone(lock, patience=5):
        pass
