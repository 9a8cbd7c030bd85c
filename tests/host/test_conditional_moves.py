"""What a player answers to what the other one may play: entered as lines, played by itself, dropped in time."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from gipf import Position
from gipf.errors import GipfError
from gipf.host.clock import Clock
from gipf.host.conditional_moves import (
    LONGEST,
    MOST_LINES,
    Plan,
    followed,
    left,
    may_follow,
    planned,
    shown,
)
from gipf.host.live_game import LiveGame
from gipf.host.seats import Seat
from gipf.variants import Player
from tests.host.test_live_game import ROW, ZERTZ

W, B = Player
DAY = 86_400
BEFORE_ROW = "basic BbBB/BB1b1/Bb3b/bB2B1b/3Bb1/Bb1bb/BBbb w m B3/B3 -- - 10"
"""White's push completes a row of Black's, who has to clear it first."""
SEATS = {W: Seat("person", "Ann", holder="ann"), B: Seat("person", "Ben", holder="ben")}


def over_days(start: str | Position = "basic") -> LiveGame:
    """A game over days, with two days and a day for each turn; its clock runs since the first moment."""
    position = start if isinstance(start, Position) else Position.start(start)
    return LiveGame.new("abc", 1, position, SEATS, Clock.new(2 * DAY, DAY, cap=3 * DAY))


def answering(game: LiveGame, *lines: str, player: Player = B) -> Plan:
    """Read lines that are written with spaces."""
    return planned(game, player, [line.split() for line in lines], "k")


def decide(game: LiveGame, move: str, *plans: Plan, at: int = 1000) -> LiveGame:
    """Let whoever decides do so, and give the game with what is answered by itself."""
    return followed(game.played(move, "person", at), game, {plan.player: plan for plan in plans})


def moves(game: LiveGame) -> list[str]:
    return [ply.move for ply in game.plies]


def texts(plan: Plan | None) -> list[list[str]]:
    lines = shown(plan.lines) if plan else []
    return [[move for turn in line for move in turn["plies"]] for line in lines]


# ---------------------------------------------------------------------- played


def test_the_answer_to_what_is_played_follows_at_once_and_costs_no_time() -> None:
    game = over_days()
    after = decide(game, "c2", answering(game, "c2 c6", "d2 d7"), at=3_600_000)
    assert moves(after) == ["c2", "c6"] and after.actor is W
    assert after.version == game.version + 2
    assert after.clock and after.clock.running is W
    assert after.clock.left[B] == 3 * DAY * 1000, "the increment, and nothing less"
    assert after.plies[-1].at == after.plies[-2].at == 3_600_000
    assert after.kept == 0, "a page is shown both"


def test_nothing_is_answered_to_anything_else() -> None:
    game = over_days()
    plan = answering(game, "c2 c6")
    after = decide(game, "d2", plan)
    assert moves(after) == ["d2"]
    assert left(plan, after) is None, "what was not played is dropped"


def test_what_is_left_of_the_line_that_was_played_is_kept_and_nothing_of_others() -> None:
    game = over_days()
    plan = answering(game, "c2 c6 d2 d7", "c2 c6 f2 f7", "d2 d7")
    after = decide(game, "c2", plan)
    rest = left(plan, after)
    assert texts(rest) == [["d2", "d7"], ["f2", "f7"]]
    assert rest and rest.base == 2
    again = decide(after, "f2", rest)
    assert moves(again) == ["c2", "c6", "f2", "f7"]
    assert left(rest, again) is None


def test_both_may_answer_each_other_several_times_in_a_row() -> None:
    game = over_days()
    black = answering(game, "c2 c6 d2 d7")
    first = game.played("c2", "person", 5)
    white = answering(first, "c6 d2 d7 f2", player=W)
    after = followed(first, game, {B: black, W: white})
    assert moves(after) == ["c2", "c6", "d2", "d7", "f2"]
    assert (after.actor, after.version) == (B, game.version + 5)


def test_turns_of_several_decisions_are_met_and_answered_whole() -> None:
    game = over_days(Position.parse(ROW))
    met = decide(game, "xb2,c3,d4,e5", answering(game, "xb2,c3,d4,e5 c2 c6"))
    assert moves(met) == ["xb2,c3,d4,e5"], "the turn goes on"
    met = decide(met, "c2", answering(game, "xb2,c3,d4,e5 c2 c6"))
    assert moves(met) == ["xb2,c3,d4,e5", "c2", "c6"]
    game = over_days(Position.parse(BEFORE_ROW))
    line = "e9-e7 xd7,e7,f6,g5,h4 a1-d4"
    after = decide(game, "e9-e7", answering(game, line))
    assert moves(after) == line.split() and after.actor is W


def test_a_potential_that_is_announced_is_answered_in_the_middle_of_the_turn() -> None:
    game = over_days(Position.parse(ZERTZ))
    assert game.played("Zc3-e5", "person", 5).actor is B, "Black may challenge it"
    after = decide(game, "Zc3-e5", answering(game, "Zc3-e5 accept"))
    assert moves(after) == ["Zc3-e5", "accept"]
    with pytest.raises(GipfError, match="side game"):
        answering(game, "Zc3-e5 challenge first won c2")


def test_who_is_offered_a_draw_with_a_move_is_asked_first() -> None:
    game = over_days().draw_offered(W, 2)
    plan = answering(game, "c2 c6")
    after = decide(game, "c2", plan)
    assert moves(after) == ["c2"] and after.offer is W
    assert texts(left(plan, after)) == [["c6"]], "it is there until something else is played"
    declined = after.draw_declined(7).played("d7", "person", 8)
    assert left(plan, declined) is None


def test_what_is_taken_back_is_not_answered_again() -> None:
    game = over_days()
    plan = answering(game, "c2 c6 d2 d7")
    after = decide(game, "c2", plan)
    rest = left(plan, after)
    assert rest
    back = after.takeback(9, W)
    assert may_follow(back, after)
    assert followed(back, after, {B: rest}) is back
    assert left(rest, back) is None


def test_while_the_others_turn_goes_on_nothing_is_dropped_since_it_may_be_undone() -> None:
    game = over_days(Position.parse(ROW))
    plan = answering(game, "xb2,c3,d4,e5 c2 c6")
    begun = decide(game, "xb2,c3,d4,e5", plan)
    assert begun.actor is W and left(plan, begun) is plan
    undone = begun.undone(9)
    assert followed(undone, begun, {B: plan}) is undone and left(plan, undone) is plan


def test_a_game_that_ends_keeps_no_answers() -> None:
    game = over_days()
    plan = answering(game, "c2 c6")
    ended = game.resigned(W, 5)
    assert may_follow(ended, game) and left(plan, ended) is None


def test_live_games_have_none() -> None:
    live = replace(over_days(), clock=Clock.new(300, 3))
    assert not may_follow(live.played("c2", "person", 5), live)
    with pytest.raises(GipfError, match="over days"):
        planned(live, B, [["c2", "c6"]], "")


# ---------------------------------------------------------------------- entered


def test_lines_that_begin_alike_are_one_tree_and_the_shorter_is_part_of_the_longer() -> None:
    plan = answering(over_days(), "c2 c6", "c2 c6 d2 d7", "c2 c6", "d2 d7")
    assert texts(plan) == [["c2", "c6", "d2", "d7"], ["d2", "d7"]]
    assert Plan.of(B, plan.base, plan.data, "k") == plan, "it comes back from the store as it was"


def test_a_move_is_known_however_it_is_written() -> None:
    game = over_days()
    plan = answering(game, "c2 c6")
    full = game.board.read_move("c2").text
    assert moves(decide(game, full, plan)) == ["c2", "c6"]


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        (["c2"], "ends with your answer"),
        (["c2 c6 d2"], "ends with your answer"),
        (["c2 c6", "c2 d7"], "only one answer"),
        (["c2 c2-c9"], "c2-c9"),
        ([" ".join(["c2"] * (LONGEST + 1))], "at most 60 decisions"),
        (["c2 c6"] * (MOST_LINES + 1), "at most 40 lines"),
    ],
)
def test_what_is_no_answer_is_refused(lines: Sequence[str], why: str) -> None:
    with pytest.raises(GipfError, match=why):
        answering(over_days(), *lines)


def test_nobody_answers_in_their_own_turn() -> None:
    with pytest.raises(GipfError, match="your turn"):
        answering(over_days(), "c2 c6", player=W)
