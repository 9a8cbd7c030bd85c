"""Puzzles that are made from games: proved, written to a file, and in the app."""

import json
from itertools import islice
from pathlib import Path

import pytest

from gipf import Position
from gipf.course.making import make
from gipf.course.puzzle import _puzzles, add_puzzles, puzzle, puzzles_by_theme
from gipf.course.turns import turns
from gipf.search.proof import prove
from tests.command_line import invoke as run


def test_what_is_made_has_one_right_first_move_and_its_line_ends_well() -> None:
    for row in islice(make("basic", seed=3), 3):
        position, line = Position.parse(row["position"]), row["line"].split()
        goal, number = row["goal"].split()
        after = position
        for move in line:
            after = after.play(move)
        if goal == "win":
            proof = prove(position, int(number))
            assert [str(move) for move in proof.moves] == line[:1]
            assert after.outcome and after.outcome.winner is position.acting
        else:
            best = {
                str(played.moves[0])
                for played in turns(position)
                if played.taken(position.acting.other).total() >= int(number)
            }
            assert best == {line[0]}


def test_the_command_adds_to_its_file_and_the_app_has_what_is_in_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GIPF_DATA", str(tmp_path))
    file = tmp_path / "puzzles.json"
    for count in (1, 2):
        status, out, _ = run("puzzles", "make", "basic", "--count", "1", "--seed", "3")
        assert status == 0 and f"{count} puzzles are in {file}" in out
    first, second = json.loads(file.read_text("utf-8"))
    assert first["id"] != second["id"]
    before = dict(_puzzles())
    try:
        add_puzzles(file)
        assert puzzle(second["id"]).text == second["position"]
        assert any(
            found.id == first["id"] for each in puzzles_by_theme().values() for found in each
        )
    finally:
        _puzzles.cache_clear()
        puzzles_by_theme.cache_clear()
    assert _puzzles() == before


def test_a_damaged_file_is_refused_with_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GIPF_DATA", str(tmp_path))
    (tmp_path / "puzzles.json").write_text("[{}]")
    status, _, err = run("puzzles", "make")
    assert status == 2 and "puzzles.json is no file of puzzles" in err
    assert run("puzzles")[0] == 2
