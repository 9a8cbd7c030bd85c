"""docs/extending.md: every place it names is there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "extending.md"
PLACES = re.findall(r"^\| `([^`]+)` \| ([^|]*) \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)


def test_the_page_tells_of_potentials_boards_side_games_and_languages() -> None:
    headings = re.findall(r"^## (.+)", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert headings == ["A potential", "A board", "A side game", "A language"]
    assert len(PLACES) > 40


@pytest.mark.parametrize(("place", "names"), PLACES)
def test_a_place_that_is_named_exists_and_has_what_is_named(place: str, names: str) -> None:
    file = ROOT / place
    assert file.exists()
    for name in re.findall(r"`([^`]+)`", names):
        assert name in file.read_text(encoding="utf-8")
