"""The rows a page shows: what goes, what may stay, the ways to clear, and the one that is preset."""

import pytest

from gipf import Position
from gipf.scene import Row, rows_of, scene_of
from tests.boards import moves, play, put
from tests.test_properties import VARIANTS, walk


def only(position: Position) -> Row:
    (row,) = rows_of(position)
    return row


def preset(variant: str, units: str) -> str | None:
    return only(put(variant, units, phase="r", reserves="-/-"))["preset"]


def test_a_row_shows_whose_it_is_and_what_must_go_and_may_stay() -> None:
    row = only(put("standard", "B b2 c3 d4, G e5, g f5, b g5, G h2", phase="r"))
    assert row["player"] == "w"
    assert row["spots"] == ("b2", "c3", "d4", "e5", "f5", "g5")
    assert row["must"] == ("b2", "c3", "d4", "g5")
    assert row["may"] == ("e5", "f5")


def test_a_row_lists_the_ways_to_clear_it_with_the_spots_they_empty() -> None:
    position = put("standard", "B b2 c3 d4, G e5, G h2, g h5", phase="r")
    assert only(position)["clears"] == {
        "xb2,c3,d4": ("b2", "c3", "d4"),
        "xb2,c3,d4,e5": ("b2", "c3", "d4", "e5"),
    }


def test_rows_of_the_other_player_are_shown_and_have_to_wait() -> None:
    position = put("basic", "b b2 c3 d4 e5, B e8")
    row = only(position)
    assert (row["player"], row["clears"], row["preset"]) == ("b", {}, None)


def test_of_crossing_rows_each_has_its_own_ways() -> None:
    rows = rows_of(put("basic", "B b2 c3 d4 e5 e2 e3 e4", phase="r"))
    assert [row["preset"] for row in rows] == ["xe2,e3,e4,e5", "xb2,c3,d4,e5"]


def test_the_game_over_rows_are_still_shown_and_nothing_can_be_cleared() -> None:
    position = put("basic", "B b2 c3 d4 e5", player="b", phase=".")
    assert only(position)["clears"] == {}


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_ways_of_all_rows_together_are_the_legal_clears(variant: str) -> None:
    for seed in range(4):
        for before, _, _ in walk(Position.start(variant), seed, 100):
            scene = scene_of(before)
            ways = {move for row in scene["rows"] for move in row["clears"]}
            assert ways == set(moves(before, "x"))
            for row in scene["rows"]:
                assert row["preset"] in (*row["clears"], "pass", None)
                assert row["preset"] != "pass" or "pass" in moves(before)


# ---------------------------------------------------------------------- what is preset


def test_own_gipf_pieces_are_kept() -> None:
    assert preset("standard", "B b2 c3 d4, G e5 h2, g h5") == "xb2,c3,d4"


def test_opposing_gipf_pieces_are_taken() -> None:
    assert preset("standard", "B b2 c3 d4 e5, g f5 h4, G h2") == "xb2,c3,d4,e5,f5"


def test_own_gipf_pieces_stay_and_opposing_ones_go_in_one_row() -> None:
    units = "B b2 c3 d4, G e5 h2, g f5 h4"
    assert preset("standard", units) == "xb2,c3,d4,f5"


def test_own_loaded_pieces_are_kept_and_opposing_ones_taken() -> None:
    assert preset("standard+Z6", "B b2 c3 d4, Z e5, z f5, G h2, g h4") == "xb2,c3,d4,f5"


def test_of_a_row_of_loaded_pieces_one_is_given_up() -> None:
    assert preset("standard+Z6", "Z b2 c3 d4 e5, G h2, g h4") == "xb2"


def test_of_a_long_row_the_one_in_the_middle_is_given_up() -> None:
    assert preset("standard+Z6", "Z b2 c3 d4 e5 f5, G h2, g h4") == "xc3"
    assert preset("matrx", "Z b2 c3 d4, D e5 f5 g5, Y h5, G h2, g h3") == "xe5"


def test_rather_a_loaded_piece_is_given_up_than_a_gipf_piece() -> None:
    assert preset("standard+Z6", "G b2 c3, Z d4, G e5, g h4") == "xd4"


def test_rather_a_unit_that_covers_nothing_is_given_up() -> None:
    assert preset("matrx", "(zZ) b2, Z c3, D d4 e5, G h2, g h4") == "xc3"


def test_an_opposing_gipf_piece_is_taken_out_of_a_row_that_may_stay() -> None:
    assert preset("standard", "G b2 c3 d4 e5, g f5 h2") == "xf5"


def test_a_row_of_own_gipf_pieces_alone_is_left_standing() -> None:
    assert preset("standard", "G b2 c3 d4 e5, g h2") == "pass"


def test_a_row_that_may_stay_has_nothing_preset_while_another_has_to_go() -> None:
    position = put("standard", "G b2 c3 d4 e5, B b5 c6 d7 e8, g h2", phase="r", reserves="B1/B5")
    assert [row["preset"] for row in rows_of(position)] == [None, "xb5,c6,d7,e8"]
    position = play(position, "xb5,c6,d7,e8")
    assert only(position)["preset"] == "pass"
