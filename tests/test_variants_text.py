"""The text of variants: what is read, what is written, what is refused and why."""

import pytest

from gipf import NotationError, Player, Variant
from gipf.variants import NAMED, read_hand, write_hand

CANONICAL = [
    *NAMED,
    "basic;reserve=12/15",
    "standard+Z6/-",
    "standard+-/P6",
    "tournament+Z4D4Y4",
    "standard+Z6/Y6",
    "ultimate+T3Z6D6",
    "tournament+Z6;challenges=*",
    "ultimate;challenges=3;side=T:die,Z:rps",
    "ultimate;side=P:punct",
    "ultimate;challenges=2;side=T:tzaar,Z:zertz,D:dvonn,Y:yinsh(blitz),P:punct",
    "ultimate;side=T:tzaar(random:7),D:rps(3),P:openspiel(connect_four)",
    "ultimate;side=T:table(go),Z:chess(960),Y:x(a=b+c:d-e_f)",
    "tournament;repetition=3;quiet=100",
    "matrx+Z6/Y6;repetition=2",
    "ultimate+Z1/-;reserve=0/99;challenges=1;side=Z:a-b_0;repetition=2;quiet=1",
]


@pytest.mark.parametrize("text", CANONICAL)
def test_a_canonical_text_is_written_as_it_was_read(text: str) -> None:
    assert str(Variant.parse(text)) == text


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("ultimate+T3Z3D3Y3P3;reserve=21", "ultimate"),
        ("basic;reserve=12", "basic"),
        ("basic;reserve=15", "basic;reserve=15/15"),
        ("standard+Y2Z6", "standard+Z6Y2"),
        ("standard+Z6/Z6", "standard+Z6"),
        ("standard+-", "standard"),
        ("standard+-/-", "standard"),
        ("standard+Z0", "standard"),
        ("matrx;board=matrx40", "matrx"),
        ("basic;board=hex37", "basic"),
        ("ultimate;challenges=0", "ultimate"),
        ("ultimate;side=Z:rps,T:die;challenges=3", "ultimate;challenges=3;side=T:die,Z:rps"),
        ("ultimate;side=Z:zertz(37),P:punct(standard)", "ultimate;side=Z:zertz,P:punct"),
        ("ultimate;side=T:rps(1),Z:rps(3)", "ultimate;side=T:rps,Z:rps(3)"),
        ("tournament;quiet=100;repetition=3", "tournament;repetition=3;quiet=100"),
    ],
)
def test_what_is_read_more_freely_is_written_canonically(text: str, canonical: str) -> None:
    assert str(Variant.parse(text)) == canonical
    assert Variant.parse(text) == Variant.parse(canonical)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "no game is called ''; there are basic, standard, tournament, ultimate, matrx"),
        ("chess", "no game is called 'chess'"),
        ("Basic", "no game is called 'Basic'"),
        ("basic ", "no game is called 'basic '"),
        ("basic+Z6", "'basic' is played without potentials"),
        ("standard+", "'' is not a hand of potentials"),
        ("standard+Z", "'Z' is not a hand of potentials"),
        ("standard+Z6/Y6/P6", "'Y6/P6' is not a hand of potentials"),
        ("standard+B6", "'B' is no potential; there are T, Z, D, Y and P"),
        ("standard+z6", "'z' is no potential"),
        ("standard+Z3Z3", "Z is named twice"),
        ("standard+Z7", "the number of Z must be a number from 0 to 6, not '7'"),
        ("ultimate+T6Z6D6", "T6Z6D6 is more than 15 potentials"),
        (
            "basic;",
            "'' is no option; there are reserve=, board=, challenges=, side=, repetition=, quiet=",
        ),
        ("basic;handicap=3", "'handicap=3' is no option"),
        ("basic;reserve", "'reserve' is no option"),
        ("basic;quiet=3;quiet=3", "quiet= is given twice"),
        ("basic;reserve=", "a reserve must be a number from 0 to 99, not ''"),
        ("basic;reserve=100", "a reserve must be a number from 0 to 99, not '100'"),
        ("basic;reserve=12/", "a reserve must be a number"),
        ("basic;reserve=-1", "a reserve must be a number"),
        ("basic;reserve=١٢", "a reserve must be a number"),
        ("basic;reserve=1/2/3", "a reserve must be a number"),
        ("matrx;reserve=12", "'matrx' has no basic pieces, so no reserve= of them"),
        ("matrx;board=hex99", "no board is called 'hex99'; there are hex37, matrx40"),
        ("standard;board=matrx40", "'standard' is played on hex37 only"),
        ("standard;challenges=3", "challenges are about potentials, and this game has none"),
        ("matrx;challenges=3", "MATRX is played without challenges"),
        ("ultimate;challenges=-1", "challenges= must be a number"),
        ("ultimate;challenges=x", "challenges= must be a number"),
        ("standard;side=Z:rps", "side games are about potentials, and this game has none"),
        ("matrx;side=Z:rps", "MATRX is played without side games"),
        ("ultimate;side=", "'': side games are written as in 'T:die,Z:rps'"),
        ("ultimate;side=B:die", "'B:die': side games are written as in"),
        ("ultimate;side=TZ:die", "'TZ:die': side games are written as in"),
        ("ultimate;side=T", "'': a side game is named in a-z, 0-9, _ and -"),
        ("ultimate;side=T:Die", "'Die': a side game is named in"),
        (
            "ultimate;side=T:die()",
            "'die()': a side game is named in a-z, 0-9, _ and -, with options",
        ),
        ("ultimate;side=T:yinsh(Blitz)", "'yinsh(Blitz)': a side game is named in"),
        ("ultimate;side=T:yinsh(blitz", "'yinsh(blitz': a side game is named in"),
        ("ultimate;side=T:yinsh(blitz)(blitz)", "'yinsh(blitz)(blitz)': a side game is named in"),
        ("ultimate;side=T:(blitz)", "'(blitz)': a side game is named in"),
        ("ultimate;side=Y:yinsh(fast)", "YINSH has no option 'fast': blitz"),
        ("ultimate;side=T:die(3)", "die has no options, so no '3'"),
        (
            "ultimate;side=T:rps(2)",
            "rps is the best of an odd number of rounds, from 1 to 99, not '2'",
        ),
        (
            "ultimate;side=P:openspiel",
            "a game of OpenSpiel is named as in 'openspiel(connect_four)'",
        ),
        ("ultimate;side=T:die,T:rps", "T has two side games"),
        ("basic;repetition=1", "repetition= must be a number from 2"),
        ("basic;quiet=0", "quiet= must be a number from 1"),
        ("basic;quiet=3.5", "quiet= must be a number from 1"),
    ],
)
def test_what_does_not_fit_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(NotationError) as refused:
        Variant.parse(text)
    assert str(refused.value).startswith(f"variant {text!r}: {reason}")


def test_one_hand_alone_is_for_both_players() -> None:
    variant = Variant.parse("standard+T2Z4")
    assert variant.hand_of(Player.WHITE) == variant.hand_of(Player.BLACK) == {"T": 2, "Z": 4}
    assert variant.potentials == "TZ"


def test_hands_are_written_in_the_order_t_z_d_y_p() -> None:
    assert write_hand(read_hand("P1Y1D1Z1T1")) == "T1Z1D1Y1P1"
    assert write_hand(read_hand("-")) == "-"
