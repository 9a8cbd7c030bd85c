"""RULES, MATRX GIPF: a game of potentials only."""

import pytest

from gipf import NotationError, Position, Variant
from gipf.geometry import CENTRE, HEX37, MATRX40
from tests.boards import board, ending, moves, on, play, put, reserves, to_decide

KEEP = "G h3, g b2"  # a GIPF-piece of each, out of the way


def pushed(position: Position) -> set[str]:
    """Give the units that may be pushed, by letter."""
    return {str(move)[0] for move in position.legal_moves() if move.kind == "push"}


# ---------------------------------------------------------------------- board and pieces


def test_each_player_has_three_gipf_pieces_and_six_potentials_of_each_type() -> None:
    # Rules: M1.
    assert reserves(Position.start("matrx")) == "G3T6Z6D6Y6P6/G3T6Z6D6Y6P6"


def test_gipf_pieces_are_single() -> None:
    # Rules: M1, M3, M15.
    position = Position.start("matrx").play("Ge2")
    assert (on(position, "e2"), position.reserve("w")["G"]) == ("G", 2)


def test_the_board_has_one_more_column_of_three_spots() -> None:
    # Rules: M2.
    assert Variant.parse("matrx").board == MATRX40
    assert MATRX40.columns == (*HEX37.columns, ("i2", "i3", "i4"))
    assert [dot for dot in MATRX40.dots if dot[0] == "j"] == ["j1", "j2", "j3", "j4"]
    assert (len(MATRX40.spots), len(MATRX40.dots)) == (40, 25)
    assert [len(line.spots) for line in MATRX40.lines].count(7) == 5
    assert CENTRE == "e5"


def test_matrx_can_be_played_on_the_board_of_gipf() -> None:
    # Rules: M2.
    assert Variant.parse("matrx;board=hex37").board == HEX37


def test_a_stack_is_two_potentials_and_a_used_potential_is_one() -> None:
    # Rules: M3, M15.
    position = put("matrx", KEEP, reserves="Y4/T4").play("Yc2")
    assert (on(position, "c2"), reserves(position)) == ("Y", "Y2/T4")
    position = play(position, "Td2 Yc2-c5")
    assert (on(position, "c2"), on(position, "c5")) == ("Y'", "Y'")


# ---------------------------------------------------------------------- a turn


def test_the_board_is_empty_at_the_start_and_white_begins() -> None:
    # Rules: M4.
    start = Position.start("matrx")
    assert (board(start), to_decide(start)) == ("4/5/6/7/6/5/4/3", "w m")


def test_a_turn_clears_moves_and_clears() -> None:
    # Rules: M4.
    position = put("matrx", f"Z' e2 e3 e4 e5, Y' g2 g3 g4, {KEEP}", phase="c")
    position = position.play("xe2,e3,e4,e5")
    assert to_decide(position) == "w m"
    position = position.play("Tg1-g5")
    assert to_decide(position) == "w r"
    assert to_decide(position.play("xg2,g3,g4,g5")) == "b m"


def test_the_first_three_turns_bring_in_the_gipf_pieces() -> None:
    # Rules: M5.
    position = Position.start("matrx")
    for move in ("Gb2", "Gi2", "Gb3", "Gi3", "Gb4", "Gi4"):
        assert {text[0] for text in moves(position)} == {"G"}
        position = position.play(move)
    assert pushed(position) == set("TZDYP")


def test_a_gipf_piece_that_came_back_must_be_pushed_in_before_anything_else() -> None:
    # Rules: M5, M15.
    position = put("matrx", f"Z' e2 e3 e4, G e5, Y c4, {KEEP}", phase="c")
    position = position.play("xe2,e3,e4,e5")
    assert {text[0] for text in moves(position)} == {"G"}
    assert moves(play(position, "Gd2 Tf2"), "Yc4-") != []


def test_a_move_pushes_in_a_stack_of_any_type_or_uses_a_potential() -> None:
    # Rules: M6.
    position = put("matrx", f"Y c4, {KEEP}", reserves="T2Z2D2P2/T2")
    assert pushed(position) == set("TZDP")
    assert moves(position, "Yc4-") != []


def test_a_single_potential_in_reserve_waits_for_another_of_its_type() -> None:
    # Rules: M6.
    position = put("matrx", f"Z' e2 e3 e4, Y e5, {KEEP}", phase="c", reserves="T1Y1/T2")
    assert pushed(position.play("xe2,e3,e4")) == {"Z"}
    assert pushed(position.play("xe2,e3,e4,e5")) == {"Z", "Y"}


def test_using_a_potential_splits_its_stack_for_good() -> None:
    # Rules: M7, M15.
    position = put("matrx", f"Z d4, t d5, {KEEP}").play("Zd4-d6")
    assert (on(position, "d4"), on(position, "d6")) == ("Z'", "Z'")
    position = position.play("Ti2")
    assert moves(position, "Zd4-") == moves(position, "Zd6-") == []


def test_a_stack_under_another_unit_cannot_be_used() -> None:
    # Rules: M7.
    assert moves(put("matrx", f"(Dd') d4, d' d5, {KEEP}"), "Dd4-") == []


# ---------------------------------------------------------------------- rows


def test_single_pieces_of_either_colour_must_go_and_stacks_of_either_colour_may() -> None:
    # Rules: M8, M15.
    position = put("matrx", f"G e2, Z' e3, Y e4, T' e5, y e6, z' e7, g e8, {KEEP}", phase="r")
    assert moves(position) == [
        "xe2,e3,e4,e5,e6,e7,e8",
        "xe2,e3,e4,e5,e7,e8",
        "xe2,e3,e5,e6,e7,e8",
        "xe2,e3,e5,e7,e8",
    ]


def test_from_a_four_of_stacks_at_least_one_is_taken() -> None:
    # Rules: M9.
    position = put("matrx", f"T d4, Z e5 g5, Y f5, {KEEP}", phase="r")
    assert "pass" not in moves(position)
    assert {"xd4", "xe5", "xf5", "xg5"} <= set(moves(position))


def test_from_five_stacks_it_is_not_enough_to_take_an_end() -> None:
    # Rules: M9.
    position = put("matrx", f"Z e2 e3, Y e4 e5, T e6, {KEEP}", phase="r")
    assert [move for move in moves(position) if "," not in move] == ["xe3", "xe4", "xe5"]


def test_a_stack_left_on_the_crossing_of_two_rows_keeps_the_second_one_standing() -> None:
    # Rules: M10.
    position = put("matrx", "Z' e3 e4 e6, Y e5, T' c3 d4 f5, G h3, g b5", phase="r")
    left = position.play("xe3,e4,e6")
    assert (to_decide(left), moves(left)) == ("w r", ["xc3,d4,e5,f5", "xc3,d4,f5"])
    assert to_decide(position.play("xe3,e4,e5,e6")) == "b m"


def test_only_the_top_of_a_pile_is_taken_and_what_it_uncovers_is_in_play_at_once() -> None:
    # Rules: M11.
    position = put("matrx", "T' e2 e3 e4, (d'D') e5, t' c3 d4 f5, G h3, g b5", phase="r")
    position = position.play("xe2,e3,e4,e5")
    assert on(position, "e5") == "d'"
    assert (to_decide(position), moves(position)) == ("b c", ["xc3,d4,e5,f5"])


@pytest.mark.parametrize(("unit", "returns"), [("G", "G1Z3"), ("Y", "Z3Y2"), ("Y'", "Z3Y1")])
def test_everything_of_ones_own_returns_to_the_reserve(unit: str, returns: str) -> None:
    # Rules: M12, M15.
    position = put("matrx", f"Z' e2 e3 e4, {unit} e5, {KEEP}", phase="r", reserves="-/T2")
    assert reserves(position.play("xe2,e3,e4,e5")) == f"{returns}/T2"


def test_two_used_potentials_that_came_back_form_a_stack_again() -> None:
    # Rules: M12.
    position = put("matrx", f"Z' e2 e3, Y' e4, T' e5, {KEEP}", phase="c", reserves="-/T2")
    position = position.play("xe2,e3,e4,e5")
    assert pushed(position) == {"Z"}
    assert on(position.play("Zc2"), "c2") == "Z"


@pytest.mark.parametrize("unit", ["g", "y", "y'"])
def test_what_is_taken_off_of_the_other_players_is_captured(unit: str) -> None:
    # Rules: M12.
    position = put("matrx", f"Z' e2 e3 e4 e5, {unit} e6, {KEEP}", phase="r", reserves="-/T2")
    position = position.play("xe2,e3,e4,e5,e6")
    assert (on(position, "e6"), reserves(position)) == ("", "Z4/T2")


# ---------------------------------------------------------------------- the end


def test_a_player_whose_gipf_pieces_are_all_captured_loses() -> None:
    # Rules: M13.
    position = put("matrx", "Z' e2 e3 e4 e5, g e6, G h3", phase="r", reserves="T2/T2")
    assert ending(position.play("x")) == "w gipf_lost"


def test_a_gipf_piece_in_reserve_is_safe() -> None:
    # Rules: M13, M15.
    position = put("matrx", "Z' e2 e3 e4 e5, g e6, G h3", phase="r", reserves="T2/G1T2")
    assert ending(position.play("x")) == ""


def test_if_neither_player_has_a_gipf_piece_left_the_one_who_was_clearing_wins() -> None:
    # Rules: M13.
    position = put("matrx", "Z' e2 e3 e4 e5, g e6", phase="r", reserves="T2/T2")
    assert ending(position.play("x")) == "w gipf_lost"


def test_single_potentials_in_reserve_do_not_save_a_player_without_a_move() -> None:
    # Rules: M14.
    position = put("matrx", KEEP, reserves="Y2/T1Z1")
    assert ending(position.play("Yc2")) == "w no_move"


def test_a_potential_on_the_board_saves_a_player_with_nothing_to_push() -> None:
    # Rules: M14.
    position = put("matrx", f"y e5, {KEEP}", reserves="Y2/T1Z1")
    assert to_decide(position.play("Yc2")) == "b m"


def test_there_are_no_challenges_in_matrx() -> None:
    # Rules: M15.
    with pytest.raises(NotationError, match="challenges"):
        Variant.parse("matrx;challenges=3")
