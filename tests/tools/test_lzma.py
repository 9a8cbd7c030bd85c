"""The page unpacks LZMA by what its source says."""

from tools.building import ROOT
from tools.lzma import text, written_of


def test_what_the_page_unpacks_with_is_that_of_its_source() -> None:
    assert written_of(ROOT).read_text(encoding="utf-8") == text(), "run python -m tools.lzma"
