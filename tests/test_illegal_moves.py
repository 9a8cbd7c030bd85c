"""Why a move may not be played: each reason once, in the words of the game, and true."""

import pytest

from gipf import IllegalMove, Move, Position
from tests.boards import put

KEEP = "G h3, g b2"


def refusal(position: Position, move: str | Move) -> str:
    """Give what is said when a move is refused, without the move itself."""
    with pytest.raises(IllegalMove) as refused:
        position.play(move)
    text = str(refused.value)
    assert text.startswith(f"{move}: ")
    return text.removeprefix(f"{move}: ")


# ---------------------------------------------------------------------- pushing


def test_the_farthest_pile_lands_elsewhere() -> None:
    position = put("basic", "B e2, b e3 e5")
    reason = "e2 is occupied, so the farthest piece lands on e4: 'e1-e4'"
    assert refusal(position, "e1-e6") == refusal(position, "e1-e3") == reason


def test_the_first_spot_is_empty() -> None:
    assert refusal(put("basic", ""), "e1-e3") == "e2 is empty, so this is just 'e2'"
    assert (
        refusal(put("tournament", KEEP, opening="gg"), "Ge1-e3")
        == "e2 is empty, so this is just 'Ge2'"
    )


def test_the_line_is_blocked() -> None:
    position = put("basic", "B b2 b4, b b3 b5")
    blocked = "the line from b1 has no empty spot: it is blocked both ways"
    assert refusal(position, "b1-b2") == refusal(position, "b1-b5") == blocked


def test_no_line_leads_there() -> None:
    reason = "no line leads from e1 to b2; from there it goes along e2-e8"
    assert refusal(put("basic", "b e2"), "e1-b2") == reason
    reason = "no line leads from b1 to h5; from there it goes along b2-b5, c2-h4"
    assert refusal(put("basic", ""), "b1-h5") == reason


def test_the_spot_is_not_at_the_edge() -> None:
    assert refusal(put("basic", ""), "e5") == "e5 is not at the edge of the board"


def test_the_spot_is_occupied_and_can_be_entered_in_more_than_one_way() -> None:
    reason = "e2 is occupied, so say which way to push: d1-f2, e1-e3, f1-d2"
    assert refusal(put("basic", "b e2"), "e2") == reason


def test_the_spot_is_occupied_and_can_be_entered_in_one_way() -> None:
    position = put("basic", "B b2 b4, b b3 b5, b c4 d5, B e6 f6, b g6")
    reason = "b3 is occupied, so say which way to push: a3-c3"
    assert refusal(position, "b3") == reason


def test_the_spot_is_occupied_and_cannot_be_entered() -> None:
    position = put("basic", "B b2 b4, b b3 b5, b c4 d5, B e6 f6, b g6, B c3 d3, b e3, B f2")
    reason = "b3 is occupied and every line through it from the edge is blocked"
    assert refusal(position, "b3") == reason


# ---------------------------------------------------------------------- units


def test_there_is_no_basic_piece_in_reserve() -> None:
    position = put("standard+Y6", f"Y e5, {KEEP}", reserves="Y2/B5")
    assert refusal(position, "b3") == "White has no basic piece in reserve"
    assert refusal(position, "Yb3") == "White has no basic piece in reserve to load"


def test_the_first_turn_must_be_a_gipf_piece() -> None:
    start = Position.start("tournament+Z6")
    reason = "White's first turn must be a GIPF-piece"
    assert refusal(start, "e2") == refusal(start, "Ze2") == reason


def test_potentials_on_the_board_are_not_used_in_the_first_turn() -> None:
    position = put("tournament+Y6", "Y e5", opening="00", reserves="B5/B5")
    assert refusal(position, "Ye5-e6") == "White's first turn must be a GIPF-piece"


def test_gipf_pieces_are_not_pushed_in_where_the_opening_is_fixed() -> None:
    reason = "'standard' is played without pushing in GIPF-pieces"
    assert refusal(Position.start("standard"), "Gb3") == reason


def test_gipf_pieces_have_ended() -> None:
    position = put("tournament", KEEP, opening="-g")
    assert (
        refusal(position, "Gb3")
        == "White brings in no more GIPF-pieces after the first other piece"
    )


def test_a_gipf_piece_takes_two_basic_pieces() -> None:
    position = put("tournament", KEEP, opening="gg", reserves="B1/B5")
    assert refusal(position, "Gb3") == "a GIPF-piece takes two basic pieces; White has 1"


def test_there_is_no_such_potential_in_hand() -> None:
    position = put("standard+Z6Y6", KEEP, reserves="B5Z1/B5")
    assert refusal(position, "Yb3") == "White has no YINSH-potential in hand"


def test_in_matrx_gipf_pieces_must_be_played_first() -> None:
    position = put("matrx", f"Y e5, {KEEP}", reserves="G2T2/T2")
    reason = "GIPF-pieces must be played first: White has 2 in reserve"
    assert refusal(position, "Tb3") == refusal(position, "b3") == reason
    assert refusal(position, "Ye5-e6") == reason


def test_in_matrx_there_is_no_such_stack_in_reserve() -> None:
    position = put("matrx", KEEP, reserves="T2Z1/T2")
    assert refusal(position, "Zb3") == "a stack takes two ZÈRTZ-potentials; White has 1 in reserve"
    assert refusal(position, "Pb3") == "a stack takes two PÜNCT-potentials; White has 0 in reserve"


def test_in_matrx_there_is_no_gipf_piece_in_reserve() -> None:
    assert refusal(put("matrx", KEEP), "Gb3") == "White has no GIPF-piece in reserve"


def test_in_matrx_there_are_no_basic_pieces() -> None:
    reason = "there are no basic pieces in MATRX; write the unit's letter first"
    assert refusal(put("matrx", KEEP), "b3") == reason


# ---------------------------------------------------------------------- using a potential


def test_the_spot_is_empty() -> None:
    assert refusal(put("standard+Z6", KEEP), "Ze5-e6") == "e5 is empty"


def test_the_unit_is_the_opponents() -> None:
    position = put("standard+Z6", f"z e5, b e6, {KEEP}")
    assert refusal(position, "Ze5-e7") == "the unit on e5 is not White's"


@pytest.mark.parametrize("unit", ["B", "Z'", "Y", "G"])
def test_there_is_no_such_potential_on_the_spot(unit: str) -> None:
    position = put("standard+Z6Y6", f"{unit} e5, b e6, {KEEP}")
    assert refusal(position, "Ze5-e7") == "there is no ZÈRTZ-potential to use on e5"


def test_tamsk_is_not_used_like_that() -> None:
    position = put("standard+T6", f"T e4, {KEEP}")
    assert refusal(position, "Te4-e5") == "TAMSK is used only when it is pushed onto e5"


def test_zertz_does_not_jump_there() -> None:
    position = put("standard+Z6", f"Z e5, b e6, {KEEP}")
    reason = "ZÈRTZ jumps in a line over occupied spots onto the first empty one behind them"
    assert refusal(position, "Ze5-e8") == refusal(position, "Ze5-e4") == reason


def test_yinsh_does_not_slide_there() -> None:
    position = put("standard+Y6", f"Y e5, b e6, {KEEP}")
    reason = "YINSH slides in a line over empty spots"
    assert refusal(position, "Ye5-e7") == refusal(position, "Ye5-f7") == reason


def test_dvonn_does_not_jump_there() -> None:
    position = put("standard+D6", f"D e5, g e6, b e3, {KEEP}")
    reason = "DVONN jumps onto an opposing basic piece or DVONN on a neighbouring spot"
    assert refusal(position, "De5-e6") == refusal(position, "De5-e3") == reason
    position = put("matrx", f"D e5, g e6, {KEEP}")
    reason = "DVONN jumps onto an opposing DVONN, next to it or in a line over empty spots"
    assert refusal(position, "De5-e6") == reason


def test_punct_does_not_jump_there() -> None:
    position = put("standard+P6", f"P e5, b e6, {KEEP}")
    reason = "PÜNCT jumps onto an opposing PÜNCT or GIPF-piece on a neighbouring spot"
    assert refusal(position, "Pe5-e6") == reason
    position = put("matrx", f"P e5, g e6, {KEEP}")
    reason = "PÜNCT jumps onto an opposing PÜNCT, next to it or in a line over empty spots"
    assert refusal(position, "Pe5-e6") == reason


def test_punct_has_to_say_what_covers_a_gipf_piece() -> None:
    position = put("standard+P6", f"P e5, g e6, {KEEP}")
    assert refusal(position, "Pe5-e6") == "this would be 'Pe5-e6=B' or 'Pe5-e6=G'"


def test_punct_covers_nothing_but_a_gipf_piece() -> None:
    position = put("standard+P6", f"P e5, p e6, {KEEP}")
    assert refusal(position, "Pe5-e6=B") == "this would be 'Pe5-e6'"
    position = put("matrx", f"P e5, p e6, {KEEP}")
    assert refusal(position, "Pe5-e6=G") == "this would be 'Pe5-e6'"


def test_punct_has_no_basic_piece_to_cover_with() -> None:
    position = put("standard+P6", f"P e5, g e6, p f5, {KEEP}", reserves="-/B5")
    reason = "White has no basic piece in reserve to cover the GIPF-piece with"
    assert refusal(position, "Pe5-e6=B") == reason


def test_punct_has_only_one_basic_piece_to_cover_with() -> None:
    position = put("standard+P6", f"P e5, g e6, {KEEP}", reserves="B1/B5")
    reason = "a GIPF-piece takes two basic pieces; White has 1: 'Pe5-e6=B'"
    assert refusal(position, "Pe5-e6=G") == reason


# ---------------------------------------------------------------------- clearing


def test_a_row_must_be_cleared_first() -> None:
    position = put("basic", "B b2 b3 b4 b5", phase="c")
    assert refusal(position, "e2") == "a row of White's must be cleared first: xb2,b3,b4,b5"
    assert refusal(position, "pass") == "the row b2-b5 must be cleared: xb2,b3,b4,b5"


def test_a_row_of_gipf_pieces_is_decided_about_first() -> None:
    position = put("tournament", "G b2 b3 b4 b5, g e8", phase="c")
    reason = "White decides about a row of GIPF-pieces first: pass, xb2, xb2,b3 …"
    assert refusal(position, "e2") == reason


def test_single_pieces_must_go_with_their_row() -> None:
    position = put("standard", f"B e2 e3 e4, G e5, {KEEP}", phase="r")
    reason = "single pieces must go with their row, e2-e5: e3 too"
    assert refusal(position, "xe2,e4") == refusal(position, "xe2,e4,e5") == reason


def test_four_would_be_left_standing() -> None:
    position = put("standard+Z6", f"Z e2 e3 e4 e5 e6, {KEEP}", phase="r")
    reason = "four would be left standing in the row e2-e6: one more of them has to go"
    assert refusal(position, "xe2") == reason


def test_one_row_at_a_time() -> None:
    position = put("basic", "B b2 b3 b4 b5, B h2 h3 h4 h5, b e5", phase="r")
    reason = "only spots of one row of White's may be cleared at a time: b2-b5, h2-h5"
    assert refusal(position, "xb2,b3,b4,b5,h2,h3,h4,h5") == reason
    assert refusal(position, "xe5") == reason


def test_an_empty_spot_cannot_be_cleared() -> None:
    position = put("basic", "B b2 b3 b4 b5", phase="r")
    assert refusal(position, "xb2,b3,b4,b5,c6") == "c6 is empty"


def test_a_bare_x_is_not_enough_where_there_is_a_choice() -> None:
    position = put("basic", "B b2 b3 b4 b5, B h2 h3 h4 h5", phase="r")
    reason = "there is more than one way to clear: xb2,b3,b4,b5, xh2,h3,h4,h5"
    assert refusal(position, "x") == reason


def test_there_is_no_row_to_clear() -> None:
    assert refusal(put("basic", "B b2"), "xb2") == "White has no row to clear"


def test_a_row_that_stands_during_the_move_waits() -> None:
    # An extra move has completed the row, or it was declined.
    reason = "rows are cleared before and after the move, and White has to move now"
    extra = put("standard+T6", f"T e5, B c2 c3 c4, {KEEP}", phase="e").play("+c6")
    assert extra.rows() == ()
    extra = put("standard+T6", f"T e5, B c3 c4 c5, {KEEP}", phase="e").play("+c6")
    assert refusal(extra, "x") == refusal(extra, "xc3,c4,c5,c6") == reason
    declined = put("tournament", "G b2 b3 b4 b5, g e8", phase="c").play("pass")
    assert refusal(declined, "xb2") == reason


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        ("xGe2,e3,e4,e5", "there is no GIPF-piece on e2; the move would be 'xe2,e3,e4,e5'"),
        ("xe2*,e3,e4,e5", "the unit on e2 is the player's own; the move would be 'xe2,e3,e4,e5'"),
    ],
)
def test_marks_must_fit_the_position(written: str, reason: str) -> None:
    position = put("standard", f"B e2 e3 e4 e5, g e6, {KEEP}", phase="r")
    assert refusal(position, written) == reason


def test_a_mark_on_a_gipf_piece_that_is_covered_does_not_fit() -> None:
    position = put("standard+P6", f"B e2 e3 e4, (gB) e5, {KEEP}", phase="r")
    reason = "there is no GIPF-piece on e5; the move would be 'xe2,e3,e4,e5'"
    assert refusal(position, "xe2,e3,e4,Ge5") == reason


# ---------------------------------------------------------------------- extra moves and words


def test_a_tamsk_waits() -> None:
    position = put("standard+T6", f"T e5, {KEEP}", phase="e")
    reason = "White's TAMSK on e5 waits: push it in with '+' (+a1-c3, +a2-c2, +b1-b3 …) or 'pass'"
    assert refusal(position, "b3") == refusal(position, "accept") == reason


def test_a_tamsk_that_cannot_be_pushed_in_can_only_be_passed() -> None:
    board = "BbbB/bBbbb/bbbBBb/BbBTbBb/bBbbbB/BbBBB/BBbB"
    position = Position.parse(f"standard+T6;reserve=30/30 {board} w e B5/B5 -- - 20")
    assert [str(move) for move in position.legal_moves()] == ["pass"]
    assert refusal(position, "b3") == "White's TAMSK on e5 waits, and every line is blocked: 'pass'"


def test_nothing_is_removed_in_between() -> None:
    position = put("standard+T6", f"T e5, B e2 e3 e4, {KEEP}", phase="x")
    reason = "nothing is removed between an extra move and the regular one"
    assert refusal(position, "xe2,e3,e4") == reason


def test_an_extra_push_is_explained_like_any_other() -> None:
    position = put("standard+T6", f"T e5, b e2, {KEEP}", phase="x")
    assert refusal(position, "+e2").endswith("+d1-f2, +e1-e3, +f1-d2")
    assert (
        refusal(position, "+e1-e5") == "e2 is occupied, so the farthest piece lands on e3: '+e1-e3'"
    )
    assert refusal(position, "+e9-e5") == "e8 is empty, so this is just '+e8'"


def test_there_is_no_extra_move() -> None:
    assert refusal(put("basic", ""), "+e2") == "White has no TAMSK on e5, so no extra move"


def test_a_move_cannot_be_passed() -> None:
    reason = "White has to move; only an extra move or a row of GIPF-pieces is passed"
    assert refusal(put("basic", ""), "pass") == reason


@pytest.mark.parametrize("word", ["accept", "challenge", "first", "second", "won", "tied", "lost"])
def test_nothing_has_been_announced(word: str) -> None:
    assert refusal(put("basic", ""), word) == "no use of a potential has been announced"


def test_an_announced_potential_has_to_be_answered() -> None:
    position = put("standard+Z6;challenges=2", f"Z e5, b e6, {KEEP}").play("Ze5-e7")
    reason = "Ze5-e7 is announced, and Black has to say 'accept' or 'challenge'"
    assert refusal(position, "h2") == refusal(position, "won") == reason
    position = position.play("challenge")
    reason = (
        "Ze5-e7 is announced, and White has to say who begins the side game, 'first' or 'second'"
    )
    assert refusal(position, "won") == reason
    position = position.play("first")
    reason = "Ze5-e7 is announced, and White has to say the result of the side game, 'won', 'tied' or 'lost'"
    assert refusal(position, "accept") == reason


def test_the_game_is_over() -> None:
    over = put("basic", "B e2, b e8", reserves="B5/-").play("b2")
    assert refusal(over, "h2") == refusal(over, "pass") == "the game is over"


def test_black_is_named_too() -> None:
    assert refusal(put("basic", "", player="b"), "xb2") == "Black has no row to clear"


def test_a_move_given_as_a_value_is_refused_with_the_same_reason() -> None:
    position = put("basic", "b e2")
    assert refusal(position, Move.push("B", "", "e5")) == "e5 is not at the edge of the board"
    assert refusal(position, Move.push("B", "e1", "e2")).startswith("e2 is occupied")
    assert refusal(position, Move.clear(())) == "White has no row to clear"
