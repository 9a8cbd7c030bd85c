"""What a decision does, piece by piece: carried out, it leads to the position after the decision."""

import random

import pytest

from gipf import Move, Position
from gipf.scene import effects_of, options_of
from tests.boards import play, put
from tests.scene.effects import apply_effects, table, what_happens
from tests.test_properties import VARIANTS, walk

GAMES = 24
"""Of each variant."""
MORE_VARIANTS = (
    *(f"{base}+{letter}6" for base in ("standard", "tournament") for letter in "TDYP"),
    "standard+T3Z3D3Y3P3",
    "standard+T4Z4D4;challenges=1",
    "basic;reserve=12/15",
    "tournament;reserve=7/4",
    "ultimate;reserve=24/21",
    "ultimate+T6Y6/-;challenges=*",
    "matrx+T6/Z6Y6",
)


@pytest.mark.parametrize("variant", [*VARIANTS, *MORE_VARIANTS])
def test_effects_lead_to_the_position_after_the_decision(variant: str) -> None:
    for seed in range(GAMES):
        for before, move, after in walk(Position.start(variant), seed, 150):
            assert apply_effects(before, effects_of(before, move)) == table(after), (before, move)


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_option_of_a_position_has_the_effects_of_its_move(variant: str) -> None:
    chance = random.Random(1)
    for before, _, _ in walk(Position.start(variant), 1, 150):
        if chance.random() < 0.1:
            for option, move in zip(options_of(before), before.legal_moves(), strict=True):
                assert option["effects"] == effects_of(before, move)
                after = before.play(move)
                assert apply_effects(before, option["effects"]) == table(after), (before, move)


# ---------------------------------------------------------------------- pushing


def test_a_unit_that_enters_is_paid_for_and_comes_from_a_dot() -> None:
    assert what_happens(put("basic", "B e2"), "b2") == ["reserve w B -1", "enter B a1 b2"]


def test_a_run_moves_on_from_its_far_end_before_the_unit_comes_in() -> None:
    position = put("standard", "B e2 e4, (gB) e3, G h5, g b5", player="b")
    assert what_happens(position, "e1-e5") == [
        "reserve b B -1",
        "slide e4 e5",
        "slide e3 e4",
        "slide e2 e3",
        "enter b e1 e2",
    ]


def test_a_gipf_piece_takes_two_basic_pieces_from_the_reserve() -> None:
    position = Position.start("tournament")
    assert what_happens(position, "Ge2") == ["reserve w B -2", "enter G d1 e2"]


def test_a_loaded_piece_takes_a_basic_piece_and_a_potential() -> None:
    position = Position.start("standard+Z6")
    assert what_happens(position, "Zb3") == [
        "reserve w B -1",
        "reserve w Z -1",
        "enter Z a2 b3",
    ]


def test_a_basic_piece_forfeits_the_potentials_in_hand() -> None:
    position = Position.start("standard+Z4Y2")
    assert what_happens(position, "b3") == [
        "reserve w B -1",
        "enter B a2 b3",
        "reserve w Z -4",
        "reserve w Y -2",
    ]


def test_in_matrx_gipf_pieces_and_stacks_come_from_the_reserve() -> None:
    position = Position.start("matrx")
    assert what_happens(position, "Ge2") == ["reserve w G -1", "enter G d1 e2"]
    position = play(position, "Ge2 Gb2 Gb3 Gb4 Gb5 Gh2")
    assert what_happens(position, "Te1-e3") == ["reserve w T -2", "slide e2 e3", "enter T e1 e2"]


# ---------------------------------------------------------------------- potentials


def test_a_potential_leaves_a_basic_piece_and_lands_as_a_used_one() -> None:
    position = put("standard+Z6", "Z d4, b d5 d6, G h5, g b5")
    assert what_happens(position, "Zd4-d7") == ["jump Z' d4 d7 B"]


def test_half_a_stack_stays_in_matrx() -> None:
    position = put("matrx", "y c3, G h5, g b5", player="b")
    assert what_happens(position, "Yc3-c5") == ["jump y' c3 c5 y'"]


def test_dvonn_lands_on_the_pile_it_neutralises() -> None:
    position = put("standard+D6", "D d4, b d5, G h5, g b5")
    assert what_happens(position, "Dd4-d5") == ["jump D' d4 d5 B"]
    assert apply_effects(position, effects_of(position, Move.use("D", "d4", "d5")))[0]["d5"] == [
        "b",
        "D'",
    ]


@pytest.mark.parametrize(("cover", "pieces"), [("B", 1), ("G", 2)])
def test_punct_covers_a_gipf_piece_with_pieces_from_the_reserve(cover: str, pieces: int) -> None:
    position = put("standard+P6", "P d4, g d5 b5, G h5")
    assert what_happens(position, f"Pd4-d5={cover}") == [
        f"reserve w B -{pieces}",
        f"jump {cover} d4 d5 B",
    ]


# ---------------------------------------------------------------------- TAMSK


def test_an_extra_move_takes_the_potential_off_the_centre_and_pushes_it_in() -> None:
    position = put("standard+T6", "T e5, b e8, G h5, g b5", phase="x")
    assert what_happens(position, "+e9-e7") == ["turn e5 B", "slide e8 e7", "enter T' e9 e8"]


def test_an_extra_push_can_move_the_carrier_itself() -> None:
    position = put("matrx", "T e5, g e2 e3 e4, G h5", phase="e")
    assert what_happens(position, "+e1-e6")[:2] == ["turn e5 T'", "slide e5 e6"]


def test_passing_an_extra_move_loses_the_potential() -> None:
    position = put("standard+T6", "T e5, G h5, g b5", phase="e")
    assert what_happens(position, "pass") == ["turn e5 B"]


# ---------------------------------------------------------------------- clearing


def test_own_units_go_to_the_reserve_and_the_others_out_of_the_game() -> None:
    position = put("standard", "B b2 c3 d4, G e5 h5, b f5, g b5", phase="r")
    assert what_happens(position, "xb2,c3,d4,e5,f5") == [
        "take B b2 w",
        "take B c3 w",
        "take B d4 w",
        "take G e5 w",
        "take b f5 out",
        "reserve w B 5",
    ]


def test_a_loaded_piece_comes_back_as_a_basic_piece_and_a_used_potential_does_not() -> None:
    position = put("standard+Z6", "B b2 c3, Z d4, Z' e5, G h5, g b5", phase="c")
    assert what_happens(position, "xb2,c3,d4,e5") == [
        "take B b2 w",
        "take B c3 w",
        "take Z d4 w",
        "take Z' e5 out",
        "reserve w B 3",
    ]


def test_in_matrx_everything_of_the_players_own_comes_back() -> None:
    reserves = "T2/T2"
    position = put("matrx", "G b2, Z c3, Z' d4, (y'D') e5, g h5", phase="r", reserves=reserves)
    assert what_happens(position, "xb2,c3,d4,e5") == [
        "take G b2 w",
        "take Z c3 w",
        "take Z' d4 w",
        "take D' e5 w",
        "reserve w G 1",
        "reserve w Z 3",
        "reserve w D 1",
    ]
    assert apply_effects(position, effects_of(position, position.read_move("xb2,c3,d4,e5")))[0][
        "e5"
    ] == ["y'"]


def test_leaving_a_row_of_gipf_pieces_does_nothing() -> None:
    assert what_happens(put("standard", "G b2 c3 d4 e5, g b5", phase="r"), "pass") == []


# ---------------------------------------------------------------------- challenges

ANNOUNCED = put(
    "standard+Z6;challenges=2", "Z d4, b d5 d6, G h5, g b5", player="b", phase="amZd4-d7"
)


def test_an_announced_potential_does_nothing_until_it_is_answered() -> None:
    position = put("standard+Z6;challenges=2", "Z d4, b d5 d6, G h5, g b5")
    assert what_happens(position, "Zd4-d7") == []
    assert what_happens(play(position, "Zd4-d7"), "accept") == ["jump Z' d4 d7 B"]


def test_challenging_and_choosing_who_begins_do_nothing() -> None:
    assert what_happens(ANNOUNCED, "challenge") == []
    challenged = ANNOUNCED.play("challenge")
    assert what_happens(challenged, "first") == what_happens(challenged, "second") == []


def test_a_side_game_won_or_tied_carries_out_what_was_announced() -> None:
    position = ANNOUNCED.play("challenge").play("first")
    jump = ["jump Z' d4 d7 B"]
    assert what_happens(position, "won") == what_happens(position, "tied") == jump


def test_a_side_game_lost_costs_the_potential() -> None:
    position = ANNOUNCED.play("challenge").play("first")
    assert what_happens(position, "lost") == ["turn d4 B"]


def test_an_announced_extra_move_is_carried_out_or_lost_at_the_centre() -> None:
    position = put("standard+T6;challenges=2", "T e5, G h5, g b5", player="b", phase="ax+b3")
    assert what_happens(position, "accept") == ["turn e5 B", "enter T' a2 b3"]
    assert what_happens(position.play("challenge").play("second"), "lost") == ["turn e5 B"]


def test_a_player_whose_opponent_has_no_challenge_left_announces_nothing() -> None:
    position = put("standard+Z6;challenges=2", "Z d4, b d5 d6, G h5, g b5", challenges="2/0")
    assert what_happens(position, "Zd4-d7") == ["jump Z' d4 d7 B"]
