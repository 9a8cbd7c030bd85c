"""The kernel as plain Python and with every array access checked, in processes of their own."""

import os
import subprocess
import sys

import pytest

pytestmark = pytest.mark.compiled

BEYOND_THE_LAST_ROW = """
from gipf.kernel.batch import Batch
from gipf.kernel.moves import COUNT, walk_moves
batch = Batch("basic", 1, threads=1)
try:
    print(walk_moves(batch.family, batch.lookup, batch.states, 1, batch.lookup, COUNT))
except IndexError:
    print("noticed")
"""


def run(*arguments: str, **environment: str) -> str:
    """Run Python with warnings as errors; give what it prints."""
    done = subprocess.run(
        [sys.executable, "-W", "error", *arguments],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_uncompiled_the_kernel_plays_by_the_rulebook_too() -> None:
    out = run("-m", "bench.differential", "--games", "150", NUMBA_DISABLE_JIT="1")
    assert "150 games from number 0 on agree in everything" in out


def test_with_bounds_checked_the_kernel_plays_by_the_rulebook_too() -> None:
    out = run("-m", "bench.differential", "--games", "300", "--seed", "150", NUMBA_BOUNDSCHECK="1")
    assert "300 games from number 150 on agree in everything" in out


@pytest.mark.parametrize("mode", ["NUMBA_DISABLE_JIT", "NUMBA_BOUNDSCHECK"])
def test_an_index_out_of_bounds_would_be_noticed(mode: str) -> None:
    assert run("-c", BEYOND_THE_LAST_ROW, **{mode: "1"}) == "noticed\n"


def test_uncompiled_the_kernel_counts_the_same() -> None:
    out = run("-m", "gipf", "perft", "matrx", "2", NUMBA_DISABLE_JIT="1")
    assert out == "386\n"
