"""DVONN, rule by rule: the numbers are those of the specification."""

from collections import Counter

import pytest

from gipf.errors import GipfError, IllegalMove, NotationError
from gipf.immutable import FrozenDict
from gipf.side_games.dvonn import BOARD, GAME, DvonnState, pieces_of
from tests.side_games.boards import beginning, pieces_on
from tests.side_games.perft import perft

START = "dvonn 3/4/5/5/5/5/5/5/5/4/3 w p D2P23/D1P23"
RANDOM = "dvonn PpP/PPpP/Ppppp/pPDpP/PPppP/pppPD/pPpPp/ppPDP/pppPP/pPPp/PPP w m -/-"
END = "dvonn 3/4/5/5/4(DpppPPPp)/5/5/1(PpPPP)(pPPP)2/2D(ppPpPPp)1/2(DpP)1/3 b . -/-"
RED = "D c3 d3 e3"
"""Three DVONN pieces in the way of nobody."""


def put(stacks: str, player: str = "w", phase: str = "m") -> DvonnState:
    """Set up a position that can be read back."""
    state = DvonnState(FrozenDict(pieces_on(stacks)), player, phase)
    assert GAME.parse(str(state)) == state
    return state


# ---------------------------------------------------------------------- board and material (1–4)


def test_the_board_has_49_spaces_in_eleven_columns_and_24_at_the_edge() -> None:
    # Rules: V2.
    assert [len(column) for column in BOARD.columns] == [3, 4, *[5] * 7, 4, 3]
    assert [column[0] for column in BOARD.columns[-3:]] == ["i1", "j2", "k3"]
    assert len(BOARD.points) == 49
    assert sum(None in around for around in BOARD.neighbours.values()) == 24


def test_the_neighbours_of_a_space_lie_in_three_directions() -> None:
    assert set(BOARD.neighbours["e3"]) == {"d3", "f3", "e2", "e4", "d2", "f4"}


# ---------------------------------------------------------------------- placing (5–8)


def test_dvonn_pieces_come_first_and_then_each_places_his_own_in_turn() -> None:
    # Rules: V3.
    state = GAME.start()
    assert str(state) == START
    placed = []
    for number, point in enumerate(BOARD.points):
        assert (state.player, state.phase) == ("wb"[number % 2], "p")
        state = state.play(point)
        placed.append(state.stacks[point])
        if number == 2:
            assert str(state).endswith(" b p P23/P23")
    assert "".join(placed) == "DDD" + "pP" * 23
    assert (state.player, state.phase) == ("w", "m"), "White places the last and moves first"
    assert str(state).endswith(" w m -/-")


def test_a_piece_is_placed_on_an_empty_space() -> None:
    # Rules: V3.
    state = GAME.start().play("e3")
    assert len(state.legal_moves()) == 48
    with pytest.raises(IllegalMove, match="e3 is occupied"):
        state.play("e3")


def test_nothing_is_removed_while_pieces_are_placed() -> None:
    state = GAME.start()
    for point in ("a1", "a2", "a3", "k5", "k4"):
        state = state.play(point)
    assert set(state.stacks) == {"a1", "a2", "a3", "k5", "k4"}


# ---------------------------------------------------------------------- moving (9–16)


def test_a_stack_moves_as_far_as_it_is_high_onto_what_stands_there() -> None:
    # Rules: V4.
    state = put(f"{RED}, P b2 d2, p e2, (Pp) d4")
    assert beginning(state.legal_moves(), "d2") == ["d2-d3", "d2-e2", "d2-e3"]
    assert beginning(state.legal_moves(), "b2") == ["b2-c3"]
    black = put(f"{RED}, P b2 d2, p e2, (Pp) d4", "b")
    assert beginning(black.legal_moves(), "d4") == ["d4-b2", "d4-d2"]


def test_a_stack_keeps_its_order_on_top_of_the_other() -> None:
    # Rules: V4.
    after = put("D c3 d3, (pP) b2, (PDp) d4, p b3").play("b2-d4")
    assert after.stacks["d4"] == "PDppP"


def test_a_stack_lands_neither_on_an_empty_space_nor_at_another_distance_nor_off_its_lines() -> (
    None
):
    state = put(f"{RED}, (pP) b2, P d2")
    for move, reason in {
        "b2-b4": "b4 is empty",
        "b2-c3": "a stack of 2 moves exactly 2; from b2 to c3 it is 1",
        "b2-e5": "a stack of 2 moves exactly 2; from b2 to e5 it is 3",
        "b2-c1": "b2 and c1 are not on one line",
        "b2-b2": "b2 and b2 are not on one line",
        "b1-b2": "b1 is empty",
        "b2-z9": "there is no z9 on this board",
        "a5": "a5 cannot be played now, but for example b2-d2, ",
    }.items():
        with pytest.raises(IllegalMove) as refused:
            state.play(move)
        assert reason in str(refused.value)


def test_empty_spaces_and_stacks_between_do_not_matter() -> None:
    state = put("D c3 d3, (ppP) a1, P b2 b1, p c1, (Dp) d4")
    assert beginning(state.legal_moves(), "a1") == ["a1-d4"]
    assert "c2" not in state.stacks


def test_a_stack_that_has_six_neighbours_is_shut_in_whatever_its_height() -> None:
    # Rules: V5.
    around = "p d3 f3 e2 e4 d2 f4"
    state = put(f"D c3 c4 c5, P e3, (pP) g5, {around}")
    assert beginning(state.legal_moves(), "e3") == []
    with pytest.raises(IllegalMove, match="what stands on e3 is shut in: all six spaces around"):
        state.play("e3-e4")
    assert beginning(put(f"D c3 c4 c5, (PP) e3, P g5, {around}").legal_moves(), "e3") == []


def test_on_the_edge_no_stack_is_shut_in() -> None:
    # Rules: V5.
    full = GAME.parse(RANDOM)
    assert {move[:2] for move in full.legal_moves()} == {
        point
        for point, stack in full.stacks.items()
        if stack == "P" and None in BOARD.neighbours[point]
    }


def test_a_dvonn_piece_alone_never_moves_but_a_stack_that_holds_one_does() -> None:
    # Rules: V5.
    state = put("D c3 d3, (DP) e4, P c4")
    with pytest.raises(IllegalMove, match="the DVONN piece on c3 is alone"):
        state.play("c3-d3")
    assert beginning(state.legal_moves(), "e4") == ["e4-c4"]


def test_nobody_moves_a_stack_of_the_other() -> None:
    with pytest.raises(IllegalMove, match="what stands on b2 is not yours"):
        put(f"{RED}, p b2, P d2").play("b2-c3")


def test_who_has_no_move_passes_and_moves_again_later_but_nobody_else_passes() -> None:
    # Rules: V6.
    state = put(f"{RED}, P d2 d4 c2, p c4", "b")
    with pytest.raises(IllegalMove, match="pass cannot be played now, but for example c4-"):
        state.play("pass")
    stuck = put(f"{RED}, (PPPPPPPp) f4, P d4", "b")
    assert stuck.legal_moves() == ["pass"]
    with pytest.raises(IllegalMove, match="a stack of 8 moves exactly 8; from f4 to e3 it is 1"):
        stuck.play("f4-e3")
    after = stuck.play("pass")
    assert (after.player, after.stacks) == ("w", stuck.stacks)


def test_white_without_a_piece_at_the_edge_passes_at_once() -> None:
    inside = [point for point in BOARD.points if None not in BOARD.neighbours[point]]
    edge = [point for point in BOARD.points if point not in inside]
    order = [*inside[:1], *edge[-1:], *inside[1:2]]
    black, white = edge[:-1], inside[2:]
    for turn in zip(black, white, strict=True):
        order += turn
    state = GAME.start()
    for point in order:
        state = state.play(point)
    assert (state.player, state.legal_moves()) == ("w", ["pass"])
    assert state.play("pass").player == "b"


# ---------------------------------------------------------------------- losing pieces (17–19)


def test_what_has_no_link_to_a_dvonn_piece_leaves_the_board() -> None:
    # Rules: V7.
    state = put("D c3 c4 c5, P d3, p e3, (pP) f3, P d5")
    after = state.play("d3-c3")
    assert after.stacks == pieces_on("(DP) c3, D c4 c5, P d5")


def test_empty_spaces_link_nothing_but_a_dvonn_piece_inside_a_stack_does() -> None:
    state = put("D c3 c4, P c5, p d5, (Dp) g3, P g4 h4")
    after = state.play("c5-c4")
    assert set(after.stacks) == {"c3", "c4", "g3", "g4", "h4", "d5"}


# ---------------------------------------------------------------------- the end (20–23)


def test_the_game_is_over_when_neither_has_a_move_and_the_pieces_are_counted() -> None:
    # Rules: V1, V8.
    state = GAME.parse(END)
    assert (state.outcome, state.legal_moves()) == ("b", [])
    assert (pieces_of(state.stacks, "b"), pieces_of(state.stacks, "w")) == (15, 12)
    with pytest.raises(IllegalMove, match="the game is over"):
        state.play("pass")


def test_equal_numbers_are_a_draw() -> None:
    # Rules: V8.
    text = "dvonn 3/4/5/5/5/5/5/5/5/1D(pPDPppp)1/(pP)(DppPP)1 - . -/-"
    assert (GAME.parse(text).outcome, GAME.parse(text).player) == ("draw", "-")


def test_a_game_that_ends_is_marked_as_over_with_its_winner() -> None:
    after = put("D c3 c4 e4, P d3").play("d3-c3")
    assert str(after) == "dvonn 3/4/2(DP)D1/5/3D1/5/5/5/5/4/3 w . -/-"


# ---------------------------------------------------------------------- the random start (25)


def test_a_random_start_is_a_full_board_that_its_seed_gives_again() -> None:
    # Rules: V9.
    state = GAME.start("random", seed=7)
    assert Counter("".join(state.stacks.values())) == {"D": 3, "P": 23, "p": 23}
    assert (state.player, state.phase) == ("w", "m")
    assert GAME.start("random:7") == GAME.start("random:7", seed=9) == state
    assert len({str(GAME.start("random", seed)) for seed in range(20)}) == 20
    assert GAME.start(seed=7) == GAME.start()


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ("blitz", "DVONN has no option 'blitz': random"),
        ("blitz:7", "DVONN has no option 'blitz:7': random"),
        ("random:", "a seed is a whole number from 0 to 18446744073709551615, not ''"),
        ("random:-1", "a seed is a whole number from 0 to 18446744073709551615, not '-1'"),
        ("random:07", "a seed is a whole number from 0 to 18446744073709551615, not '07'"),
    ],
)
def test_options_that_there_are_not_are_refused(options: str, reason: str) -> None:
    with pytest.raises(NotationError, match=reason):
        GAME.start(options)
    with pytest.raises(NotationError, match=reason):
        GAME.check_options(options)


def test_a_seed_is_needed_only_where_the_options_name_none() -> None:
    needed = {options: GAME.needs_seed(options) for options in ("", "random", "random:7")}
    assert needed == {"": False, "random": True, "random:7": False}


# ---------------------------------------------------------------------- texts (30, 31)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("dvonn", "a position of DVONN has 5 fields, name board player phase hand"),
        (START.replace("dvonn", "yinsh"), "a position of DVONN begins with 'dvonn', not 'yinsh'"),
        (START.replace("dvonn", "dvonn;random"), "begins with 'dvonn', not 'dvonn;random'"),
        (START.replace("w p", "x p"), "the player is 'w' or 'b', and '-' after a draw, not 'x'"),
        (START.replace("w p", "- p"), "the player is 'w' or 'b', and '-' after a draw, not '-'"),
        (START.replace("w p", "w c"), "'c' is no phase: p, m, ."),
        (START.replace("w p", "b p"), "player is 'b', but what is on the board makes it 'w'"),
        (START.replace("D2P23/", "P23D2/"), "hand is 'P23D2/D1P23', but what is on the board"),
        (START.replace(" 3/", " 2P/"), "there are 0 of D: at least 1"),
        (START.replace(" 3/", " DDP/"), "there are 2 of D: at least 3"),
        (START.replace(" 3/4/", " DDD/PP2/"), "there are 2 of P: at most 1"),
        (START.replace(" 3/4/", " DDD/P3/"), "there are 1 of P: at most 0"),
        (START.replace(" 3/", " 2(DP)/"), "column a: '(DP)' is nothing that can stand there"),
        (START.replace(" 3/", " 2(P)/"), "column a, '2(P)', is written '2P'"),
        (START.replace(" 3/", " 2(P/"), "column a, '2(P', is written '2P'"),
        (START.replace("w p", "w m"), "there are 0 of D: at least 3"),
        (RANDOM.replace("w m", "w p"), "there is nothing to decide in phase 'p'"),
        (RANDOM.replace(" PpP/", " PpD/"), "there are 4 of D: at most 3"),
        (RANDOM.replace(" PpP/", " PPP/"), "there are 24 of P: at most 23"),
        (RANDOM.replace("PpP/", "PpQ/"), "column a: 'Q' is nothing that can stand there"),
        (RANDOM.replace("w m", "w ."), "this game is not over yet"),
        (RANDOM.replace("-/-", "-/P1"), "hand is '-/P1', but what is on the board makes it '-/-'"),
        (END.replace("b .", "w ."), "this game is over: its player and phase are 'b .'"),
        (END.replace("b .", "- ."), "this game is over: its player and phase are 'b .'"),
        (END.replace("b .", "w m"), "this game is over: its player and phase are 'b .'"),
        (END.replace("dvonn 3", "dvonn P2"), "what stands on a1 has no link to a DVONN piece"),
        (END.replace("2D(", "2(pD)("), "column i: '(pD)' is nothing that can stand there"),
        (END.replace("2D(", "2P("), "there are 2 of D: at least 3"),
    ],
)
def test_what_cannot_be_a_position_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(NotationError) as refused:
        GAME.parse(text)
    assert reason in str(refused.value)


@pytest.mark.parametrize(
    ("text", "move", "reason"),
    [
        (START, "a1-a2", "a1-a2 cannot be played now, but for example a1, a2, a3"),
        (START, "pass", "pass cannot be played now, but for example a1, a2, a3"),
        (START, "a4", "there is no a4 on this board"),
        (START, "E3", "'E3' is no move of DVONN; moves are written like a1, a2, a3"),
        (START, "a10", "'a10' is no move of DVONN"),
        (RANDOM, "a1xa2", "'a1xa2' is no move of DVONN; moves are written like a1-a2, a1-b1"),
    ],
)
def test_a_move_that_cannot_be_played_is_refused_with_the_reason(
    text: str, move: str, reason: str
) -> None:
    with pytest.raises(GipfError) as refused:
        GAME.parse(text).play(move)
    assert reason in str(refused.value)


@pytest.mark.parametrize(
    ("text", "counts"),
    [
        (START, [49, 2_352, 110_544]),
        (
            "dvonn DPp/PPpp/PpPPp/pppPp/pPPpP/pppPP/PpPPP/pDppD/pPPPp/ppPP/PpP w m -/-",
            [38, 1_766, 73_788],
        ),
        (
            "dvonn Ppp/pPPP/PPppP/PppPP/pPppp/PpPPD/DpPpp/ppPpp/DpPpP/PpPP/pPP w m -/-",
            [45, 1_655, 77_499],
        ),
        (
            "dvonn PpP/PPPP/pPPpp/PpPPP/DPPDp/ppppP/ppPpp/pPPPp/DpPpp/ppPP/ppP w m -/-",
            [33, 1_653, 60_105],
        ),
    ],
)
def test_the_sequences_of_decisions_are_as_many(text: str, counts: list[int]) -> None:
    assert [perft(GAME.parse(text), depth) for depth in range(1, len(counts) + 1)] == counts
