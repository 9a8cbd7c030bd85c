"""Why a turn is a little worse than another, in words, on positions a player can read."""

import pytest

from gipf.analysis.causes import message_of, read_causes, write_causes
from gipf.analysis.explain_small_mistake import explain_small_mistake
from gipf.messages import languages, render
from tests.analysis.test_explain_mistake import turns
from tests.boards import put
from tests.english import say

QUIET = "B e2 h2, b e8 b2"


def why(board: str, played: str, better: str, *, chances: tuple[float, float] = (0.2, -0.1)) -> str:
    """Say why the first turn of one line is a little worse than that of the other."""
    position = put("basic", board)
    lines = turns(position, played), turns(position, better)
    return say(message_of(explain_small_mistake(position, *lines, chances)))


def test_the_chance_that_falls_is_told_and_which_turn_was_better() -> None:
    assert why("B c3 g3 e8, b c5 g5 e2", "b2", "b5") == (
        "Lets White’s winning chance fall from 60% to 45%; better is b5."
    )


@pytest.mark.parametrize(
    ("chances", "told"),
    [((-0.145, -0.425), "43% to 29%"), ((0.126, -1.0), "57% to 0%"), ((0.999, 0.5), "99% to 75%")],
)
def test_chances_are_those_that_a_graph_of_the_game_shows(
    chances: tuple[float, float], told: str
) -> None:
    assert f"from {told}" in why("B c3 g3 e8, b c5 g5 e2", "b2", "b5", chances=chances)


@pytest.mark.parametrize(
    ("board", "played", "better", "feat"),
    [
        ("b e2 e3 e4, B d3", "h2", "d1-f2", "stops a row that the other player could make next"),
        ("B e3 e4, b e6 b2", "h5", "e2", "threatens a piece"),
        (QUIET, "b3", "e1-e3", "brings pieces nearer to the middle, where more rows are possible"),
    ],
)
def test_what_the_better_turn_does_and_the_played_one_does_not_is_told(
    board: str, played: str, better: str, feat: str
) -> None:
    assert why(board, played, better).endswith(f"misses {better}, which {feat}.")


def test_what_both_do_is_no_reason() -> None:
    assert why(QUIET, "e1-e3", "h1-h3").endswith("; better is h1-h3.")


def test_a_reserve_that_stays_fuller_is_counted_as_many_turns_later_as_both_lines_go() -> None:
    better = "e2 h2 e1-e3;xe2,e3,e4,e5 b3"
    assert why("B e4 e5 h5, b b2", "h4 h2 h3 b3 g2", better).endswith(
        "misses e2, which keeps 4 pieces more in the reserve, as play goes on."
    )


def test_such_reasons_are_kept_in_files_and_told_in_every_language() -> None:
    position = put("basic", QUIET)
    lines = turns(position, "b3"), turns(position, "e1-e3")
    causes = tuple(explain_small_mistake(position, *lines, (0.2, -0.1)))
    assert write_causes(causes).startswith("lowers player=w chances=60:45 misses turn=e1-e3 ")
    assert read_causes(write_causes(causes)) == causes
    told = {render(message_of(causes), language) for language in languages()}
    assert len(told) == len(languages())
    assert all("60" in text and "45" in text and "e1-e3" in text for text in told)
