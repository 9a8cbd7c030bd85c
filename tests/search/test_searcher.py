"""What all searches share."""

import pytest

from gipf import GipfError, Position
from gipf.search.searcher import check_question
from tests.boards import put


def test_a_finished_game_and_a_question_for_no_lines_are_refused() -> None:
    with pytest.raises(
        GipfError, match="the game is over in this position: there is nothing to decide"
    ):
        check_question(put("basic", "", reserves="B1/-").play("b2"), 1)
    with pytest.raises(GipfError, match="lines is 1 or more, not 0"):
        check_question(Position.start("basic"), 0)
