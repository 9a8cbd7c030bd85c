"""RULES, GIPF With Potentials and Ultimate: loaded pieces from the hand to the row they leave with."""

import pytest

from gipf import Kind, NotationError, Position, Unit, Variant
from tests.boards import ending, moves, on, play, put, reserves, to_decide

KEEP = "G h3, g b2"  # a GIPF-piece of each, out of the way


def pushed(position: Position) -> set[str]:
    """Give the units that may be pushed, by letter."""
    pushes = [str(move) for move in position.legal_moves() if move.kind == "push"]
    return {text[0] if text[0].isupper() else "B" for text in pushes}


# ---------------------------------------------------------------------- what is added


@pytest.mark.parametrize("mix", ["Z6", "Z4D4", "Z6D6", "T4Z4P4", "T6Z6P3", "Z6/Y4P4"])
def test_potentials_of_any_agreed_mix_come_on_top_of_eighteen_basic_pieces(mix: str) -> None:
    # Rules: L2.
    white, black = mix.split("/") if "/" in mix else (mix, mix)
    assert reserves(Position.start(f"tournament+{mix}")) == f"B18{white}/B18{black}"
    standard = Position.start(f"standard+{mix}")  # three GIPF-pieces are on the board
    assert reserves(standard) == f"B12{white}/B12{black}"


@pytest.mark.parametrize("mix", ["Z7", "T4Z4D4Y4"])
def test_a_mix_of_more_than_six_of_a_type_or_fifteen_in_all_will_not_do(mix: str) -> None:
    # Rules: L2.
    with pytest.raises(NotationError):
        Variant.parse(f"standard+{mix}")


def test_four_kinds_of_units_meet_on_the_board() -> None:
    # Rules: L3.
    kinds = {letter: Unit.parse(letter).kind for letter in ("B", "G", "Z", "Z'")}
    assert kinds == {"B": Kind.BASIC, "G": Kind.GIPF, "Z": Kind.LOADED, "Z'": Kind.USED}
    position = put("tournament+Z6", "G h3, g b2, Z c3, B c4", opening="gg")
    position = play(position, "Zc3-c5 d2 Gf2")  # a GIPF-piece is two basic pieces
    assert [on(position, spot) for spot in ("c3", "c5", "f2")] == ["B", "Z'", "G"]
    assert reserves(position) == "B3/B4"


def test_the_top_unit_of_a_pile_gives_its_spot_the_colour() -> None:
    # Rules: L4.
    assert put("standard+D6", f"B e2 e3 e4, (Bd') e5, {KEEP}").rows() == ()
    assert [row.player for row in put("standard+D6", f"B e2 e3 e4, (bD') e5, {KEEP}").rows()] == [
        "w"
    ]


def test_a_push_moves_a_pile_as_a_whole() -> None:
    # Rules: L4.
    position = put("standard+D6", f"(bD'd') e2, {KEEP}").play("e1-e3")
    assert (on(position, "e2"), on(position, "e3")) == ("B", "bD'd'")


# ---------------------------------------------------------------------- bringing potentials in


def test_a_potential_is_pushed_in_on_a_basic_piece_from_the_reserve() -> None:
    # Rules: L1, L5, M15.
    position = Position.start("standard+Z6Y6").play("Yd1-f2")
    assert on(position, "e2") == "Y"
    assert reserves(position) == "B11Z6Y5/B12Z6Y6"


def test_no_potential_is_pushed_in_without_a_basic_piece() -> None:
    # Rules: L5.
    assert pushed(put("standard+Y6", f"Y c3, {KEEP}", reserves="Y2/B5")) == set()


def test_the_first_plain_piece_costs_the_potentials_still_in_hand() -> None:
    # Rules: L6.
    position = Position.start("standard+Z6")
    assert pushed(position) == {"Z", "B"}
    position = play(position, "Ze1-e3 Zh1-h3 b1-b3")
    assert reserves(position) == "B10/B11Z5"
    assert pushed(position.play("Zb1-b4")) == {"B"}


def test_in_the_tournament_version_the_first_loaded_piece_ends_the_gipf_pieces() -> None:
    # Rules: L7.
    position = play(Position.start("tournament+Z6"), "Ge2 Gb5")
    assert pushed(position) == {"G", "Z", "B"}
    assert pushed(play(position, "Zh2 Gh5")) == {"Z", "B"}


def test_in_the_tournament_version_the_first_plain_piece_ends_gipf_pieces_and_potentials() -> None:
    # Rules: L7.
    position = play(Position.start("tournament+Z6"), "Ge2 Gb5 h2")
    assert reserves(position) == "B15/B16Z6"
    assert pushed(position.play("Gh5")) == {"B"}


@pytest.mark.parametrize("cover", ["B", "G"])
def test_basic_pieces_that_cover_a_gipf_piece_cost_nothing(cover: str) -> None:
    # Rules: L8.
    position = put("tournament+P6", f"P c3, g c4, {KEEP}", reserves="B9P2/B5", opening="gg")
    position = play(position, f"Pc3-c4={cover} h2")
    assert position.reserve("w")["P"] == 2
    assert pushed(position) == {"G", "P", "B"}


# ---------------------------------------------------------------------- using them


def test_the_move_of_a_turn_is_one_push_or_the_use_of_one_potential() -> None:
    # Rules: L9.
    position = put("standard+Y6", f"Y c3 d5, {KEEP}", reserves="B5Y2/B5")
    assert {move.kind for move in position.legal_moves()} == {"push", "use"}
    for move in ("Yc3-c4", "Yh2", "h2"):
        assert to_decide(position.play(move)) == "b m"


def test_a_potential_may_be_used_as_soon_as_it_is_there_whatever_is_still_in_hand() -> None:
    # Rules: L9, U2.
    position = play(Position.start("ultimate"), "Ge2 Gb5 Yb2 Zh2")
    position = position.play("Yb2-b4")
    assert reserves(position) == "B18T3Z3D3Y2P3/B18T3Z2D3Y3P3"
    assert pushed(position.play("Zh3")) == set("TZDYPB")


def test_a_player_with_an_empty_reserve_plays_on_while_a_potential_can_be_used() -> None:
    # Rules: L12.
    assert to_decide(put("standard+Y6", f"y e5, {KEEP}", reserves="B5/-").play("c2")) == "b m"


def test_a_player_who_can_neither_push_nor_use_a_potential_has_lost() -> None:
    # Rules: L12.
    position = put("standard+Z6", f"z e5, {KEEP}", reserves="B5/-")  # nothing to jump over
    assert ending(position.play("c2")) == "w no_move"


# ---------------------------------------------------------------------- rows


def test_basic_pieces_and_used_potentials_go_and_gipf_pieces_and_loaded_pieces_may_stay() -> None:
    # Rules: L13, M15.
    position = put("standard+Z6", f"B e2, Z' e3, G e4, Z e5, z e6, g e7, z' e8, {KEEP}", phase="r")
    must, may = {"e2", "e3", "e8"}, {"e4", "e5", "e6", "e7"}
    assert len(moves(position)) == 2 ** len(may)
    assert all(must <= set(move[1:].split(",")) <= must | may for move in moves(position))


def test_a_loaded_piece_is_taken_whole() -> None:
    # Rules: L13.
    position = put("standard+Z6", f"B e2 e3 e4 e5, z e6, {KEEP}", phase="r")
    assert on(position.play("xe2,e3,e4,e5"), "e6") == "z"
    assert on(position.play("xe2,e3,e4,e5,e6"), "e6") == ""


def test_of_three_loaded_pieces_and_a_gipf_piece_at_least_one_has_to_leave() -> None:
    # Rules: L14.
    position = put("tournament+Z6", f"Z c5 d5 f4, G e5, {KEEP}", phase="r")
    assert "pass" not in moves(position)
    assert {"xc5", "xd5", "xe5", "xf4"} <= set(moves(position))


def test_a_row_is_not_broken_by_taking_off_its_end_when_four_are_left() -> None:
    # Rules: L14.
    position = put("tournament+Z6", f"Z e2 e3 e4 e5 e6, {KEEP}", phase="r")
    assert [move for move in moves(position) if "," not in move] == ["xe3", "xe4", "xe5"]


def test_four_gipf_pieces_alone_may_be_left_in_place() -> None:
    # Rules: L14.
    position = put("tournament+Z6", "G e2 e3 e4 e5, B e6, g b2", phase="r")
    assert "xe6" in moves(position)
    assert "pass" in moves(position.play("xe6"))


def test_what_a_removal_uncovers_does_not_break_a_row() -> None:
    # Rules: L14.
    position = put("tournament+Z6D6", f"Z e2 e3 e4 e5, (bD') e6, {KEEP}", phase="r")
    assert "xe6" not in moves(position)
    assert "xe4,e6" in moves(position)


def test_from_a_pile_only_the_top_unit_is_taken_off() -> None:
    # Rules: L4, L15.
    position = put("standard+D6", f"B e2 e3 e4, (bD'd'D') e5, {KEEP}", phase="r")
    assert on(position.play("x"), "e5") == "bD'd'"


@pytest.mark.parametrize(("unit", "returns"), [("B", "B1"), ("G", "B2"), ("Z", "B1"), ("Z'", "-")])
def test_of_ones_own_units_only_basic_pieces_return_and_never_a_potential(
    unit: str, returns: str
) -> None:
    # Rules: L16, L17, M15.
    units = f"(bD') e2 e3 e4, {unit} e5, {KEEP}"
    position = put("standard+Z6D6", units, phase="r", reserves="-/B5")
    assert reserves(position.play("xe2,e3,e4,e5")) == f"{returns}/B5"


@pytest.mark.parametrize("unit", ["b", "g", "z", "z'"])
def test_of_the_other_players_units_nothing_returns(unit: str) -> None:
    # Rules: L16, L17.
    position = put("standard+Z6", f"B e2 e3 e4 e5, {unit} e6, {KEEP}", phase="r", reserves="-/B5")
    position = position.play("xe2,e3,e4,e5,e6")
    assert (on(position, "e6"), reserves(position)) == ("", "B4/B5")


# ---------------------------------------------------------------------- the end


def test_a_covered_gipf_piece_does_not_count() -> None:
    # Rules: L18, M15.
    covered = put("standard+P6", "B e2 e3 e4 e5, g e6, (gB) c4, G h3", phase="r")
    assert ending(covered.play("xe2,e3,e4,e5,e6")) == "w gipf_lost"
    in_play = put("standard+P6", "B e2 e3 e4 e5, g e6, g c4, G h3", phase="r")
    assert ending(in_play.play("xe2,e3,e4,e5,e6")) == ""


# ---------------------------------------------------------------------- Ultimate


def test_ultimate_begins_with_21_basic_pieces_and_three_potentials_of_each_type() -> None:
    # Rules: U1.
    assert reserves(Position.start("ultimate")) == "B21T3Z3D3Y3P3/B21T3Z3D3Y3P3"
    assert reserves(Position.start("ultimate+T6P6")) == "B21T6P6/B21T6P6"


def test_ultimate_goes_from_gipf_pieces_to_loaded_pieces_to_basic_pieces() -> None:
    # Rules: U2.
    position = Position.start("ultimate")
    assert pushed(position) == {"G"}
    position = play(position, "Ge2 Ge8")
    assert pushed(position) == set("GTZDYPB")
    position = play(position, "Zb2 Gh5")
    assert pushed(position) == set("TZDYPB")
    position = play(position, "d2 Gh4")
    assert pushed(position) == {"B"}


def test_three_gipf_pieces_leave_a_basic_piece_for_each_potential_of_ultimate() -> None:
    # Rules: U3.
    position = play(Position.start("ultimate"), "Gb2 Ge8 Gb3 Gh5 Gc2 Gh4")
    assert reserves(position) == "B15T3Z3D3Y3P3/B15T3Z3D3Y3P3"


def test_potentials_left_in_hand_wait_until_basic_pieces_have_come_back() -> None:
    # Rules: U3.
    units = f"Z' e2, Y' e3, T' e4, Z e5, D c4, b c5, {KEEP}"
    position = put("ultimate", units, phase="c", reserves="Y1/B5", opening="-g")
    assert pushed(position.play("xe2,e3,e4")) == set()
    assert pushed(position.play("xe2,e3,e4,e5")) == {"Y", "B"}


def test_ultimate_can_be_linked_with_other_games() -> None:
    # Rules: U4.
    position = put("ultimate;challenges=3;side=Z:zertz", f"Z e5, b e6, {KEEP}")
    assert moves(position.play("Ze5-e7")) == ["accept", "challenge"]
