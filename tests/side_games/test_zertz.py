"""ZÈRTZ: every rule by a position, the texts both ways, and what is refused with the reason."""

import copy
import pickle

import pytest

from gipf import IllegalMove, NotationError
from gipf.side_games import load
from gipf.side_games.grid import write_columns
from gipf.side_games.zertz import (
    BOARDS,
    COLOURS,
    GAME,
    ZertzState,
    board_of,
    free_rings,
    marbles_of,
    read_counts,
    write_counts,
)
from tests.side_games.boards import beginning, pieces_on
from tests.side_games.perft import perft


def put(
    marbles: str,
    *,
    gone: str = "",
    variant: str = "37",
    player: str = "w",
    phase: str = "p",
    captured: str = "-/-",
) -> ZertzState:
    """Set up a position: ``put("W d4, G d5 d6", gone="a1 a2")``. What is not captured is in the pool."""
    contents = {**pieces_on(marbles), **dict.fromkeys(gone.split(), ".")}
    assert contents.keys() <= set(board_of(variant).points)
    taken = [read_counts(counts) for counts in captured.split("/")]
    pool = write_counts(
        number - [*contents.values()].count(colour) - sum(counts[which] for counts in taken)
        for which, (colour, number) in enumerate(zip(COLOURS, marbles_of(variant), strict=True))
    )
    board = write_columns(board_of(variant).grid, contents)
    return GAME.parse(f"{variant} {board} {player} {phase} {pool} {captured}")


def on(state: ZertzState, point: str) -> str:
    """Give what is on a place: a colour, nothing, or ``.`` where there is no ring."""
    return state.rings[state.board.numbers[point]]


# ---------------------------------------------------------------------- the boards


@pytest.mark.parametrize(
    ("variant", "rings", "free"),
    [
        ("37", 37, 18),
        ("40", 40, 19),
        ("43", 43, 20),
        ("44", 44, 20),
        ("48", 48, 21),
        ("61", 61, 24),
        ("blitz", 37, 18),
    ],
)
def test_boards_have_their_rings_and_so_many_are_free(variant: str, rings: int, free: int) -> None:
    # Rules: R2, R11.
    state = GAME.start(variant)
    assert len(state.rings) == rings
    assert len([*free_rings(state.board, state.rings)]) == free


def test_the_start_has_all_marbles_in_the_pool() -> None:
    # Rules: R2.
    assert str(GAME.start()) == "37 4/5/6/7/6/5/4 w p W6G8B10 -/-"
    assert GAME.start() == GAME.start("37") == GAME.start(seed=9)
    assert str(GAME.start("blitz")) == "blitz 4/5/6/7/6/5/4 w p W5G7B9 -/-"
    assert str(GAME.start("48")) == "48 5/6/7/8/7/6/5/4 w p W6G8B10 -/-"


def test_there_are_no_other_options() -> None:
    with pytest.raises(NotationError, match="ZÈRTZ has no option '36': 40, 43, 44, 48, 61, blitz"):
        GAME.start("36")


def test_it_is_found_by_its_name() -> None:
    assert load("zertz") is GAME
    assert not GAME.has_chance
    assert ("37", *GAME.options) == tuple(BOARDS)
    assert GAME.canonical_options("37") == ""


# ---------------------------------------------------------------------- placing and removing


def test_a_turn_is_a_marble_placed_and_a_ring_removed() -> None:
    # Rules: R3.
    state = GAME.start().play("Wd4")
    assert str(state) == "37 4/5/6/3W3/6/5/4 w r W5G8B10 -/-"
    assert len(state.legal_moves()) == 18
    assert str(state.play("-d1")) == "37 4/5/6/.2W3/6/5/4 b p W5G8B10 -/-"


def test_any_colour_of_the_pool_goes_on_any_vacant_ring() -> None:
    # Rules: R4.
    state = put("W d4", gone="a1", captured="W5/-")
    assert len(state.legal_moves()) == 2 * 35
    with pytest.raises(IllegalMove, match="no W is left to place"):
        state.play("Wa2")
    with pytest.raises(IllegalMove, match="d4 is occupied"):
        state.play("Gd4")
    with pytest.raises(IllegalMove, match="there is no ring on a1 any more"):
        state.play("Ga1")


def test_a_ring_is_free_where_two_places_next_to_each_other_hold_none() -> None:
    # Rules: R5.
    state = put("W d4", phase="r")
    assert "-b1" in state.legal_moves()
    assert "-b2" not in state.legal_moves()
    with pytest.raises(
        IllegalMove, match="the ring b2 cannot be slid out: two places next to each other"
    ):
        state.play("-b2")
    assert "-b2" in put("W d4", gone="a1 b1", phase="r").legal_moves()


def test_two_gaps_that_are_not_next_to_each_other_do_not_free_a_ring() -> None:
    assert "-d4" not in put("W a1", gone="d5 d3", phase="r").legal_moves()
    assert "-d4" not in put("W a1", gone="d5 e3 c3", phase="r").legal_moves()
    assert "-d4" in put("W a1", gone="d5 e4", phase="r").legal_moves()


def test_a_ring_with_a_marble_stays() -> None:
    state = put("W a1", phase="r")
    assert "-a1" not in state.legal_moves()
    with pytest.raises(IllegalMove, match="a1 is occupied"):
        state.play("-a1")
    with pytest.raises(IllegalMove, match="there is no ring on a2 any more"):
        put("W a1", gone="a2", phase="r").play("-a2")


def test_where_no_ring_is_free_the_turn_ends_with_the_marble() -> None:
    # Rules: R5.
    state = GAME.parse("37 WWWW/B3W/B4W/B5G/B4G/G3G/GGGG w p B5 B1/-").play("Bd4")
    assert (state.player, state.phase) == ("b", "p")


# ---------------------------------------------------------------------- jumping


def test_a_marble_jumps_over_its_neighbour_onto_the_vacant_ring_behind() -> None:
    # Rules: R6.
    state = put("W d4, G d5")
    assert state.legal_moves() == ["xd4Gd6", "xd5Wd3"]
    after = state.play("xd4Gd6")
    assert (on(after, "d4"), on(after, "d5"), on(after, "d6")) == ("", "", "W")
    assert (after.player, after.captured) == ("b", ((0, 1, 0), (0, 0, 0)))


def test_marbles_jump_in_all_six_directions_over_any_colour() -> None:
    # Rules: R6.
    state = put("W d4 d5, G e4 e3, B d3 c3 c4")
    assert beginning(state.legal_moves(), "xd4") == [
        "xd4Bb2",
        "xd4Bb4",
        "xd4Bd2",
        "xd4Gf2",
        "xd4Gf4",
        "xd4Wd6",
    ]


def test_who_can_jump_must_and_places_and_removes_nothing() -> None:
    # Rules: R3, R7.
    state = put("W d4, G d5")
    for move in ("Wa1", "-a1", "pass"):
        with pytest.raises(IllegalMove, match="a marble can jump, so it must: xd4Gd6, xd5Wd3"):
            state.play(move)
    assert state.play("xd4Gd6").phase == "p"


def test_a_marble_that_can_jump_on_must_and_no_other_may() -> None:
    # Rules: R7.
    state = put("W d2, G d3, B d5, W a1 a2").play("xd2Gd4")
    assert str(state).split()[2:4] == ["w", "jd4"]
    assert state.legal_moves() == ["xd4Bd6"]
    with pytest.raises(IllegalMove, match="xa1Wa3 cannot be played now, but for example xd4Bd6"):
        state.play("xa1Wa3")
    with pytest.raises(IllegalMove, match="Wb1 cannot be played now"):
        state.play("Wb1")
    after = state.play("xd4Bd6")
    assert (after.player, after.phase, after.captured[0]) == ("b", "p", (0, 1, 1))


def test_the_player_chooses_among_the_jumps_also_the_smaller_capture() -> None:
    # Rules: R7.
    state = put("W d2, G d3, B d5, W e3")
    assert {"xd2Gd4", "xe3Gc2"} <= set(state.legal_moves())


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("xc4Wc6", "c4 is empty"),
        (
            "xd4Gd7",
            "a marble jumps straight over the one next to it, onto the vacant ring behind",
        ),
        ("xd4Gd2", "a marble jumps straight over the one next to it"),
        ("xd4Bf4", "a marble jumps straight over the one next to it"),
        ("xd4Wd6", "xd4Wd6 cannot be played here; what can: xd4Gd6"),
        ("xb3Bb1", "there is no ring on b1 any more"),
        ("xf3Wf1", "f1 is occupied"),
        ("xd9Wd7", "there is no d9 on this board"),
    ],
)
def test_a_jump_that_cannot_be_made_is_refused_with_the_reason(move: str, why: str) -> None:
    state = put("W d4, G d5, W b3, B b2, W f3 f2 f1", gone="b1")
    with pytest.raises(IllegalMove, match=why):
        state.play(move)


# ---------------------------------------------------------------------- isolating


def test_a_group_cut_off_without_a_vacant_ring_is_taken_with_its_rings() -> None:
    # Rules: R8.
    before = "37 ..../..GGG/G.3./B1WB1B./...2./..B1./...W w r W1G1B3 W1G1B1/W2G2B2"
    after = "37 ..../..GGG/..3./..WB1B./...2./..B1./...W b p W1G1B3 W1G2B2/W2G2B2"
    assert str(GAME.parse(before).play("-d2")) == after


def test_a_group_with_a_vacant_ring_stays_in_play() -> None:
    state = put("W a1, B d4", gone="a3 b1 b3 c1 c2", phase="r").play("-b2")
    assert on(state, "a1") == "W"
    assert on(state, "a2") == ""


def test_filling_the_last_vacant_ring_of_a_group_takes_it_before_a_ring_is_removed() -> None:
    # Rules: R8.
    state = put("W a1, B d4", gone="a3 b1 b2 b3").play("Ga2")
    assert (state.phase, state.captured[0]) == ("r", (1, 1, 0))
    assert (on(state, "a1"), on(state, "a2")) == (".", ".")


def test_a_large_group_that_is_full_is_taken_like_a_small_one() -> None:
    state = GAME.parse("37 BBB./GG.../W...../......./....../...../2.. w r W5G6B7 -/-").play("-g1")
    assert str(state) == "37 ..../...../....../......./....../...../.1.. b p W5G6B7 W1G2B3/-"


# ---------------------------------------------------------------------- the end


@pytest.mark.parametrize(
    ("variant", "captured", "move"),
    [
        ("37", "W3G2B3/-", "xd4Gd6"),
        ("37", "G4/-", "xd4Gd6"),
        ("37", "W3/-", "xd5Wd3"),
        ("blitz", "W2G1B2/-", "xd4Gd6"),
        ("blitz", "G3/-", "xd4Gd6"),
        ("blitz", "W2/-", "xd5Wd3"),
    ],
)
def test_whoever_completes_a_set_wins(variant: str, captured: str, move: str) -> None:
    # Rules: R1, R11.
    state = put("W d4, G d5", variant=variant, captured=captured).play(move)
    assert (state.outcome, state.player, state.phase) == ("w", "w", ".")
    assert state.legal_moves() == []
    with pytest.raises(IllegalMove, match="the game is over"):
        state.play("Wa1")


@pytest.mark.parametrize("captured", ["W3G2B2/-", "G3/-", "W2G2B5/-", "-/W3G4B3"])
def test_one_marble_less_does_not_win(captured: str) -> None:
    assert put("W d4, G d5", captured=captured).play("xd4Gd6").outcome is None


def test_six_black_marbles_win_and_five_in_blitz() -> None:
    assert put("W d4, B d5", captured="-/B5", player="b").play("xd4Bd6").outcome == "b"
    assert put("W d4, B d5", captured="-/B4", player="b").play("xd4Bd6").outcome is None
    state = put("W d4, B d5", variant="blitz", captured="-/B4", player="b")
    assert state.play("xd4Bd6").outcome == "b"


def test_the_game_ends_in_mid_turn_with_the_decision_that_wins() -> None:
    # Rules: R1.
    jumping = put("W d2, G d3, B d5", captured="G4/-").play("xd2Gd4")
    assert jumping.outcome == "w"
    placing = put("W a1, B d4", gone="a3 b1 b2 b3", captured="W3/-").play("Ga2")
    assert placing.outcome == "w"


def test_whoever_leaves_no_vacant_ring_wins_whatever_the_count() -> None:
    # Rules: R9.
    state = GAME.parse("37 ..../...../....../......./.GWG../.1BW./.W.B w r - W1G3B3/W2G3B5")
    after = state.play("-f2")
    assert str(after) == "37 ..../...../....../......./....../...../.... w . - W4G5B5/W2G3B5"
    filling = put("W a1", gone=" ".join(p for p in board_of("37").points if p not in ("a1", "a2")))
    assert filling.play("Ba2").outcome == "w"


def test_when_the_pool_is_empty_players_place_what_they_have_captured() -> None:
    # Rules: R9.
    passing = GAME.parse("37 W2W/2W2/1W2G1/G2G2G/1B2B1/2B2/B2B w p - -/W2G4B5")
    assert passing.legal_moves() == ["pass"]
    state = passing.play("pass")
    assert state.player == "b"
    assert len(state.legal_moves()) == 72
    after = state.play("Wa2")
    assert after.captured == ((0, 0, 0), (1, 4, 5))


def test_nobody_passes_who_can_place() -> None:
    with pytest.raises(
        IllegalMove, match="pass cannot be played now, but for example Ba1, Ba2, Ba3"
    ):
        GAME.start().play("pass")
    with pytest.raises(IllegalMove, match="no W is left to place"):
        GAME.parse("37 W2W/2W2/1W2G1/G2G2G/1B2B1/2B2/B2B w p - -/W2G4B5").play("Wa2")


def test_captured_marbles_are_not_placed_while_the_pool_has_any() -> None:
    state = put("W a1, G a4 g1 g4 d4, B d1 d7", captured="G4/W5B8")
    assert write_counts(state.pool) == "-"
    state = put("W a1, G a4 g1 d4, B d1 d7", captured="G4/W5B8")
    assert {move[0] for move in state.legal_moves()} == {"G"}
    assert state.captured == ((0, 4, 0), (5, 0, 8))
    assert state.play("Gg4").captured == state.captured


def test_it_is_a_draw_when_neither_player_can_jump_or_place() -> None:
    # Rules: R10.
    edge = "WWWWW/W4G/G5G/G6G/G3..2G/G6B/B5B/B4B/BBBBB"
    state = GAME.parse(f"61 {edge} w r - -/-").play("-d5")
    assert (state.outcome, state.player, state.phase) == ("draw", "-", ".")
    assert GAME.parse(str(state)) == state


CIRCLE = "blitz WWWW/W3G/G4G/G1B3G/G4G/B3B/BBBB w p - B1/B1"
"""No ring is free, and the pool is empty: a marble is placed, jumped over, and so back and forth."""
ROUND = (
    *("Bd4", "xd3Bd5", "pass", "Bd4", "xd5Bd3"),
    *("Bd4", "xd3Bd5", "pass", "Bd4", "xd5Bd3"),
)


def test_the_third_time_that_a_position_stands_at_the_start_of_a_turn_is_a_draw() -> None:
    # Rules: R10.
    state = start = GAME.parse(CIRCLE)
    for move in ROUND:
        state = state.play(move)
    assert state == start
    assert state.outcome is None
    for move in ROUND[:-1]:
        state = state.play(move)
        assert state.outcome is None
    state = state.play(ROUND[-1])
    assert (state.outcome, state.player) == ("draw", "-")
    assert str(state) == CIRCLE.replace("w p", "- .")


def test_what_stood_before_travels_with_the_value_but_is_not_in_the_text() -> None:
    state = GAME.parse(CIRCLE)
    for move in (*ROUND, *ROUND[:-1]):
        state = state.play(move)
    for same in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state)):
        assert same.play(ROUND[-1]).outcome == "draw"
    assert GAME.parse(str(state)) == state
    assert GAME.parse(str(state)).play(ROUND[-1]).outcome is None


# ---------------------------------------------------------------------- text


@pytest.mark.parametrize(
    "move", ["", "d4", "wd4", "Wd4,d1", "Wd4 ", "--d1", "xd1d3", "x d1Gd3", "xd1gd3", "Wd0", "Pass"]
)
def test_a_move_is_written_in_one_way_only(move: str) -> None:
    with pytest.raises(NotationError, match="is no move of ZÈRTZ; moves are written like Ba1, Ba2"):
        GAME.start().play(move)


@pytest.mark.parametrize("move", ["Wd8", "Wa5", "Wh1"])
def test_there_are_no_other_points(move: str) -> None:
    with pytest.raises(IllegalMove, match=r"there is no .. on this board"):
        GAME.start().play(move)


def test_every_decision_has_its_time() -> None:
    with pytest.raises(IllegalMove, match="-d1 cannot be played now, but for example Ba1"):
        GAME.start().play("-d1")
    with pytest.raises(IllegalMove, match="Wd5 cannot be played now, but for example -a1"):
        GAME.start().play("Wd4").play("Wd5")


REFUSED = {
    "": "a position of ZÈRTZ has 6 fields, variant board player phase pool captured",
    "38 4/5/6/7/6/5/4 w p W6G8B10 -/-": "ZÈRTZ has no option '38'",
    "37 4/5/6/7/6/5 w p W6G8B10 -/-": "a board of 7 columns has '/' between them",
    "37 4/5/6/7/6/5/5 w p W6G8B10 -/-": "column g, '5', has 5 points: there are 4",
    "37 4/5/6/52/6/5/4 w p W6G8B10 -/-": "column d, '52', has 52 points",
    "37 4/5/6/7/6/5/.12 w p W6G8B10 -/-": "column g, '.12', has 13 points",
    "37 4/5/6/7/6/5/3w w p W6G8B10 -/-": "column g: 'w' is nothing that can stand there",
    "37 4/5/6/7/6/5/3(W) w p W5G8B10 -/-": r"column g, '3\(W\)', is written '3W'",
    "37 4/5/6/7/6/5/3(WB) w p W5G8B9 -/-": r"'\(WB\)' is nothing that can stand there",
    "37 4/5/6/7/6/5/4 x p W6G8B10 -/-": "the player is 'w' or 'b'",
    "37 4/5/6/7/6/5/4 - p W6G8B10 -/-": "the player is 'w' or 'b'",
    "37 4/5/6/7/6/5/4 w q W6G8B10 -/-": "'q' is no phase: p, r, jd4, .",
    "37 4/5/6/7/6/5/4 w j W6G8B10 -/-": "'j' is no phase",
    "37 4/5/6/7/6/5/4 w jd8 W6G8B10 -/-": "there is no d8 on this board",
    "37 4/5/6/7/6/5/4 w p G8W6B10 -/-": "'G8W6B10' does not say how many marbles there are",
    "37 4/5/6/7/6/5/4 w p W06G8B10 -/-": "'W06G8B10' does not say how many marbles there are",
    "37 4/5/6/7/6/5/4 w p  -/-": "has 6 fields|does not say how many marbles there are",
    "37 4/5/6/7/6/5/4 w p W6G8B10 -": "'-' does not say how many marbles there are, as in 'W1G2/-'",
    "37 4/5/6/7/6/5/4 w p W6G8B10 -/-/-": "does not say how many marbles there are",
    "37 4/5/6/7/6/5/4 w p W6G8B10 /": "'' does not say how many marbles there are",
    "37 4/5/6/7/6/5/4 w p W6G8B9 -/-": (
        "there are 9 of B on the board, in the pool and captured: together there must be 10"
    ),
    "37 4/5/6/7/6/5/3W w p W6G8B10 -/-": "there are 7 of W on the board",
    "37 4/5/6/7/6/5/4 w p W6G8B10 -/G1": "there are 9 of G on the board",
    "blitz 4/5/6/7/6/5/4 w p W6G8B10 -/-": "there are 6 of W .*: together there must be 5",
    "37 4/5/6/7/6/5/4 w jd4 W6G8B10 -/-": "there is nothing to decide in phase 'jd4'",
    "37 4/5/6/W6/6/5/4 w jd1 W5G8B10 -/-": "there is nothing to decide in phase 'jd1'",
    "37 WWWW/B3W/B4W/B5G/B4G/G3G/GGGG w r B6 -/-": "there is nothing to decide in phase 'r'",
    "37 ..../...../....../......./....../...../.... w p W6G8B10 -/-": (
        "there is nothing to decide in phase 'p'"
    ),
    "61 WWWWW/W4G/G5G/G6G/G7G/G6B/B5B/B4B/BBBBB w p - -/-": "there is nothing to decide in phase 'p'",
}


@pytest.mark.parametrize("text", REFUSED)
def test_a_position_that_cannot_be_is_refused_with_the_reason(text: str) -> None:
    with pytest.raises(NotationError, match=REFUSED[text]):
        GAME.parse(text)


def test_a_position_need_not_be_one_that_play_reaches() -> None:
    text = "37 4/5/6/7/6/5/4 b . W6G8B10 -/-"
    assert GAME.parse(text).outcome == "b"
    assert GAME.parse(text.replace("b", "-")).outcome == "draw"


# ---------------------------------------------------------------------- counts


@pytest.mark.parametrize(
    ("variant", "counts"),
    [
        ("37", (111, 1_944, 204_120)),
        ("blitz", (111, 1_944, 204_120)),
        ("40", (120, 2_223, 253_422)),
        ("43", (129, 2_520, 309_960)),
        ("44", (132, 2_580, 325_080)),
        ("48", (144, 2_961, 408_618)),
        ("61", (183, 4_320, 764_640)),
    ],
)
def test_sequences_of_one_to_three_decisions_are_as_many_as_in_the_table(
    variant: str, counts: tuple[int, ...]
) -> None:
    assert tuple(perft(GAME.start(variant), depth) for depth in (1, 2, 3)) == counts
