"""Why a turn is bad, in words, on positions a player can read."""

import json

import pytest

from gipf.analysis.causes import Cause, Why, message_of
from gipf.analysis.explain_mistake import Course, deed_of, explain_mistake
from gipf.analysis.lines import Turn, split_turns
from gipf.position import Position
from gipf.record.tree import Node
from tests.boards import put
from tests.english import say


def turns(position: Position, line: str) -> list[Turn]:
    """Read a line of play: turns separated by spaces, the moves of a turn joined by ``;``."""
    read, node = [], Node(position)
    for text in line.split():
        node = node.add(text)
        read.append(node.moves)
    return read


def why(
    position: Position, played: str, better: str, *, lost: bool = False, won: bool = False
) -> str:
    """Say why the first turn of one line is worse than that of the other."""
    courses = Course(turns(position, played), lost), Course(turns(position, better), won)
    return say(message_of(explain_mistake(position, *courses)))


# ---------------------------------------------------------------------- taking


def test_a_turn_that_leaves_pieces_to_be_taken_allows_it() -> None:
    position = put("basic", "b e3 e4 e5, B e6 e7 b2")
    assert why(position, "h5 e2;xe2,e3,e4,e5,e6,e7", "e2 h2") == (
        "Allows e2, which takes 2 pieces of White’s; better is e2."
    )


def test_a_turn_that_takes_nothing_where_another_does_misses_it() -> None:
    position = put("basic", "B e3 e4 e5, b e6 b2")
    assert why(position, "h5 h2", "e2;xe2,e3,e4,e5,e6 h2") == (
        "Misses e2, which takes a piece of Black’s."
    )


def test_both_are_said_where_both_weigh_much() -> None:
    position = put("basic", "B e3 e4 e5, b e6 e7, b c3 c4 c5, B c6")
    played, better = "h5 c2;xc2,c3,c4,c5,c6", "e2;xe2,e3,e4,e5,e6,e7 h2"
    assert why(position, played, better) == (
        "Misses e2, which takes 2 pieces of Black’s; allows c2, which takes a piece of White’s."
    )


def test_gipf_pieces_are_named_first_and_counted() -> None:
    position = put("standard", "b e3 e4 e5, G e6 e7 b5, B e8, g b2")
    played = "h5 e2;xe2,e3,e4,e5,e6,e7,e8"
    assert why(position, played, "e2 h2") == (
        "Allows e2, which takes 2 GIPF-pieces and a basic piece of White’s; better is e2."
    )


def test_loaded_pieces_and_used_potentials_are_named() -> None:
    position = put("standard+Z6", "b e3 e4 e5, Z e6, Z' e7, B e8, G b5, g b2", reserves="B5/B5")
    played = "h5 e2;xe2,e3,e4,e5,e6,e7,e8"
    assert why(position, played, "e2 h2") == (
        "Allows e2, which takes a loaded piece, a basic piece and a used potential of White’s; "
        "better is e2."
    )


def test_in_matrx_stacks_are_taken() -> None:
    position = put("matrx", "z e3, y e4, p' e5, Y e6, G e7 b5, g b2", player="b")
    assert why(position, "Zh5 Zh2", "Ze2;xe2,e3,e4,e5,e6,e7 Zh5") == (
        "Misses Ze2, which takes a GIPF-piece and a stack of White’s."
    )


def test_what_a_row_brings_back_is_told_where_it_takes_nothing() -> None:
    position = put("basic", "B e3 e4 e5, b b2", reserves="B4/B5")
    assert why(position, "h5 h2", "e2;xe2,e3,e4,e5 h2") == (
        "Misses e2, which brings 4 pieces back to the reserve."
    )


def test_a_row_made_for_the_other_player_is_called_that() -> None:
    position = put("basic", "b e2 e3 e4 e6, B e7")
    assert why(position, "e1-e5 xe2,e3,e4,e5,e6,e7;h5", "h5 h2") == (
        "Makes a row for Black that takes 2 pieces of White’s; better is h5."
    )


def test_where_a_clear_makes_the_difference_it_is_named() -> None:
    position = put("standard", "B e3 e4 e5, g e6, g b2, G b5")
    played, better = "e2;xe2,e3,e4,e5 h2", "e2;xe2,e3,e4,e5,e6 h2"
    assert why(position, played, better) == (
        "Misses xe2,e3,e4,e5,e6, which takes a GIPF-piece of Black’s."
    )
    before = put("standard", "B e3 e4 e5 e6, g e7, g b2, G b5", phase="c")
    played, better = "xe3,e4,e5,e6;h5 h2", "xe3,e4,e5,e6,e7;h4 h2"
    assert why(before, played, better) == (
        "Misses xe3,e4,e5,e6,e7;h4, which takes a GIPF-piece of Black’s."
    )


def test_clears_are_left_out_where_the_push_makes_the_difference() -> None:
    position = put("basic", "B e3 e4 e5 e6 c3 c4 c5, b c6 b2", phase="c")
    played, better = "xe3,e4,e5,e6;h5 h2", "xe3,e4,e5,e6;c2;xc2,c3,c4,c5,c6 h2"
    assert why(position, played, better) == "Misses c2, which takes a piece of Black’s."


# ---------------------------------------------------------------------- later turns


def test_what_a_later_turn_takes_is_told_with_the_turn_that_prepares_it() -> None:
    position = put("basic", "B e4 e5, b e6 b2")
    better = "e2 h2 e1-e3;xe2,e3,e4,e5,e6 b3"
    assert why(position, "h5 h2 h4 b3", better) == (
        "Misses e2: later e1-e3 takes a piece of Black’s."
    )


def test_what_the_other_player_prepares_is_told_too() -> None:
    position = put("basic", "b e4 e5, B e6 e7 b2")
    played = "h5 e2 h4 e1-e3;xe2,e3,e4,e5,e6,e7"
    assert why(position, played, "e2 h2 e1-e3 h3") == (
        "Allows e2: later e1-e3 takes 2 pieces of White’s; better is e2."
    )


# ---------------------------------------------------------------------- potentials


def test_potentials_in_hand_that_a_basic_piece_forfeits() -> None:
    position = Position.start("standard+Z6").play("Zc2").play("Zc6")
    assert why(position, "d2", "Zd2") == "Gives up 5 ZÈRTZ-potentials in hand; better is Zd2."
    last = put("standard+Z1", "G b5, g b2", reserves="B5Z1/B5")
    assert why(last, "d2", "Zd2") == "Gives up the ZÈRTZ-potential in hand; better is Zd2."


def test_potentials_of_many_types_are_counted_together() -> None:
    position = put("tournament+Z3Y2", "G b5, g b2", reserves="B5Z3Y1/B5")
    assert why(position, "d2", "Zd2") == (
        "Gives up 3 ZÈRTZ-potentials and the YINSH-potential in hand; better is Zd2."
    )
    many = put("ultimate", "G b5, g b2", reserves="B5T3Z3D3Y2P1/B5")
    assert why(many, "d2", "Zd2") == "Gives up 12 potentials in hand; better is Zd2."


def test_the_first_basic_or_loaded_piece_ends_the_gipf_pieces() -> None:
    position = Position.start("tournament").play("Ge2").play("Ge8")
    assert why(position, "h5", "Gh5") == ("Lets White bring in no more GIPF-pieces; better is Gh5.")


def test_an_extra_move_that_is_passed() -> None:
    position = put("standard+T6", "G b5, g b2, T e5", phase="e")
    assert why(position, "pass;h5", "+h5;h4") == (
        "Lets the TAMSK-potential go unused; better is +h5;h4."
    )


def test_a_unit_that_dvonn_or_punct_covers() -> None:
    dvonn = put("standard+D6", "G b5, g b2, D d4, b d5")
    assert why(dvonn, "h5 h2", "Dd4-d5 h2") == (
        "Misses Dd4-d5, which covers a basic piece of Black’s."
    )
    punct = put("standard+P6", "G b5 d5, g b2, p d4", player="w")
    assert why(punct, "h5 Pd4-d5=B", "d2 h2") == (
        "Allows Pd4-d5=B, which covers a GIPF-piece of White’s; better is d2."
    )


def test_an_announced_potential_covers_when_it_is_accepted_or_the_side_game_won() -> None:
    position = put("standard+D6;challenges=1", "G b5, g b2, D d4, b d5")
    for answer in ("accept", "challenge;first;won"):
        (turn,) = turns(position, f"Dd4-d5;{answer}")
        deed = deed_of(position, turn)
        assert [str(unit) for unit in deed.covered] == ["b"]
        assert deed.main == "Dd4-d5"
    (lost,) = turns(position, "Dd4-d5;challenge;first;lost;h5")
    deed = deed_of(position, lost)
    assert not deed.covered
    assert deed.main == "h5"


def test_a_turn_that_begins_with_the_answer_is_named_by_what_was_announced() -> None:
    position = put(
        "standard+D6;challenges=1", "G b5, g b2, D d4, b d5", player="b", phase="amDd4-d5"
    )
    for answer, name in (("accept", "Dd4-d5"), ("challenge;first;lost;h5", "h5")):
        (turn,) = turns(position, answer)
        assert deed_of(position, turn).main == name


def test_pushing_piles_covers_nothing() -> None:
    position = put("standard+D6", "G b5, g b2, b e3, (bD') e2")
    (turn,) = turns(position, "e1-e4")
    assert not deed_of(position, turn).covered


# ---------------------------------------------------------------------- own pieces


def test_own_gipf_pieces_that_are_cleared_without_need() -> None:
    position = put("standard", "B e3 e4 e5, G e6 b5, g b2")
    played, better = "e2;xe2,e3,e4,e5,e6 h2", "e2;xe2,e3,e4,e5 h2"
    assert why(position, played, better) == (
        "Takes a GIPF-piece of White’s own off the board; better is xe2,e3,e4,e5."
    )


def test_a_reserve_that_runs_down() -> None:
    position = put("basic", "B e4 e5, b b2", reserves="B3/B5")
    better = "e2 h2 e1-e3;xe2,e3,e4,e5"
    assert why(position, "h5 h2 h4", "e2 h2") == "Better is e2."
    assert why(position, "h5 h2 h4 h3 b3", better) == ("Empties White’s reserve; better is e2.")
    row = put("basic", "B e3 e4 e5, b b2", reserves="B2/B5")
    assert why(row, "h5 h2", "e2;xe2,e3,e4,e5 h2") == (
        "Misses e2, which brings 4 pieces back to the reserve; "
        "lets White’s reserve run down to one piece."
    )


# ---------------------------------------------------------------------- the end


def test_the_last_gipf_piece_is_taken() -> None:
    position = put("standard", "b e3 e4 e5, G e6, g b2")
    assert why(position, "h5 e2;xe2,e3,e4,e5,e6", "e2 h2") == (
        "Allows e2, which takes the last GIPF-piece and wins; better is e2."
    )


def test_the_last_gipf_piece_is_covered() -> None:
    position = put("standard+P6", "g b2, P b3, G e8")
    assert why(position, "h5 h2", "Pb3-b2=B") == (
        "Misses Pb3-b2=B, which covers the last GIPF-piece and wins."
    )


def test_the_last_piece_is_pushed() -> None:
    position = put("basic", "B e3 e4 e5, b b2", reserves="B1/B5")
    assert why(position, "h5 h2", "e2;xe2,e3,e4,e5 h2") == (
        "Allows h2, which wins at once: White has nothing left to play; better is e2."
    )


def test_a_full_board_leaves_no_move() -> None:
    # pairs of both colours fill all spots but two
    full: dict[str, list[str]] = {"b": [], "B": []}
    spots = [
        spot for spot in Position.start("basic").variant.board.spots if spot not in ("b2", "h5")
    ]
    for number, spot in enumerate(spots):
        full["bB"[number // 2 % 2]].append(spot)
    units = ", ".join(f"{unit} {' '.join(on)}" for unit, on in full.items())
    position = put("basic;reserve=30/30", units, reserves="B2/B2")
    assert why(position, "b2 h5", "h5") == (
        "Allows h5, which wins at once: White cannot move; better is h5."
    )


def test_a_clear_of_ones_own_may_lose_at_once() -> None:
    position = put("standard", "B e3 e4 e5, G e6, g b2")
    assert why(position, "e2;xe2,e3,e4,e5,e6", "e2;xe2,e3,e4,e5 h2") == (
        "Loses at once: White has no GIPF-piece left; better is xe2,e3,e4,e5."
    )


def test_a_draw_by_a_house_rule_is_told() -> None:
    quiet = put("basic;quiet=1", "B e3 e4 e5, b e6 b2")
    assert why(quiet, "h5", "e2;xe2,e3,e4,e5,e6 h2") == (
        "Ends in a draw: nothing has been captured for too long; better is e2."
    )
    once = put("basic;repetition=2", "B e3, b b2")
    again = json.dumps({"position": once.text, "seen": {once.play("h5").key: 1}})
    assert why(Position.from_json(again), "h5", "h2") == (
        "Ends in a draw: the position comes up once too often; better is h2."
    )


def test_wins_that_take_several_turns_are_counted_if_they_are_sure() -> None:
    position = put("basic", "B e3 e4 e5, b e6 b2", reserves="B5/B1")
    better = "e2;xe2,e3,e4,e5,e6 h2 h5"
    assert why(position, "h5 e2", better, won=True) == (
        "Misses e2, which wins in 2 turns: Black has nothing left to play."
    )
    assert why(position, "h5 e2", better) == "Misses e2, which takes a piece of Black’s."


def test_a_forced_win_is_told_even_where_the_line_does_not_reach_it() -> None:
    position = put("basic", "B e3 e4 e5, b e6 b2, b h3 h4")
    assert why(position, "c2 h2", "e2;xe2,e3,e4,e5,e6 h2", won=True) == (
        "Misses e2, which takes a piece of Black’s and wins by force."
    )
    assert why(position, "c2 h2", "d2 h5", lost=True) == (
        "Allows h2, which wins by force; better is d2."
    )


# ---------------------------------------------------------------------- sentences


def test_where_nothing_can_be_said_the_better_turn_is_named() -> None:
    position = Position.start("standard")
    assert why(position, "c2 c6", "d2 d7") == "Better is d2."


def test_the_only_good_turn_is_told_with_what_is_wrong_with_the_next_best() -> None:
    assert say(message_of([Cause(Why.ONLY, "c2")])) == "By far the best turn."
    causes = [Cause(Why.ONLY, "c2;pass"), Cause(Why.WASTES)]
    assert say(message_of(causes)) == (
        "By far the best turn: c2;pass lets the TAMSK-potential go unused."
    )


@pytest.mark.parametrize("line", ["c2 c6 d2", "e1-e3"])
def test_a_line_is_split_into_its_turns(line: str) -> None:
    position = Position.start("basic")
    moves = [move for turn in turns(position, line) for move in turn]
    assert split_turns(position, moves) == (turns(position, line), ())


def test_a_turn_begun_is_left_over() -> None:
    position = put("basic", "B e3 e4 e5, b e6 b2")
    moves = [position.read_move("e2")]
    assert split_turns(position, moves) == ([], tuple(moves))
