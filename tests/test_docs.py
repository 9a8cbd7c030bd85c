"""The pages under docs/: what they show is legal, what they draw is up to date, what they cite exists."""

import re
from collections import Counter
from pathlib import Path

import pytest

from docs.draw import DOCS, Diagram, diagrams, drawn, outdated, pages
from gipf import Position

PAGES = pages()
RULES = [page for page in PAGES if page.parent.name == "rules" and page.name != "README.md"]
INDEX = DOCS / "rules" / "README.md"
LANGUAGES = sorted(index.parent for index in (DOCS / "rules").glob("*/README.md"))
DIAGRAMS = [asked_for for page in PAGES for asked_for in diagrams(page)]

_LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)|(?:src|srcset)=\"([^\"]+)\"")
_NUMBER = re.compile(r"^\*\*([A-Z])([0-9]+)\.\*\*", re.MULTILINE)
_PROGRAM = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
_CODE = re.compile(r"(?<!`)`[^`\n]+`(?!`)")
_IMAGE = re.compile(r"!\[[^\]]+\]\((?:.*/)?([^/)]+)\)")
_NEEDS_NO_NUMBER = re.compile(r"#|<!--|!\[|\||- |\*[^*]")


def name(page: Path) -> str:
    return str(page.relative_to(DOCS.parent))


def prose(page: Path) -> str:
    """Give a page without its program texts."""
    return _PROGRAM.sub("", page.read_text(encoding="utf-8"))


def numbers(page: Path) -> list[str]:
    return [f"{letter}{number}" for letter, number in _NUMBER.findall(prose(page))]


@pytest.mark.parametrize("asked_for", DIAGRAMS, ids=lambda asked_for: asked_for.name)
def test_a_diagram_shows_a_position_and_a_legal_move_in_canonical_form(asked_for: Diagram) -> None:
    if asked_for.side_game:
        state = asked_for.state()
        assert f"{asked_for.side_game}: {state}" == asked_for.position
        assert asked_for.options.get("move", state.legal_moves()[0]) in state.legal_moves()
        return
    position = Position.parse(asked_for.position)
    assert str(position) == asked_for.position
    if move := asked_for.options.get("move"):
        assert str(position.read_move(move)) == move


def test_the_drawn_files_are_up_to_date() -> None:
    changed = [path.name for path in outdated(drawn())]
    assert not changed, "run 'make diagrams' (python docs/draw.py)"


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_relative_link_and_every_image_of_a_page_resolves(page: Path) -> None:
    found = [text or image for text, image in _LINK.findall(prose(page))]
    links = [link for link in found if "://" not in link]
    assert [link for link in links if not (page.parent / link).exists()] == []


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_image_is_described_in_words(page: Path) -> None:
    assert "![](" not in prose(page)
    assert re.findall(r'<img (?![^>]*alt="[^"]+")[^>]*>', prose(page)) == []


@pytest.mark.parametrize("page", RULES, ids=name)
def test_the_paragraphs_of_a_page_are_numbered_one_after_the_other(page: Path) -> None:
    found = numbers(page)
    assert found
    assert found == [f"{found[0][0]}{count}" for count in range(1, len(found) + 1)]


@pytest.mark.parametrize("page", RULES, ids=name)
def test_every_paragraph_but_the_first_line_and_captions_has_a_number(page: Path) -> None:
    _title, first_line, *blocks = prose(page).split("\n\n")
    assert first_line.startswith("*")
    for block in (block.strip() for block in blocks):
        assert not block or _NEEDS_NO_NUMBER.match(block) or _NUMBER.match(block), block


def test_each_page_has_its_own_letter_and_the_index_lists_its_paragraphs() -> None:
    listed = re.findall(
        r"^\| ([A-Z]) \| \[.+\]\((.+)\) \| (.+) \|$", INDEX.read_text("utf-8"), re.M
    )
    expected = [
        (found[0][0], page.name, f"{found[0]}–{found[-1]}")
        for page, found in ((page, numbers(page)) for page in RULES)
    ]
    assert sorted(listed, key=lambda row: row[1]) == expected
    assert len({letter for letter, _, _ in listed}) == len(listed)


@pytest.mark.parametrize("page", [*RULES, INDEX], ids=name)
def test_every_paragraph_that_is_cited_exists(page: Path) -> None:
    known = {number for other in RULES for number in numbers(other)}
    text = re.sub(r"<!--.*?-->|`[^`\n]*`", "", prose(page))
    cited = set(re.findall(r"\b[A-Z][0-9]+\b", text))
    assert cited <= known


@pytest.mark.parametrize("language", LANGUAGES, ids=name)
def test_the_rules_in_every_language_have_the_paragraphs_pictures_and_code_of_the_english_ones(
    language: Path,
) -> None:
    english = {page.name: page for page in [*RULES, INDEX]}
    assert {page.name for page in language.iterdir()} == english.keys()
    for page in (language / page_name for page_name in english):
        text, model = (
            re.sub(r"<!--.*?-->", "", file.read_text("utf-8"))
            for file in (page, english[page.name])
        )
        assert numbers(page) == numbers(english[page.name]), page.name
        for part in (_IMAGE, _CODE, _PROGRAM):
            assert Counter(part.findall(text)) == Counter(part.findall(model)), page.name


@pytest.mark.parametrize("page", [page for page in RULES if page.stem != "notation"], ids=name)
def test_every_paragraph_of_the_rules_is_cited_by_a_test(page: Path) -> None:
    cited = {
        number
        for folder in ("rules", "side_games")
        for file in (Path(__file__).parent / folder).glob("test_*.py")
        for line in re.findall(r"^    # Rules: (.+)\.$", file.read_text("utf-8"), re.M)
        for number in line.split(", ")
    }
    assert set(numbers(page)) - cited == set()
    assert cited <= {number for other in RULES for number in numbers(other)}


@pytest.mark.parametrize("page", ["README.md", "docs/architecture.md"])
def test_the_map_of_a_page_names_every_module_and_package(page: str) -> None:
    table = re.findall(
        r"^\| (`.+?) \|", (DOCS.parent / page).read_text(encoding="utf-8"), re.MULTILINE
    )
    named = {
        re.sub(r"^src/gipf/|\.py$|/$", "", text)
        for cell in table
        for text in re.findall("`([^`]+)`", cell)
    }
    there = {
        path.stem for path in (DOCS.parent / "src" / "gipf").iterdir() if path.suffix in ("", ".py")
    }
    assert {name for name in there if not name.startswith("_")} <= named


@pytest.mark.parametrize(
    ("page", "folder"),
    [
        ("docs/kernel.md", "src/gipf/kernel"),
        ("docs/engine.md", "src/gipf/search"),
        ("docs/server.md", "src/gipf/server"),
        ("docs/server.md", "src/gipf/host"),
    ],
)
def test_the_table_of_modules_names_every_module(page: str, folder: str) -> None:
    assert _modules(folder) - _first_column(page) == set()


def test_the_map_of_the_page_names_every_folder() -> None:
    there = {
        f"src/{path.name}/" for path in (DOCS.parent / "web" / "src").iterdir() if path.is_dir()
    }
    assert there - _first_column("web/README.md") == set()


def test_the_map_names_every_module_of_the_rules() -> None:
    (row,) = re.findall(
        r"^\| `rules` \| (.*) \|$", (DOCS / "architecture.md").read_text("utf-8"), re.M
    )
    assert _modules("src/gipf/rules") - set(re.findall("`([^`]+)`", row)) == set()


def _modules(folder: str) -> set[str]:
    names = {path.stem for path in (DOCS.parent / folder).glob("*.py")}
    return {name for name in names if not name.startswith("_")}


def _first_column(page: str) -> set[str]:
    """Give all that is written as code in the first columns of a page's tables."""
    text = (DOCS.parent / page).read_text(encoding="utf-8")
    cells = re.findall(r"^\| (`.+?) +\|", text, re.MULTILINE)
    return {name for cell in cells for name in re.findall("`([^`]+)`", cell)}
