"""The text of moves and positions: what is read, what is written, what is refused and why."""

import json

import pytest

from gipf import GipfError, Move, MoveKind, NotationError, Position
from gipf.geometry import MATRX40
from gipf.notation import parse_move
from tests.boards import ending, put

KEEP = "G h3, g b2"

# ---------------------------------------------------------------------- moves


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("e2", MoveKind.PUSH),
        ("g7-d6", MoveKind.PUSH),
        ("Ge8", MoveKind.PUSH),
        ("Gd8-f7", MoveKind.PUSH),
        ("Zb3", MoveKind.PUSH),
        ("Ta2-d5", MoveKind.PUSH),
        ("Zd4-d7", MoveKind.USE),
        ("Yc3-f5", MoveKind.USE),
        ("De5-e6", MoveKind.USE),
        ("Pd4-d5", MoveKind.USE),
        ("Pd4-d5=B", MoveKind.USE),
        ("Pd4-d5=G", MoveKind.USE),
        ("+e2", MoveKind.EXTRA),
        ("+e9-e6", MoveKind.EXTRA),
        ("xb2,c3,d4,e5", MoveKind.CLEAR),
        ("x", MoveKind.CLEAR),
        ("pass", MoveKind.PASS),
        ("accept", MoveKind.ACCEPT),
        ("challenge", MoveKind.CHALLENGE),
        ("first", MoveKind.FIRST),
        ("second", MoveKind.SECOND),
        ("won", MoveKind.WON),
        ("tied", MoveKind.TIED),
        ("lost", MoveKind.LOST),
    ],
)
def test_a_canonical_move_reads_as_what_it_is_and_is_written_the_same(
    text: str, kind: MoveKind
) -> None:
    move = parse_move(text)
    assert (str(move), move.kind) == (text, kind)


def test_a_unit_letter_is_one_that_is_followed_by_a_letter() -> None:
    assert parse_move("D2").unit == "B"
    assert parse_move("Db3").unit == "D"
    assert parse_move("DD2").unit == "D"
    assert str(parse_move("DD2")) == "Dd2"


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("E2", "e2"),
        ("G7-D6", "g7-d6"),
        ("GE8", "Ge8"),
        ("GG7-D6", "Gg7-d6"),
        ("ZD4-d7", "Zd4-d7"),
        ("+E9-e6", "+e9-e6"),
        ("xE5,D4,c3,B2", "xb2,c3,d4,e5"),
    ],
)
def test_points_are_read_in_either_case(text: str, canonical: str) -> None:
    assert str(parse_move(text)) == canonical


def test_the_board_in_play_decides_what_is_a_dot() -> None:
    # i3 is a dot of hex37 and a spot of matrx40.
    assert parse_move("Zi3-g3").kind is MoveKind.PUSH
    assert parse_move("Zi3-g3", MATRX40).kind is MoveKind.USE


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "'' is no move; moves look like e2, g7-d6"),
        ("hello", "'hello' is no move"),
        ("Pass", "'Pass' is no move"),
        ("e2 ", "'e2 ' is no move"),
        ("ge2", "'ge2' is no move"),
        ("zd4-d7", "'zd4-d7' is no move"),
        ("e1-", "'e1-' is no move"),
        ("e1-e3-e4", "'e1-e3-e4' is no move"),
        ("e²", "'e²' is no move"),
        ("Be2", "Be2: 'B' is no unit's letter; G T Z D Y P are, and a basic piece has none"),
        ("Xe2", "Xe2: 'X' is no unit's letter"),
        ("k2", "'k2' is no move"),
        ("j2", "j2: there is no point j2 on the board hex37"),
        ("b9", "b9: there is no point b9 on the board hex37"),
        ("e10", "e10: there is no point e10 on the board hex37"),
        ("e1-e99", "e1-e99: there is no point e99"),
        ("Zd4-d99", "Zd4-d99: there is no point d99"),
        ("e1", "e1: e1 is a dot; say where the push leads, as in e1-…"),
        ("Ge1", "Ge1: e1 is a dot; say where"),
        ("+e1", "+e1: e1 is a dot; say where"),
        ("e5-e6", "e5-e6: e5 is a spot, and a push starts on a dot"),
        ("Ge5-e6", "Ge5-e6: e5 is a spot, and a push starts on a dot"),
        ("+e5-e6", "+e5-e6: e5 is a spot, and a push starts on a dot"),
        ("e1-e9", "e1-e9: e9 is a dot, and a push ends on a spot"),
        ("Ze5-e9", "Ze5-e9: e9 is a dot, and potentials stay on the spots"),
        ("Ze5-e6=B", "Ze5-e6=B: only PÜNCT covers something, with =B or =G"),
        ("Pe5-e6=X", "Pe5-e6=X: only PÜNCT covers something, with =B or =G"),
        ("Pe5-e6=", "Pe5-e6=: only PÜNCT covers something, with =B or =G"),
        ("e2=B", "e2=B: '=B' belongs to a PÜNCT that jumps onto a GIPF-piece"),
        ("Pe1-e3=G", "Pe1-e3=G: '=G' belongs to a PÜNCT that jumps onto a GIPF-piece"),
        ("+", "'+' is no move; a push looks like e2 or g7-d6"),
        ("+Ge2", "'+Ge2' is no move; a push looks like"),
        ("+e2=B", "'+e2=B' is no move; a push looks like"),
        ("xb2,", "'xb2,' is no move; a clear looks like xb2,c3,d4,e5"),
        ("x,", "'x,' is no move; a clear looks like"),
        ("xb2 c3", "'xb2 c3' is no move; a clear looks like"),
        ("xZb2", "'xZb2' is no move; a clear looks like"),
        ("xb2**", "'xb2**' is no move; a clear looks like"),
        ("xb1", "xb1: b1 is a dot, and only spots are cleared"),
        ("xb2,c3,B2", "xb2,c3,B2: b2 is named twice"),
        ("xk2", "'xk2' is no move"),
        ("xb99", "xb99: there is no point b99"),
    ],
)
def test_a_text_that_is_no_move_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse_move(text)
    assert str(refused.value).startswith(reason)


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("e1-e4", "e1-e4"),
        ("e1-e2", "e1-e4"),
        ("E1-E2", "e1-e4"),
        ("Ge1-e2", "Ge1-e4"),
        ("b1-b2", "b2"),
        ("a2-b2", "b2"),
        ("a1-b2", "b2"),
        ("GB1-b2", "Gb2"),
    ],
)
def test_a_push_may_be_named_by_its_dot_and_its_first_spot(text: str, canonical: str) -> None:
    position = put("tournament", "B e2, b e3, G h3, g h2", opening="gg")
    assert str(position.read_move(text)) == canonical


def test_an_extra_push_may_be_named_by_its_dot_and_its_first_spot() -> None:
    position = put("standard+T6", "T e5, b e8, G h3, g b2", phase="e")
    assert str(position.read_move("+e9-e8")) == "+e9-e7"
    assert str(position.read_move("+e1-e2")) == "+e2"


@pytest.mark.parametrize(
    "text",
    [
        "xe2,e3,e4,e5,e6",
        "xe6,e5,e4,e3,e2",
        "xE2,e3,E4,e5,e6",
        "xe2,e3,e4,Ge5,Ge6*",
        "xe2,e3,e4,e5,e6*",
        "xGe5,Ge6,e2,e3,e4",
    ],
)
def test_a_clear_takes_any_order_and_marks_that_fit(text: str) -> None:
    position = put("standard", f"B e2 e3 e4, G e5, g e6, {KEEP}", phase="r")
    assert str(position.read_move(text)) == "xe2,e3,e4,e5,e6"


def test_a_bare_x_is_the_only_clear_there_is() -> None:
    position = put("basic", "B e2 e3 e4 e5, b e6", phase="r")
    assert str(position.read_move("x")) == "xe2,e3,e4,e5,e6"


def test_every_legal_move_has_a_text_of_its_own() -> None:
    position = Position.start("ultimate").play("Ge2").play("Gb5")
    texts = [str(move) for move in position.legal_moves()]
    assert len(set(texts)) == len(texts)
    assert texts == sorted(texts)


# ---------------------------------------------------------------------- positions


@pytest.mark.parametrize(
    "text",
    [
        "standard g2G/5/6/G5g/6/5/g2G w m B12/B12 -- - 1",
        "standard+D6P6 (gB)2G/5/2(bD'd')3/G5g/6/5/4 b m B5/B1 -- - 17",
        "tournament+Z6;challenges=2 4/2Zb1/6/G5g/6/5/4 b amZc4-c6 B5/B5 g- 2/1 4",
        "tournament+Z6;challenges=2 4/2Zb1/6/G5g/6/5/4 w fmZc4-c6 B5/B5 g- 2/0 4",
        "tournament+Z6;challenges=* 4/2Zb1/6/G5g/6/5/4 w smZc4-c6 B5/B5 g- */* 4",
        "standard+T6;challenges=1 4/5/6/G2T2g/6/5/4 b ax+e9-e7 B5/B5 -- 0/1 4",
        "basic;quiet=3 4/5/6/7/6/5/4 - . -/- -- - 9",
        "matrx 4/5/6/G5g/6/5/4/T'1t b m -/G1Z1 -- - 30",
    ],
)
def test_a_canonical_position_is_written_as_it_was_read(text: str) -> None:
    assert str(Position.parse(text)) == text


def test_a_column_may_be_read_less_canonically_than_it_is_written() -> None:
    text = "basic 13/5/6/7/6/5/1111 w m B12/B12 -- - 1"
    assert str(Position.parse(text)) == "basic 4/5/6/7/6/5/4 w m B12/B12 -- - 1"


EMPTY = "4/5/6/7/6/5/4"
KEY = f"basic;repetition=3;quiet=9 {EMPTY} w m B5/B5 -- -"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "there is one field, not the eight"),
        ("basic", "there is one field, not the eight: variant board player phase"),
        (f"basic {EMPTY} w m B5/B5 -- -", "there are 7 fields"),
        (f"basic  {EMPTY} w m B5/B5 -- - 1", "there are 9 fields"),
        # board
        ("basic 4/5/6/7/6/5 w m B5/B5 -- - 1", "the board has 6 columns, hex37 has 7"),
        (f"matrx {EMPTY} w m T2/T2 -- - 1", "the board has 7 columns, matrx40 has 8"),
        ("basic 4/5/6/7/6/5/5 w m B5/B5 -- - 1", "column H has 5 spots, not 4: '5'"),
        ("basic 4/5/6/7/6/5/BBBBB w m B5/B5 -- - 1", "column H has 5 spots, not 4"),
        ("basic 4/5/6/6/6/5/4 w m B5/B5 -- - 1", "column E has 6 spots, not 7: '6'"),
        ("basic 4/5/6/7/6/5/ w m B5/B5 -- - 1", "column H has 0 spots, not 4: ''"),
        ("basic 4/5/6/7/6/5/0B3 w m B5/B5 -- - 1", "column H cannot be read: '0B3'"),
        ("basic 4/5/6/7/6/5/(B3 w m B5/B5 -- - 1", "column H cannot be read"),
        ("basic 4/5/6/7/6/5/'B3 w m B5/B5 -- - 1", "column H cannot be read"),
        ("basic 4/5/6/7/6/5/X3 w m B5/B5 -- - 1", "'X' on h2 is no unit"),
        ("basic 4/5/6/7/6/5/1B'2 w m B5/B5 -- - 1", "'B'' on h3 is no unit"),
        ("basic 4/5/6/7/6/5/(B)3 w m B5/B5 -- - 1", "the pile (B) on h2 needs two or more units"),
        ("basic 4/5/6/7/6/5/()3 w m B5/B5 -- - 1", "the pile () on h2 needs two or more units"),
        (
            "standard+D6 4/5/6/7/6/5/(bb)3 w m B5/B5 -- - 1",
            "the colours of the pile (bb) on h2 do not",
        ),
        ("matrx B3/5/6/7/6/5/4/3 w m T2/T2 -- - 1", "'B' on b2: MATRX has no basic pieces"),
        ("basic G3/5/6/7/6/5/4 w m B5/B5 -- - 1", "'G' on b2: 'basic' has no GIPF-pieces"),
        # player and phase
        (f"basic {EMPTY} W m B5/B5 -- - 1", "a player is 'w' or 'b', not 'W'"),
        (f"basic {EMPTY} - m B5/B5 -- - 1", "nobody to decide: that is only so after a draw"),
        (f"basic {EMPTY} - . B5/B5 -- - 1", "nobody to decide: that is only so after a draw"),
        (f"basic {EMPTY} w q B5/B5 -- - 1", "'q' is no phase"),
        (f"basic {EMPTY} w mm B5/B5 -- - 1", "'mm' is no phase"),
        (f"basic {EMPTY} w a B5/B5 -- - 1", "'a' is no phase"),
        (
            f"standard+Z6 {EMPTY} w amZe5-e6 B5/B5 -- - 1",
            "phase 'amZe5-e6': this game is played without",
        ),
        (
            f"standard+Z6;challenges=1 {EMPTY} w acZe5-e6 B5/B5 -- 1/1 1",
            "phase 'acZe5-e6': potentials are",
        ),
        (
            f"standard+Z6;challenges=1 {EMPTY} w ame2 B5/B5 -- 1/1 1",
            "phase 'ame2': 'e2' is not the use",
        ),
        (
            f"standard+Z6;challenges=1 {EMPTY} w amZE5-e6 B5/B5 -- 1/1 1",
            "phase 'amZE5-e6': 'ZE5-e6' is not",
        ),
        (f"standard+Z6;challenges=1 {EMPTY} w am B5/B5 -- 1/1 1", "'' is no move"),
        (
            "standard+Z6;challenges=1 4/5/6/3Zb2/6/5/4 b amZe5-e8 B5/B5 -- 1/1 1",
            "Ze5-e8 cannot be announced: ZÈRTZ jumps in a line",
        ),
        (
            "standard+Z6;challenges=1 4/5/6/3Zb2/6/5/4 b amZe5-e7 B5/B5 -- 1/0 1",
            "Black has no challenge left to answer with",
        ),
        (
            "standard+T6;challenges=1 4/5/6/7/6/5/4 b ae+e2 B5/B5 -- 1/1 1",
            "phase 'e': White has nothing to decide",
        ),
        # nothing to decide
        (f"basic {EMPTY} w c B5/B5 -- - 1", "phase 'c': White has nothing to decide"),
        (f"basic {EMPTY} b r B5/B5 -- - 1", "phase 'r': Black has nothing to decide"),
        ("basic BBBB/5/6/7/6/5/4 b r B5/B5 -- - 1", "phase 'r': Black has nothing to decide"),
        (f"basic {EMPTY} w m -/B5 -- - 1", "phase 'm': White has nothing to decide"),
        (f"standard+T6 {EMPTY} w e B5/B5 -- - 1", "phase 'e': White has nothing to decide"),
        (f"standard+T6 {EMPTY} w x B5/B5 -- - 1", "phase 'x': White has nothing to decide"),
        # TAMSK on the centre
        (
            "standard+T6 4/5/6/3T3/6/5/4 w m B5/B5 -- - 1",
            "the TAMSK on e5 is past White's decision",
        ),
        (
            "standard+T6 BBBB/5/6/3T3/6/5/4 w r B5/B5 -- - 1",
            "the TAMSK on e5 is past White's decision",
        ),
        (
            "standard+T6 BBBB/5/6/3t3/6/5/4 w c B5/B5 -- - 1",
            "the TAMSK on e5 is past Black's decision",
        ),
        (
            "standard+T6 4/5/6/3t3/6/5/4 w e B5/B5 -- - 1",
            "the TAMSK on e5 is past Black's decision",
        ),
        (
            "standard+T6 4/5/6/3t3/6/5/4 w x B5/B5 -- - 1",
            "the TAMSK on e5 is past Black's decision",
        ),
        (
            "standard+T6Z6;challenges=1 4/1Zb2/6/3T3/6/5/4 b amZc3-c5 B5/B5 -- 1/1 1",
            "the TAMSK on e5 is past White's decision in phase 'm'",
        ),
        # reserves, opening, challenges, turn
        (
            f"basic {EMPTY} w m B5 -- - 1",
            "reserves are written White/Black, as in B12/B12, not 'B5'",
        ),
        (f"basic {EMPTY} w m B5/B5/B5 -- - 1", "reserves are written White/Black"),
        (f"basic {EMPTY} w m B5/5 -- - 1", "'5' is no reserve"),
        (f"basic {EMPTY} w m B5/X5 -- - 1", "'X5' is no reserve"),
        (f"basic {EMPTY} w m B5/ -- - 1", "'' is no reserve"),
        (
            f"ultimate {EMPTY} w m Z1B5/B5 gg - 1",
            "the letters of 'Z1B5' are not in the order B G T Z D Y P",
        ),
        (f"ultimate {EMPTY} w m B1B5/B5 gg - 1", "the letters of 'B1B5' are not in the order"),
        (f"basic {EMPTY} w m B0/B5 -- - 1", "the number of B must be a number from 1"),
        (f"basic {EMPTY} w m B5/B5 - - 1", "the opening is two of '0', 'g' and '-', not '-'"),
        (f"basic {EMPTY} w m B5/B5 xx - 1", "the opening is two of"),
        (f"standard {EMPTY} w m B5/B5 gg - 1", "the opening of 'standard' is '--', not 'gg'"),
        (f"matrx {EMPTY}/3 w m T2/T2 00 - 1", "the opening of 'matrx' is '--', not '00'"),
        (
            f"basic {EMPTY} w m B5/B5 -- 1/1 1",
            "this game is played without challenges: '-', not '1/1'",
        ),
        (
            f"standard+Z6;challenges=2 {EMPTY} w m B5/B5 -- - 1",
            "challenges left are written White/Black",
        ),
        (
            f"standard+Z6;challenges=2 {EMPTY} w m B5/B5 -- 3/1 1",
            "challenges left must be a number from 0 to 2",
        ),
        (
            f"standard+Z6;challenges=2 {EMPTY} w m B5/B5 -- */* 1",
            "challenges left must be a number from 0 to 2",
        ),
        (
            f"standard+Z6;challenges=* {EMPTY} w m B5/B5 -- 1/1 1",
            "challenges are unlimited here: '*/*', not",
        ),
        (f"basic {EMPTY} w m B5/B5 -- - 0", "the turn must be a number from 1"),
        (f"basic {EMPTY} w m B5/B5 -- - one", "the turn must be a number from 1"),
        # more pieces than the variant has
        (f"basic {EMPTY} w m B16/B5 -- - 1", "White has 16 basic pieces; 'basic' has 15"),
        ("basic b3/5/6/7/6/5/4 w m B5/B15 -- - 1", "Black has 16 basic pieces; 'basic' has 15"),
        (
            "standard G3/5/6/7/6/5/4 w m B17/B5 -- - 1",
            "White has 19 basic pieces; 'standard' has 18",
        ),
        (f"standard {EMPTY} w m B5G1/B5 -- - 1", "White has 1 GIPF-pieces; 'standard' has 0"),
        (f"standard {EMPTY} w m B5Z1/B5 -- - 1", "White has 1 ZÈRTZ-potentials; 'standard' has 0"),
        ("standard+Z2 Z3/5/6/7/6/5/4 w m B5Z2/B5 -- - 1", "White has 3 ZÈRTZ-potentials"),
        (
            "standard+Z2/- 4/5/6/7/6/5/z'3 w m B5/B5 -- - 1",
            "Black has 1 ZÈRTZ-potentials; 'standard+Z2/-' has 0",
        ),
        ("standard+Z6 4/5/6/7/6/5/Z3 w m B18/B5 -- - 1", "White has 19 basic pieces"),
        ("matrx T3/5/6/7/6/5/4/3 w m T5/T2 -- - 1", "White has 7 TAMSK-potentials; 'matrx' has 6"),
        ("matrx GG2/5/6/7/6/5/4/3 w m G2/T2 -- - 1", "White has 4 GIPF-pieces; 'matrx' has 3"),
        (f"matrx {EMPTY}/3 w m B1T2/T2 -- - 1", "White has 1 basic pieces; 'matrx' has 0"),
    ],
)
def test_a_text_that_cannot_be_a_position_is_refused_with_the_reason(
    text: str, reason: str
) -> None:
    with pytest.raises(NotationError) as refused:
        Position.parse(text)
    assert str(refused.value).startswith(f"position: {reason}")


def test_a_position_with_a_variant_that_does_not_exist_is_refused_with_its_reason() -> None:
    with pytest.raises(NotationError, match="variant 'chess': no game is called 'chess'"):
        Position.parse(f"chess {EMPTY} w m B5/B5 -- - 1")


@pytest.mark.parametrize(
    ("units", "player", "phase"),
    [
        ("T e5", "w", "e"),
        ("T e5", "w", "x"),
        ("T e5, B b2 b3 b4 b5", "w", "c"),
        ("t e5", "w", "m"),
        ("t e5, B b2 b3 b4 b5", "w", "r"),
        ("(Td') e5", "w", "m"),
    ],
)
def test_a_tamsk_on_the_centre_may_wait_for_its_owners_decision(
    units: str, player: str, phase: str
) -> None:
    position = put("standard+T6D6", units, player=player, phase=phase)
    assert Position.parse(str(position)) == position


def test_a_position_need_not_be_one_that_play_can_reach() -> None:
    # A row that stands during the move, an opening that is over on an empty board, no GIPF-pieces.
    assert put("tournament", "B b2 b3 b4 b5").legal_moves()
    # In f and s the challenge is used up, yet it may be left in the text.
    text = "standard+Z6;challenges=1 4/5/6/3Zb2/6/5/4 w fmZe5-e7 B5/B5 -- 1/1 1"
    assert str(Position.parse(text)) == text


def test_positions_are_the_same_when_all_fields_but_the_turn_are() -> None:
    one, two = (Position.parse(f"basic {EMPTY} w m B5/B5 -- - {turn}") for turn in (1, 2))
    assert one == two
    assert hash(one) == hash(two)
    assert len({one, two}) == 1
    assert one != Position.parse(f"basic {EMPTY} b m B5/B5 -- - 1")
    assert one != f"basic {EMPTY} w m B5/B5 -- - 1"
    assert repr(one) == f"Position.parse('basic {EMPTY} w m B5/B5 -- - 1')"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("basic BbbB/5/6/7/6/5/4 w . B5/- -- - 9", "w no_move"),
        ("basic BbbB/5/6/7/6/5/4 w . B5/B5 -- - 9", "w unknown"),
        ("standard 4/5/6/G6/6/5/4 w . B5/B5 -- - 9", "w gipf_lost"),
        ("standard 4/5/6/G5g/6/5/4 w . B5/B5 -- - 9", "w unknown"),
        ("tournament 4/5/6/7/6/5/4 b . B1/B18 00 - 1", "b no_move"),
        ("matrx 4/5/6/G6/6/5/4/3 w . T2/T2 -- - 9", "w gipf_lost"),
        (f"basic;repetition=3 {EMPTY} - . B5/B5 -- - 9", "- repetition"),
        (f"basic;quiet=3 {EMPTY} - . B5/B5 -- - 9", "- quiet"),
        (f"basic;repetition=3;quiet=3 {EMPTY} - . B5/B5 -- - 9", "- unknown"),
    ],
)
def test_a_finished_position_shows_who_won_and_why_where_it_can(text: str, shown: str) -> None:
    position = Position.parse(text)
    assert ending(position) == shown
    assert str(position) == text
    assert position.is_over
    assert position.legal_moves() == ()


def test_a_spot_and_a_player_are_asked_for_by_name() -> None:
    start = Position.start("standard")
    assert start.pile("E2") == start.pile("e2")
    assert start.pile("e5") == ()
    with pytest.raises(NotationError, match="there is no spot 'e1' on the board hex37"):
        start.pile("e1")
    with pytest.raises(NotationError, match="a player is 'w' or 'b', not 'white'"):
        start.reserve("white")


def test_a_board_has_only_so_many_symmetries() -> None:
    with pytest.raises(ValueError, match="hex37 has 12 symmetries, from 0 on"):
        Position.start("basic").transform(12)
    start = Position.start("basic")
    assert start.transform(start.variant.board.symmetries[0]) == start


# ---------------------------------------------------------------------- JSON


def test_json_carries_the_counters_that_the_text_leaves_out() -> None:
    position = put("basic;repetition=3;quiet=5", "").play("b2").play("h2")
    data = json.loads(position.to_json())
    assert data["position"] == str(position)
    assert data["quiet_turns"] == 2
    assert data["captured_this_turn"] is False
    assert len(data["seen"]) == 3
    again = Position.from_json(position.to_json())
    assert again.to_json() == position.to_json()
    assert ending(again.play("b3").play("h3").play("b4")) == "- quiet"


def test_json_carries_the_capture_of_a_turn_that_goes_on() -> None:
    position = put("basic;quiet=1", "b c2 c3 c4 c5, B c6 h2", player="b", phase="c").play("x")
    assert json.loads(position.to_json())["captured_this_turn"] is True
    assert ending(Position.from_json(position.to_json()).play("b2")) == ""
    assert ending(Position.parse(str(position)).play("b2")) == "- quiet"


def test_json_carries_the_reason_of_the_end() -> None:
    over = put("basic;repetition=2;quiet=1", "B e2, b e8").play("b2")
    assert ending(Position.from_json(over.to_json())) == "- quiet"
    assert ending(Position.parse(str(over))) == "- unknown"


def test_json_of_a_game_in_progress_is_its_text() -> None:
    start = Position.start("standard")
    assert json.loads(start.to_json()) == {"position": str(start)}
    assert Position.from_json(start.to_json()) == start


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "this is not JSON"),
        ("{", "this is not JSON"),
        ("[" * 100_000, "this is not JSON"),
        ("[]", 'a JSON object with a text called "position" was expected'),
        ("{}", 'a JSON object with a text called "position" was expected'),
        ('{"position": 3}', 'a JSON object with a text called "position" was expected'),
        ('{"position": "basic"}', "position: there is one field"),
    ],
)
def test_what_is_not_json_of_a_position_is_refused(text: str, reason: str) -> None:
    with pytest.raises(NotationError) as refused:
        Position.from_json(text)
    assert str(refused.value).startswith(reason)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("seen", []),
        ("seen", {"basic": -1}),
        ("seen", {"basic": True}),
        ("quiet_turns", -1),
        ("quiet_turns", "1"),
        ("quiet_turns", 1.5),
        ("captured_this_turn", 1),
    ],
)
def test_counters_that_cannot_be_are_refused(name: str, value: object) -> None:
    data = {"position": f"basic {EMPTY} w m B5/B5 -- - 1", name: value}
    with pytest.raises(NotationError, match=f"'{name}' cannot be"):
        Position.from_json(json.dumps(data))


@pytest.mark.parametrize(
    ("name", "value", "code"),
    [
        ("seen", {f"standard {EMPTY} w m B5/B5 -- -": 1}, "counter-foreign"),
        ("seen", {f"basic {EMPTY} w m B5/B5 -- -": 1}, "counter-foreign"),
        ("seen", {"what is this": 1}, "counter-foreign"),
        ("seen", {f"{KEY} 1": 1}, "counter-foreign"),
        ("seen", {KEY: 0}, "counter-range"),
        ("seen", {KEY: 3}, "counter-range"),
        ("seen", {KEY: 10**30}, "counter-range"),
        ("seen", {KEY: True}, "counter-range"),
        ("seen", [], "json-value"),
        ("quiet_turns", 9, "counter-range"),
        ("quiet_turns", 10**30, "counter-range"),
        ("quiet_turns", -1, "counter-range"),
        ("quiet_turns", "1", "json-value"),
        ("quiet_turns", 1.5, "json-value"),
        ("captured_this_turn", 1, "json-value"),
    ],
)
def test_counters_that_cannot_have_come_about_are_refused(
    name: str, value: object, code: str
) -> None:
    data = {"position": f"{KEY} 1", name: value}
    with pytest.raises(NotationError) as refused:
        Position.from_json(json.dumps(data))
    assert refused.value.code == code
    assert refused.value.arguments["name"] == name


def test_a_counter_may_be_as_high_as_its_house_rule_lets_it() -> None:
    data = {"position": f"{KEY} 1", "seen": {KEY: 2}, "quiet_turns": 8}
    assert ending(Position.from_json(json.dumps(data)).play("b2")) == "- quiet"


@pytest.mark.parametrize(
    "counter", [{"seen": {KEY: 1}}, {"quiet_turns": 1}, {"captured_this_turn": False}]
)
def test_counters_of_a_house_rule_that_was_not_agreed_on_are_refused(
    counter: dict[str, object],
) -> None:
    data = {"position": f"basic {EMPTY} w m B5/B5 -- - 1", **counter}
    with pytest.raises(NotationError) as refused:
        Position.from_json(json.dumps(data))
    assert refused.value.code == "counter-without-rule"


@pytest.mark.parametrize("reason", ["boredom", 3, None, ["no_move"], "resignation", "quiet"])
def test_a_reason_that_a_position_cannot_be_won_by_is_refused(reason: object) -> None:
    data = {"position": f"basic {EMPTY} w . B5/- -- - 1", "reason": reason}
    with pytest.raises(NotationError, match="a game is won by no_move, gipf_lost, unknown, not"):
        Position.from_json(json.dumps(data))


def test_a_draw_is_not_a_matter_of_lost_pieces() -> None:
    data = {"position": f"basic;quiet=1 {EMPTY} - . B5/- -- - 1", "reason": "no_move"}
    with pytest.raises(NotationError, match="a game is drawn by repetition, quiet, unknown, not"):
        Position.from_json(json.dumps(data))


def test_a_move_made_by_hand_is_what_its_text_says() -> None:
    start = Position.start("basic")
    assert start.play(Move("c2", MoveKind.PASS)) == start.play("c2")


def test_every_error_of_notation_is_an_error_of_gipf_and_a_value_error() -> None:
    assert issubclass(NotationError, GipfError)
    assert issubclass(GipfError, ValueError)
