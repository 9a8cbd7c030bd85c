"""The boards as shapes: names, neighbours, lines, pushes, symmetries."""

from itertools import product

import pytest

from gipf.geometry import BOARDS, HEX37, MATRX40, Board, Symmetry, by_column, lattice, name

both_boards = pytest.mark.parametrize("board", BOARDS.values(), ids=BOARDS)


@both_boards
def test_every_point_has_its_own_place_and_gets_its_name_back(board: Board) -> None:
    places = {lattice(point) for point in board.points}
    assert len(places) == len(board.points) == len(board.spots) + len(board.dots)
    assert {name(place) for place in places} == board.points


@both_boards
def test_points_are_sorted_by_column_then_number(board: Board) -> None:
    assert list(board.spots) == sorted(board.spots, key=by_column)
    assert list(board.dots) == sorted(board.dots, key=by_column)


@both_boards
def test_neighbours_are_mutual(board: Board) -> None:
    near = {spot: {ray[0] for ray in board.rays[spot] if ray} for spot in board.spots}
    assert all(spot in near[other] for spot in board.spots for other in near[spot])


@both_boards
def test_what_can_be_seen_along_a_ray_is_seen_from_the_other_end(board: Board) -> None:
    for spot in board.spots:
        for ray in board.rays[spot]:
            for index, seen in enumerate(ray):
                between = (*ray[:index][::-1], spot)
                assert any(back[: index + 1] == between for back in board.rays[seen])


@both_boards
def test_each_spot_is_on_three_lines(board: Board) -> None:
    for spot in board.spots:
        assert sum(spot in line.spots for line in board.lines) == 3


@both_boards
def test_each_line_is_pushed_into_from_both_ends(board: Board) -> None:
    for line in board.lines:
        assert board.entry(line.dots[0], line.spots[0]) == line.spots
        assert board.entry(line.dots[1], line.spots[0]) == line.spots[::-1]


@both_boards
def test_no_line_leads_from_a_dot_to_what_is_not_on_its_lines(board: Board) -> None:
    assert board.entry("a1", "b3") == ()
    assert board.entry("e5", "e6") == ()
    assert board.entry("nowhere", "e5") == ()


@both_boards
def test_the_first_symmetry_is_the_identity(board: Board) -> None:
    assert board.symmetries[0].name == "identity"
    assert all(board.symmetries[0](point) == point for point in board.points)


@both_boards
def test_one_symmetry_after_another_is_a_symmetry(board: Board) -> None:
    def after(first: Symmetry, second: Symmetry) -> dict[str, str]:
        return {point: second(first(point)) for point in board.points}

    maps = [symmetry.points for symmetry in board.symmetries]
    assert all(after(a, b) in maps for a, b in product(board.symmetries, repeat=2))


@both_boards
def test_symmetries_carry_spots_to_spots_dots_to_dots_and_lines_to_lines(board: Board) -> None:
    lines = {frozenset(line.spots) for line in board.lines}
    for symmetry in board.symmetries:
        assert {symmetry(spot) for spot in board.spots} == set(board.spots)
        assert {symmetry(dot) for dot in board.dots} == set(board.dots)
        assert {frozenset(map(symmetry, line)) for line in lines} == lines


@both_boards
def test_symmetries_leave_the_centre_in_place(board: Board) -> None:
    assert {symmetry("e5") for symmetry in board.symmetries} == {"e5"}


def test_rotations_are_named_by_their_angle_clockwise() -> None:
    by_name = {symmetry.name: symmetry for symmetry in HEX37.symmetries}
    assert by_name["rotation by 60"]("e9") == "i5"
    assert by_name["rotation by 180"]("e1") == "e9"
    assert by_name["rotation by 300"]("e9") == "a5"


def test_mirror_images_are_named_by_their_axis() -> None:
    mirrors = [symmetry for symmetry in HEX37.symmetries if symmetry.name.startswith("mirror")]
    assert len(mirrors) == 6
    for mirror in mirrors:
        start, end = mirror.name.removeprefix("mirror ").split("-")
        assert (mirror(start), mirror(end)) == (start, end)
        assert all(mirror(mirror(point)) == point for point in HEX37.points)


def test_symmetries_have_names_of_their_own() -> None:
    for board in (HEX37, MATRX40):
        assert len({symmetry.name for symmetry in board.symmetries}) == len(board.symmetries)
