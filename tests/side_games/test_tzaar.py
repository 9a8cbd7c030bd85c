"""TZAAR: every rule by a position, the texts both ways, and what is refused with the reason."""

import pytest

from gipf import IllegalMove, NotationError
from gipf.errors import WrongType
from gipf.side_games import load
from gipf.side_games.grid import write_columns
from gipf.side_games.tzaar import GAME, GRID, POINTS, TzaarState, random_start
from tests.side_games.boards import beginning, pieces_on
from tests.side_games.perft import perft

KEEP = "Z a1, A a2, T a5, z i1, a i2, t b6"
"""All types of both players, out of the way; a5 and b6 can always capture each other."""

FIXED = "tzaar ttttT/TaaaAT/TAzzZAT/TAZtTZAT/TAZTtzat/taztTzat/tazZZat/taAAAt/tTTTT w f -/-"
EMPTY = "tzaar 5/6/7/8/8/8/7/6/5 w p Z6A9T15/Z6A9T15"
ENDED = "tzaar 1t2z/4T1/1a4A/2t(TA)3(TA)/1t5z/6t1/7/(aat)5/3(TAT)t b . -/-"


def put(stacks: str, *, player: str = "w", phase: str = "c") -> TzaarState:
    """Set up a position: ``put("T d4, t d6 d7, TTZ e4")``."""
    contents = pieces_on(stacks)
    assert contents.keys() <= set(POINTS)
    return GAME.parse(f"tzaar {write_columns(GRID, contents)} {player} {phase} -/-")


def on(state: TzaarState, point: str) -> str:
    """Give what stands on a point."""
    return state.stacks[POINTS.index(point)]


# ---------------------------------------------------------------------- the board


def test_the_board_has_sixty_points_and_a_hole_in_the_middle() -> None:
    # Rules: A2.
    assert len(POINTS) == 60
    assert [len(column) for column in GRID.columns] == [5, 6, 7, 8, 8, 8, 7, 6, 5]
    assert "e5" not in POINTS
    assert set(GRID.neighbours["d4"]) == {"d3", "d5", "c3", "c4", "e4", None}
    assert set(GRID.neighbours["e4"]) == {"d3", "d4", "e3", "f3", "f4", None}
    assert set(GRID.neighbours["f4"]) == {"e4", "f3", "f5", "g3", "g4", None}


# ---------------------------------------------------------------------- the start


def test_the_fixed_start_has_four_rings_of_runs_in_both_colours() -> None:
    # Rules: A2.
    assert str(GAME.start()) == FIXED


def test_each_player_has_six_tzaars_nine_tzarras_and_fifteen_totts() -> None:
    # Rules: A1.
    for state in (GAME.start(), GAME.start("random", seed=3)):
        pieces = "".join(state.stacks)
        counted = {piece: pieces.count(piece) for piece in "ZATzat"}
        assert counted == {"Z": 6, "A": 9, "T": 15, "z": 6, "a": 9, "t": 15}


def test_the_random_start_comes_from_the_seed_for_good() -> None:
    # Rules: A10.
    assert str(GAME.start("random", seed=7)) == (
        "tzaar Ztatz/TAzAZT/zzTzaAT/ttTtZaTA/aZtaAtTZ/ttTTTtTa/ZtAttta/TTztAA/aTATa w f -/-"
    )
    assert GAME.start("random:7") == GAME.start("random", seed=7) != GAME.start("random", seed=8)
    assert len({random_start(seed) for seed in range(100)}) == 100


def test_the_seed_changes_nothing_in_the_other_starts() -> None:
    assert GAME.start(seed=5) == GAME.start()
    assert GAME.start("tournament", seed=5) == GAME.start("tournament")


@pytest.mark.parametrize("options", ["blitz", "Random", "fixed", " ", "tournament:7"])
def test_there_are_no_other_options(options: str) -> None:
    with pytest.raises(NotationError, match=r"TZAAR has no option .*: random, tournament"):
        GAME.start(options)


@pytest.mark.parametrize("seed", ["", "-1", "x", "1e3", "07", "99999999999999999999"])
def test_a_seed_is_a_whole_number(seed: str) -> None:
    with pytest.raises(NotationError, match="a seed is a whole number from 0 to"):
        GAME.start(f"random:{seed}")


def test_a_seed_is_needed_only_where_pieces_are_shuffled_and_it_is_not_told() -> None:
    assert GAME.needs_seed("random")
    assert not any(map(GAME.needs_seed, ("", "tournament", "random:7")))


def test_it_is_found_by_its_name() -> None:
    assert load("tzaar") is GAME
    assert GAME.has_chance


# ---------------------------------------------------------------------- placing, in the tournament


def test_players_place_their_pieces_in_turn_on_any_empty_points() -> None:
    # Rules: A10.
    state = GAME.start("tournament")
    assert len(state.legal_moves()) == 180
    state = state.play("Zd4")
    assert str(state) == "tzaar 5/6/7/3Z4/8/8/7/6/5 b p Z5A9T15/Z6A9T15"
    assert len(state.legal_moves()) == 177
    assert str(state.play("Te9")) == "tzaar 5/6/7/3Z4/7t/8/7/6/5 w p Z5A9T15/Z6A9T14"


def test_a_type_that_has_run_out_is_no_longer_placed() -> None:
    state = GAME.parse("tzaar ZZZZZ/Zzzzzz/z6/8/8/8/7/6/5 w p A9T15/A9T15")
    assert beginning(state.legal_moves(), "Z") == []
    with pytest.raises(IllegalMove, match="no Z is left to place"):
        state.play("Ze1")


def test_when_all_pieces_stand_white_captures_once_and_black_goes_on() -> None:
    # Rules: A10.
    state = GAME.parse(FIXED.replace("tTTTT w f -/-", "1TTTT b p -/T1"))
    assert state.legal_moves() == ["Ti1"]
    state = state.play("Ti1")
    assert str(state) == FIXED
    assert state.play("d3-c3").phase == "c"


def test_nothing_is_placed_on_an_occupied_point() -> None:
    with pytest.raises(IllegalMove, match="d4 is occupied"):
        GAME.start("tournament").play("Zd4").play("Td4")


def test_placing_and_moving_have_their_own_time() -> None:
    with pytest.raises(
        IllegalMove, match="d3-c3 cannot be played now, but for example Aa1, Aa2, Aa3"
    ):
        GAME.start("tournament").play("d3-c3")
    with pytest.raises(IllegalMove, match="pass cannot be played now"):
        GAME.start("tournament").play("pass")
    with pytest.raises(IllegalMove, match="Zd4 cannot be played now"):
        GAME.start().play("Zd4")


# ---------------------------------------------------------------------- turns


def test_whites_first_turn_is_a_single_capture_and_black_then_has_two_moves() -> None:
    # Rules: A4.
    state = GAME.start().play("d3-c3")
    assert (state.player, state.phase) == ("b", "c")
    state = state.play("e6-d5")
    assert (state.player, state.phase) == ("b", "s")
    state = state.play("pass")
    assert (state.player, state.phase) == ("w", "c")


def test_a_turn_begins_with_a_capture() -> None:
    # Rules: A4.
    state = put(f"T d3 d4, t e4, {KEEP}")
    assert beginning(state.legal_moves(), "d") == ["d3-e4", "d4-e4"]
    with pytest.raises(IllegalMove, match="a turn begins with a capture"):
        state.play("d3-d4")
    with pytest.raises(IllegalMove, match="a turn begins with a capture"):
        state.play("pass")
    with pytest.raises(IllegalMove, match="a turn begins with a capture"):
        GAME.start().play("d1-d2")


def test_the_second_move_is_a_capture_a_stacking_or_a_pass() -> None:
    # Rules: A7.
    state = put(f"T d3 d4, t e4, {KEEP}", phase="s")
    assert beginning(state.legal_moves(), "d") == ["d3-d4", "d3-e4", "d4-a1", "d4-d3", "d4-e4"]
    assert state.legal_moves()[-1] == "pass"


def test_the_stack_that_captured_may_go_on_or_another_may() -> None:
    # Rules: A7.
    state = put(f"T d3, t d5 d7, {KEEP}").play("d3-d5")
    assert on(state, "d5") == "T"
    assert {"d5-d7", "a5-b6"} <= set(state.legal_moves())
    assert on(state.play("d5-d7"), "d7") == "T"


# ---------------------------------------------------------------------- moves


def test_a_stack_goes_over_empty_points_to_the_first_stack_on_its_line() -> None:
    # Rules: A5.
    state = put(f"T d2, t d5 d7, {KEEP}")
    assert beginning(state.legal_moves(), "d2-d") == ["d2-d5"]
    after = state.play("d2-d5")
    assert (on(after, "d2"), on(after, "d5"), on(after, "d7")) == ("", "T", "t")


@pytest.mark.parametrize("move", ["d2-d7", "d2-d4", "d2-d8"])
def test_a_stack_neither_jumps_nor_stops_on_an_empty_point(move: str) -> None:
    # Rules: A5.
    state = put(f"T d2, t d5 d7, {KEEP}")
    with pytest.raises(
        IllegalMove, match="from d2 a stack goes as far as the first stack on its line"
    ):
        state.play(move)


def test_nothing_moves_across_the_hole() -> None:
    # Rules: A5.
    state = put(f"T e4, t e6 d4, {KEEP}")
    assert "e4-d4" in state.legal_moves()
    assert "e4-e6" not in state.legal_moves()
    with pytest.raises(IllegalMove, match="e4 and e6 are not on one line"):
        state.play("e4-e6")


@pytest.mark.parametrize("move", ["d2-f5", "d2-d2"])
def test_a_stack_keeps_to_a_line(move: str) -> None:
    start, end = move.split("-")
    with pytest.raises(IllegalMove, match=f"{start} and {end} are not on one line"):
        put(f"T d2, t f5, {KEEP}").play(move)


def test_a_stack_captures_another_as_high_as_itself_or_lower_whatever_the_types() -> None:
    # Rules: A3, A6.
    state = put(f"AT d4, t d5, az c3, ttt e4, {KEEP}")
    assert beginning(state.legal_moves(), "d4") == ["d4-c3", "d4-d5"]
    after = state.play("d4-c3")
    assert on(after, "c3") == "AT"
    assert "".join(after.stacks).count("z") == 1


def test_a_higher_stack_cannot_be_captured() -> None:
    # Rules: A6.
    state = put(f"AT d4, ttt e4, {KEEP}")
    with pytest.raises(
        IllegalMove,
        match="the stack on e4 has 3 pieces and yours on d4 only 2: it cannot capture a higher one",
    ):
        state.play("d4-e4")


def test_a_stack_goes_on_top_of_another_with_its_order_kept() -> None:
    # Rules: A3, A7.
    state = put(f"AT d4, TZ d5, {KEEP}", phase="s").play("d4-d5")
    assert on(state, "d5") == "TZAT"
    assert on(state, "d4") == ""


def test_only_own_stacks_move() -> None:
    state = put(f"T d4, t d5, {KEEP}")
    with pytest.raises(IllegalMove, match="what stands on d5 is not yours"):
        state.play("d5-d4")
    with pytest.raises(IllegalMove, match="c4 is empty"):
        state.play("c4-d5")


@pytest.mark.parametrize("move", ["e5-e4", "e4-e5", "a6-a5", "j1-i1"])
def test_there_are_no_other_points(move: str) -> None:
    with pytest.raises(IllegalMove, match=r"there is no (e5|a6|j1) on this board"):
        GAME.start().play(move)


@pytest.mark.parametrize(
    "move", ["", "d3", "d3c3", "D3-c3", "d3-c3 ", "d3-c3;pass", "Pass", "td4", "Td0"]
)
def test_a_move_is_written_in_one_way_only(move: str) -> None:
    with pytest.raises(NotationError, match="is no move of TZAAR; moves are written like a5-a4"):
        GAME.start().play(move)


def test_a_move_is_a_text() -> None:
    with pytest.raises(WrongType):
        GAME.start().play(7)  # type: ignore[arg-type]


# ---------------------------------------------------------------------- the end


def test_whoever_captures_the_last_of_a_type_wins_before_the_second_move() -> None:
    # Rules: A1, A8.
    state = put("Z a1, A a2, T d4, z d5, a i2, t b6").play("d4-d5")
    assert (state.outcome, state.player, state.phase) == ("w", "w", ".")
    assert state.legal_moves() == []
    assert put("Z a1, A a2, T d4, z d5, a i2, t b6", phase="s").play("d4-d5").outcome == "w"


def test_a_covered_piece_does_not_count() -> None:
    # Rules: A8.
    state = put("Z a1, A a2, T d4, z d5, zt g4, a i2, t b6").play("d4-d5")
    assert state.outcome == "w"


def test_whoever_covers_his_own_last_of_a_type_loses() -> None:
    # Rules: A8.
    state = put("Z d5, A a2, T d4 a5, z i1, a i2, t b6", phase="s")
    assert "d4-d5" in state.legal_moves()
    assert state.play("d4-d5").outcome == "b"
    assert state.play("d5-d4").outcome is None


def test_whoever_has_no_capture_at_the_start_of_a_turn_loses() -> None:
    # Rules: A1, A9.
    state = put("ZZ a1, AA a2, TT a5, z i1, a i2, t b6 e9", phase="s")
    after = state.play("a5-b6")
    assert (after.outcome, after.player) == ("w", "w")
    assert put("ZZ a1, AA a2, TT a5, z i1, a i2, t b6 e9", phase="s").play("pass").outcome == "w"


def test_no_capture_for_the_second_move_is_no_loss() -> None:
    state = put("Z a1, A a2, T a5 a4, z i1, a i2, tt b6", phase="s")
    assert beginning(state.legal_moves(), "a5") == ["a5-a4"]
    assert state.play("pass").outcome is None


def test_a_game_that_is_over_has_no_moves() -> None:
    state = GAME.parse(ENDED)
    assert (state.outcome, state.legal_moves()) == ("b", [])
    with pytest.raises(IllegalMove, match="the game is over"):
        state.play("pass")


# ---------------------------------------------------------------------- text


@pytest.mark.parametrize("text", [FIXED, EMPTY, ENDED])
def test_a_position_is_read_as_it_is_written(text: str) -> None:
    assert str(GAME.parse(text)) == text


def test_a_run_of_empty_points_may_span_the_hole() -> None:
    state = put(f"T e2, t e8, {KEEP}")
    assert "/1T5t1/" not in str(state)
    assert "/1T4t1/" in str(state)


FULL = FIXED.split()[1]
SPARSE = "Z3z/A4a/T5t/8/8/8/7/6/5"

REFUSED = {
    "": "a position of TZAAR has 5 fields, name board player phase hand, with one space between",
    f"{FIXED} ": "with one space between, not 6",
    f"dvonn {FULL} w f -/-": "a position of TZAAR begins with 'tzaar', not 'dvonn'",
    "tzaar 5/6/7/8/8/8/7/6 w p Z6A9T15/Z6A9T15": "a board of 9 columns has '/' between them",
    "tzaar 5/6/7/8/9/8/7/6/5 w p Z6A9T15/Z6A9T15": "column e, '9', has 9 points: there are 8",
    "tzaar 5/6/7/8/8/8/7/6/23 w p Z6A9T15/Z6A9T15": "column i, '23', has 23 points",
    "tzaar 5/6/7/8/8/8/7/6/(T)4 w c -/-": r"column i, '\(T\)4', is written 'T4'",
    "tzaar 5/6/7/8/8/8/7/6/(Tt)4 w c -/-": r"column i: '\(Tt\)' is nothing that can stand there",
    "tzaar 5/6/7/8/8/8/7/6/Q4 w c -/-": "column i: 'Q' is nothing that can stand there",
    "tzaar ZZZZZ/ZZ4/7/8/8/8/7/6/5 w c -/-": "there are 7 of Z: at most 6",
    "tzaar (aaaaaaaaaa)4/6/7/8/8/8/7/6/5 w c -/-": "there are 10 of a: at most 9",
    f"tzaar {FULL} W f -/-": "the player is 'w' or 'b', .* not 'W'",
    f"tzaar {FULL} - . -/-": "the player is 'w' or 'b', .* not '-'",
    f"tzaar {FULL} w m -/-": "'m' is no phase: p, f, c, s, .",
    f"tzaar {FULL} w pf -/-": "'pf' is no phase",
    f"tzaar {FULL} w f Z6A9T15/Z6A9T15": "hand is 'Z6A9T15/Z6A9T15', but what is on the board makes it '-/-'",
    "tzaar 5/6/7/8/8/8/7/6/5 w p A9Z6T15/Z6A9T15": "hand is 'A9Z6T15/Z6A9T15'",
    "tzaar T4/6/7/8/8/8/7/6/5 b p Z6A9T15/Z6A9T15": "makes it 'Z6A9T14/Z6A9T15'",
    f"tzaar {FULL} w p -/-": "there is nothing to decide in phase 'p'",
    "tzaar (TT)t/6/7/8/8/8/7/6/5 b p Z6A9T13/Z6A9T15": "column a",
    "tzaar (TT)t3/6/7/8/8/8/7/6/5 b p Z6A9T13/Z6A9T14": "no stacks while pieces are still placed",
    "tzaar 5/6/7/8/8/8/7/6/5 b p Z6A9T15/Z6A9T15": (
        "placed in turn, White first: with 0 white and 0 black ones this is not the turn of 'b'"
    ),
    "tzaar TTt2/6/7/8/8/8/7/6/5 w p Z6A9T13/Z6A9T14": "with 2 white and 1 black ones",
    "tzaar TT3/6/7/8/8/8/7/6/5 b p Z6A9T13/Z6A9T15": "with 2 white and 0 black ones",
    f"tzaar {FULL} b f -/-": "phase 'f' is White's first capture, on a full board",
    f"tzaar {SPARSE} w f -/-": "phase 'f' is White's first capture, on a full board",
    f"tzaar {FULL} w . -/-": "this game is not over yet",
    ENDED.replace("b .", "w ."): "this game is over: its player and phase are 'b .'",
    ENDED.replace("b .", "w c"): "this game is over: its player and phase are 'b .'",
    ENDED.replace("b .", "b s"): "this game is over: its player and phase are 'b .'",
    "tzaar Z3(zz)/A4(aa)/T5(tt)/8/8/8/7/6/5 w c -/-": "its player and phase are 'b .'",
}


@pytest.mark.parametrize("text", REFUSED)
def test_a_position_that_cannot_be_is_refused_with_the_reason(text: str) -> None:
    with pytest.raises(NotationError, match=REFUSED[text]):
        GAME.parse(text)


def test_a_board_without_a_capture_is_over_for_the_player_whose_turn_it_is_only() -> None:
    blocked = "Z3(zz)/A4(aa)/T5(tt)/8/8/8/7/6/5"
    assert GAME.parse(f"tzaar {blocked} b . -/-").outcome == "b"
    assert GAME.parse(f"tzaar {blocked} b c -/-").outcome is None
    assert GAME.parse(f"tzaar {blocked} w s -/-").play("pass").outcome is None
    with pytest.raises(NotationError, match="this game is not over yet"):
        GAME.parse(f"tzaar {blocked} w . -/-")


# ---------------------------------------------------------------------- counts


@pytest.mark.parametrize(
    ("text", "counts"),
    [
        (FIXED, (42, 1_797, 260_556)),
        (EMPTY, (180, 31_860, 5_543_640)),
        (
            "tzaar atazZ/ZATtat/aAzZzaT/ATttTtTa/AttTTTTA/TAAtZTat/ZtzAaTT/atTzAZ/tttTz w f -/-",
            (81, 6_350, 914_954),
        ),
        (
            "tzaar tTTzA/tzATTT/aTazZAT/aZazaTtt/tAtAzZTA/taTtTaTa/tTZtATA/ATtzta/tZZtt w f -/-",
            (76, 5_613, 783_384),
        ),
        (
            "tzaar aATat/azaztZ/zZtazTT/AATAttTa/tZATZtta/TtTzaTtt/tAATAtZ/tZtTTT/azTTA w f -/-",
            (66, 4_255, 600_424),
        ),
    ],
)
def test_lines_of_one_to_three_decisions_are_as_many_as_in_the_table(
    text: str, counts: tuple[int, ...]
) -> None:
    state = GAME.parse(text)
    assert tuple(perft(state, depth) for depth in (1, 2, 3)) == counts
