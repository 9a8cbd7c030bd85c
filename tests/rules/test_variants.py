"""RULES 3: the variants and how each of them starts."""

import pytest

from gipf import NotationError, Position, Variant
from tests.boards import moves, reserves

STARTS = {
    "basic": "basic b2B/5/6/B5b/6/5/b2B w m B12/B12 -- - 1",
    "standard": "standard g2G/5/6/G5g/6/5/g2G w m B12/B12 -- - 1",
    "tournament": "tournament 4/5/6/7/6/5/4 w m B18/B18 00 - 1",
    "standard+Z6": "standard+Z6 g2G/5/6/G5g/6/5/g2G w m B12Z6/B12Z6 -- - 1",
    "tournament+Z4D4Y4": "tournament+Z4D4Y4 4/5/6/7/6/5/4 w m B18Z4D4Y4/B18Z4D4Y4 00 - 1",
    "ultimate": "ultimate 4/5/6/7/6/5/4 w m B21T3Z3D3Y3P3/B21T3Z3D3Y3P3 00 - 1",
    "matrx": "matrx 4/5/6/7/6/5/4/3 w m G3T6Z6D6Y6P6/G3T6Z6D6Y6P6 -- - 1",
    "matrx;board=hex37": ("matrx;board=hex37 4/5/6/7/6/5/4 w m G3T6Z6D6Y6P6/G3T6Z6D6Y6P6 -- - 1"),
}


@pytest.mark.parametrize(("variant", "start"), STARTS.items(), ids=STARTS)
def test_a_variant_starts_like_this(variant: str, start: str) -> None:
    # Rules: G1, S2, E1.
    assert str(Position.start(variant)) == start
    assert str(Position.parse(start)) == start


def test_the_corners_alternate_and_white_has_e2_b5_and_h5() -> None:
    # Rules: G1, G3.
    # GIPF 1.B.4
    start = Position.start("basic")
    assert {spot: str(pile[-1]) for spot, pile in start.piles.items()} == {
        "b2": "b",
        "e2": "B",
        "h2": "b",
        "h5": "B",
        "e8": "b",
        "b5": "B",
    }


def test_standard_starts_with_gipf_pieces_on_the_corners() -> None:
    # Rules: S2.
    # GIPF 2.A
    start = Position.start("standard")
    assert {str(pile[-1]) for pile in start.piles.values()} == {"G", "g"}
    assert len(start.piles) == 6


def test_white_moves_first() -> None:
    # Rules: G3.
    # GIPF 1.B.1
    assert Position.start("standard").player == "w"


@pytest.mark.parametrize("extra", [1, 2, 3])
def test_the_less_experienced_player_may_get_one_to_three_more_pieces(extra: int) -> None:
    # Rules: H1.
    # GIPF 1.B.2
    start = Position.start(f"basic;reserve=12/{12 + extra}")
    assert reserves(start) == f"B12/B{12 + extra}"


@pytest.mark.parametrize("game", ["basic", "standard", "tournament", "ultimate"])
def test_the_reserves_at_the_start_are_anything_from_0_to_99(game: str) -> None:
    # Rules: H3.
    start = Position.start(f"{game};reserve=0/99")
    assert (start.reserve("w")["B"], start.reserve("b")["B"]) == (0, 99)
    with pytest.raises(NotationError, match="must be a number from 0 to 99"):
        Variant.parse(f"{game};reserve=12/100")


def test_matrx_has_no_basic_pieces_to_set_a_reserve_of() -> None:
    # Rules: H3.
    with pytest.raises(NotationError, match="no basic pieces"):
        Variant.parse("matrx;reserve=5/5")


def test_the_players_hands_may_differ() -> None:
    # Rules: H2.
    # Potentials A.4
    assert reserves(Position.start("standard+Z6/Y6")) == "B12Z6/B12Y6"


def test_one_hand_may_be_empty() -> None:
    # Rules: H2.
    start = Position.start("standard+Z6/-")
    assert reserves(start) == "B12Z6/B12"
    assert moves(start.play("e1-e3"), "Z") == []


@pytest.mark.parametrize("variant", ["standard+Z7", "tournament+T7", "matrx+D7", "ultimate+P9"])
def test_no_type_of_potential_exceeds_six(variant: str) -> None:
    with pytest.raises(NotationError, match="must be a number from 0 to 6"):
        Variant.parse(variant)


@pytest.mark.parametrize(
    "variant", ["standard+T4Z4D4Y4", "ultimate+T6Z6D4", "tournament+T1/Z6D6Y6"]
)
def test_no_hand_of_potentials_exceeds_fifteen(variant: str) -> None:
    # Potentials A.4
    with pytest.raises(NotationError, match="more than 15 potentials"):
        Variant.parse(variant)


@pytest.mark.parametrize("variant", ["standard+T6Z6Y3", "ultimate+T3Z6D6", "tournament+P1"])
def test_any_mix_within_that_is_a_variant(variant: str) -> None:
    # Potentials A.4, D.1
    assert str(Variant.parse(variant)) == variant


def test_matrx_has_all_thirty_potentials_or_fewer() -> None:
    assert sum(Variant.parse("matrx").hand_of(Position.start().acting).values()) == 30
    assert reserves(Position.start("matrx+T2Z2")) == "G3T2Z2/G3T2Z2"


def test_challenges_are_for_variants_with_potentials_other_than_matrx() -> None:
    assert Variant.parse("standard+Z6;challenges=3").challenges == 3
    assert Variant.parse("tournament+Z6/-;challenges=*").challenges is None
    for variant in ("basic", "standard", "tournament", "matrx"):
        with pytest.raises(NotationError, match=r"none|without"):
            Variant.parse(f"{variant};challenges=3")
