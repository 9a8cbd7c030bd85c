"""Errors around those of others, in matches and from the engine: raised, and told in every language."""

from pathlib import Path
from typing import NoReturn

import pytest

from gipf.engine.async_client import _refusal
from gipf.match.openings import read_openings
from gipf.match.results import _read_json
from tests.test_errors import AROUND_OTHERS, check_told

FILES = {
    "broken-file": ("broken.gipf", "[White Ann]"),
    "in-line": ("positions.txt", "basic 4/5 w m B5/B5 -- - 1"),
}
"""Files of openings that cannot be read."""


@pytest.mark.parametrize("code", FILES)
def test_a_file_of_openings_that_cannot_be_read_is_told(code: str, tmp_path: Path) -> None:
    name, text = FILES[code]
    (tmp_path / name).write_text(text)
    check_told(code, lambda: read_openings(tmp_path / name))


def test_a_file_of_results_that_cannot_be_read_is_told() -> None:
    check_told("in-file", lambda: _read_json(b"{", "settings.json"))
    check_told("no-json-object", lambda: _read_json(b"[]", "settings.json"))


def test_what_another_engine_says_in_words_alone_is_told() -> None:
    def hear() -> NoReturn:
        raise _refusal({"type": "error", "message": "what?"})

    check_told("engine-said", hear)


def test_no_other_error_is_nothing_but_a_place_for_others() -> None:
    assert {*FILES, "in-file", "engine-said"} == AROUND_OTHERS
