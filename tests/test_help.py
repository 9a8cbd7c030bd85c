"""The help comes at once: what a command needs is loaded when it runs, not before."""

import statistics
import subprocess
import sys
import time

import pytest


def median_seconds(*arguments: str) -> float:
    def once() -> float:
        begin = time.perf_counter()
        subprocess.run([sys.executable, *arguments], capture_output=True, check=True)
        return time.perf_counter() - begin

    once()
    return statistics.median(once() for _ in range(7))


def test_the_help_takes_hardly_longer_than_importing_what_it_needs() -> None:
    for _ in range(3):  # machines have other things to do at times
        needed = median_seconds("-c", "import typer, gipf")
        taken = median_seconds("-m", "gipf", "--help")
        version = median_seconds("-m", "gipf", "--version")
        if version < 2 * needed + 0.05 and taken < 1.6 * needed + 0.05 and taken < 1.5:
            return
    pytest.fail(f"gipf --help takes {taken:.2f} s, its imports {needed:.2f} s")


def test_the_help_loads_neither_rich_nor_the_terminal_game() -> None:
    seen = "import sys; import gipf.cli; gipf.cli.make_parser().print_help()"
    listing = "print([m for m in sys.modules if m.startswith(('gipf.terminal.', 'gipf.svg'))])"
    done = subprocess.run(
        [sys.executable, "-c", f"{seen}; {listing}"], capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines()[-1] == "[]"
