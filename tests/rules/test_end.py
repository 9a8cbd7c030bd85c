"""RULES 4, the end of a game, and the house rules that make it a draw."""

import pytest

from gipf import Game, NotationError, Position
from tests.boards import ending, moves, on, play, put, reserves, to_decide

# ---------------------------------------------------------------------- without a move


def test_a_player_without_a_piece_to_bring_in_loses() -> None:
    # Rules: G2, G17.
    # GIPF 1.F
    position = put("basic", "B e2, b e8", reserves="B5/-").play("b2")
    assert ending(position) == "w no_move"
    assert moves(position) == []


def test_the_first_player_to_run_out_loses_even_if_the_other_would_be_next() -> None:
    # Rules: G17.
    # GIPF 1.F.2; MATRX I, note
    position = put("basic", "B e2, b e8", reserves="B1/-").play("b2")
    assert reserves(position) == "-/-"
    assert ending(position) == "w no_move"


def test_clearing_before_the_move_can_bring_pieces_back_in_time() -> None:
    # Rules: G17.
    # GIPF 1.E.1
    position = put("basic", "b b2 b3 b4 b5, B e2", player="b", phase="c", reserves="B5/-")
    assert to_decide(position.play("x")) == "b m"


def test_a_player_with_an_empty_reserve_and_a_usable_potential_goes_on() -> None:
    # Potentials B.11
    position = put("standard+Y6", "G h3, g b2, y e5", reserves="B5/-").play("c2")
    assert to_decide(position) == "b m"


def test_a_potential_that_cannot_be_used_does_not_help() -> None:
    # Rules: S6.
    # Potentials B.11
    position = put("standard+Z6", "G h3, g b2, z e5", reserves="B5/-").play("c2")
    assert ending(position) == "w no_move"


def test_a_player_with_pieces_loses_when_every_line_is_blocked() -> None:
    full_but_h3 = "BbbB/bBbbb/bbbBBb/BbBBbBb/bBbbbB/BbBBB/B1bB"
    position = Position.parse(f"basic;reserve=30/30 {full_but_h3} w m B5/B5 -- - 20")
    assert ending(position.play("h3")) == "w no_move"


def test_a_player_who_after_an_extra_move_has_no_regular_move_loses() -> None:
    # RULES 7, T
    position = put("standard+T6", "T e5, G h3, g b2", phase="e", reserves="-/B5")
    assert ending(position.play("+c2")) == "b no_move"
    assert ending(position.play("pass")) == "b no_move"


def test_in_matrx_single_potentials_in_reserve_are_no_move() -> None:
    # MATRX I.2
    position = put("matrx", "G h3, g b2", reserves="Y2/T1Z1").play("Ye2")
    assert ending(position) == "w no_move"


def test_a_game_can_be_lost_before_it_begins() -> None:
    assert ending(Position.start("basic;reserve=0/5")) == "b no_move"
    assert ending(Position.start("tournament;reserve=1/18")) == "b no_move"  # no GIPF-piece of one


# ---------------------------------------------------------------------- without GIPF-pieces


def test_a_player_whose_last_gipf_piece_is_captured_loses_whatever_the_reserve_holds() -> None:
    # Rules: S6.
    # GIPF 2.C
    position = put("standard", "B e2 e3 e4 e5, g e6, G h3", phase="r", reserves="B1/B12")
    assert ending(position.play("xe2,e3,e4,e5,e6")) == "w gipf_lost"
    assert ending(position.play("xe2,e3,e4,e5")) == ""


def test_a_player_who_takes_back_the_own_last_gipf_piece_loses() -> None:
    # Rules: S6.
    # GIPF 2.C
    position = put("standard", "B e2 e3 e4, G e5, g b2", phase="r")
    assert ending(position.play("xe2,e3,e4,e5")) == "b gipf_lost"


def test_the_test_comes_after_clearing_before_the_move_too() -> None:
    # Rules: S7.
    position = put("standard", "b e2 e3 e4 e5, G e6, g b2", player="b", phase="c")
    assert ending(position.play("xe2,e3,e4,e5,e6")) == "b gipf_lost"


def test_if_both_are_without_gipf_pieces_the_player_whose_phase_it_was_wins() -> None:
    # Rules: S7.
    units = "B e2 e3 e4, G e5, g e6"
    for phase in ("c", "r"):
        position = put("standard", units, phase=phase)
        assert ending(position.play("xe2,e3,e4,e5,e6")) == "w gipf_lost"
    position = put("standard", "b e2 e3 e4, g e5, G e6", player="b", phase="r")
    assert ending(position.play("xe2,e3,e4,e5,e6")) == "b gipf_lost"


def test_basic_has_no_gipf_pieces_to_lose() -> None:
    assert ending(Position.start("basic").play("e1-e3")) == ""


def test_before_the_first_turn_is_completed_nobody_has_lost_a_gipf_piece() -> None:
    # Rules: E5.
    # GIPF 3: Black has none on the board yet.
    position = Position.start("tournament").play("Ge2")
    assert ending(position) == ""
    assert ending(position.play("Gb5")) == ""


def test_after_a_completed_turn_a_player_without_one_has_lost() -> None:
    # Rules: S6, S7.
    position = put("tournament", "G e2", opening="g-", reserves="B5/B5").play("b2")
    assert ending(position) == "w gipf_lost"


def test_covering_the_last_gipf_piece_wins() -> None:
    # Potentials C.5.3, C.5.8
    position = put("standard+P6", "P d5, g e5, G h3")
    assert ending(position.play("Pd5-e5=B")) == "w gipf_lost"
    assert ending(position.play("Pd5-e5=G")) == "w gipf_lost"


def test_the_special_case_of_punct_a_single_cover_that_completes_a_row_does_not_win() -> None:
    # Potentials C.5.8: the row has to go, and the GIPF-piece is free again.
    position = put("standard+P6", "B e2 e3 e4, P d5, g e5, G h3").play("Pd5-e5=B")
    assert to_decide(position) == "w r"
    position = position.play("xe2,e3,e4,e5")
    assert on(position, "e5") == "g"
    assert to_decide(position) == "b m"


def test_a_double_cover_that_completes_a_row_may_stay_and_wins() -> None:
    # Potentials C.5.5
    position = put("standard+P6", "B e2 e3 e4, P d5, g e5, G h3").play("Pd5-e5=G")
    assert ending(position.play("xe2,e3,e4")) == "w gipf_lost"
    assert ending(position.play("xe2,e3,e4,e5")) == ""


def test_a_gipf_piece_that_punct_brings_in_counts() -> None:
    # Potentials C.5.5: White's only GIPF-piece lies on Black's.
    position = put("standard+P6", "P d5, g e5 b2, G h3", reserves="B5/B5").play("Pd5-e5=G")
    assert on(position, "e5") == "gG"
    only = put("standard+P6", "(gG) e5, g b2").play("h2")
    assert ending(only) == ""


def test_in_matrx_a_player_loses_with_the_third_gipf_piece() -> None:
    # MATRX C, F.2, I.1
    position = put("matrx", "Z' e2 e3 e4 e5, g e6, G h3", phase="r", reserves="T2/T2")
    assert ending(position.play("x")) == "w gipf_lost"


def test_in_matrx_gipf_pieces_in_reserve_count_as_alive() -> None:
    # MATRX F.2
    position = put("matrx", "Z' e2 e3 e4 e5, g e6, G h3", phase="r", reserves="T2/G1")
    assert ending(position.play("x")) == ""
    assert ending(Position.start("matrx").play("Ge2")) == ""


def test_in_matrx_a_retrieved_gipf_piece_is_not_lost() -> None:
    position = put("matrx", "Z' e2 e3 e4, G e5, g b2", phase="r", reserves="T2/T2")
    assert ending(position.play("x")) == ""


# ---------------------------------------------------------------------- turn numbers at the end


def test_a_game_that_ends_by_lost_gipf_pieces_ends_before_the_turn_passes() -> None:
    # NOTATION, positions, 8
    position = put("standard", "b e2 e3 e4 e5, G e6, g b2", player="b", phase="r", turn=7)
    assert position.play("xe2,e3,e4,e5,e6").turn == 7


def test_a_game_lost_for_want_of_a_move_ends_after_the_turn_has_passed() -> None:
    position = put("basic", "B e2, b e8", player="b", reserves="-/B5", turn=7).play("b2")
    assert ending(position) == "b no_move"
    assert position.turn == 8


def test_a_game_drawn_by_the_quiet_rule_ends_before_the_turn_passes() -> None:
    position = put("basic;quiet=1", "B e2, b e8", player="b", turn=7).play("b2")
    assert ending(position) == "- quiet"
    assert position.turn == 7


def test_a_finished_game_names_the_winner_as_its_player() -> None:
    position = put("basic", "B e2, b e8", reserves="B5/-").play("b2")
    assert to_decide(position) == "w ."
    assert to_decide(put("basic;quiet=1", "B e2, b e8").play("b2")) == "- ."


# ---------------------------------------------------------------------- giving up


def test_resigning_and_agreeing_on_a_draw_are_no_moves_and_stand_in_the_record() -> None:
    # Rules: H8.
    for word in ("resign", "draw"):
        with pytest.raises(NotationError, match="is no move"):
            Position.start("basic").play(word)
    for result, why in (("0-1", "resignation"), ("1/2-1/2", "agreement")):
        game = Game("basic")
        game.finish(result, why)
        assert (game.result, game.headers["Termination"]) == (result, why)
        assert ending(game.position) == ""  # by the rules it could go on


# ---------------------------------------------------------------------- repetition

# Each player enters four pieces and takes them back: four turns later the board is empty again.
ROUND = "b2 h2 b3 h3 b4 h4 b5;xb2,b3,b4,b5 h5;xh2,h3,h4,h5"


def test_without_a_house_rule_a_game_can_go_round_for_ever() -> None:
    # Rules: G18, H4.
    # GIPF 1.F.2: a tie is not possible.
    position = put("basic", "")
    assert play(position, f"{ROUND} {ROUND} {ROUND}") == position


def test_a_position_that_comes_up_for_the_third_time_is_a_draw() -> None:
    # Rules: H4, H5.
    position = put("basic;repetition=3", "")
    assert ending(play(position, ROUND)) == ""
    drawn = play(play(position, ROUND), ROUND)
    assert ending(drawn) == "- repetition"
    assert moves(drawn) == []


def test_a_repetition_keeps_the_turn_number_the_position_has() -> None:
    # Rules: H5.
    drawn = play(put("basic;repetition=2", "", turn=3), ROUND)
    assert ending(drawn) == "- repetition"
    assert drawn.turn == 7


def test_the_start_of_the_game_is_counted() -> None:
    # Rules: H5.
    start = Position.start("matrx;repetition=2")
    line = "Gb2 Ge2 Gb3 Gf2 Gb4 Gg2 Tb5;xb2,b3,b4,b5 Th2;xe2,f2,g2,h2"
    assert ending(play(start, line)) == "- repetition"
    assert ending(play(Position.start("matrx;repetition=3"), line)) == ""


def test_positions_are_looked_at_before_every_decision_clearing_too() -> None:
    # Rules: H5.
    position = put("basic;repetition=2", "B b2 b3 b4 b5", phase="r")
    position = play(position, "x h2 b2 h3 b3 h4 b4 h5;x b5")
    assert ending(position) == "- repetition"
    assert on(position, "b5") == "B"  # the row still stands


def test_the_same_board_with_the_other_player_to_move_is_another_position() -> None:
    # Rules: H5.
    white = put("basic;repetition=2", "B e2, b e8")
    black = put("basic;repetition=2", "B e2, b e8", player="b")
    assert white != black


def test_the_counters_are_not_part_of_a_position() -> None:
    # Rules: H7.
    position = put("basic;repetition=2", "")
    halfway = play(position, "b2 h2 b3 h3")
    reread = Position.parse(str(halfway))
    assert reread == halfway
    rest = ROUND.removeprefix("b2 h2 b3 h3 ")
    assert ending(play(halfway, rest)) == "- repetition"
    assert ending(play(reread, rest)) == ""


def test_a_position_read_from_text_counts_as_having_come_up_once() -> None:
    # Rules: H7.
    position = play(put("basic;repetition=2", ""), "b2 h2")
    reread = Position.parse(str(position))
    again = f"{ROUND.removeprefix('b2 h2 ')} b2 h2"
    assert ending(play(reread, again)) == "- repetition"


# ---------------------------------------------------------------------- quiet turns


def test_n_players_turns_without_a_capture_are_a_draw() -> None:
    # Rules: H4, H6.
    position = put("basic;quiet=3", "B e2, b e8")
    assert ending(play(position, "b2 h2")) == ""
    assert ending(play(position, "b2 h2 b3")) == "- quiet"


def test_a_capture_starts_the_count_anew() -> None:
    # Rules: H6.
    position = put("basic;quiet=2", "B c2 c3 c4, b c6")
    assert ending(play(position, "b2 h2")) == "- quiet"
    captured = play(position, "c1-c5;xc2,c3,c4,c5,c6")
    assert ending(captured.play("h2")) == ""
    assert ending(play(captured, "h2 b2")) == "- quiet"


def test_returning_ones_own_pieces_is_not_a_capture() -> None:
    # Rules: H6.
    position = put("basic;quiet=1", "B b2 b3 b4, b h2")
    assert ending(play(position, "b5;x")) == "- quiet"


def test_the_players_own_clearing_before_the_move_belongs_to_the_same_turn() -> None:
    # Rules: H6.
    position = put("basic;quiet=1", "b c2 c3 c4 c5, B c6 h2", player="b", phase="c")
    assert ending(play(position, "x;b2")) == ""


def test_covering_is_not_removing() -> None:
    # Rules: H6.
    position = put("standard+D6;quiet=1", "D e5, b e6, G h3, g b2")
    assert ending(position.play("De5-e6")) == "- quiet"


def test_the_count_is_looked_at_when_a_turn_ends_and_not_before() -> None:
    # Rules: H6.
    position = put("basic;quiet=1", "B b2 b3 b4, b h2").play("b5")
    assert to_decide(position) == "w r"


def test_lost_gipf_pieces_come_before_the_quiet_rule() -> None:
    # Rules: H6.
    position = put("standard+P6;quiet=1", "P d5, g e5, G h3")
    assert ending(position.play("Pd5-e5=B")) == "w gipf_lost"


def test_the_quiet_rule_comes_before_the_next_players_loss_for_want_of_a_move() -> None:
    # Rules: H6.
    position = put("basic;quiet=1", "B e2, b e8", reserves="B5/-")
    assert ending(position.play("b2")) == "- quiet"


def test_the_quiet_rule_comes_before_repetition_which_is_looked_at_before_a_decision() -> None:
    position = put("basic;repetition=2;quiet=8", "")
    assert ending(play(position, ROUND)) == "- quiet"


def test_quiet_turns_are_counted_from_the_position_that_was_read() -> None:
    # Rules: H7.
    position = put("basic;quiet=2", "B e2, b e8").play("b2")
    assert ending(Position.parse(str(position)).play("h2")) == ""
    assert ending(position.play("h2")) == "- quiet"
