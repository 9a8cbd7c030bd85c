"""Dominoes, the block game."""

import pytest

from gipf import IllegalMove, NotationError
from gipf.side_games import load
from gipf.side_games.dominoes import SET

DOMINOES = load("dominoes")
BEGUN = "dominoes b p 24 01,11,12,23,36,55/02,04,05,16,25,45,56 0"


def test_a_set_has_28_dominoes() -> None:
    # Rules: Q6.
    assert len(SET) == 28 and (SET[0], SET[-1]) == ("00", "66")


def test_each_player_is_dealt_seven_and_white_begins_with_any() -> None:
    # Rules: Q6.
    start = DOMINOES.start(seed=7)
    assert str(start) == "dominoes w p - 01,11,12,23,24,36,55/02,04,05,16,25,45,56 0"
    assert start.legal_moves() == ["01", "11", "12", "23", "24", "36", "55"]
    assert str(start.play("24")) == BEGUN


def test_dominoes_go_to_either_end_where_numbers_are_equal() -> None:
    # Rules: Q6.
    begun = DOMINOES.parse(BEGUN)
    assert begun.legal_moves() == ["l02", "l25", "r04", "r45"]
    assert str(begun.play("l25")).split(" ")[3] == "52-24"
    assert str(begun.play("r04")).split(" ")[3] == "24-40"


def test_a_domino_that_fits_at_both_ends_can_go_to_either() -> None:
    state = DOMINOES.parse("dominoes w p 12-24-41 13,33,44,55,66/00,02,03,04,05,06 0")
    assert state.legal_moves() == ["l13", "r13"]
    assert str(state.play("l13")).split(" ")[3] == "31-12-24-41"
    assert str(state.play("r13")).split(" ")[3] == "12-24-41-13"


def test_who_can_play_does_not_pass() -> None:
    # Rules: Q6.
    with pytest.raises(IllegalMove, match="pass cannot be played here; what can: l02, l25, r04"):
        DOMINOES.parse(BEGUN).play("pass")


def test_who_cannot_play_passes() -> None:
    # Rules: Q6.
    stuck = DOMINOES.parse("dominoes w p 44 00,01,02,03,05,06,11/12,13,14,15,16,22 0")
    assert stuck.legal_moves() == ["pass"]
    passed = stuck.play("pass")
    assert (passed.player, passed.legal_moves()) == ("b", ["l14", "r14"])
    assert str(passed).endswith(" 1") and str(passed.play("l14")).endswith(" 0")


def test_who_plays_the_last_domino_wins() -> None:
    # Rules: Q7.
    last = DOMINOES.parse("dominoes w p 01-12-23-34-45-56-60-02-24-46-61 11/33,36 0")
    won = last.play("r11")
    assert (won.outcome, won.player, won.legal_moves()) == ("w", "w", [])
    assert str(DOMINOES.parse(str(won))) == str(won)
    with pytest.raises(IllegalMove, match="the game is over"):
        won.play("pass")


@pytest.mark.parametrize(
    ("white", "black", "outcome"),
    [("00,11", "22,23", "w"), ("22,23", "00,11", "b"), ("03,33", "12,24", "draw")],
)
def test_a_blocked_game_goes_to_the_hand_with_fewer_pips(
    white: str, black: str, outcome: str
) -> None:
    # Rules: Q7.
    line = "64-45-56-60-01-16-62-25-53-36"  # of the sixes only 66 is left, face down
    state = DOMINOES.parse(f"dominoes w p {line} {white}/{black} 0")
    blocked = state.play("pass").play("pass")
    assert (blocked.outcome, str(blocked)[-1]) == (outcome, "2")
    assert DOMINOES.parse(str(blocked)) == blocked


def test_a_domino_has_to_be_in_the_hand_and_to_fit() -> None:
    begun = DOMINOES.parse(BEGUN)
    with pytest.raises(IllegalMove, match="01 is not in your hand"):
        begun.play("l01")
    with pytest.raises(IllegalMove, match="45 does not fit this end of the line, which is 2"):
        begun.play("l45")
    with pytest.raises(IllegalMove, match="05 does not fit this end of the line, which is 4"):
        begun.play("r05")
    with pytest.raises(IllegalMove, match="04 cannot be played here; what can: l02"):
        begun.play("04")
    with pytest.raises(IllegalMove, match="l24 cannot be played here; what can: 01"):
        DOMINOES.start(seed=7).play("l24")
    with pytest.raises(NotationError, match="'l40' is no move of dominoes"):
        begun.play("l40")


def test_each_player_sees_the_own_hand_alone() -> None:
    begun = DOMINOES.parse(BEGUN)
    assert begun.seen_by("w") == "dominoes b p 24 01,11,12,23,36,55/?,?,?,?,?,?,? 0"
    assert begun.seen_by("b") == "dominoes b p 24 ?,?,?,?,?,?/02,04,05,16,25,45,56 0"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (BEGUN.replace(" 24 ", " 27 "), "'27' is no domino; they go from 00 to 66, in a hand with"),
        (BEGUN.replace("01,11", "10,11"), "'10' is no domino"),
        (BEGUN.replace("01,11", "11,01"), "a hand is written in order: '01,11,12"),
        (BEGUN.replace("/02", "/01"), "01 is there twice"),
        (
            BEGUN.replace("02,", ""),
            "each player was dealt 7 dominoes; here are 1 on the line, 6 and 6",
        ),
        (BEGUN.replace(" 24 ", " 24-23 "), "24 and 23 do not fit together"),
        (BEGUN[:-1] + "1", "nobody passes who can play"),
        (BEGUN[:-1] + "3", "passes is '3'; it is written like 0, 1, 2"),
        (
            BEGUN.replace(" b p ", " x p "),
            "the player is 'w' or 'b', and '-' after a draw, not 'x'",
        ),
        (BEGUN.replace(" b p ", " - . "), "this game is not over yet"),
        (BEGUN.replace(" b p ", " b . "), "phase is '.', but what is on the board makes it 'p'"),
        (BEGUN.replace(" b p 24 01,11", " b p - 01,11,24"), "a hand is written in order"),
        (
            "dominoes b p - 01,11,12,23,24,36,55/02,04,05,16,25,45,56 0",
            "player is 'b', but what is on the board makes it 'w'",
        ),
        (
            "dominoes w p - 01,11,12,23,24,36,55/02,04,05,16,25,45,56 1",
            "nobody passes who can play",
        ),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(NotationError) as refused:
        DOMINOES.parse(text)
    assert str(refused.value).startswith(reason)
