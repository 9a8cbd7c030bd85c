"""Lines of decisions as turns."""

import pytest

from gipf.analysis.lines import turns_to_win
from gipf.position import Position


@pytest.mark.parametrize(("win_in", "turns"), [(3, 2), (-2, 1), (-4, None), (None, None)], ids=str)
def test_what_is_won_is_counted_in_turns_of_the_winner(
    win_in: int | None, turns: int | None
) -> None:
    start = Position.start("basic")
    moves = [start.read_move(text) for text in ("c2", "c6", "d2")]
    assert turns_to_win(start, moves, win_in) == turns
