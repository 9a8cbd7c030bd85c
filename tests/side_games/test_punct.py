"""PÜNCT: pieces of three dots that lie on the board and on each other."""

import copy
import pickle
from collections import Counter

import pytest

from gipf.errors import GipfError, IllegalMove, NotationError
from gipf.side_games.punct import GAME
from gipf.side_games.punct.board import CENTRE, GRID, SIDES, names
from gipf.side_games.punct.pieces import NUMBERS, place_of, write_reserve
from gipf.side_games.punct.state import FULL_RESERVE, Punct
from tests.side_games.boards import beginning

START = "standard - w m T6C2E4L2M2R2/T6C2E4L2M2R2"
ADDED = "standard Tg5:2,ck12:3 w m T5C2E4L2M2R2/T6C1E4L2M2R2"


def text(pieces: str, player: str = "w", variant: str = "standard") -> str:
    """Write the position with these pieces on the board and all others in reserve."""
    letters = [piece[:1] for level in pieces.split("/") for piece in level.split(",")]
    white = black = FULL_RESERVE
    for kind in NUMBERS:
        white = white.replace(kind, "", letters.count(kind))
        black = black.replace(kind, "", letters.count(kind.lower()))
    return f"{variant} {pieces} {player} m {write_reserve(white)}/{write_reserve(black)}"


def put(pieces: str, player: str = "w", variant: str = "standard") -> Punct:
    return GAME.parse(text(pieces, player, variant))


def play(state: Punct, *moves: str) -> Punct:
    for move in moves:
        state = state.play(move)
    return state


def pieces_after(state: Punct, move: str) -> str:
    """Play a legal move and give the pieces on the board as they are written."""
    assert move in state.legal_moves()
    return str(state.play(move)).split()[1]


def refusal(state: Punct, move: str) -> str:
    """Give the reason why a move that is not legal is refused."""
    assert move not in state.legal_moves()
    with pytest.raises(GipfError) as refused:
        state.play(move)
    return str(refused.value)


# ---------------------------------------------------------------------- board and pieces (1–9)


def test_the_board_is_a_hexagon_of_nine_to_a_side_without_its_corners() -> None:
    # Rules: K2.
    assert len(GRID.points) == 211
    edge = {space for space in GRID.points if None in GRID.neighbours[space]}
    sides = {space for pair in SIDES for side in pair for space in names(side)}
    assert edge - sides == {"b2", "b9", "i2", "i16", "p9", "p16"}
    assert [len(names(side)) for pair in SIDES for side in pair] == [7] * 6


def test_the_central_hexagon_has_the_spaces_at_most_two_steps_from_the_centre() -> None:
    # Rules: K2.
    near = {"i9", *filter(None, GRID.neighbours["i9"])}
    assert set(names(CENTRE)) == {step for space in near for step in GRID.neighbours[space]}


@pytest.mark.parametrize(
    ("piece", "spaces"),
    [
        ("Te5:1", "e5 e6 f6"),
        ("Te5:6", "e5 d5 e6"),
        ("Ce5:2", "e5 f6 d4"),
        ("Ee5:3", "e5 f5 g5"),
        ("Le5:1", "e5 e6 d6"),
        ("Me5:1", "e5 e6 f5"),
        ("Re5:1", "e5 e6 f7"),
    ],
)
def test_a_piece_has_its_dots_on_three_spaces(piece: str, spaces: str) -> None:
    # Rules: K3.
    assert set(names(place_of(piece).dots)) == set(spaces.split())


def test_the_first_piece_has_4986_places() -> None:
    for option in ("", "standard", "basic"):
        kinds = Counter(move[0] for move in GAME.start(option).legal_moves())
        assert kinds == {"T": 954, "L": 900, "M": 900, "R": 900, "E": 888, "C": 444}


# ---------------------------------------------------------------------- adding (11–14)


def test_white_begins_and_players_take_turns() -> None:
    # Rules: K4.
    state = GAME.start()
    assert (str(state), state.player) == (START, "w")
    state = state.play("Tg5:2")
    assert state.player == "b"
    assert str(state.play("Ck12:3")) == ADDED


def test_a_piece_is_added_on_empty_spaces_only() -> None:
    # Rules: K5.
    state = put("Tc3:1,tc6:1")
    assert pieces_after(state, "Ea3:2") == "Ea3:2,Tc3:1,tc6:1"
    assert refusal(state, "Ea4:3") == "c4 is occupied"
    assert refusal(state, "Tc6:1") == "c6 is occupied"


def test_a_space_under_a_bridge_is_not_empty() -> None:
    # Rules: K8.
    assert refusal(put("Tc3:1,tc6:1/Ec4:1"), "Ea3:2") == "c5 is occupied"


def test_all_dots_of_an_added_piece_are_on_the_board() -> None:
    assert refusal(GAME.start(), "Ta8:1") == "Ta8:1: a dot would be off the board"
    assert refusal(GAME.start(), "Ea7:1") == "Ea7:1: a dot would be off the board"
    assert refusal(GAME.start(), "Ta1:1") == "there is no a1 on this board"


def test_only_what_is_in_the_reserve_is_added() -> None:
    state = put("Cc3:1,Ce3:1")
    assert not beginning(state.legal_moves(), "C")
    assert refusal(state, "Ck12:3") == "no C is left to place"


def test_in_the_standard_game_no_piece_is_ever_added_in_the_central_hexagon() -> None:
    # Rules: K5.
    for state in (GAME.start(), put("Tc3:1,tc6:1")):
        assert refusal(state, "Ti12:4") == "no piece may be added in the central hexagon"
        assert "Ti12:1" in state.legal_moves()


def test_in_the_basic_game_only_the_first_piece_is_not_added_in_the_central_hexagon() -> None:
    # Rules: K13.
    start = GAME.start("basic")
    assert refusal(start, "Ti12:4") == (
        "the first piece of the game may not be added in the central hexagon"
    )
    after = start.play("Tc3:1")
    assert pieces_after(after, "Ti9:4") == "Tc3:1,ti9:4"


# ---------------------------------------------------------------------- moving (15–18)


def test_a_piece_goes_along_a_line_over_whatever_stands_there_and_comes_to_stand_in_any_turn() -> (
    None
):
    # Rules: K6.
    state = put("Tc9:2,tf9:1,Eh9:1")
    assert pieces_after(state, "c9-p9:4") == "tf9:1,Eh9:1,Tp9:4"
    assert pieces_after(state, "c9-i9:1") == "tf9:1,Eh9:1,Ti9:1"
    assert refusal(state, "c9-e10:1") == "c9 and e10 are not on one line"


def test_a_piece_may_turn_in_place_and_stand_on_spaces_it_stood_on() -> None:
    # Rules: K6.
    state = put("tc6:1,Tg5:2")
    turns = [f"g5-g5:{turn}" for turn in (1, 3, 4, 5, 6)]
    assert beginning(state.legal_moves(), "g5-g5") == turns
    assert pieces_after(state, "g5-g6:4") == "tc6:1,Tg6:4"


def test_a_piece_does_not_end_exactly_as_it_began() -> None:
    # Rules: K6.
    assert refusal(put("tc6:1,Tg5:2"), "g5-g5:2") == (
        "that changes nothing: a piece has to move or to turn"
    )


def test_only_a_piece_of_ones_own_is_moved_and_it_is_named_by_its_punct() -> None:
    state = put("tc6:1,Tg5:1")
    assert refusal(state, "c6-c6:2") == "what stands on c6 is not yours"
    assert refusal(state, "g6-g6:2") == (
        "there is no PÜNCT on g6, and a piece is moved by its PÜNCT"
    )
    assert refusal(state, "e3-e4:1") == "e3 is empty"
    assert refusal(state, "r3-e4:1") == "there is no r3 on this board"
    assert refusal(state, "g5-g18:1") == "there is no g18 on this board"
    assert refusal(state, "g5-g15:1") == "g5-g15:1: a dot would be off the board"


# ---------------------------------------------------------------------- levels (19–25)


def test_the_punct_lies_on_its_own_colour_and_the_minor_dots_on_either() -> None:
    # Rules: K7.
    assert pieces_after(put("Tc3:1,tc5:1,Ej4:2"), "j4-c4:1") == "Tc3:1,tc5:1/Ec4:1"
    assert refusal(put("Tc3:1,tc5:1,Ej6:2"), "j6-c6:4") == (
        "the PÜNCT would lie on the other player's colour on c6"
    )


def test_a_piece_lies_flat() -> None:
    # Rules: K7.
    state = put("Tc3:1,Tj4:2,Ej8:2")
    assert refusal(state, "j4-c4:1") == (
        "the piece would not lie flat: the heights of c4, c5, d5 are 1, 0, 0"
    )


def test_a_triangle_lies_on_three_dots_of_one_level() -> None:
    # Rules: K8.
    state = put("Tc3:1,Tj3:2")
    assert pieces_after(state, "j3-c3:1") == "Tc3:1/Tc3:1"
    assert refusal(state, "j3-c3:2") == (
        "the piece would not lie flat: the heights of c3, d3, d4 are 1, 0, 1"
    )


def test_the_middle_of_a_straight_piece_bridges_a_gap() -> None:
    # Rules: K8.
    assert pieces_after(put("Tc3:1,tc6:1,Ej4:2"), "j4-c4:1") == "Tc3:1,tc6:1/Ec4:1"


def test_the_middle_of_an_angular_piece_bridges_a_gap() -> None:
    assert pieces_after(put("Tc3:1,td6:1,Rj4:2"), "j4-c4:1") == "Tc3:1,td6:1/Rc4:1"


def test_an_end_is_never_left_without_support() -> None:
    assert refusal(put("Tc3:1,tc5:2,Ej4:2"), "j4-c4:1") == (
        "the piece would not lie flat: the heights of c4, c5, c6 are 1, 1, 0"
    )


TWO_PILES = "Tc3:1,Tc6:1,{on}/Tc3:1,Tc6:1"
"""Two piles of two triangles, c4 and c6 at height 2 among them, c5 between."""


def test_a_bridge_with_its_punct_in_the_middle_needs_its_own_colour_below() -> None:
    # Rules: K8.
    own, other = (TWO_PILES.format(on=f"{piece},Cj5:1") for piece in ("Ee5:6", "ee5:6"))
    assert pieces_after(put(own), "j5-c5:1") == "Tc3:1,Tc6:1,Ee5:6/Tc3:1,Tc6:1/Cc5:1"
    assert refusal(put(other), "j5-c5:1") == (
        "the PÜNCT would lie on the other player's colour on c5"
    )
    assert refusal(put(TWO_PILES.format(on="Cj5:1")), "j5-c5:1") == (
        "the PÜNCT would bridge a gap: c5 is empty, and there has to be a piece of one's own below"
    )


def test_a_piece_that_something_lies_on_is_not_free() -> None:
    # Rules: K9.
    state = put("Tc3:1,tc6:1/Ec4:1", "b")
    assert not beginning(state.legal_moves(), "c6-")
    assert refusal(state, "c6-c6:2") == (
        "the piece with its PÜNCT on c6 is not free: something lies above it on c6"
    )


def test_a_piece_below_the_middle_of_a_bridge_is_not_free_either() -> None:
    # Rules: K9.
    state = put(TWO_PILES.format(on="Ee5:6") + "/Ec4:1")
    assert refusal(state, "e5-e5:1") == (
        "the piece with its PÜNCT on e5 is not free: something lies above it on c5"
    )
    assert "c4-c4:4" not in state.legal_moves()
    assert pieces_after(state, "c4-c11:3") == "Tc3:1,Tc6:1,Ec11:3,Ee5:6/Tc3:1,Tc6:1"


def test_of_two_puncts_above_each_other_the_upper_one_is_moved() -> None:
    state = put("tc3:1,Tc6:1/Tc6:1")
    assert pieces_after(state, "c6-c8:6") == "tc3:1,Tc6:1,Tc8:6"


# ---------------------------------------------------------------------- the end (26–32)


BLACK_IS_COVERED = (
    "standard cb2:3,tb5:2,Cb9:2,ed2:3,td4:2,td9:2,Ce12:2,eg2:3,Eg14:2,Tj16:1,ck4:2,Tk5:1,El16:3,em6:2,"
    "Eo16:3,tp9:1/Tk5:3 w m T3E1L2M2R2/T2E1L2M2R2"
)
"""Black's chain from column a to column q runs below the triangle on k5, and White's lacks one triangle."""


def test_who_connects_two_opposite_sides_wins() -> None:
    # Rules: K1, K10.
    won = put("Ea8:3,Ed8:3,Eg8:3,Ej8:3,tk4:1,Cn8:3").play("Tp9:1")
    assert (won.outcome, won.player) == ("w", "w")
    assert won.legal_moves() == []
    with pytest.raises(IllegalMove, match="the game is over"):
        won.play("Ta2:1")


def test_when_both_are_connected_the_player_who_moved_wins() -> None:
    # Rules: K10.
    after = GAME.parse(BLACK_IS_COVERED).play("k5-k16:4")
    assert (after.outcome, str(after).split()[2:4]) == ("w", ["w", "."])


def test_who_uncovers_the_chain_of_the_other_loses() -> None:
    # Rules: K10.
    after = GAME.parse(BLACK_IS_COVERED).play("k5-k12:1")
    assert (after.outcome, str(after).split()[2:4]) == ("b", ["b", "."])


ONE_TRIANGLE_LEFT = (
    "Tc6:6,Ek6:3,Rn13:6{more}/Tc6:6,Ek6:3,Rn13:6/Tc6:6,Ek6:3,Lm14:4/Tc6:6,Ek6:3,Lm14:4/"
    "Tc6:6,Cl6:3,Mm13:1/Cl6:3,Mm13:1"
)
"""All of White's pieces but a triangle in three piles."""


@pytest.mark.parametrize(
    ("more", "variant", "outcome"),
    [
        ("", "standard", "draw"),
        (",tq12:4", "standard", "draw"),
        ("", "basic", "draw"),
    ],
)
def test_the_last_piece_added_ends_the_game(more: str, variant: str, outcome: str) -> None:
    # Rules: K11.
    state = put(ONE_TRIANGLE_LEFT.format(more=more), variant=variant)
    assert state.play("Te3:1").outcome == outcome


def test_in_the_standard_game_who_holds_more_of_the_central_hexagon_wins() -> None:
    # Rules: K11.
    centre = "Tc6:6,ti9:1,Ek6:3,Rn13:6" + ONE_TRIANGLE_LEFT.partition("{more}")[2]
    assert put(centre).play("Te3:1").outcome == "b"
    assert put(centre, variant="basic").play("Te3:1").outcome == "draw"
    assert put(centre, variant="basic").play("Ti12:1").outcome == "draw"
    white = centre.replace("ti9:1", "Ti9:1").replace("/Tc6:6,Cl6:3", "/Cl6:3")
    assert put(white).play("Te3:1").outcome == "w"


def test_a_piece_that_is_moved_does_not_end_the_game_though_none_is_left_to_add() -> None:
    state = put(ONE_TRIANGLE_LEFT.format(more=""), variant="basic")
    assert state.play("c6-c8:1").outcome is None


COVERED = (
    "tc5:4,Tc6:6,Td6:2,tg5:1{more},ek5:3,Ek6:3,Ek7:3,rn12:4,Rn13:6,Ro13:2"
    "/tc5:4,Tc6:6,Td6:2,ek5:3,Ek6:3,Ek7:3,lm10:2,Lm14:4,Lq14:6"
    "/tc5:4,Tc6:6,Td6:2,cl5:3,Cl6:3,Cl7:3,Mm13:1,mn11:5,Mp14:3"
    "/tc5:1,ek5:1"
)
"""All of White's pieces in six piles of three, four of them covered; a black triangle goes on the last two."""


@pytest.mark.parametrize(
    ("more", "variant", "outcome"),
    [("", "standard", "draw"), (",ci9:1", "standard", "b"), (",ci9:1", "basic", "draw")],
)
def test_the_game_ends_where_a_player_can_neither_add_nor_move(
    more: str, variant: str, outcome: str
) -> None:
    # Rules: K11.
    after = put(COVERED.format(more=more), "b", variant).play("g5-n12:1")
    assert after.outcome == outcome
    assert after.legal_moves() == []
    winner = after.player
    with pytest.raises(NotationError, match="there is nothing to decide in phase 'm'"):
        GAME.parse(str(after).replace(f" {winner} . ", " w m "))


TO_AND_FRO = ("c3-c3:2", "n12-n12:2", "c3-c3:1", "n12-n12:1")


def test_a_position_that_comes_up_for_the_third_time_ends_the_game_in_a_draw() -> None:
    # Rules: K12.
    state = play(GAME.start(), "Tc3:1", "Tn12:1", *TO_AND_FRO, *TO_AND_FRO[:-1])
    assert state.outcome is None
    state = state.play(TO_AND_FRO[-1])
    assert (state.outcome, state.player) == ("draw", "-")
    assert str(state) == "standard Tc3:1,tn12:1 - . T5C2E4L2M2R2/T5C2E4L2M2R2"
    assert GAME.parse(str(state)) == state


def test_what_came_up_before_counts_neither_for_equality_nor_in_the_text() -> None:
    state = play(GAME.start(), "Tc3:1", "Tn12:1")
    again = play(state, *TO_AND_FRO)
    assert (again, hash(again), str(again)) == (state, hash(state), str(state))
    for travelled in (copy.deepcopy(again), pickle.loads(pickle.dumps(again))):
        assert play(travelled, *TO_AND_FRO).outcome == "draw"
    assert play(GAME.parse(str(again)), *TO_AND_FRO).outcome is None


# ---------------------------------------------------------------------- texts (34–42)


def test_options_that_there_are_not_are_refused() -> None:
    with pytest.raises(NotationError, match="PÜNCT has no option 'blitz': basic"):
        GAME.start("blitz")


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("", "'' is no move of PÜNCT; moves are written like Ca3:1, Ca4:1, Ca5:1"),
        ("tg5:2", "'tg5:2' is no move of PÜNCT"),
        ("Tg5", "'Tg5' is no move of PÜNCT"),
        ("Tg5:7", "'Tg5:7' is no move of PÜNCT"),
        ("Tg5:1 ", "'Tg5:1 ' is no move of PÜNCT"),
        ("g5-g6", "'g5-g6' is no move of PÜNCT"),
        ("Ck12:5", "'Ck12:5' is written 'Ck12:2'"),
        ("Tg05:1", "there is no g05 on this board"),
    ],
)
def test_what_is_not_written_like_a_move_is_refused(move: str, reason: str) -> None:
    assert reason in refusal(GAME.parse(ADDED), move)


@pytest.mark.parametrize(
    "position",
    [
        START,
        ADDED,
        BLACK_IS_COVERED,
        text("Tc3:1,tc6:1/Ec4:1", "b", "basic"),
        ADDED.replace("w m", "b ."),
        ADDED.replace("w m", "- ."),
    ],
)
def test_a_position_reads_back_as_it_was_written(position: str) -> None:
    assert str(GAME.parse(position)) == position


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ("standard -", "a position of PÜNCT has 5 fields, variant pieces player phase reserves"),
        (
            START.replace("standard", "punct"),
            "variant is 'punct'; it is written like standard, basic",
        ),
        (START.replace("w m", "x m"), "the player is 'w' or 'b', and '-' after a draw, not 'x'"),
        (START.replace("w m", "- m"), "the player is 'w' or 'b', and '-' after a draw, not '-'"),
        (START.replace("w m", "w p"), "'p' is no phase: m, ."),
        (START.replace(" - ", "  "), "'' is no piece; pieces are written as in Tg5:2"),
        (text("Tc3:1/"), "'' is no piece"),
        (text("Tc3:1,"), "'' is no piece"),
        (text("Tc3"), "'Tc3' is no piece"),
        (text("Xc3:1"), "'Xc3:1' is no piece"),
        (text("Tz3:1"), "there is no z3 on this board"),
        (text("Tq16:1"), "Tq16:1: a dot would be off the board"),
        (text("Cc3:4"), "'Cc3:4' is written 'Cc3:1'"),
        (text("tc10:4,Tc3:1"), "'tc10:4,Tc3:1' is written 'Tc3:1,tc10:4'"),
        (text("Tc3:1,tc3:2"), "tc3:2 crosses another piece of its level on c3"),
        (text("Tc3:1,Tc3:1"), "Tc3:1 crosses another piece of its level on c3"),
        (text("Tc3:1/Tc6:1"), "Tc6:1 is on level 2, but would lie on level 1"),
        (
            text("Tc3:1/Tc4:1"),
            "Tc4:1 cannot be on level 2: the piece would not lie flat: the heights of c4, c5, d5 are 1, 0, 0",
        ),
        (
            text("Tc3:1/tc3:1"),
            "tc3:1 cannot be on level 2: the PÜNCT would lie on the other player's colour on c3",
        ),
        (
            text("Tc3:1,Tc6:1/Cc5:1"),
            "Cc5:1 cannot be on level 2: the PÜNCT would bridge a gap: c5 is empty",
        ),
        (
            START.replace("/T6C2E4L2M2R2", ""),
            "reserves are written as in T6C2E4/T5R1, '-' for none, not 'T6C2E4L2M2R2'",
        ),
        (START.replace("R2/", "/"), "there are 0 of R: at least 2"),
        (ADDED.replace("T6C1", "T6C2"), "there are 3 of c: at most 2"),
        (ADDED.replace("T6C1", "C1T6"), "' is written '"),
        (ADDED.replace("T6C1", "T6T0C1"), "' is written '"),
        (ADDED.replace("/T6C1E4L2M2R2", "/"), "reserves are written as in"),
    ],
)
def test_what_cannot_be_a_position_is_refused_with_the_reason(position: str, reason: str) -> None:
    with pytest.raises(NotationError) as refused:
        GAME.parse(position)
    assert reason in str(refused.value)
