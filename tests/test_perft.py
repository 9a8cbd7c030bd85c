"""Counts of move sequences, from the plain text tables in ``tests/perft``.

Anyone can add to them: a line with a position (or a variant, for its start), then lines
``depth count``; an empty line and lines that begin with ``#`` are for the reader.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from gipf import Position, perft

TABLES = Path(__file__).parent / "perft"


def _entries() -> Iterator[tuple[str, str, int, int]]:
    for table in sorted(TABLES.glob("*.perft")):
        start = ""
        for line in table.read_text(encoding="utf-8").splitlines():
            words = line.split()
            if len(words) == 2 and all(word.isdigit() for word in words):
                yield table.stem, start, int(words[0]), int(words[1])
            elif words and not line.startswith("#"):
                start = line


ENTRIES = list(_entries())


@pytest.mark.parametrize(
    ("start", "depth", "count"),
    [entry[1:] for entry in ENTRIES],
    ids=[f"{table}: {start.replace('/', '|')} {depth}" for table, start, depth, _ in ENTRIES],
)
def test_as_many_sequences_of_decisions(start: str, depth: int, count: int) -> None:
    position = Position.parse(start) if " " in start else Position.start(start)
    assert perft(position, depth) == count


def test_a_depth_is_not_negative() -> None:
    with pytest.raises(ValueError, match="a depth is 0 or more, not -1"):
        perft(Position.start(), -1)


def test_there_is_one_way_to_decide_nothing() -> None:
    assert perft(Position.start(), 0) == 1


def test_a_finished_game_has_no_sequences_but_the_empty_one() -> None:
    over = Position.parse("basic b2B/5/6/B5b/6/5/b2B w . B12/- -- - 30")
    assert [perft(over, depth) for depth in (0, 1, 2)] == [1, 0, 0]


def test_first_and_second_count_as_two_though_they_lead_to_the_same_position() -> None:
    # RULES 9
    begins = Position.parse("standard+Z6;challenges=1 B3/Zb3/6/G5g/6/5/4 w fmZc2-c4 B5/B5 -- 1/0 9")
    assert begins.play("first") == begins.play("second")
    assert perft(begins, 2) == 2 * perft(begins.play("first"), 1) == 6
