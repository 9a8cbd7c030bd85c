"""RULES 5: pushing units in, and which units may be pushed."""

import pytest

from gipf import IllegalMove, Position
from tests.boards import board, moves, on, play, put, reserves, to_decide


def kinds(position: Position) -> set[str]:
    """Give the letters of the units that may be pushed; a basic piece has none."""
    pushes = [str(move) for move in position.legal_moves() if move.kind == "push"]
    return {text[0] if text[0].isupper() else "" for text in pushes}


# ---------------------------------------------------------------------- ways in


def test_a_unit_enters_an_empty_border_spot() -> None:
    # Rules: G5, G6.
    # GIPF 1.D.2
    assert on(put("basic", "").play("e2"), "e2") == "B"


def test_the_unbroken_run_moves_one_spot_whatever_the_colours() -> None:
    # Rules: G7, G9.
    # GIPF 1.D.2, 1.D.3
    position = put("basic", "B e2 e4, b e3 e6").play("e1-e5")
    assert board(position).split("/")[3] == "BBbBb2"


def test_the_push_stops_at_the_first_empty_spot() -> None:
    # Rules: G7.
    position = put("basic", "B e2, b e4 e5").play("e1-e3")
    assert board(position).split("/")[3] == "BBbb3"


def test_a_line_without_an_empty_spot_is_blocked_both_ways() -> None:
    # Rules: G8.
    # GIPF 1.D.4; MATRX D.4
    position = put("basic", "B b2 b4, b b3 b5")
    assert moves(position, "b1-b") == moves(position, "b6-b") == []
    with pytest.raises(IllegalMove, match="blocked both ways"):
        position.play("b1-b2")


def test_the_spots_of_a_blocked_line_can_be_pushed_along_other_lines() -> None:
    # Rules: G8.
    position = put("basic", "B b2 b4, b b3 b5")
    assert moves(position, "a3-") == ["a3-c3", "a3-c5"]


def test_nothing_is_pushed_off_the_board() -> None:
    # Rules: G8.
    # GIPF 1.D.4: the last spot of the line is the farthest a pile can go.
    position = put("basic", "B b2 b4, b b3").play("b1-b5")
    assert board(position).split("/")[0] == "BBbB"
    assert moves(position, "b1-b") == []


def test_an_empty_border_spot_is_entered_in_one_way_though_it_has_two_or_three_dots() -> None:
    # Rules: G6.
    position = put("basic", "")
    assert moves(position, "e") == ["e2", "e8"]  # a corner has three dots
    assert moves(position, "d") == ["d2", "d7"]  # another border spot has two
    assert moves(position, "e1") == []


def test_an_occupied_border_spot_is_pushed_from_each_of_its_dots() -> None:
    # Rules: G5, G7.
    position = put("basic", "b e2")
    onto_e2 = [m for m in moves(position) if m in ("e1-e3", "d1-f2", "f1-d2")]
    assert onto_e2 == ["d1-f2", "e1-e3", "f1-d2"]


def test_basic_starts_with_thirty_moves() -> None:
    # Rules: G6.
    start = moves(Position.start("basic"))
    assert len(start) == 30
    assert len([move for move in start if "-" not in move]) == 12


@pytest.mark.parametrize(
    ("variant", "count"), [("tournament", 18), ("ultimate", 18), ("matrx", 19)]
)
def test_an_empty_board_has_so_many_ways_in(variant: str, count: int) -> None:
    # Rules: E1.
    assert len(moves(Position.start(variant))) == count


def test_an_empty_board_has_eighteen_ways_in_for_each_kind_of_unit() -> None:
    assert len(moves(put("tournament+T1Z1", "", opening="g-", reserves="B5T1Z1/B5"))) == 18 * 4


# ---------------------------------------------------------------------- basic, standard, tournament


def test_basic_and_standard_push_basic_pieces_only() -> None:
    # Rules: S2.
    assert kinds(Position.start("basic")) == kinds(Position.start("standard")) == {""}


def test_a_basic_piece_comes_from_the_reserve() -> None:
    # Rules: G5.
    assert reserves(Position.start("basic").play("e1-e3")) == "B11/B12"


def test_the_first_turn_of_a_tournament_game_must_be_a_gipf_piece() -> None:
    # Rules: E2.
    # GIPF 3.2
    start = Position.start("tournament")
    assert kinds(start) == kinds(start.play("Ge2")) == {"G"}


def test_a_gipf_piece_takes_two_basic_pieces_from_the_reserve() -> None:
    # Rules: E2, E5.
    assert reserves(Position.start("tournament").play("Ge2")) == "B16/B18"


def test_after_the_first_turn_a_player_may_go_on_with_gipf_pieces_or_not() -> None:
    # Rules: E3.
    # GIPF 3.3
    assert kinds(play(Position.start("tournament"), "Ge2 Gb5")) == {"G", ""}


def test_the_first_single_piece_ends_a_players_gipf_pieces_and_not_the_opponents() -> None:
    # Rules: E3.
    # GIPF 3.4
    position = play(Position.start("tournament"), "Ge2 Gb5 b2")
    assert kinds(position) == {"G", ""}
    assert kinds(position.play("Gh5")) == {""}


def test_two_basic_pieces_that_came_back_from_a_gipf_piece_will_do() -> None:
    # Rules: E4.
    position = put("tournament", "G b2 b3 b4 b5 h2, g e8", phase="r", reserves="-/B5", opening="gg")
    position = position.play("xb2")
    assert reserves(position) == "B2/B5"
    assert "Gc2" in moves(position.play("d7"))


def test_a_gipf_piece_needs_two_basic_pieces_in_reserve() -> None:
    # Rules: E2, E4.
    position = put("tournament", "G b2, g e8", reserves="B1/B5", opening="gg")
    assert kinds(position) == {""}


def test_the_opening_letters_follow_the_first_turn_and_the_first_single_piece() -> None:
    # Rules: E3.
    # NOTATION, positions, 6
    position = Position.start("tournament")
    letters = []
    for move in ("Ge2", "Gb5", "Gh5", "b2", "h2"):
        letters.append(str(position).split()[5])
        position = position.play(move)
    assert [*letters, str(position).split()[5]] == ["00", "g0", "gg", "gg", "g-", "--"]


def test_where_the_opening_is_fixed_there_are_no_opening_letters() -> None:
    for variant in ("basic", "standard", "standard+Z6", "matrx"):
        assert str(Position.start(variant)).split()[5] == "--"


# ---------------------------------------------------------------------- potentials


def test_with_potentials_in_hand_loaded_and_basic_pieces_may_be_pushed() -> None:
    assert kinds(Position.start("standard+T1Z1P2")) == {"T", "Z", "P", ""}


def test_the_first_basic_piece_puts_the_potentials_in_hand_out_of_the_game() -> None:
    # Potentials B.2
    position = Position.start("standard+Z6Y2").play("e1-e3")
    assert reserves(position) == "B11/B12Z6Y2"
    assert kinds(position.play("h1-h3")) == {""}


def test_a_loaded_piece_forfeits_nothing() -> None:
    assert reserves(Position.start("standard+Z6Y2").play("Ze1-e3")) == "B11Z5Y2/B12Z6Y2"


def test_punct_onto_a_gipf_piece_is_not_pushing_and_forfeits_nothing() -> None:
    # Potentials B.2, C.5.3
    position = put("tournament+P6", "P c3, g c4 e8, G e2", reserves="B5P2/B5", opening="gg")
    covered = position.play("Pc3-c4=B")
    assert reserves(covered) == "B4P2/B5"
    assert str(covered).split()[5] == "gg"
    assert kinds(covered.play("h2")) == {"G", "P", ""}


def test_using_a_potential_forfeits_nothing() -> None:
    # Potentials B.3
    position = put("standard+Z6", "Z c3, b c4, G e2, g e8", reserves="B5Z4/B5")
    assert reserves(position.play("Zc3-c5")) == "B5Z4/B5"


def test_first_gipf_pieces_then_loaded_pieces_then_basic_pieces() -> None:
    # Potentials B.2, D.4
    position = play(Position.start("ultimate+Z2"), "Ge2 Gb5")
    assert kinds(position) == {"G", "Z", ""}
    position = play(position, "Zb2 Gh5")
    assert kinds(position) == {"Z", ""}
    position = play(position, "d2 h2")
    assert kinds(position) == {""}


def test_the_first_basic_piece_ends_gipf_pieces_and_potentials_at_once() -> None:
    position = play(Position.start("tournament+Z6"), "Ge2 Gb5 b2")
    assert reserves(position) == "B15/B16Z6"
    assert str(position).split()[5] == "-g"


def test_potentials_on_the_board_may_be_used_meanwhile() -> None:
    # Potentials B.3: White still has a potential in hand.
    position = put("tournament+Y6", "Y c2, G e2, g e8", reserves="B5Y2/B5", opening="gg")
    assert "Yc2-c6" in moves(position)
    assert str(position.play("Yc2-c6")).split()[5] == "gg"


def test_without_a_basic_piece_no_potential_comes_in() -> None:
    position = put("standard+Y6", "Y c3, G e2, g e8", reserves="Y2/B5")
    assert kinds(position) == set()
    assert moves(position, "Yc3-") != []


# ---------------------------------------------------------------------- MATRX


def test_matrx_begins_with_the_three_gipf_pieces() -> None:
    # MATRX D
    position = Position.start("matrx")
    for move in ("Gb2", "Gi2", "Gb3", "Gi3", "Gb4", "Gi4"):
        assert kinds(position) == {"G"}
        position = position.play(move)
    assert kinds(position) == set("TZDYP")


def test_a_retrieved_gipf_piece_must_be_played_next() -> None:
    # MATRX F.5: White takes back a GIPF-piece and must play it, potentials on the board or not.
    position = put("matrx", "T' b2 b3 b4, G b5 h3, Y e5, g e8", phase="c")
    position = position.play("xb2,b3,b4,b5")
    assert to_decide(position) == "w m"
    assert kinds(position) == {"G"}
    assert moves(position, "Y") == []


def test_afterwards_potentials_may_be_used_again() -> None:
    position = put("matrx", "G h3, Y e5, g e8", reserves="G1/T2")
    position = play(position, "Gb2 Ti2")
    assert moves(position, "Ye5-") != []


def test_a_stack_takes_two_potentials_of_one_type() -> None:
    # MATRX G.1
    position = put("matrx", "G h3, g e8", reserves="T2Z3/T2").play("Zb2")
    assert (on(position, "b2"), reserves(position)) == ("Z", "T2Z1/T2")


def test_a_single_potential_in_reserve_is_of_no_use() -> None:
    # MATRX G.6
    assert kinds(put("matrx", "G h3, g e8", reserves="T1Z2Y1/T2")) == {"Z"}


def test_a_second_potential_of_the_type_makes_a_stack_again() -> None:
    # MATRX G.6
    position = put("matrx", "Z' b2 b3 b4, Y b5, G h3, g e8", phase="c", reserves="Y1/T2")
    assert kinds(position.play("xb2,b3,b4")) == {"Z"}
    assert kinds(position.play("xb2,b3,b4,b5")) == {"Z", "Y"}
