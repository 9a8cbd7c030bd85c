"""RULES 1: the boards."""

import pytest

from gipf import Position
from gipf.geometry import BOARDS, CENTRE, HEX37, MATRX40, Board
from tests.boards import moves

both_boards = pytest.mark.parametrize("board", BOARDS.values(), ids=BOARDS)


# GIPF 1.A.1, 1.A.2; MATRX A.1, A.2
@pytest.mark.parametrize(
    ("board", "spots", "dots", "lines", "pushes"),
    [(HEX37, 37, 24, 21, 42), (MATRX40, 40, 25, 22, 44)],
    ids=BOARDS,
)
def test_a_board_has_so_many_spots_dots_lines_and_pushes(
    board: Board, spots: int, dots: int, lines: int, pushes: int
) -> None:
    # Rules: B1, B2, B4, B6, B8.
    counted = (len(board.spots), len(board.dots), len(board.lines), len(board.pushes))
    assert counted == (spots, dots, lines, pushes)


def test_the_columns_of_hex37_have_four_to_seven_spots() -> None:
    # Rules: B3.
    sizes = {column[0][0].upper(): len(column) for column in HEX37.columns}
    assert sizes == {"B": 4, "C": 5, "D": 6, "E": 7, "F": 6, "G": 5, "H": 4}


def test_matrx40_has_one_more_column_of_three_spots_on_whites_right() -> None:
    # Rules: B8.
    assert MATRX40.columns[:-1] == HEX37.columns
    assert MATRX40.columns[-1] == ("i2", "i3", "i4")


def test_the_dots_of_hex37_are_the_outer_columns_and_both_ends_of_the_others() -> None:
    # Rules: B2, B3.
    outer = "a1 a2 a3 a4 a5 i1 i2 i3 i4 i5"
    ends = "b1 b6 c1 c7 d1 d8 e1 e9 f1 f8 g1 g7 h1 h6"
    assert set(HEX37.dots) == {*outer.split(), *ends.split()}


def test_the_dots_of_matrx40_end_in_column_j() -> None:
    # Rules: B8.
    left = "a1 a2 a3 a4 a5 b1 b6 c1 c7 d1 d8 e1 e9 f1 f8 g1 g7 h1 h6"
    assert set(MATRX40.dots) == {*left.split(), "i1", "i5", "j1", "j2", "j3", "j4"}


@pytest.mark.parametrize(("board", "count"), [(HEX37, 3), (MATRX40, 5)], ids=BOARDS)
def test_the_wider_board_has_five_lines_of_seven_spots_where_the_other_has_three(
    board: Board, count: int
) -> None:
    # Rules: B4, G10.
    # MATRX J.2
    assert [len(line.spots) for line in board.lines].count(7) == count
    assert max(len(line.spots) for line in board.lines) == 7


def test_the_sides_of_matrx40_are_3_5_4_4_4_and_5_spots_long() -> None:
    border = {push.spots[0] for push in MATRX40.pushes}
    sides = [line.spots for line in MATRX40.lines if set(line.spots) <= border]
    assert sorted(map(len, sides)) == [3, 4, 4, 4, 5, 5]


def test_the_edges_of_hex37_are_its_shortest_lines_and_the_longest_join_two_corners() -> None:
    # Rules: B4.
    border = {push.spots[0] for push in HEX37.pushes}
    edges = [line for line in HEX37.lines if set(line.spots) <= border]
    assert [len(line.spots) for line in edges] == [4] * 6
    assert min(len(line.spots) for line in HEX37.lines if line not in edges) == 5
    longest = [{line.spots[0], line.spots[-1]} for line in HEX37.lines if len(line.spots) == 7]
    assert all(ends in longest for ends in ({"b2", "h5"}, {"b5", "h2"}, {"e2", "e8"}))


def test_left_of_column_e_the_right_hand_neighbours_of_n_are_n_and_n_plus_1() -> None:
    # Rules: B5.
    neighbours = {ray[0] for ray in HEX37.rays["c4"] if ray}
    assert neighbours == {"c3", "c5", "d4", "d5", "b3", "b4"}


def test_from_column_e_on_the_right_hand_neighbours_of_n_are_n_minus_1_and_n() -> None:
    # Rules: B5.
    assert {ray[0] for ray in HEX37.rays["e5"]} == {"e4", "e6", "f4", "f5", "d4", "d5"}
    assert {ray[0] for ray in HEX37.rays["f4"]} == {"f3", "f5", "g3", "g4", "e4", "e5"}


@both_boards
def test_there_are_six_ways_to_move_from_the_centre(board: Board) -> None:
    # Rules: B4, B8.
    assert CENTRE == "e5"
    assert len([ray for ray in board.rays[CENTRE] if ray]) == 6


@both_boards
def test_a_line_has_a_dot_at_each_end(board: Board) -> None:
    # Rules: B2.
    for line in board.lines:
        assert set(line.dots) <= set(board.dots)
        assert not set(line.spots) & set(board.dots)


@both_boards
def test_a_corner_dot_has_one_push_and_every_other_dot_two(board: Board) -> None:
    # Rules: B6.
    dots = [push.dot for push in board.pushes]
    single = {dot for dot in dots if dots.count(dot) == 1}
    assert len(single) == 6
    assert all(dots.count(dot) == 2 for dot in set(board.dots) - single)


def test_the_corner_dots_of_hex37_lead_to_the_corner_spots() -> None:
    # Rules: B6.
    dots = [push.dot for push in HEX37.pushes]
    corners = {push.dot: push.spots[0] for push in HEX37.pushes if dots.count(push.dot) == 1}
    assert corners == {"a1": "b2", "a5": "b5", "e1": "e2", "e9": "e8", "i1": "h2", "i5": "h5"}


def test_white_moves_from_the_side_of_e1() -> None:
    # Rules: B3, G5.
    # GIPF 1.B.3
    assert HEX37.entry("e1", "e2") == ("e2", "e3", "e4", "e5", "e6", "e7", "e8")
    assert "e1-e3" in moves(Position.start("basic"))


@pytest.mark.parametrize(("board", "count"), [(HEX37, 12), (MATRX40, 2)], ids=BOARDS)
def test_so_many_mirror_images_and_rotations(board: Board, count: int) -> None:
    # Rules: B7, B8.
    assert len(board.symmetries) == count


def test_the_reflection_of_matrx40_leaves_its_axis_in_place() -> None:
    # Rules: B8.
    mirror = MATRX40.symmetries[1]
    axis = {"a3", "c4", "e5", "g4", "i3"}
    assert {point for point in MATRX40.points if mirror(point) == point} == axis
