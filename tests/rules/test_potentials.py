"""RULES 7: what the potentials do."""

import pytest

from gipf import NotationError, Position
from tests.boards import ending, moves, on, play, put, reserves, to_decide

KEEP = "G h3, g b2"  # a GIPF-piece of each, out of the way


def targets(position: Position, start: str) -> list[str]:
    """List where the potential on a spot may go."""
    uses = [move for move in position.legal_moves() if move.kind == "use" and move.start == start]
    return [move.target for move in uses]


# ---------------------------------------------------------------------- using a potential


def test_the_rest_of_the_unit_stays_where_it_is() -> None:
    # Rules: L1, L10.
    # Potentials B.5
    position = put("standard+Y6", f"Y e5, {KEEP}").play("Ye5-e8")
    assert (on(position, "e5"), on(position, "e8")) == ("B", "Y'")


def test_a_potential_works_once() -> None:
    # Rules: L1, L10.
    # Potentials B.10
    position = put("standard+Y6", f"Y' e5, {KEEP}")
    assert targets(position, "e5") == []


def test_the_other_players_potentials_are_not_ones_own() -> None:
    assert targets(put("standard+Y6", f"y e5, {KEEP}"), "e5") == []


def test_a_potential_under_another_unit_cannot_be_used() -> None:
    # Rules: L4, L10.
    assert targets(put("standard+D6", f"(Dd') e5, b e6, {KEEP}"), "e5") == []


def test_a_loaded_piece_on_top_of_a_pile_can_be_used() -> None:
    # Rules: L4, L10.
    position = put("standard+Y6", f"(bY) e5, {KEEP}").play("Ye5-e6")
    assert on(position, "e5") == "bB"


def test_a_move_with_a_potential_can_complete_a_row_and_capture() -> None:
    # Rules: L11.
    # Potentials B.9
    position = put("standard+Y6", f"B e2 e3 e4, b e6, Y d5, {KEEP}").play("Yd5-e5")
    assert to_decide(position) == "w r"
    assert moves(position) == ["xe2,e3,e4,e5,e6"]


def test_with_an_empty_reserve_a_player_goes_on_with_potentials_on_the_board() -> None:
    # Rules: L12.
    # Potentials B.11; MATRX G.7
    position = put("standard+Y6", f"Y e5, {KEEP}", reserves="-/B5")
    assert {move.kind for move in position.legal_moves()} == {"use"}


# ---------------------------------------------------------------------- ZÈRTZ


def test_zertz_jumps_over_pieces_of_any_colour_onto_the_first_empty_spot() -> None:
    # Rules: Z1.
    # Potentials C.2.2, C.2.4
    position = put("standard+Z6", f"Z e3, b e4 e6, B e5, {KEEP}")
    assert targets(position, "e3") == ["e7"]


def test_zertz_jumps_over_at_least_one_piece() -> None:
    # Rules: Z2.
    # Potentials C.2.3
    assert targets(put("standard+Z6", f"Z e3, {KEEP}"), "e3") == []


def test_zertz_passes_no_empty_spot() -> None:
    # Rules: Z2.
    # Potentials C.2.4
    assert targets(put("standard+Z6", f"Z e3, b e5, {KEEP}"), "e3") == []


def test_zertz_needs_an_empty_spot_to_land_on() -> None:
    # Rules: Z2.
    assert targets(put("standard+Z6", f"Z e5, b e6 e7 e8, {KEEP}"), "e5") == []


def test_zertz_jumps_in_all_six_directions() -> None:
    # Rules: Z1.
    ring = "e6 f5 f4 e4 d4 d5"
    position = put("standard+Z6", f"Z e5, b e6 f4 d4, B f5 e4 d5, {KEEP}")
    assert sorted(targets(position, "e5")) == ["c3", "c5", "e3", "e7", "g3", "g5"]
    assert all(on(position, spot) for spot in ring.split())


def test_what_zertz_jumps_over_stays_as_it_is() -> None:
    # Rules: Z3.
    position = put("standard+Z6", f"Z e3, b e4, (gB) e5, z' e6, {KEEP}").play("Ze3-e7")
    assert [on(position, spot) for spot in ("e4", "e5", "e6")] == ["b", "gB", "z'"]
    assert reserves(position) == "B5/B5"


def test_in_matrx_zertz_jumps_just_so_and_leaves_the_lower_half_behind() -> None:
    # Rules: Z4.
    position = put("matrx", f"Z e3, t e4, Y' e5, y c3, {KEEP}")
    assert targets(position, "e3") == ["e6"]
    position = position.play("Ze3-e6")
    assert (on(position, "e3"), on(position, "e6")) == ("Z'", "Z'")


# ---------------------------------------------------------------------- YINSH


def test_yinsh_slides_over_empty_spots_to_any_before_the_first_piece() -> None:
    # Rules: Y1, Y2.
    # Potentials C.4.1
    position = put("standard+Y6", "Y e3, b e6, B d2 d3 f2 f3, G h3, g b2")
    assert targets(position, "e3") == ["e2", "e4", "e5"]


def test_yinsh_stays_on_the_spots() -> None:
    # Rules: Y2, Y3.
    # MATRX G.4
    position = put("matrx", "Y e5, G h2, g b2")
    assert {target for target in targets(position, "e5") if target.startswith("e")} == {
        "e2",
        "e3",
        "e4",
        "e6",
        "e7",
        "e8",
    }


def test_in_matrx_yinsh_leaves_the_lower_half_behind() -> None:
    # Rules: Y3.
    position = put("matrx", f"Y e3, t e6, {KEEP}")
    assert [target for target in targets(position, "e3") if target[0] == "e"] == ["e2", "e4", "e5"]
    position = position.play("Ye3-e5")
    assert (on(position, "e3"), on(position, "e5")) == ("Y'", "Y'")


# ---------------------------------------------------------------------- DVONN


def test_dvonn_jumps_onto_an_adjacent_basic_piece_and_neutralises_it() -> None:
    # Rules: D1, D3.
    # Potentials C.3.1, C.3.3
    position = put("standard+D6", f"D e5, b e6, {KEEP}").play("De5-e6")
    assert (on(position, "e5"), on(position, "e6")) == ("B", "bD'")


@pytest.mark.parametrize("unit", ["b", "d", "d'", "(Dd')", "(Bd')", "(Gb)"])
def test_dvonn_jumps_onto_a_basic_piece_a_dvonn_piece_or_a_used_dvonn(unit: str) -> None:
    # Rules: D1.
    # Potentials C.3.1; C.5.5, note: also onto a basic piece that lies on one's own GIPF-piece
    position = put("standard+D6P6", f"D e5, {unit} e6, {KEEP}")
    assert targets(position, "e5") == ["e6"]
    assert on(position.play("De5-e6"), "e6") == unit.strip("()") + "D'"


@pytest.mark.parametrize("unit", ["B", "D", "g", "z", "z'", "p", "(bB)"])
def test_dvonn_jumps_onto_nothing_else(unit: str) -> None:
    # Rules: D2.
    position = put("standard+Z1D6P1", f"D e5, {unit} e6, {KEEP}")
    assert targets(position, "e5") == []


def test_dvonn_reaches_neighbours_only() -> None:
    # Rules: D1.
    # Potentials C.3.1: not over empty spots, nor over other pieces
    assert targets(put("standard+D6", f"D e5, b e7, {KEEP}"), "e5") == []
    assert targets(put("standard+D6", f"D e5, B e6, b e7, {KEEP}"), "e5") == []


def test_several_dvonns_pile_up_in_alternating_colours() -> None:
    # Rules: L4, D3.
    # Potentials C.3.2
    position = put("standard+D6", "D e5, d f5, b e6, G h3, g b2")
    position = play(position, "De5-e6 Df5-e6")
    assert on(position, "e6") == "bD'd'"


def test_a_dvonn_that_has_jumped_leaves_alone_with_a_row_and_frees_what_it_lay_on() -> None:
    # Rules: D4.
    position = put("standard+D6", f"B e2 e3 e4, D d5, b e5, {KEEP}").play("Dd5-e5")
    assert moves(position) == ["xe2,e3,e4,e5"]
    assert on(position.play("x"), "e5") == "b"


def test_a_four_uncovered_by_a_dvonn_is_cleared_at_once_if_it_is_ones_own() -> None:
    # Rules: L15, D5.
    position = put("standard+D6", f"B b4 c4 d4 e4, (Bd') f3, B f4 f5 f6, {KEEP}", phase="r")
    position = position.play("xb4,c4,d4,e4,f3")
    assert to_decide(position) == "w r"
    assert moves(position) == ["xf3,f4,f5,f6"]


def test_a_four_uncovered_by_a_dvonn_for_the_other_player_waits_for_their_turn() -> None:
    # Rules: L15, D5.
    position = put("standard+D6", f"B c4 d4 e4, (bD') f3, b f4 f5 f6, {KEEP}", phase="r")
    position = position.play("xc4,d4,e4,f3")
    assert to_decide(position) == "b c"
    assert moves(position) == ["xf3,f4,f5,f6"]


def test_in_matrx_dvonn_reaches_over_empty_spots_in_a_line() -> None:
    # Rules: D7, M15.
    # MATRX H.3.1
    position = put("matrx", f"D e5, d' e8, d c5, z' g3, {KEEP}")
    assert targets(position, "e5") == ["c5", "e8"]


def test_in_matrx_dvonn_does_not_jump_over_pieces() -> None:
    # Rules: D7.
    # MATRX H.3.1
    position = put("matrx", f"D e5, z' e7, d' e8, {KEEP}")
    assert targets(position, "e5") == []


@pytest.mark.parametrize(
    ("unit", "may"), [("d", True), ("d'", True), ("(Dd')", True), ("g", False), ("p", False)]
)
def test_in_matrx_dvonn_jumps_onto_dvonn_and_nothing_else(unit: str, may: bool) -> None:
    # Rules: D6, M15.
    # MATRX H.3.1: not onto a GIPF-piece
    position = put("matrx", f"D e5, {unit} e6, {KEEP}", reserves="T2/T2")
    assert targets(position, "e5") == (["e6"] if may else [])


# ---------------------------------------------------------------------- PÜNCT


@pytest.mark.parametrize("unit", ["p", "p'", "(Pp')"])
def test_punct_jumps_onto_an_adjacent_punct(unit: str) -> None:
    # Rules: P1, P3.
    # Potentials C.5.1, C.5.2
    position = put("standard+P6", f"P e5, {unit} e6, {KEEP}")
    assert moves(position, "Pe5-") == ["Pe5-e6"]
    assert on(position.play("Pe5-e6"), "e6") == unit.strip("()") + "P'"


@pytest.mark.parametrize("unit", ["b", "(Gb)", "B", "G", "P", "d", "d'"])
def test_punct_jumps_onto_nothing_but_punct_and_gipf_pieces(unit: str) -> None:
    # Rules: P1, P2.
    # Potentials C.5.5, note: not onto a basic piece that lies on one's own GIPF-piece
    position = put("standard+D6P6", f"P e5, {unit} e6, {KEEP}")
    assert moves(position, "Pe5-") == []


def test_punct_reaches_neighbours_only() -> None:
    # Rules: P1.
    # Potentials C.5.1
    assert moves(put("standard+P6", f"P e5, p e7, {KEEP}"), "Pe5-") == []


def test_onto_a_gipf_piece_one_or_two_basic_pieces_come_from_the_reserve() -> None:
    # Rules: P1, P4.
    # Potentials C.5.3: the potential itself leaves the game.
    position = put("standard+P6", f"P e5, g e6, {KEEP}")
    assert moves(position, "Pe5-") == ["Pe5-e6=B", "Pe5-e6=G"]
    one, two = position.play("Pe5-e6=B"), position.play("Pe5-e6=G")
    assert (on(one, "e5"), on(one, "e6"), reserves(one)) == ("B", "gB", "B4/B5")
    assert (on(two, "e5"), on(two, "e6"), reserves(two)) == ("B", "gG", "B3/B5")


def test_as_far_as_the_reserve_goes() -> None:
    # Rules: P4.
    # Potentials C.5.6
    units = f"P e5, g e6, {KEEP}"
    assert moves(put("standard+P6", units, reserves="B1/B5"), "Pe5-") == ["Pe5-e6=B"]
    empty = put("standard+P6", f"{units}, p f5", reserves="-/B5")
    assert moves(empty, "Pe5-") == ["Pe5-f5"]


def test_a_gipf_piece_made_by_punct_is_the_target_of_the_opponents_punct() -> None:
    # Rules: P6.
    # Potentials C.5.5
    position = put("standard+P6", "P e5, p f5, g e6, G h3, g b2")
    position = play(position, "Pe5-e6=G Pf5-e6=G")
    assert on(position, "e6") == "gGg"


def test_a_gipf_piece_made_by_punct_may_be_left_when_its_row_goes() -> None:
    # Rules: P6.
    # Potentials C.5.5; with one basic piece, C.5.4, the cover has to go
    two = put("standard+P6", f"B e2 e3 e4, (gG) e5, {KEEP}", phase="r")
    one = put("standard+P6", f"B e2 e3 e4, (gB) e5, {KEEP}", phase="r")
    assert moves(two) == ["xe2,e3,e4", "xe2,e3,e4,e5"]
    assert moves(one) == ["xe2,e3,e4,e5"]
    assert on(one.play("x"), "e5") == "g"


@pytest.mark.parametrize("cover", ["B", "G"])
def test_whoever_covers_the_last_gipf_piece_in_play_has_won(cover: str) -> None:
    # Rules: L18, P5.
    last = put("standard+P6", "P e5, g e6, G h3")
    assert ending(last.play(f"Pe5-e6={cover}")) == "w gipf_lost"
    one_more = put("standard+P6", "P e5, g e6 b2, G h3")
    assert ending(one_more.play(f"Pe5-e6={cover}")) == ""


def test_a_single_piece_that_covers_the_last_gipf_piece_and_completes_a_row_wins_nothing() -> None:
    # Rules: P7.
    position = put("standard+P6", "B c5 d5 f4, P e4, g e5, G e2", reserves="B1/B5")
    position = position.play("Pe4-e5=B")
    assert (to_decide(position), moves(position)) == ("w r", ["xc5,d5,e5,f4"])
    position = position.play("x")
    assert on(position, "e5") == "g"
    assert to_decide(position) == "b m"


def test_two_pieces_that_cover_the_last_gipf_piece_and_complete_a_row_may_stay_and_win() -> None:
    # Rules: P6, P7.
    position = put("standard+P6", "B c5 d5 f4, P e4, g e5, G e2", reserves="B2/B5")
    assert ending(play(position, "Pe4-e5=G;xc5,d5,f4")) == "w gipf_lost"


def test_in_matrx_punct_works_as_dvonn_does() -> None:
    # Rules: P8, M15.
    # MATRX H.5
    position = put("matrx", f"P e5, p' e8, p c5, d' g3, g e3, {KEEP}", reserves="T2/T2")
    assert targets(position, "e5") == ["c5", "e8"]
    assert on(position.play("Pe5-e8"), "e8") == "p'P'"


# ---------------------------------------------------------------------- TAMSK

# White's push from e1 brings T from e4 onto e5.
OWN_PUSH = "B e2, b e3, T e4, G h3, g b2"


def test_tamsk_is_not_a_move() -> None:
    # Rules: L9, T1.
    # Potentials B.5, note; C.1
    assert targets(put("standard+T6", f"T e4, b e5, {KEEP}"), "e4") == []


def test_pushing_ones_own_tamsk_onto_the_centre_earns_an_extra_move() -> None:
    # Rules: T1, T2.
    # Potentials C.1.1, C.1.2
    position = put("standard+T6", OWN_PUSH).play("e1-e5")
    assert to_decide(position) == "w x"
    position = position.play("+h2")
    assert (on(position, "e5"), on(position, "h2")) == ("B", "T'")
    assert to_decide(position) == "b m"


def test_the_extra_push_comes_from_any_dot() -> None:
    # Rules: T2.
    position = put("standard+T6", OWN_PUSH).play("e1-e5")
    as_basic = moves(put("standard+T6", "B e2 e3, b e4, B e5, G h3, g b2"))
    assert moves(position, "+") == [f"+{text}" for text in as_basic]


def test_in_matrx_the_lower_half_stays_as_a_used_potential() -> None:
    # Rules: T9.
    # MATRX H.1.2
    position = put("matrx", "T' e2, z' e3, T e4, G h3, g b2", reserves="Z2/Z2").play("Ze1-e5")
    position = position.play("+i4")
    assert (on(position, "e5"), on(position, "i4")) == ("T'", "T'")


def test_whoever_passes_loses_the_potential() -> None:
    # Rules: T6.
    # Potentials C.1.1 in German and Dutch
    position = put("standard+T6", OWN_PUSH).play("e1-e5").play("pass")
    assert on(position, "e5") == "B"
    assert reserves(position) == "B4/B5"
    assert to_decide(position) == "b m"


def test_in_matrx_a_passed_potential_leaves_the_game_too() -> None:
    # Rules: T9.
    # MATRX H.1.1
    position = put("matrx", "T' e2, z' e3, T e4, G h3, g b2", reserves="Z2/Z2")
    position = position.play("Ze1-e5").play("pass")
    assert on(position, "e5") == "T'"
    assert reserves(position) == "-/Z2"


def test_a_tamsk_the_opponent_pushes_onto_the_centre_grants_an_extra_move_before() -> None:
    # Rules: T1, T3.
    # Potentials C.1.3
    position = put("standard+T6", "B e2 e3, t e4, G h3, g b2").play("e1-e5")
    assert to_decide(position) == "b e"
    position = position.play("+h2")
    assert (on(position, "e5"), on(position, "h2")) == ("b", "t'")
    assert to_decide(position) == "b m"


def test_the_extra_move_before_may_be_passed_and_the_potential_is_lost() -> None:
    # Rules: T6.
    position = put("standard+T6", "B e2 e3, t e4, G h3, g b2").play("e1-e5").play("pass")
    assert on(position, "e5") == "b"
    assert to_decide(position) == "b m"


def test_a_tamsk_removed_while_clearing_before_grants_nothing() -> None:
    # Rules: T3.
    position = put("standard+T6", f"T e5, B e2 e3 e4, {KEEP}", phase="c")
    assert to_decide(position.play("xe2,e3,e4")) == "w e"
    assert to_decide(position.play("xe2,e3,e4,e5")) == "w m"


def test_an_extra_push_can_put_another_tamsk_onto_the_centre() -> None:
    # Rules: T5.
    # Potentials C.1.4: a second one, in the same phase
    position = put("standard+T6", "B e2, b e3, T e4, B b5, b c5, T d5, G h3, g b2")
    position = position.play("e1-e5")
    assert to_decide(position) == "w x"
    position = position.play("+a5-f4")
    assert (on(position, "e5"), on(position, "f4")) == ("T", "B")
    assert to_decide(position) == "w x"
    assert to_decide(position.play("+h2")) == "b m"


def test_the_same_goes_before_the_regular_move() -> None:
    # Rules: T5.
    position = put("standard+T6", "T e5, B b5, b c5, T d5, G h3, g b2", phase="e")
    position = position.play("+a5-f4")
    assert to_decide(position) == "w e"
    assert to_decide(position.play("pass")) == "w m"


def test_passing_one_extra_move_does_not_end_the_turn_of_the_next() -> None:
    position = put("standard+T6", "T e5, B b5, b c5, T d5, G h3, g b2", phase="e").play("pass")
    position = position.play("a5-f4")  # the regular push brings the second one onto e5
    assert to_decide(position) == "w x"


def test_an_extra_push_can_grant_the_opponent_an_extra_move() -> None:
    # Rules: T5.
    position = put("standard+T6", "B e2, b e3, T e4, B b5 c5, t d5, G h3, g b2")
    position = play(position, "e1-e5;+a5-f4")
    assert on(position, "e5") == "t"
    assert to_decide(position) == "b e"


def test_the_regular_move_can_push_the_others_tamsk_off_the_centre_again() -> None:
    before = put("standard+T6", "T e5, b b5, B c5, t d5, G h3, g b2", phase="e")
    position = before.play("+a5-f4")
    assert on(position, "e5") == "t"
    assert to_decide(position) == "w m"
    assert to_decide(position.play("h2")) == "b e"
    off = position.play("a5-g3")
    assert on(off, "f4") == "t"
    assert to_decide(off) == "b m"


def test_a_four_made_by_the_move_and_broken_by_the_extra_push_was_never_a_row() -> None:
    # Rules: T4.
    position = put("standard+T6", "B e2 e3, T e4, b b3 c3 d3, G h3, g b5").play("e1-e5")
    assert [row.spots for row in position.rows()] == [("e2", "e3", "e4", "e5")]
    assert to_decide(position) == "w x"
    position = position.play("+a3-f2")  # a black piece comes onto e3
    assert position.rows() == ()
    assert to_decide(position) == "b m"


def test_a_four_made_by_an_extra_push_is_cleared_only_after_the_regular_move() -> None:
    # Rules: T4.
    position = put("standard+T6", "T e5, B c2 c3 c4, G h3, g b2", phase="e").play("+c1-c5")
    assert to_decide(position) == "w m"
    position = position.play("d7")
    assert to_decide(position) == "w r"
    assert moves(position) == ["xc2,c3,c4,c5"]


@pytest.mark.parametrize("decision", ["+h2", "pass"])
def test_no_regular_move_begins_with_ones_own_tamsk_waiting_on_the_centre(decision: str) -> None:
    # Rules: T7.
    position = put("standard+T6", f"T e5, {KEEP}", phase="e").play(decision)
    assert (to_decide(position), on(position, "e5")) == ("w m", "B")
    with pytest.raises(NotationError, match="TAMSK on e5"):
        put("standard+T6", f"T e5, {KEEP}", phase="m")


def test_whoever_makes_an_extra_push_and_then_has_no_regular_move_loses() -> None:
    # Rules: T8.
    position = put("standard+T6", f"T e5, {KEEP}", phase="e", reserves="-/B5")
    assert ending(position.play("+h2")) == "b no_move"


def test_the_duty_to_play_gipf_pieces_first_does_not_bind_an_extra_move() -> None:
    # Rules: T10, M5.
    # MATRX F.5
    position = put("matrx", "T e5, G h3, g b2", phase="e", reserves="G1Z2/Z2")
    assert "+b3" in moves(position)
    position = position.play("+b3")
    assert {str(move)[0] for move in position.legal_moves()} == {"G"}


def test_a_tamsk_that_enters_elsewhere_waits_for_nothing() -> None:
    # Rules: T1.
    position = Position.start("standard+T6").play("Te1-e3")
    assert to_decide(position) == "b m"
