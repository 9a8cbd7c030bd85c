"""RULES 2: units, and where they are in a pile."""

import copy
import pickle

import pytest

from gipf import Kind, Player, Position, Unit
from gipf.state import UNITS
from tests.boards import moves, on, play, put


@pytest.mark.parametrize(
    ("text", "player", "kind", "potential"),
    [
        ("B", "w", Kind.BASIC, ""),
        ("g", "b", Kind.GIPF, ""),
        ("Z", "w", Kind.LOADED, "Z"),
        ("p'", "b", Kind.USED, "P"),
    ],
)
def test_a_letter_and_its_case_say_what_a_unit_is_and_whose(
    text: str, player: str, kind: Kind, potential: str
) -> None:
    unit = Unit.parse(text)
    assert (unit.player, unit.kind, unit.potential) == (player, kind, potential)
    assert str(unit) == text


def test_there_are_twelve_units_of_each_colour() -> None:
    assert len(UNITS) == 24
    assert len([unit for unit in UNITS.values() if unit.player is Player.WHITE]) == 12


def test_a_unit_stays_the_one_object_it_is() -> None:
    unit = Unit.parse("z'")
    assert copy.deepcopy(unit) is unit
    assert pickle.loads(pickle.dumps(unit)) is unit


def test_only_the_top_unit_gives_a_spot_its_colour() -> None:
    # Potentials C.3.3: a piece that is jumped onto is neutralised.
    covered = put("standard+D6", "B b2 b3 b4, (Bd') b5, G e2, g e8")
    assert covered.rows() == ()
    free = put("standard+D6", "B b2 b3 b4, (bB) b5, G e2, g e8")
    assert [row.player for row in free.rows()] == ["w"]


def test_only_the_top_unit_is_removed() -> None:
    # Potentials C.3.2
    position = put("standard+D6", "B b2 b3 b4, (bD'd'D') b5, G e2, g e8", phase="r")
    cleared = position.play("xb2,b3,b4,b5")
    assert on(cleared, "b5") == "bD'd'"


def test_a_covered_unit_cannot_be_used() -> None:
    # Potentials C.3.3
    position = put("standard+Z6D6", "(Zd') c3, b c4, G e2, g e8")
    assert moves(position, "Zc3-") == []


def test_a_push_moves_whole_piles() -> None:
    position = put("standard+D6", "(bD'd') e2, (gB) e3, G b2, g e8")
    pushed = position.play("e1-e4")
    assert (on(pushed, "e2"), on(pushed, "e3"), on(pushed, "e4")) == ("B", "bD'd'", "gB")


def test_a_gipf_piece_is_pushed_as_one_piece_and_counts_as_one_in_a_row() -> None:
    # Rules: S1.
    position = put("standard", "G e2, B e4, g e8").play("e1-e3")
    assert (on(position, "e2"), on(position, "e3"), on(position, "e4")) == ("B", "G", "B")
    assert position.rows() == ()  # three pieces, though they are made of four
    four = put("standard", "B e2 e4 e5, G e3, g e8")
    assert [row.spots for row in four.rows()] == [("e2", "e3", "e4", "e5")]


def test_a_gipf_piece_of_gipf_is_made_of_two_basic_pieces() -> None:
    # Rules: S1, E2.
    position = Position.start("tournament").play("Ge2")
    assert position.reserve("w")["B"] == 16


def test_a_gipf_piece_of_matrx_is_one_piece() -> None:
    # MATRX F.1
    position = Position.start("matrx").play("Ge2")
    assert position.reserve("w")["G"] == 2


def test_a_loaded_piece_is_a_basic_piece_and_a_potential() -> None:
    # Potentials B.1
    position = Position.start("standard+Z6").play("Ze1-e3")
    assert str(position.reserve("w")) == "B11Z5"


def test_a_stack_is_made_of_two_potentials() -> None:
    # MATRX G.1
    position = play(Position.start("matrx"), "Gb2 Gi2 Gb3 Gi3 Gb4 Gi4 Zb5")
    assert position.reserve("w")["Z"] == 4


def test_the_carrier_of_a_potential_that_left_is_a_basic_piece() -> None:
    position = put("standard+Z6", "Z c3, b c4, G e2, g e8").play("Zc3-c5")
    assert (on(position, "c3"), on(position, "c5")) == ("B", "Z'")


def test_in_matrx_both_halves_of_a_split_stack_are_used_potentials() -> None:
    # MATRX G.3
    position = put("matrx", "Z c3, z' c4, G e2, g e8").play("Zc3-c5")
    assert (on(position, "c3"), on(position, "c5")) == ("Z'", "Z'")
    assert moves(position.play("Tb2").play("Ti2"), "Zc3-") == []
