"""What a decision ends for good, as English-speaking people are asked about it."""

import pytest

from gipf import Position
from gipf.scene import options_of
from tests.boards import put
from tests.english import say


def ends(position: Position, move: str) -> str | None:
    found = next(option["ends"] for option in options_of(position) if option["move"] == move)
    return found and say(found)


OPENING = put("tournament", "G e2, g b5", opening="gg", reserves="B16/B16")
ULTIMATE = put("ultimate", "G e2, g b5", opening="gg", reserves="B19T3P3/B19T3P3")
NO_MORE = "After this piece you may bring in no more GIPF-pieces in this game. "
LOSES = "whoever has none left loses at once."


def test_the_first_other_piece_ends_the_gipf_pieces() -> None:
    assert ends(OPENING, "b2") == f"{NO_MORE}You have only one on the board, and {LOSES}"
    assert ends(OPENING, "Gb2") is None


def test_a_basic_piece_gives_up_the_potentials_in_hand_a_loaded_one_does_not() -> None:
    assert ends(ULTIMATE, "Pb2") == f"{NO_MORE}You have only one on the board, and {LOSES}"
    both = ends(ULTIMATE, "b2")
    assert both is not None
    assert both.endswith("it also gives up all 6 potentials in your hand.")
    later = put("ultimate", "G e2, g b5", reserves="B19T1/B19T3P3")
    assert ends(later, "Tb2") is None
    assert ends(later, "b2") == (
        "With a basic piece you give up what is left in your hand: one potential leaves the game."
    )


@pytest.mark.parametrize("variant", ["basic", "standard", "matrx"])
def test_an_ordinary_push_ends_nothing(variant: str) -> None:
    assert {option["ends"] and "" for option in options_of(Position.start(variant))} == {None}


def test_taking_off_a_gipf_piece_of_ones_own_is_asked_about_where_it_could_stay() -> None:
    position = put("standard", "B b2 c3 d4, G e5 h5, g b5", phase="r")
    assert ends(position, "xb2,c3,d4") is None
    assert ends(position, "xb2,c3,d4,e5") == (
        f"This takes a GIPF-piece of your own off the board. You keep 1, and {LOSES}"
    )


def test_taking_off_the_last_one_loses() -> None:
    position = put("standard", "B b2 c3 d4, G e5, g b5", phase="r")
    assert ends(position, "xb2,c3,d4,e5") == (
        "This takes your last GIPF-piece off the board: you lose the game at once."
    )


def test_what_has_to_go_in_any_case_is_not_asked_about() -> None:
    position = put("matrx", "Z b2, Y c3 d4, G e5, g b5", phase="r", reserves="Z2/Z2")
    assert {option["ends"] and "" for option in options_of(position)} == {None}


def test_accepting_what_covers_the_last_gipf_piece_loses() -> None:
    position = put("standard+P6;challenges=3", "P d4, G h5, g d5")
    answering = position.play("Pd4-d5=B")
    assert ends(answering, "accept") == (
        "If you accept, you lose the game at once. You can still challenge."
    )
    assert ends(answering, "challenge") is None
    harmless = put("standard+P6;challenges=3", "P d4, G h5, g d5 b5").play("Pd4-d5=B")
    assert ends(harmless, "accept") is None
