"""RULES 4: the phases of a turn, in their order."""

from gipf import Position
from tests.boards import moves, on, play, put, to_decide


def test_a_turn_clears_takes_the_extra_move_moves_takes_the_extra_move_and_clears() -> None:
    # Black's row stands, Black's TAMSK has been pushed onto e5, and another one waits on d4.
    position = put(
        "standard+T6",
        "b b2 b3 b4 b5, t e5 d4, B c3, G h3, g e8",
        player="b",
        phase="c",
    )
    assert to_decide(position) == "b c"
    position = position.play("xb2,b3,b4,b5")
    assert to_decide(position) == "b e"
    position = position.play("+b2")
    assert to_decide(position) == "b m"
    position = position.play("a1-f5")  # t from d4 comes onto e5
    assert to_decide(position) == "b x"
    position = position.play("+h2")
    assert to_decide(position) == "w m"


def test_clearing_after_the_move_comes_last() -> None:
    # Rules: G4.
    position = put("basic", "B b2 b3 b4, b h2").play("b5")
    assert to_decide(position) == "w r"
    assert to_decide(position.play("xb2,b3,b4,b5")) == "b m"


def test_a_phase_with_nothing_to_decide_is_skipped() -> None:
    assert to_decide(put("basic", "B b2 b3, b h2").play("b4")) == "b m"


def test_a_phase_with_a_single_choice_is_still_a_decision() -> None:
    # Rules: G13.
    position = put("basic", "B b2 b3 b4, b h2").play("b5")
    assert moves(position) == ["xb2,b3,b4,b5"]


def test_a_move_is_exactly_one_push_or_one_use_of_a_potential() -> None:
    # Rules: G4, G9.
    # Potentials B.5: playing a potential counts as a turn.
    position = put("standard+Z6", "Z c3, b c4, G e2, g e8")
    assert to_decide(position.play("Zc3-c5")) == "b m"
    assert to_decide(position.play("b2")) == "b m"


def test_removing_pieces_does_not_count_as_a_turn() -> None:
    # Rules: G4, G13.
    # GIPF 1.E, remark
    position = put("basic", "b b2 b3 b4 b5, B e2", player="b", phase="c")
    assert to_decide(position.play("xb2,b3,b4,b5")) == "b m"


def test_rows_of_the_other_colour_wait_for_that_players_own_phase() -> None:
    # Rules: G4, G14.
    # GIPF 1.E.3; MATRX E.5: Black's piece on c4 is pushed to c5, into a row of four.
    position = put("basic", "b b4 d6 e7, B c2 c3, b c4")
    position = position.play("c1-c5")
    assert to_decide(position) == "b c"
    assert moves(position) == ["xb4,c5,d6,e7"]


def test_the_player_who_made_the_move_clears_first() -> None:
    # Rules: G16.
    # GIPF 1.E.5; MATRX E.7: one push completes a row of each colour.
    position = put("basic", "B c2 c3, b c4, b b4 d6 e7, B d4 e4 f3").play("c1-c5")
    assert [row.player for row in position.rows()] == ["b", "w"]
    assert to_decide(position) == "w r"
    position = position.play("xb4,c4,d4,e4,f3")  # takes b4 out of Black's row
    assert to_decide(position) == "b m"


def test_nothing_is_removed_between_the_regular_move_and_the_extra_move() -> None:
    # Potentials C.1.4; MATRX H.1.4: the row on column E is complete, but the extra move comes first.
    position = put("standard+T6", "B e2 e3, T e4, B e6, G h3, g b2")
    position = position.play("e1-e5")
    assert [row.spots for row in position.rows()] == [("e2", "e3", "e4", "e5", "e6")]
    assert to_decide(position) == "w x"
    assert moves(position, "x") == []
    position = position.play("+b5")
    assert to_decide(position) == "w r"
    assert moves(position) == ["xe2,e3,e4,e5,e6"]


def test_an_extra_move_can_break_the_row_that_the_regular_move_made() -> None:
    position = put("standard+T6", "B e2 e3, T e4, B e6, b b3 c3 d3, G h3, g b5")
    position = position.play("e1-e5").play("+a3-f2")  # b comes onto e3
    assert on(position, "e3") == "b"
    assert to_decide(position) == "b m"


def test_nothing_is_removed_between_the_extra_move_and_the_regular_move() -> None:
    # Potentials C.1.4: the potential completes b2-b5, which waits until after the regular move.
    position = put("standard+T6", "B b2 b3 b4, T e5, G h3, g e8", phase="e")
    position = position.play("+b5")
    assert to_decide(position) == "w m"
    position = position.play("h2")
    assert to_decide(position) == "w r"
    assert moves(position) == ["xb2,b3,b4,b5"]


def test_rows_that_stand_when_the_turn_begins_go_before_the_extra_move() -> None:
    # MATRX H.1.3 in Dutch
    position = put("standard+T6", "B b2 b3 b4 b5, T e5, G h3, g e8", phase="c")
    assert to_decide(position.play("xb2,b3,b4,b5")) == "w e"


def test_the_opponent_completes_the_turn_before_the_extra_move() -> None:
    # Potentials C.1.3, note: Black's push puts White's TAMSK on e5 and makes a row; Black clears first.
    position = put("standard+T6", "b e2 e3, T e4, b b2 c2 d2, G h3, g e8", player="b")
    position = position.play("e1-e5")
    assert to_decide(position) == "b r"
    position = position.play("xb2,c2,d2,e2")
    assert to_decide(position) == "w e"


def test_the_turn_number_goes_up_when_blacks_turn_has_passed() -> None:
    # NOTATION, positions, 8
    position = Position.start("tournament")
    assert [position.turn, play(position, "Ge2").turn, play(position, "Ge2 Gb5").turn] == [1, 1, 2]
