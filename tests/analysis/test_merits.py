"""What is good about a turn that is advised."""

import pytest

from gipf import Position
from gipf.analysis.causes import message_of
from gipf.analysis.merits import merit_of
from gipf.messages import render

WIN = "standard b1B1/2B1B/4b1/2bgBBB/1b1G1B/b1B2/1bB1 w m B2/B6 -- - 37"
ROW = "basic 4/5/6/1BBBb2/6/5/4 w m B5/B5 -- - 9"
EXPOSED = "standard 4/5/6/bbb1G2/6/5/G2g w m B9/B9 -- - 5"
PAIR, PAIR_ALONE = (f"basic 4/5/6/1BB{rest}/6/5/4 w m B5/B5 -- - 9" for rest in ("1b2", "4"))
THREE = "basic 4/5/1B4/bbb4/6/5/4 w m B5/B5 -- - 9"
LOADED = "standard+Z6 3g/5/6/GB5/6/5/4 w m B5Z2/B5 -- - 9"


def said(position: str, *moves: str, is_won: bool = False) -> str:
    start = now = Position.parse(position) if " " in position else Position.start(position)
    line = []
    for text in moves:
        line.append(now.read_move(text))
        now = now.play(line[-1])
    return render(message_of([merit_of(start, line, is_won=is_won)]))


@pytest.mark.parametrize(
    ("position", "moves", "words"),
    [
        (WIN, ("e9-e3", "xe3,e4,e5,e6,e7,e8"), "Takes the last GIPF-piece and wins."),
        (ROW, ("e2", "xe2,e3,e4,e5,e6"), "Takes a piece of Black’s."),
        (EXPOSED, ("f1-d2",), "Saves a GIPF-piece."),
        ("tournament", ("Ge2",), "Brings in a GIPF-piece."),
        ("basic", ("c2",), "Leaves nothing that could be taken next."),
        (EXPOSED, ("b2",), "Gives away the least."),
        (PAIR, ("e2",), "Threatens a piece."),
        (PAIR_ALONE, ("e2",), "Gets a row ready for the next turn."),
        (THREE, ("d1-f2",), "Stops a row that the other player could make next."),
        ("basic", ("e1-e3",), "Brings pieces nearer to the middle, where more rows are possible."),
        ("basic", ("d2",), "Lines up 2 pieces: four in a line make a row."),
        (LOADED, ("Zb2",), "Brings the ZÈRTZ-potential into play."),
    ],
)
def test_a_reason_is_a_fact_about_the_turn(
    position: str, moves: tuple[str, ...], words: str
) -> None:
    assert said(position, *moves) == words


def test_a_row_without_the_others_pieces_brings_ones_own_back() -> None:
    position = "basic 4/5/6/1BBB3/6/5/4 w m B5/B5 -- - 9"
    assert said(position, "e2", "xe2,e3,e4,e5") == "Brings 4 pieces back to the reserve."


def test_what_the_line_takes_later_is_prepared() -> None:
    position = "basic 4/5/6/2BBb2/6/5/4 w m B5/B5 -- - 9"
    line = ("e2", "c2", "e1-e3", "xe2,e3,e4,e5,e6")
    assert said(position, *line) == "Prepares a turn that takes a piece of Black’s."


def test_a_win_that_is_proven_is_told() -> None:
    assert said("basic", "c2", is_won=True) == "Wins by force."
