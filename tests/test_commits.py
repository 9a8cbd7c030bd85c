"""Every commit that the README, the changelog, the docs and the measurements name is in the history.

A figure without its commit cannot be measured again, and a commit that was rebased after it had been written
down is in nobody's clone. So the name has to lead to an ancestor of what is checked out.
"""

import os
import re
import subprocess
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = sorted(
    path
    for path in (
        *(ROOT / name for name in ("README.md", "CHANGELOG.md", "CONTRIBUTING.md")),
        *(ROOT / "docs").rglob("*.md"),
        *(ROOT / "bench").glob("*.py"),
    )
    if path.is_file()
)
NAME = re.compile(r"(?<![\w#.])(?=[0-9a-f]*[a-f])(?=[0-9a-f]*[0-9])[0-9a-f]{7,12}(?![\w.]*\w)")
"""A commit as git shortens it. Numbers have no letter; hashes in books and of sealed choices are longer."""
NAMED_COMMIT = re.compile(r"\bcommits? `?([0-9a-f]{7,40})\b")


def commits_of(text: str) -> list[str]:
    """List the commits a text names.

    >>> commits_of("at commit `4c8041c7` 14502759 nodes; `b1aa2fe`, and commit 1234567")
    ['1234567', '4c8041c7', 'b1aa2fe']
    """
    return sorted({*NAME.findall(text), *NAMED_COMMIT.findall(text)})


def git(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(["git", "-C", str(ROOT), *arguments], capture_output=True, text=True)


@cache
def why_not() -> str | None:
    """Say why the history cannot be asked, or None where it can."""
    try:
        shallow = git("rev-parse", "--is-shallow-repository", "--show-prefix")
    except FileNotFoundError:
        return "git is not installed"
    if shallow.returncode or not (ROOT / ".git").exists():
        return "this is no git repository, as in an sdist"
    return "the clone is shallow: 'git fetch --unshallow'" if "true" in shallow.stdout else None


NAMED = [
    pytest.param(page, id=str(page.relative_to(ROOT)))
    for page in PAGES
    if commits_of(page.read_text(encoding="utf-8"))
]


def test_some_pages_name_commits() -> None:
    assert len(NAMED) > 5
    assert commits_of("at commit `4c8041c7` 14502759 nodes; `b1aa2fe`, commit 1234567") == [
        *("1234567", "4c8041c7", "b1aa2fe")
    ]
    assert (
        commits_of("93f0b53a6c1d8e27 c2, rock:9f86d081884c7d65, #c0ffee0, defaced, 86400000") == []
    )


@pytest.mark.parametrize("page", NAMED)
def test_every_commit_that_is_named_is_in_the_history(page: Path) -> None:
    if reason := why_not():
        assert not os.environ.get("CI"), f"CI needs the whole history: {reason}"
        pytest.skip(reason)
    named = commits_of(page.read_text(encoding="utf-8"))
    missing = [
        name for name in named if git("merge-base", "--is-ancestor", name, "HEAD").returncode
    ]
    assert missing == []
