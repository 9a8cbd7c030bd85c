"""The tables of levels: several matches put together."""

import sys
from pathlib import Path

import pytest

from bench.levels import main, rate, read_pairs
from gipf.match.match import Match
from gipf.match.results import MatchFolder

TINY = "basic;reserve=5/5"


@pytest.fixture
def folders(tmp_path: Path) -> list[Path]:
    """Play two short matches of players who win and lose by chance."""
    kept = []
    for one, other in (("b=random", "a=random"), ("c=random", "b=random")):
        kept.append(tmp_path / f"{one[0]}-{other[0]}")
        match = Match((one, other), (TINY,), games=12)
        with MatchFolder(kept[-1], match.settings()) as store:
            match.play(store)
    return kept


def test_ratings_come_from_all_folders(folders: list[Path]) -> None:
    pairs = [pair for folder in folders for pair in read_pairs(folder)]
    assert len(pairs) == 12
    assert {len(pair.points) for pair in pairs} == {2}
    ratings = rate(pairs)
    assert set(ratings) == {"a", "b", "c"}
    assert sum(rating.elo for rating in ratings.values()) == pytest.approx(0)


def test_the_tables_are_markdown(
    folders: list[Path], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["levels.py", *map(str, folders)])
    main()
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "|  | `basic` |"
    assert lines[5].startswith("| rating | ")
    assert " 0 ± " in lines[7]
