"""YINSH, rule by rule: the numbers are those of the specification."""

import pytest

from gipf.errors import GipfError, IllegalMove, NotationError, WrongType
from gipf.immutable import FrozenDict
from gipf.side_games.yinsh import BOARD, GAME, YinshState
from tests.side_games.boards import beginning, pieces_on
from tests.side_games.perft import perft

START = "yinsh 4/7/8/9/10/9/10/9/8/7/4 w p 51 5/5 0/0"
PLACED = "yinsh 3r/4R2/5r2/5R3/2Rr6/9/rR4r3/4R4/8/7/4 w m 51 0/0 0/0"
FIVE_EACH = "R a2 a3 a4 a5 b1, r k7 k8 k9 k10 j11"
THREE_EACH = "R a2 a3 a4, r k7 k8 k9"
"""Both have taken two rings."""


def put(pieces: str, player: str = "w", phase: str = "m", *, blitz: bool = False) -> YinshState:
    """Set up a position that can be read back."""
    state = YinshState(FrozenDict(pieces_on(pieces)), player, phase, blitz)
    assert GAME.parse(str(state)) == state
    return state


def play(state: YinshState, line: str) -> YinshState:
    for move in line.replace(";", " ").split():
        assert move in state.legal_moves()
        state = state.play(move)
        assert GAME.parse(str(state)) == state
    return state


# ---------------------------------------------------------------------- board and material (1–4)


def test_the_board_has_85_points_in_eleven_columns() -> None:
    # Rules: I2.
    ends = [(column[0], column[-1]) for column in BOARD.columns]
    assert len(BOARD.points) == 85
    assert ends == [
        *(("a2", "a5"), ("b1", "b7"), ("c1", "c8"), ("d1", "d9"), ("e1", "e10"), ("f2", "f10")),
        *(("g2", "g11"), ("h3", "h11"), ("i4", "i11"), ("j5", "j11"), ("k7", "k10")),
    ]


def test_the_neighbours_of_the_centre_lie_in_three_directions() -> None:
    assert set(BOARD.neighbours["f6"]) == {"f7", "f5", "g6", "e6", "g7", "e5"}


def test_white_begins_on_an_empty_board_with_51_markers_in_the_pool() -> None:
    # Rules: I2.
    assert str(GAME.start()) == START
    assert str(GAME.start("blitz")) == START.replace("yinsh", "yinsh;blitz")


# ---------------------------------------------------------------------- placing the rings (5, 6)


def test_ten_rings_are_placed_in_turn_and_then_white_moves() -> None:
    # Rules: I3.
    state = GAME.start()
    for number, move in enumerate(["e3", "a5", "b5", "c6", "d6", "e4", "h7", "g2", "g3", "g8"]):
        assert (state.player, state.phase) == ("wb"[number % 2], "p")
        state = state.play(move)
    assert str(state) == PLACED


def test_a_ring_is_placed_on_any_empty_point_and_no_other() -> None:
    # Rules: I3.
    state = GAME.start().play("f6")
    assert len(state.legal_moves()) == 84
    assert "f6" not in state.legal_moves()
    with pytest.raises(IllegalMove, match="f6 is occupied"):
        state.play("f6")


# ---------------------------------------------------------------------- the ring move (8–12)


def test_a_ring_leaves_a_marker_of_its_colour_behind() -> None:
    # Rules: I4.
    after = put(f"{FIVE_EACH}").play("a2-e2")
    assert (after.pieces["a2"], after.pieces["e2"]) == ("M", "R")
    assert (after.pool, after.player, after.phase) == (50, "b", "m")


def test_a_ring_goes_over_empty_points_along_all_three_lines() -> None:
    # Rules: I5.
    state = put("R a2 a3 a4 a5 f6, r k7 k8 k9 k10 j11")
    assert beginning(state.legal_moves(), "f6-f") == [
        *("f6-f10", "f6-f2", "f6-f3", "f6-f4", "f6-f5", "f6-f7", "f6-f8", "f6-f9")
    ]
    assert beginning(state.legal_moves(), "f6-g") == ["f6-g6", "f6-g7"]
    assert "f6-g8" not in state.legal_moves()
    with pytest.raises(IllegalMove, match="f6 and g8 are not on one line"):
        state.play("f6-g8")


def test_a_ring_behind_markers_stops_on_the_first_empty_point() -> None:
    # Rules: I5.
    state = put(f"{FIVE_EACH.replace('b1', 'f2')}, M f5, m f6")
    assert beginning(state.legal_moves(), "f2-f") == ["f2-f3", "f2-f4", "f2-f7"]
    with pytest.raises(IllegalMove, match="a ring that has passed markers must stop on f7"):
        state.play("f2-f8")
    with pytest.raises(IllegalMove, match="f6 is occupied"):
        state.play("f2-f6")


def test_a_ring_never_passes_or_meets_another_ring() -> None:
    # Rules: I5.
    state = put("R a2 a3 a4 a5 f2, M f5, r f6 k8 k9 k10 j11")
    assert beginning(state.legal_moves(), "f2-f") == ["f2-f3", "f2-f4"]
    with pytest.raises(IllegalMove, match="the ring on f6 is in the way"):
        state.play("f2-f7")
    with pytest.raises(IllegalMove, match="f6 is occupied"):
        state.play("f2-f6")


def test_only_own_rings_move() -> None:
    state = put(f"{FIVE_EACH}, M f5")
    for start in ("k7", "f5", "f6"):
        with pytest.raises(IllegalMove, match=f"there is no ring of yours on {start}"):
            state.play(f"{start}-f7")


def test_every_marker_that_is_passed_is_turned_over_but_not_the_one_just_put_down() -> None:
    # Rules: I6.
    state = put(f"{FIVE_EACH.replace('b1', 'f2')}, M f4 f6, m f5, M e4")
    after = state.play("f2-f7")
    assert {point: after.pieces[point] for point in ("f2", "f4", "f5", "f6", "e4")} == {
        "f2": "M",
        "f4": "m",
        "f5": "M",
        "f6": "m",
        "e4": "M",
    }


# ---------------------------------------------------------------------- rows (13–21)


def test_a_row_is_removed_and_then_a_ring() -> None:
    # Rules: I1, I7.
    state = put(f"{THREE_EACH.replace('a4', 'e5')}, M e1 e2 e3 e4").play("e5-e6")
    assert (state.player, state.phase) == ("w", "r")
    assert state.legal_moves() == ["xe1-e5"]
    state = state.play("xe1-e5")
    assert (state.player, state.phase, state.pool) == ("w", "s", 51)
    assert state.legal_moves() == ["xa2", "xa3", "xe6"]


def test_rings_do_not_count_in_a_row_and_four_are_not_enough() -> None:
    assert put("R a2 a3 e7, r k7 k8 k9, M e3 e4 e5 e6").play("e7-e8").phase == "r"
    assert put("R a2 a3 e8, r k7 k8 k9, M e3 e4 e5 e6").play("e8-e9").phase == "m"


def test_of_six_in_a_line_he_chooses_which_five_go() -> None:
    # Rules: I8.
    state = put("R a2 a3 e6, r k7 k8 k9 k10, M e1 e2 e3 e4 e5", phase="r")
    assert state.legal_moves() == ["xe1-e5"]
    state = put("R a2 a3 e7, r k7 k8 k9 k10, M e1 e2 e3 e4 e5 e6", phase="r")
    assert state.legal_moves() == ["xe1-e5", "xe2-e6"]
    assert state.play("xe2-e6").pieces["e1"] == "M"
    with pytest.raises(IllegalMove, match="xe5-e1 cannot be played here; what can: xe1-e5, xe2-e6"):
        state.play("xe5-e1")


def test_rows_are_written_from_the_lower_letter_in_all_directions() -> None:
    upwards = "M c2 d3 e4 f5 g6"
    level = "M b3 c3 d3 e3 f3"
    assert put(f"{FIVE_EACH}, {upwards}", phase="r").legal_moves() == ["xc2-g6"]
    assert put(f"{FIVE_EACH}, {level}", phase="c").legal_moves() == ["xb3-f3"]


def test_separate_rows_are_all_removed_each_for_a_ring() -> None:
    # Rules: I8.
    state = put(f"{FIVE_EACH}, M e1 e2 e3 e4 e5, M g4 g5 g6 g7 g8", phase="r")
    state = play(state, "xe1-e5;xa2")
    assert (state.player, state.phase, state.legal_moves()) == ("w", "r", ["xg4-g8"])
    state = play(state, "xg4-g8;xa3")
    assert (state.player, state.phase, state.taken("w")) == ("b", "m", 2)


def test_of_crossing_rows_only_one_stays_whole() -> None:
    # Rules: I8.
    state = put(f"{FIVE_EACH}, M e3 e4 e5 e6 e7, M c3 d4 f6 g7", phase="r")
    assert state.legal_moves() == ["xc3-g7", "xe3-e7"]
    state = play(state, "xc3-g7;xa2")
    assert (state.player, state.phase) == ("b", "m")


def test_rows_of_both_go_the_movers_first_and_the_others_at_the_start_of_his_turn() -> None:
    # Rules: I9.
    state = put(f"{FIVE_EACH}, M e1 e2 e3 e4 e5, m g4 g5 g6 g7 g8", phase="r")
    state = play(state, "xe1-e5;xa2")
    assert (state.player, state.phase, state.legal_moves()) == ("b", "c", ["xg4-g8"])
    state = play(state, "xg4-g8")
    assert (state.player, state.phase) == ("b", "d")
    state = state.play("xk7")
    assert (state.player, state.phase) == ("b", "m")


def test_a_row_made_for_the_other_is_his_to_remove_before_he_moves() -> None:
    # Rules: I9.
    state = put("R a2 a3 a4 a5 f5, r k7 k8 k9 k10 j11, m e3 e4 e6 e7, M e5, M d5")
    state = state.play("f5-c5")
    assert (state.player, state.phase, state.legal_moves()) == ("b", "c", ["xe3-e7"])


def test_another_ring_than_the_one_that_moved_may_be_taken_but_only_an_own_one() -> None:
    # Rules: I7.
    state = put(f"{FIVE_EACH}, M f6", phase="s")
    assert state.legal_moves() == ["xa2", "xa3", "xa4", "xa5", "xb1"]
    for point in ("k7", "f6", "f7"):
        with pytest.raises(IllegalMove, match=f"there is no ring of yours on {point}"):
            state.play(f"x{point}")


# ---------------------------------------------------------------------- the end (22–28, 31)


def test_the_third_ring_wins_at_once_even_if_rows_are_left() -> None:
    # Rules: I1, I10.
    state = put(f"{THREE_EACH}, M e1 e2 e3 e4 e5, m g4 g5 g6 g7 g8", phase="r")
    state = play(state, "xe1-e5;xa2")
    assert (state.outcome, state.player, state.phase) == ("w", "w", ".")
    assert state.legal_moves() == []
    assert GAME.parse(str(state)) == state
    with pytest.raises(IllegalMove, match="the game is over"):
        state.play("xg4-g8")


def test_in_blitz_the_first_ring_wins() -> None:
    # Rules: I12.
    state = put(f"{FIVE_EACH}, m e1 e2 e3 e4 e5", "b", "r", blitz=True)
    assert play(state, "xe1-e5;xk7").outcome == "b"


LAST_MARKER = (
    "yinsh 1m2/mRmmmMM/mm1mmMM1/m5mm1/mMMmMMM1M1/1MmRMMMR1/MmM2mmmM1/1mmM2m1m/rMm3m1/mMMr3/rMMM"
    " w m 1 0/0 2/2"
)


def test_the_game_goes_on_for_the_last_marker_and_is_a_draw_where_both_have_taken_as_many() -> None:
    # Rules: I10.
    after = GAME.parse(LAST_MARKER).play("b2-a2")
    assert (after.pool, after.outcome, after.player) == (0, "draw", "-")
    assert str(after).endswith("- . 0 0/0 2/2")


def test_who_has_taken_more_rings_wins_when_the_pool_is_empty() -> None:
    # Rules: I10.
    text = "yinsh mm1M/mmmMM2/1mM3R1/m1mmMmMM1/rmmMMMm3/1rMmm4/1mmMmMmM2/1mMm1Mmmm/MMMM1rRR/mM2mmr/1mMr"
    assert GAME.parse(f"{text} w m 1 0/0 2/0").play("c7-b6").outcome == "w"
    text = "yinsh 1mmr/2MRmMM/m1MMmMMm/m1M1mmMMm/r1mM1m1MmM/1M4Mm1/RMR3MmMm/MmRM1mrmm/RMM1m3/1mM1Mmm/M2M"
    assert GAME.parse(f"{text} w m 1 0/0 0/2").play("b4-b2").outcome == "b"


def test_a_last_marker_that_makes_a_row_does_not_end_the_game() -> None:
    after = GAME.parse(LAST_MARKER).play("f5-d3")
    assert (after.pool, after.phase, after.player) == (0, "r", "w")
    assert after.play("xe3-e7").pool == 5


def test_a_last_marker_that_makes_a_row_for_the_other_does_not_end_the_game() -> None:
    text = "yinsh RmMM/M2rMMm/Rm2mmmm/1MMmM1RM1/1m1mMMMrMm/r2Mm1m1m/MmMm1M3m/Rmmm1mMmm/r3mmmm/M1m2mr/1m1m"
    after = GAME.parse(f"{text} b m 1 0/0 1/0").play("b4-d6")
    assert (after.pool, after.phase, after.player) == (0, "c", "w")


SHUT_IN = "yinsh M3/1mm4/2Mm4/3mm3M/4MM2M1/4Mm1m1/5MMm1m/5MmrM/MmMmmRRR/4rRr/3M w m 24 0/0 1/2"
ALL_SHUT_IN = "mMRR/MMMMrRM/MmmmrrmM/3MMmMM1/3mmmMMM1/2MMm1mMM/2mmM2MmM/1mMm3Mm/mMM4m/mm5/4"


def test_who_can_move_no_ring_passes_and_nobody_else_may() -> None:
    # Rules: I11.
    stuck = GAME.parse(SHUT_IN)
    assert stuck.legal_moves() == ["pass"]
    after = stuck.play("pass")
    assert (after.player, after.pool, len(after.legal_moves())) == ("b", 24, 11)
    with pytest.raises(IllegalMove, match="there is no ring of yours on a2"):
        stuck.play("a2-a3")
    with pytest.raises(IllegalMove, match="pass cannot be played now, but for example a2-b2"):
        put(FIVE_EACH).play("pass")


def test_a_game_in_which_neither_can_move_a_ring_is_over() -> None:
    # Rules: I11.
    assert GAME.parse(f"yinsh {ALL_SHUT_IN} - . 4 0/0 2/2").outcome == "draw"
    for player in "wb":
        with pytest.raises(
            NotationError, match=r"this game is over: its player and phase are '- \.'"
        ):
            GAME.parse(f"yinsh {ALL_SHUT_IN} {player} m 4 0/0 2/2")


# ---------------------------------------------------------------------- texts (38, 39)


@pytest.mark.parametrize(
    ("state", "move", "reason"),
    [
        (START, "e3-e4", "e3-e4 cannot be played now, but for example a2, a3, a4"),
        (START, "a1", "there is no a1 on this board"),
        (START, "f06", "there is no f06 on this board"),
        (PLACED, "e3", "e3 cannot be played now, but for example "),
        (PLACED, "e3-z9", "there is no z9 on this board"),
        (PLACED, "e3-e3", "e3 and e3 are not on one line"),
        (PLACED, "E3-E5", "'E3-E5' is no move of YINSH; moves are written like b5-"),
        (PLACED, "xe3", "xe3 cannot be played now, but for example "),
        (PLACED, "", "'' is no move of YINSH"),
        (PLACED, "e3-e5;xe3", "is no move of YINSH"),
    ],
)
def test_a_move_that_cannot_be_played_is_refused_with_the_reason(
    state: str, move: str, reason: str
) -> None:
    with pytest.raises(GipfError) as refused:
        GAME.parse(state).play(move)
    assert reason in str(refused.value)


@pytest.mark.parametrize(
    ("pieces", "move", "reason"),
    [
        ("M e1 e2 e3 e4 e5", "a2-b2", "a2-b2 cannot be played now, but for example xe1-e5"),
        ("M e1 e2 e3 e4 e5", "xa2", "xa2 cannot be played now, but for example xe1-e5"),
        ("M e1 e2 e3 e4 e5", "pass", "pass cannot be played now, but for example xe1-e5"),
        ("M e1 e2 e3 e4 e5", "xe2-e6", "xe2-e6 cannot be played here; what can: xe1-e5"),
    ],
)
def test_a_row_has_to_go_before_anything_else(pieces: str, move: str, reason: str) -> None:
    with pytest.raises(IllegalMove, match=reason):
        put(f"{FIVE_EACH}, {pieces}", phase="r").play(move)


def test_what_is_no_text_is_no_move_and_no_position() -> None:
    nothing: str = None  # type: ignore[assignment]
    for read in (GAME.parse, GAME.start().play):
        with pytest.raises(WrongType):
            read(nothing)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("yinsh", "a position of YINSH has 7 fields"),
        (START.replace("yinsh", "chess"), "a position of YINSH begins with 'yinsh', not 'chess'"),
        (START.replace("yinsh", "yinsh;"), "a position of YINSH begins with 'yinsh', not 'yinsh;'"),
        (START.replace("yinsh", "yinsh;slow"), "YINSH has no option 'slow': blitz"),
        (START.replace("w p", "x p"), "the player is 'w' or 'b', and '-' after a draw, not 'x'"),
        (START.replace("w p", "- p"), "the player is 'w' or 'b', and '-' after a draw, not '-'"),
        (START.replace("w p", "w q"), "'q' is no phase: p, c, d, m, r, s, ."),
        (START.replace("w p", "b p"), "player is 'b', but what is on the board makes it 'w'"),
        (START.replace("51", "50"), "pool is '50', but what is on the board makes it '51'"),
        (START.replace("5/5", "5/4"), "hand is '5/4', but what is on the board makes it '5/5'"),
        (START.replace("0/0", "1/0"), "removed is '1/0', but what is on the board makes it '0/0'"),
        (START.replace(" 4/", " 5/"), "column a, '5', has 5 points: there are 4"),
        (START.replace(" 4/", " 22/"), "column a, '22', has 22 points: there are 4"),
        (START.replace(" 4/", " 04/"), "column a, '04', is written '4'"),
        (START.replace(" 4/", " 3Q/"), "column a: 'Q' is nothing that can stand there"),
        (START.replace(" 4/", " 2(Rr)1/"), "column a: '(Rr)' is nothing that can stand there"),
        (START.replace(" 4/", " "), "a board of 11 columns has '/' between them; here are 10"),
        (START.replace(" 4/", " 3M/"), "there are 1 of M + m: at most 0"),
        (START.replace(" 4/", " R2R/"), "there are 2 of R: at most 1"),
        (START.replace(" 4/", " 3r/"), "there are 1 of r: at most 0"),
        (PLACED.replace("/4 w", "/3R w"), "there are 6 of R: at most 5"),
        (PLACED.replace("w m", "w p"), "there is nothing to decide in phase 'p'"),
        (PLACED.replace("w m", "w r"), "there is nothing to decide in phase 'r'"),
        (PLACED.replace("w m", "w c"), "there is nothing to decide in phase 'c'"),
        (PLACED.replace("w m", "w ."), "this game is not over yet"),
        (START.replace("w p", "w m"), "there are 0 of R: at least 2"),
        (
            "yinsh RR2/7/8/9/10/9/10/9/8/7/2rr w . 51 0/0 3/3",
            "there are 2 of r: at least 3",
        ),
        (
            "yinsh RR2/7/8/9/10/9/10/9/8/7/1rrr w m 51 0/0 3/2",
            "this game is over: its player and phase are 'w .'",
        ),
        (
            "yinsh RR2/7/8/9/10/9/10/9/8/7/1rrr b . 51 0/0 3/2",
            "this game is over: its player and phase are 'w .'",
        ),
        (
            "yinsh RRR1/7/8/9/MMMMM5/9/10/9/8/7/1rrr w m 46 0/0 2/2",
            "the row e1-e5 has to be gone by now",
        ),
        (
            "yinsh RRR1/7/8/9/MMMMM5/9/10/9/8/7/1rrr b m 46 0/0 2/2",
            "the row e1-e5 has to be gone by now",
        ),
        (
            "yinsh RRR1/7/8/9/MMMMMmmmmm/9/10/9/8/7/1rrr b c 41 0/0 2/2",
            "the row e1-e5 has to be gone by now",
        ),
        (
            "yinsh RRR1/7/8/9/MMMMM5/9/10/9/8/7/1rrr b d 46 0/0 2/2",
            "the row e1-e5 has to be gone by now",
        ),
        (
            "yinsh RRR1/7/8/9/MMMMM5/9/10/9/8/7/1rrr - . 46 0/0 2/2",
            "this game is not over yet",
        ),
        (LAST_MARKER.replace("w m", "w s"), "there is nothing to decide in phase 's'"),
        (
            PLACED.replace("yinsh 3r", "yinsh;blitz 4"),
            "this game is over: its player and phase are 'b .'",
        ),
    ],
)
def test_what_cannot_be_a_position_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(NotationError) as refused:
        GAME.parse(text)
    assert reason in str(refused.value)


def test_options_that_there_are_not_are_refused() -> None:
    with pytest.raises(NotationError, match="YINSH has no option 'slow': blitz"):
        GAME.start("slow")


@pytest.mark.parametrize(
    ("text", "counts"),
    [(START, [85, 7_140]), (PLACED, [86, 6_258, 486_978])],
)
def test_the_sequences_of_decisions_are_as_many(text: str, counts: list[int]) -> None:
    assert [perft(GAME.parse(text), depth) for depth in range(1, len(counts) + 1)] == counts
