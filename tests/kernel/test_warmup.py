"""Compiling: once, told in one line, by one process at a time."""

import errno
import os
import shutil
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor, wait
from pathlib import Path

import pytest

import gipf
from gipf import Variant
from gipf.folders import locked
from gipf.kernel import warmup
from gipf.kernel.warmup import COUNTING, PLAYING, clear_old, is_ready, one_of_each_family, prepare
from gipf.messages import Argument, Message, languages, render
from tests.patience import PATIENCE

BASIC = Variant.parse("basic")


@pytest.fixture
def cold(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give a folder in which nothing is marked as compiled."""
    monkeypatch.setattr(warmup, "code_folder", lambda *_: tmp_path)
    monkeypatch.setattr(warmup, "cache_folder", lambda: tmp_path)
    monkeypatch.setattr(warmup, "is_kept", lambda _: True)
    monkeypatch.setattr(warmup, "IS_COMPILED", True)
    monkeypatch.setattr(warmup, "_at_hand", set())
    return tmp_path


def start(*arguments: str, cache: Path, **environment: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, *arguments],
        env={**os.environ, "GIPF_CACHE": str(cache), **environment},
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
    assert said[1].startswith(
        "gipf: compiling the engine for basic and the like, once (counting): about "
    )
    assert said[1].count("\n") == 1
    assert check_output(start("-m", "gipf", "perft", "basic", "2", cache=tmp_path), "924\n") == ""
    before = sorted(tmp_path.rglob("*"))
    assert check_output(start("-c", READ_ONLY, cache=tmp_path), "924\n") == ""
    elsewhere = tmp_path / "another folder"
    shutil.copytree(Path(gipf.__file__).parent, elsewhere / "gipf")
    run = start("-m", "gipf", "perft", "basic", "2", cache=tmp_path, PYTHONPATH=str(elsewhere))
    assert check_output(run, "924\n") == ""
    assert [
        path for path in sorted(tmp_path.rglob("*")) if elsewhere not in path.parents
    ] == sorted([*before, elsewhere])


READ_ONLY = """
import tempfile
def refuse(*_, **__): raise PermissionError(13, "read-only")
tempfile.TemporaryFile = refuse
from gipf.cli import run
run(["perft", "basic", "2"])
"""
"""Counts where nothing can be written into the folder of compiled code."""


@pytest.mark.parametrize("language", languages())
def test_compiling_is_told_in_the_machines_language(
    language: str, cold: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    use = warmup.USES[COUNTING]._replace(run=lambda _: None)
    monkeypatch.setitem(warmup.USES, COUNTING, use)
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    assert prepare(BASIC, COUNTING) is not None
    what: dict[str, Argument] = {"variant": "basic", "purpose": COUNTING, "seconds": 10}
    assert (
        capsys.readouterr().err == f"gipf: {render({'id': 'compiling', 'args': what}, language)}\n"
    )
    assert cold.joinpath("lock").exists()


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
from gipf.engine.players import PLAYERS, make_player
for name in PLAYERS:
    make_player(name).search(Position.start("basic;repetition=3;quiet=100"), Limits(nodes=20))
from gipf.search.proof import only_moves, prove
prove(Position.start("basic"), 1), only_moves(Position.start("basic"), 1)
"""


@pytest.mark.compiled
def test_after_a_warmup_nothing_is_left_to_compile(tmp_path: Path) -> None:
    done = start("-m", "gipf", "warmup", "basic", cache=tmp_path)
    out, err = done.communicate(timeout=PATIENCE)
    from gipf.net.inference import NETWORK
    from gipf.search.baselines import BASELINES
    from gipf.search.iterative_deepening import SEARCHING
    from gipf.search.mcts import TREE
    from gipf.search.proof import PROVING

    purposes = [PLAYING, COUNTING, SEARCHING, NETWORK, TREE, BASELINES, PROVING]
    lines = [line.rpartition(" in ")[0] for line in out.splitlines()]
    assert sorted(lines) == sorted(f"basic, {purpose}: compiled" for purpose in purposes)
    assert err.count("\n") == len(purposes)
    before = {path.name for path in tmp_path.rglob("*")}
    assert check_output(start("-c", ALL_THERE_IS_TO_DO, cache=tmp_path), "") == ""
    assert check_output(start("-m", "gipf", "perft", "basic", "3", cache=tmp_path), "29016\n") == ""
    assert {path.name for path in tmp_path.rglob("*")} == before


@pytest.mark.parametrize("purpose", [PLAYING, COUNTING])
def test_compiling_is_told_once_and_marked(cold: Path, purpose: str) -> None:
    told: list[Message] = []
    assert not is_ready(BASIC, purpose)
    assert prepare(BASIC, purpose, told.append) is not None
    assert is_ready(BASIC, purpose)
    assert prepare(BASIC, purpose, told.append) is None
    warmup._at_hand.clear()
    assert prepare(BASIC, purpose, told.append) is None  # as another process would find it
    [message] = [message for message in told if message["args"]["purpose"] == purpose]
    line = f"compiling the engine for basic and the like, once ({purpose}): about 10 seconds"
    assert render(message) == line
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


def test_what_cannot_be_kept_is_compiled_in_memory_and_said_once(
    cold: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(warmup, "is_kept", lambda _: False)
    monkeypatch.setattr(warmup, "keep_nothing", lambda: None)
    monkeypatch.setattr(warmup, "_told_in_memory", [])
    told: list[Message] = []
    for purpose in (COUNTING, PLAYING):
        assert prepare(BASIC, purpose, told.append) is not None
        assert prepare(BASIC, purpose, told.append) is None
    assert "what is compiled cannot be kept in" in render(told[0])
    assert [message for message in told if message["id"] == told[0]["id"]] == told[:1]
    assert list(cold.iterdir()) == []


def test_a_disk_that_is_full_is_no_error(cold: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    runs: list[Variant] = []

    def run(variant: Variant) -> None:
        runs.append(variant)
        if len(runs) == 1:
            raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setitem(warmup.USES, COUNTING, warmup.USES[COUNTING]._replace(run=run))
    monkeypatch.setattr(warmup, "keep_nothing", lambda: None)
    assert prepare(BASIC, COUNTING) is not None
    assert len(runs) == 2
    assert list(cold.glob("*.counting")) == []


def test_threads_that_need_the_same_wait_until_it_is_compiled(
    cold: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody searches, with a clock that runs, while another thread still compiles."""
    begun, go_on = threading.Event(), threading.Event()
    heard: list[tuple[str, bool]] = []

    def run(_: Variant) -> None:
        begun.set()
        assert go_on.wait(PATIENCE)

    monkeypatch.setitem(warmup.USES, COUNTING, warmup.USES[COUNTING]._replace(run=run))
    monkeypatch.setattr(
        warmup, "LISTENERS", [lambda what, is_done: heard.append((what.purpose, is_done))]
    )
    with ThreadPoolExecutor(3) as pool:
        first = pool.submit(prepare, BASIC, COUNTING)
        assert begun.wait(PATIENCE)
        others = [pool.submit(prepare, BASIC, COUNTING) for _ in range(2)]
        assert wait(others, timeout=0.2).done == set()
        go_on.set()
        assert first.result() is not None
        assert [other.result() for other in others] == [None, None]
    assert heard == [(COUNTING, False), (COUNTING, True)]
    assert is_ready(BASIC, COUNTING) and cold.joinpath("lock").exists()


# ---------------------------------------------------------------------- old folders


def test_only_what_nobody_has_used_for_long_is_cleared_away(tmp_path: Path) -> None:
    long_ago = time.time() - 40 * 86400
    names = {
        "kernel-0123456789abcdef": long_ago,
        "search-0123456789abcdef": long_ago,
        "search-aaaaaaaaaaaaaaaa": time.time() - 20 * 86400,
        "net-bbbbbbbbbbbbbbbb": long_ago,  # another process holds its lock
        "somebody-else": long_ago,
        "kernel-notes": long_ago,
    }
    for name, used in names.items():
        folder = tmp_path / name / "inside"
        folder.mkdir(parents=True)
        folder.joinpath("code.nbc").write_text("", encoding="utf-8")
        for path in (folder / "code.nbc", folder, folder.parent):
            os.utime(path, (used, used))
    touched = tmp_path / "search-0123456789abcdef" / "basic.searching"
    touched.touch()  # as whoever uses it does
    held = tmp_path / "net-bbbbbbbbbbbbbbbb" / "lock"
    held.touch()
    for path in (held, held.parent):
        os.utime(path, (long_ago, long_ago))
    with locked(held):
        assert [path.name for path in clear_old(tmp_path)] == ["kernel-0123456789abcdef"]
    assert {path.name for path in tmp_path.iterdir()} == names.keys() - {"kernel-0123456789abcdef"}


def test_code_that_is_used_is_touched_once_a_day(cold: Path) -> None:
    mark = warmup._mark(BASIC, COUNTING)
    mark.touch()
    os.utime(mark, (1, 1))
    assert is_ready(BASIC, COUNTING)
    assert time.time() - mark.stat().st_mtime < 3600
    assert mark.parent == cold
