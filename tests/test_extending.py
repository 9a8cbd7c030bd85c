"""docs/extending.md: every place it names is there, and no place is left out."""

import re
from pathlib import Path

import pytest

from gipf.messages import languages
from gipf.side_kernels.kernels import NAMES
from gipf.variants import POTENTIALS

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "extending.md"
TEXT = PAGE.read_text(encoding="utf-8")
PLACES = re.findall(r"^\| `([^`]+)` \| ([^|]*) \|", TEXT, re.MULTILINE)

KINDS = {
    "A potential": tuple(POTENTIALS),
    "A side game": NAMES,
    "A language": tuple(languages()),
}
"""What is spelled out where somebody has to add one more."""
ENOUGH = {"A potential": 3, "A side game": 3, "A language": 7}
"""A file with so many of them lists them; others have an example."""
SPELLED = {
    kind: re.compile(
        rf"""["'`/](?:side-)?({each})["'`./]|(?:^|[{{,])[ \t]*({each}):"""
        rf"""|^[ \t]*\[({each})\]|\b({each})\.\w+State""",
        re.MULTILINE,
    )
    for kind, names in KINDS.items()
    for each in ["|".join(names)]
}
"""A text, the name of a page, a key in code or in Fluent, a class.

>>> SPELLED["A side game"].findall("'yinsh': 1, docs/side-games/zertz.md")
[('yinsh', '', '', ''), ('zertz', '', '', '')]
"""
SOURCES = ("src/gipf", "web/src", "web/dev", "tools", "docs", "bench")
SUFFIXES = {".py", ".ts", ".svelte", ".json", ".toml", ".ftl", ".js"}
DATA = re.compile(
    r"/(lessons|side_lessons|first-games|fixtures|page|python|wasm|node_modules|pyodide|collection)/"
    r"|/locales/(?!en/)|/puzzles\.json$|/server-types\.ts$"
)
"""Games and lessons, what is built or written by a program, and the other languages' texts."""


def test_the_page_tells_of_potentials_boards_side_games_and_languages() -> None:
    headings = re.findall(r"^## (.+)", TEXT, re.MULTILINE)
    assert headings == ["A potential", "A board", "A side game", "A language"]
    assert len(PLACES) > 40


@pytest.mark.parametrize(("place", "names"), PLACES)
def test_a_place_that_is_named_exists_and_has_what_is_named(place: str, names: str) -> None:
    file = ROOT / place
    assert file.exists()
    for name in re.findall(r"`([^`]+)`", names):
        assert name in file.read_text(encoding="utf-8")


@pytest.mark.parametrize("kind", KINDS)
def test_every_file_that_spells_them_out_is_named_on_the_page(kind: str) -> None:
    tests = ("tests", "web/src") if kind == "A language" else ()
    files = {
        path.relative_to(ROOT).as_posix()
        for folder in (*SOURCES, *tests)
        for path in (ROOT / folder).rglob("*")
        if path.suffix in SUFFIXES and (tests or not path.name.endswith(".test.ts"))
    }
    assert len(files) > 400
    spelled = [
        name
        for name in sorted(files)
        if not DATA.search(f"/{name}") and lists(kind, (ROOT / name).read_text(encoding="utf-8"))
    ]
    assert [name for name in spelled if f"`{name}`" not in TEXT] == []


def lists(kind: str, text: str) -> bool:
    """Say whether a text lists things of a kind: as texts, as keys, as names of pages, or in one word.

    >>> lists("A side game", "{'yinsh': 1, 'dvonn': 2, 'zertz': 3}"), lists("A potential", "'GTZDYPB'")
    (True, True)
    """
    found = {name for names in SPELLED[kind].findall(text) for name in names if name}
    in_one_word = kind == "A potential" and re.search(rf"\b[BG]*{POTENTIALS}", text)
    return len(found) >= ENOUGH[kind] or bool(in_one_word)
