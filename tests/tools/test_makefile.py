"""The Makefile names files that are there, and leaves no test out."""

import re
import subprocess

import pytest

from tools.building import ROOT

PARTS = (
    "rulebook",
    "unit-library",
    "unit-rules",
    "unit-app",
    "unit-server",
    "unit-compiled",
    "unit-plain",
)
BROWSER = ("browser-pages", "browser-site", "browser-study", "browser-table")


def files_of(target: str) -> list[str]:
    """List the tests a target would run or leave out."""
    command = ["make", "--dry-run", "--no-print-directory", target]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    line = next(line for line in done.stdout.splitlines() if "pytest" in line)
    return re.findall(r"(?:--ignore=)?(?:tests|src)/[\w/.]+", line)


def test_all_parts_are_run_by_make_test() -> None:
    text = (ROOT / "Makefile").read_text()
    run = re.search(r"^test:.*\n((?:.*\\\n)*.*)", text, re.MULTILINE)
    assert run and {*PARTS[1:], *BROWSER} <= set(run[1].split())


@pytest.mark.parametrize("target", [*PARTS, *BROWSER])
def test_the_files_of_a_part_are_there(target: str) -> None:
    assert [
        name for name in files_of(target) if not (ROOT / name.removeprefix("--ignore=")).exists()
    ] == []


def test_what_one_part_leaves_out_another_runs() -> None:
    left_out = {name.removeprefix("--ignore=") for name in files_of("unit-library")}
    run = {name for part in PARTS[2:] for name in files_of(part)}
    assert left_out - run == {"tests/e2e"}


def test_the_parts_in_the_browser_are_all_tests_there_and_none_twice() -> None:
    run = [name for part in BROWSER for name in files_of(part)]
    found = [path.relative_to(ROOT).as_posix() for path in ROOT.glob("tests/e2e/test_*.py")]
    assert sorted(run) == sorted(found)
