"""RULES 6: rows, what goes with them, and where it goes."""

import pytest

from gipf import Position
from tests.boards import moves, on, play, put, reserves, to_decide

KEEP = "G h3, g b2"  # a GIPF-piece of each, out of the way, so that the game goes on


def rows(position: Position) -> list[tuple[str, str, str]]:
    """Give the rows as (owner, spots, must be cleared or may)."""
    return [
        (row.player.value, " ".join(row.spots), "must" if row.must_be_cleared else "may")
        for row in position.rows()
    ]


# ---------------------------------------------------------------------- what a row is


def test_four_adjacent_tops_of_one_colour_make_a_row() -> None:
    # Rules: G10.
    # GIPF 1.E
    assert rows(put("basic", "B e2 e3 e4 e5")) == [("w", "e2 e3 e4 e5", "must")]


def test_three_do_not() -> None:
    # Rules: G10.
    assert rows(put("basic", "B e2 e3 e4, b e5")) == []


def test_a_vacant_spot_interrupts_a_row() -> None:
    # Rules: G10.
    # GIPF 1.E.2
    assert rows(put("basic", "B e2 e3 e4 e6")) == []
    assert rows(put("basic", "B e2 e3 e4 e5, b e7")) == [("w", "e2 e3 e4 e5", "must")]


def test_the_row_is_the_whole_unbroken_run_whatever_the_colours() -> None:
    # Rules: G10.
    # GIPF 1.E.2
    position = put("basic", "b e2, B e3 e4 e5 e6, b e7, B e8")
    assert rows(position) == [("w", "e2 e3 e4 e5 e6 e7 e8", "must")]


def test_a_pushed_piece_that_is_not_adjacent_to_the_four_but_in_the_run_goes_too() -> None:
    # Rules: G10, G11.
    position = put("basic", "b e2, B e3 e4 e5 e6, b e7, B e8", phase="r", reserves="B5/B5")
    assert reserves(position.play("x")) == "B10/B5"


# GIPF 1.E, illustrations 4a to 4d: Black takes 4, 5, 6 and 7 pieces, capturing 0, 1, 1 and 2 white ones.
@pytest.mark.parametrize(
    ("units", "taken", "returned"),
    [
        ("b e2 e3 e4 e5, B e7", "xe2,e3,e4,e5", 4),
        ("b e2 e3 e4 e5, B e6 e8", "xe2,e3,e4,e5,e6", 4),
        ("B e2, b e3 e4 e5 e6 e7", "xe2,e3,e4,e5,e6,e7", 5),
        ("B e2, b e3 e4 e5 e6 e7, B e8", "xe2,e3,e4,e5,e6,e7,e8", 5),
    ],
    ids=[
        "takes 4, captures 0",
        "takes 5, captures 1",
        "takes 6, captures 1",
        "takes 7, captures 2",
    ],
)
def test_own_pieces_return_to_the_reserve_and_the_others_are_captured(
    units: str, taken: str, returned: int
) -> None:
    # Rules: G11, G12.
    position = put("basic", units, player="b", phase="r", reserves="B5/-")
    assert moves(position) == [taken]
    assert reserves(position.play(taken)) == f"B5/B{returned}"


def test_white_forces_black_to_return_five_pieces() -> None:
    # Rules: G14.
    # GIPF 1.E.3, illustrations 5a and 5b; MATRX E.5, illustration 4
    position = put("basic", "b d2, B d3 d4, b d5, b b4 c5 e7 f7")
    position = position.play("d1-d6")
    assert to_decide(position) == "b c"
    assert moves(position) == ["xb4,c5,d6,e7,f7"]
    position = position.play("x")
    assert reserves(position) == "B4/B10"
    assert to_decide(position) == "b m"  # and then Black has to make a move


def test_of_two_crossing_rows_the_player_takes_the_one_with_four_or_the_one_with_five() -> None:
    # Rules: G15.
    # GIPF 1.E.4, illustration 6
    position = put("basic", "b e3 e4 e5 e6, b c3 d4 f5 g5", player="b", phase="r")
    assert moves(position) == ["xc3,d4,e5,f5,g5", "xe3,e4,e5,e6"]
    for clear in moves(position):
        assert to_decide(position.play(clear)) == "w m"  # the other row is broken


def test_rows_that_do_not_cross_are_all_cleared_in_either_order() -> None:
    # Rules: G15.
    # GIPF 1.E.4
    position = put("basic", "B b2 b3 b4 b5, B h2 h3 h4 h5", phase="r")
    first, second = moves(position)
    assert moves(position.play(first)) == [second]
    assert moves(position.play(second)) == [first]
    assert position.play(first).play(second) == position.play(second).play(first)


def test_a_clear_opens_the_lines_of_the_row_to_the_other_player_too() -> None:
    # Rules: G8, G19.
    position = put("basic", "b b2 c3 d4 c6, B c2 c4 c5", player="b")
    assert moves(position, "c1-c") == moves(position, "c7-c") == []  # the column is full
    cleared = play(position, "a1-e5;xb2,c3,d4,e5")
    assert to_decide(cleared) == "w m"
    assert (moves(cleared, "c1-c"), moves(cleared, "c7-c")) == (["c1-c3"], ["c7-c3"])


CROSSING = "b e2 e3 e4 e5, B e6 e7, B c4 d5 f6, b g6"


def test_the_player_who_caused_both_rows_goes_first_white() -> None:
    # Rules: G16.
    # GIPF 1.E.5, illustration 7: White takes 4 white and 1 black piece, then Black takes 4 black ones.
    position = put("basic", CROSSING, phase="r")
    assert moves(position) == ["xc4,d5,e6,f6,g6"]
    position = position.play("x")
    assert to_decide(position) == "b c"
    assert moves(position) == ["xe2,e3,e4,e5"]
    assert reserves(position.play("x")) == "B9/B9"


def test_the_player_who_caused_both_rows_goes_first_black() -> None:
    # Rules: G16.
    # GIPF 1.E.5, illustration 7: Black would take 4 black and 2 white pieces, and White's row is gone.
    position = put("basic", CROSSING, player="b", phase="r")
    assert moves(position) == ["xe2,e3,e4,e5,e6,e7"]
    position = position.play("x")
    assert to_decide(position) == "w m"
    assert reserves(position) == "B5/B9"


# ---------------------------------------------------------------------- what must go and what may stay


def test_gipf_pieces_of_either_colour_may_be_left() -> None:
    # Rules: S3.
    # GIPF 2.B.1, illustration 8: 3 white basic pieces and 1 black one go; the GIPF-pieces as White likes.
    position = put("standard", "b e2, B e3 e5 e7, G e4 e6, g e8, G b2, g h5", phase="r")
    must, may = ["e2", "e3", "e5", "e7"], ["e4", "e6", "e8"]
    choices = [[], *[[m] for m in may], ["e4", "e6"], ["e4", "e8"], ["e6", "e8"], may]
    assert set(moves(position)) == {"x" + ",".join(sorted(must + extra)) for extra in choices}
    most_likely = position.play("xe2,e3,e5,e7,e8")
    assert [on(most_likely, spot) for spot in ("e4", "e6", "e8")] == ["G", "G", ""]
    assert reserves(most_likely) == "B8/B5"


def test_with_a_gipf_piece_on_the_crossing_one_row_is_taken_or_two() -> None:
    # Rules: S5.
    # GIPF 2.B.2
    position = put("standard", "b e3 e4 e6, g e5, b c3 d4 f5 g5, G b5, g h2", player="b", phase="r")
    assert moves(position) == [
        "xc3,d4,e5,f5,g5",
        "xc3,d4,f5,g5",
        "xe3,e4,e5,e6",
        "xe3,e4,e6",
    ]
    taken = position.play("xe3,e4,e5,e6")
    assert to_decide(taken) == "w m"
    left = position.play("xe3,e4,e6")
    assert to_decide(left) == "b r"
    assert moves(left) == ["xc3,d4,e5,f5,g5", "xc3,d4,f5,g5"]
    assert on(left.play("xc3,d4,f5,g5"), "e5") == "g"


def test_an_own_gipf_piece_returns_as_two_basic_pieces() -> None:
    # Rules: S4.
    # GIPF 2.B, remark
    position = put("standard", f"B e2 e3 e4, G e5, {KEEP}", phase="r")
    assert reserves(position.play("xe2,e3,e4,e5")) == "B10/B5"


def test_loaded_pieces_may_be_left() -> None:
    # Potentials B.6
    position = put("standard+Z6", f"B e2 e3 e4, Z e5, z e6, {KEEP}", phase="r")
    assert moves(position) == ["xe2,e3,e4", "xe2,e3,e4,e5", "xe2,e3,e4,e5,e6", "xe2,e3,e4,e6"]


def test_used_potentials_must_go() -> None:
    # Potentials B.10
    position = put("standard+Z6", f"B e2 e3, Z' e4, Z e5, z' e6, {KEEP}", phase="r")
    assert moves(position) == ["xe2,e3,e4,e5,e6", "xe2,e3,e4,e6"]


def test_four_gipf_pieces_may_remain_and_the_player_may_pass() -> None:
    # Rules: E6.
    # Potentials B.8: as for tournament GIPF
    position = put("tournament", "G e2 e3 e4 e5, g b5", phase="r")
    assert rows(position) == [("w", "e2 e3 e4 e5", "may")]
    assert len(moves(position, "x")) == 15
    assert "pass" in moves(position)
    assert to_decide(position.play("pass")) == "b m"


def test_a_clear_removes_at_least_one_unit() -> None:
    # Rules: E6.
    position = put("tournament", "G e2 e3 e4 e5, g b5", phase="r")
    assert min(len(move.spots) for move in position.legal_moves() if move.kind == "clear") == 1


def test_clearing_one_of_four_gipf_pieces_is_enough_to_end_the_row() -> None:
    # Rules: E6.
    position = put("tournament", "G e2 e3 e4 e5, g b5", phase="r")
    assert to_decide(position.play("xe4")) == "b m"


def test_clearing_one_of_five_gipf_pieces_leaves_a_row_that_may_be_cleared() -> None:
    # Rules: E6, E9.
    position = put("tournament", "G e2 e3 e4 e5 e6, g b5", phase="r").play("xe6")
    assert to_decide(position) == "w r"
    assert "pass" in moves(position)


def test_declining_is_not_remembered() -> None:
    # Rules: E7.
    position = put("tournament", "G e2 e3 e4 e5, g b5", phase="c").play("pass")
    assert to_decide(position) == "w m"
    after_the_move = position.play("b2")
    assert to_decide(after_the_move) == "w r"
    next_turn = play(after_the_move, "pass h2")
    assert to_decide(next_turn) == "w c"
    assert "xe2,e3,e4,e5" in moves(next_turn)


def test_four_gipf_pieces_beside_a_single_piece_of_either_colour_must_be_cleared() -> None:
    # Rules: E8.
    for single in ("B", "b"):
        position = put("tournament", f"G e2 e3 e4 e5, {single} e6, g b5", phase="r")
        assert rows(position) == [("w", "e2 e3 e4 e5 e6", "must")]
        assert "pass" not in moves(position)
        assert "xe6" in moves(position)  # the four may remain, the single piece may not


def test_four_gipf_pieces_beside_a_loaded_piece_of_the_other_colour_may_be_cleared() -> None:
    position = put("tournament+Z6", "G e2 e3 e4 e5, z e6, g b5", phase="r")
    assert rows(position) == [("w", "e2 e3 e4 e5 e6", "may")]
    assert {"pass", "xe6"} <= set(moves(position))


def test_a_row_with_loaded_pieces_in_its_four_must_be_broken() -> None:
    # Potentials B.8
    position = put("tournament+Z6", "Z e2 e3 e4 e5, g b5, G h3", phase="r")
    assert rows(position) == [("w", "e2 e3 e4 e5", "must")]
    assert "pass" not in moves(position)
    assert {"xe2", "xe3", "xe4", "xe5"} <= set(moves(position))


def test_gipf_pieces_together_with_a_loaded_piece_must_be_broken() -> None:
    # Potentials B.8: at least one GIPF-piece or one loaded piece has to go.
    position = put("tournament+Z6", "G e2 e3 e4, Z e5, g b5", phase="r")
    assert rows(position) == [("w", "e2 e3 e4 e5", "must")]
    assert len(moves(position)) == 15


def test_four_gipf_pieces_may_remain_when_the_loaded_fifth_goes() -> None:
    position = put("tournament+Z6", "G e2 e3 e4 e5, Z e6, g b5", phase="r")
    assert "xe6" in moves(position)
    assert "xe2" not in moves(position)  # e3 to e6 would be four with a loaded piece
    assert to_decide(position.play("xe6")) == "w r"  # what is left may be cleared
    assert "pass" in moves(position.play("xe6"))


def test_breaking_a_long_row_at_its_end_is_not_enough() -> None:
    position = put("matrx", "Z e2 e3, Y e4 e5, T e6, G h3, g b2", phase="r")
    single = [move for move in moves(position) if "," not in move]
    assert single == ["xe3", "xe4", "xe5"]


def test_breaking_is_judged_before_anything_uncovered_is_looked_at() -> None:
    # e6 must go and uncovers b, a single piece that would force a second clear: still, the four
    # loaded pieces may not be left standing.
    position = put("tournament+Z6D6", "Z e2 e3 e4 e5, (bD') e6, g b5, G h3", phase="r")
    assert "xe6" not in moves(position)
    assert "xe2,e6" in moves(position)


def test_removing_only_what_extends_the_four_does_not_break_it() -> None:
    position = put("matrx", "Z e2 e3, Y e4 e5, g e6, G h3, g b2", phase="r")
    assert "xe6" not in moves(position)
    assert "xe3,e6" in moves(position)


def test_the_owner_of_the_row_decides_about_the_other_colours_loaded_pieces_too() -> None:
    position = put("standard+Z6", f"B e2 e3 e4 e5, z e6, b e7, {KEEP}", phase="r")
    assert moves(position) == ["xe2,e3,e4,e5,e6,e7", "xe2,e3,e4,e5,e7"]
    assert on(position.play("xe2,e3,e4,e5,e7"), "e6") == "z"


def test_a_row_that_may_be_cleared_may_be_picked_before_one_that_must() -> None:
    # Rules: E9.
    position = put("tournament", "G e2 e3 e4 e5, B b2 b3 b4 b5, g h5", phase="r")
    assert "xe2" in moves(position)
    assert "pass" not in moves(position)
    assert moves(position.play("xe3")) == ["xb2,b3,b4,b5"]
    assert "pass" in moves(position.play("xb2,b3,b4,b5"))


def test_two_ways_to_name_the_same_removal_are_one_decision() -> None:
    # e5 belongs to both rows, and taking it breaks both.
    position = put("matrx", "Z e3 e4, D e5, Y e6, Y c3, P d4, D f5, G h2, g b3", phase="r")
    assert moves(position).count("xe5") == 1
    assert len(set(moves(position))) == len(moves(position)) == 15 + 15 - 1
    assert to_decide(position.play("xe5")) == "b m"


# ---------------------------------------------------------------------- what is uncovered


def test_uncovering_an_own_piece_can_make_a_new_row_of_ones_own() -> None:
    # Potentials C.3.4: White captures the DVONN on e6 and frees the white piece under it.
    position = put("standard+D6", "B e2 e3 e4 e5, (Bd') e6, B c4 d5 f6, G h3, g b2", phase="r")
    position = position.play("xe2,e3,e4,e5,e6")
    assert on(position, "e6") == "B"
    assert to_decide(position) == "w r"
    assert moves(position) == ["xc4,d5,e6,f6"]
    assert to_decide(position.play("x")) == "b m"


def test_uncovering_an_opposing_piece_can_make_a_row_for_the_opponent() -> None:
    # Potentials C.3.4; MATRX H.3.4
    position = put("standard+D6", "B e2 e3 e4, (bD') e5, b c3 d4 f5, G h3, g b5", phase="r")
    position = position.play("xe2,e3,e4,e5")
    assert on(position, "e5") == "b"
    assert to_decide(position) == "b c"
    assert moves(position) == ["xc3,d4,e5,f5"]
    assert to_decide(position.play("x")) == "b m"  # then Black has to make a move


def test_uncovering_a_gipf_piece_can_make_a_row_for_the_opponent() -> None:
    # Potentials C.5.7
    position = put("standard+P6", "B e2 e3 e4, (gG) e5, b c3 d4 f5, G h3", phase="r")
    assert to_decide(position.play("xe2,e3,e4,e5")) == "b c"
    assert to_decide(position.play("xe2,e3,e4")) == "w ."  # Black's last one stays covered


def test_in_matrx_uncovering_works_the_same() -> None:
    # MATRX H.3.4, E.4: only the top potential is removed; the stack under it comes into play.
    position = put("matrx", "T' e2 e3 e4, (dD') e5, t' c3 d4 f5, G h3, g b5", phase="r")
    position = position.play("xe2,e3,e4,e5")
    assert on(position, "e5") == "d"
    assert to_decide(position) == "b c"
    assert moves(position) == ["xc3,d4,e5,f5", "xc3,d4,f5"]


def test_what_is_uncovered_is_not_removed_with_the_row_it_stood_in() -> None:
    # Potentials C.3.2: the white piece on e6 is set free and stays.
    position = put("standard+D6", "B e2 e3 e4 e5, (Bd') e6, G h3, g b2", phase="r")
    position = position.play("xe2,e3,e4,e5,e6")
    assert on(position, "e6") == "B"
    assert to_decide(position) == "b m"


def test_uncovered_pieces_of_one_line_can_be_a_row_again() -> None:
    # Four DVONN-potentials go, and the four black pieces under them are Black's row.
    position = put("standard+D6", "(bD') e2 e3 e4 e5, G h3, g b2", phase="r")
    position = position.play("xe2,e3,e4,e5")
    assert to_decide(position) == "b c"
    assert moves(position) == ["xe2,e3,e4,e5"]


# ---------------------------------------------------------------------- where it goes


@pytest.mark.parametrize(
    ("unit", "comes_back"), [("B", "B1"), ("G", "B2"), ("Z", "B1"), ("Z'", "-")]
)
def test_what_comes_back_of_an_own_unit(unit: str, comes_back: str) -> None:
    # Rules: S4.
    # Potentials B.7: a potential never returns to the reserve.
    position = put(
        "standard+Z6D6", f"(bD') e2 e3 e4, {unit} e5, {KEEP}", phase="r", reserves="-/B5"
    )
    assert reserves(position.play("xe2,e3,e4,e5")) == f"{comes_back}/B5"


@pytest.mark.parametrize("unit", ["b", "g", "z", "z'"])
def test_nothing_comes_back_of_a_unit_the_other_player_removes(unit: str) -> None:
    # Rules: G11, S4.
    position = put("standard+Z6", f"B e2 e3 e4 e5, {unit} e6, {KEEP}", phase="r", reserves="-/-")
    cleared = position.play("xe2,e3,e4,e5,e6")
    assert on(cleared, "e6") == ""
    assert reserves(cleared) == "B4/-"


@pytest.mark.parametrize(("unit", "comes_back"), [("G", "G1Z3"), ("Y", "Z3Y2"), ("Y'", "Z3Y1")])
def test_in_matrx_everything_comes_back(unit: str, comes_back: str) -> None:
    # MATRX E.2
    position = put("matrx", f"Z' e2 e3 e4, {unit} e5, {KEEP}", phase="r", reserves="-/T2")
    assert reserves(position.play("xe2,e3,e4,e5")) == f"{comes_back}/T2"


@pytest.mark.parametrize("unit", ["g", "y", "y'"])
def test_in_matrx_what_the_other_player_removes_is_captured(unit: str) -> None:
    position = put("matrx", f"Z' e2 e3 e4 e5, {unit} e6, {KEEP}", phase="r", reserves="-/T2")
    assert reserves(position.play("xe2,e3,e4,e5,e6")) == "Z4/T2"


# ---------------------------------------------------------------------- MATRX


def test_in_matrx_gipf_pieces_and_used_potentials_must_go_and_stacks_may() -> None:
    # MATRX E.1, E.4, F.4
    position = put("matrx", f"G e2, Z' e3, Y e4 e5, y e6, g e7, {KEEP}", phase="r")
    assert moves(position) == [
        "xe2,e3,e4,e5,e6,e7",
        "xe2,e3,e4,e5,e7",
        "xe2,e3,e4,e6,e7",
        "xe2,e3,e4,e7",
        "xe2,e3,e5,e6,e7",
        "xe2,e3,e5,e7",
        "xe2,e3,e6,e7",
        "xe2,e3,e7",
    ]


def test_in_matrx_four_stacks_must_be_broken() -> None:
    # MATRX E.1
    position = put("matrx", f"Y e2 e3, Z e4 e5, {KEEP}", phase="r")
    assert rows(position) == [("w", "e2 e3 e4 e5", "must")]
    assert len(moves(position)) == 15


# MATRX E.2, illustrations 3a to 3d: Black captures 0, 1, 1 and 2 white pieces.
@pytest.mark.parametrize(
    ("units", "captured"),
    [
        ("z' e2 e3 e4 e5, Z' e7", 0),
        ("z' e2 e3 e4 e5, Z' e6", 1),
        ("Z' e2, z' e3 e4 e5 e6 e7", 1),
        ("Z' e2, z' e3 e4 e5 e6, y e7, Z' e8", 2),
    ],
    ids=["0", "1", "1 of six", "2 of seven"],
)
def test_in_matrx_a_row_of_four_captures_what_extends_it(units: str, captured: int) -> None:
    position = put("matrx", f"{units}, {KEEP}", player="b", phase="r", reserves="T2/-")
    before = sum(pile[-1].text == "Z'" for pile in position.piles.values())
    position = position.play(moves(position)[0])
    after = sum(pile[-1].text == "Z'" for pile in position.piles.values())
    assert before - after == captured


def test_in_matrx_a_stack_on_the_crossing_may_be_left_and_then_the_other_row_goes_too() -> None:
    # MATRX E.6, illustration 5
    position = put("matrx", "z' e3 e4 e6, y e5, t' c3 d4 f5 g5, G b5, g h2", player="b", phase="r")
    assert to_decide(position.play("xe3,e4,e5,e6")) == "w m"
    assert to_decide(position.play("xe3,e4,e6")) == "b r"


def test_in_matrx_a_stack_on_the_crossing_of_two_colours_is_better_removed() -> None:
    # MATRX E.7, illustration 6
    units = "z' e2 e3 e4, d' e5, Y e6, Z' e7, T' c4 d5 f6, p' g6, G b2, g h2"
    position = put("matrx", units, phase="r")
    removed = position.play("xc4,d5,e6,f6,g6")
    assert moves(removed) == ["xe2,e3,e4,e5"]
    left = position.play("xc4,d5,f6,g6")
    assert moves(left) == ["xe2,e3,e4,e5,e6,e7", "xe2,e3,e4,e5,e7"]
