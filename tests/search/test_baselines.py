"""The frozen baselines: legal in every game, and as clever as they are said to be, no more."""

import threading
import time
from collections.abc import Callable

import pytest

from gipf import GipfError, Position
from gipf.search.answer import Answer, Limits, Searcher, Stop
from gipf.search.baselines import Greedy, Mcts, Minimax, Random
from gipf.search.mcts import TreeSearch
from tests.boards import put
from tests.kernel.games import few
from tests.patience import PATIENCE
from tests.search.questions import (
    CAPTURE,
    CHALLENGED,
    EACH_KIND,
    LOST_IN_TWO,
    THE_WIN,
    WIN_IN_ONE,
    WIN_IN_TWO,
)


def small_tree(*, seed: int = 0) -> TreeSearch:
    return TreeSearch(seed=seed, memory=8)


PLAYERS: list[Callable[..., Searcher]] = [Random, Greedy, Mcts, Minimax, small_tree]
each_player = pytest.mark.parametrize("make", PLAYERS, ids=lambda make: make.__name__)


# ---------------------------------------------------------------------- all of them


@pytest.mark.parametrize("variant", EACH_KIND, ids=lambda text: text.replace("/", "|"))
def test_whole_games_are_played_with_legal_moves_and_lines(variant: str) -> None:
    players = [make(seed=1) for make in PLAYERS]
    for game in range(few(2)):
        position = Position.start(variant)
        for decision in range(few(120, 12)):
            if position.is_over:
                break
            player = players[(decision + game) % len(players)]
            answer = player.search(position, Limits(nodes=few(60, 12)), lines=2)
            check(answer, position)
            position = position.play(answer.move)


def check(answer: Answer, position: Position) -> None:
    assert 1 <= len(answer.lines) <= 2
    assert len({line.moves[0] for line in answer.lines}) == len(answer.lines)
    for line in answer.lines:
        assert -1 <= line.value <= 1
        after = position
        for move in line.moves:
            after = after.play(move)
        if line.win_in and len(line.moves) == abs(line.win_in):
            assert after.outcome is not None
            assert (after.outcome.winner is position.player) == (line.win_in > 0)


@each_player
def test_a_finished_game_and_a_question_for_no_lines_are_refused(
    make: Callable[..., Searcher],
) -> None:
    over = put("basic", "", reserves="B1/-").play("b2")
    with pytest.raises(
        GipfError, match="the game is over in this position: there is nothing to decide"
    ):
        make().search(over, Limits(nodes=1))
    with pytest.raises(GipfError, match="lines is 1 or more, not 0"):
        make().search(CAPTURE, Limits(nodes=1), lines=0)


@each_player
@pytest.mark.parametrize("variant", ["basic", "ultimate;repetition=3"])
def test_the_same_seed_gives_the_same_answers(make: Callable[..., Searcher], variant: str) -> None:
    start, limits = Position.start(variant), Limits(nodes=few(2000, 40), depth=3)
    games = []
    for _ in range(2):
        player, position = make(seed=5), start
        answers = []
        for _ in range(few(6, 2)):
            answers.append(player.search(position, limits, lines=2))
            position = position.play(answers[-1].move)
        games.append(answers)
    assert games[0] == games[1]


@each_player
def test_another_seed_gives_another_choice_where_there_is_nothing_to_choose_by(
    make: Callable[..., Searcher],
) -> None:
    start = Position.start("basic")
    moves = {make(seed=seed).search(start, Limits(nodes=35)).move for seed in range(8)}
    assert len(moves) > 1


@each_player
@pytest.mark.parametrize("limits", [Limits(nodes=1), Limits(seconds=0), Limits(seconds=0.0001)])
def test_the_smallest_limits_still_give_a_legal_answer(
    make: Callable[..., Searcher], limits: Limits
) -> None:
    for position in (WIN_IN_ONE, CHALLENGED, Position.start("matrx")):
        check(make().search(position, limits, lines=2), position)


@each_player
def test_more_lines_than_moves_are_all_moves(make: Callable[..., Searcher]) -> None:
    answer = make().search(WIN_IN_ONE, Limits(nodes=few(500, 30)), lines=99)
    assert {line.moves[0] for line in answer.lines} == set(WIN_IN_ONE.legal_moves())


@each_player
def test_the_last_answer_told_is_about_as_good_as_the_answer(make: Callable[..., Searcher]) -> None:
    told: list[Answer] = []
    answer = make().search(CAPTURE, Limits(nodes=few(9000, 50), depth=3), tell=told.append)
    assert told
    assert told[-1].nodes <= answer.nodes
    for one in told:
        check(one, CAPTURE)


@each_player
def test_a_side_game_s_result_can_be_asked_for(make: Callable[..., Searcher]) -> None:
    side_game = CHALLENGED.play("challenge").play("first")
    answer = make().search(side_game, Limits(nodes=200), lines=3)
    assert {move.text for line in answer.lines for move in line.moves[:1]} == {
        "won",
        "tied",
        "lost",
    }


# ---------------------------------------------------------------------- limits


@pytest.mark.compiled
@pytest.mark.parametrize("make", [Mcts, Minimax, small_tree], ids=lambda make: make.__name__)
@pytest.mark.parametrize("variant", ["standard", "matrx"])
def test_time_limits_are_kept(make: Callable[..., Searcher], variant: str) -> None:
    player, position = make(), Position.start(variant)
    player.search(position, Limits(nodes=1))
    for seconds in (0.0, 0.03):  # without the limit it would not end
        assert player.search(position, Limits(seconds=seconds)).lines
        player.forget()


@pytest.mark.compiled
@pytest.mark.parametrize("make", [Mcts, small_tree], ids=lambda make: make.__name__)
def test_without_limits_a_search_goes_on_until_it_is_stopped(make: Callable[..., Searcher]) -> None:
    player, position = make(), Position.start("standard")
    player.search(position, Limits(nodes=1))
    stop = Stop()
    thread = threading.Thread(target=lambda: player.search(position, Limits(), stop=stop))
    thread.start()
    time.sleep(0.2)
    assert thread.is_alive()
    stop.set()
    thread.join(PATIENCE)
    assert not thread.is_alive()


def test_nodes_and_depth_are_limits() -> None:
    start = Position.start("basic")
    for make in (Mcts, Minimax, small_tree):
        answer = make().search(start, Limits(nodes=few(777, 33)))
        assert few(600, 30) <= answer.nodes <= few(777, 33)
    assert Minimax().search(start, Limits(depth=2)).depth == 2
    assert Minimax(depth=1).search(start, Limits()).depth == 1


@pytest.mark.compiled
def test_a_depth_is_a_thousand_random_games_and_minimax_ends_at_six() -> None:
    start = Position.start("basic")
    assert Mcts().search(start, Limits(depth=2)).nodes == 2000
    assert small_tree().search(start, Limits(depth=2)).nodes == 2000
    assert Minimax().search(CAPTURE, Limits()).depth == 6


def test_a_stop_that_was_given_before_ends_a_search_at_once() -> None:
    stop = Stop()
    stop.set()
    for make in (Greedy, Mcts, Minimax, small_tree):
        assert make().search(CAPTURE, Limits(), stop=stop).move in CAPTURE.legal_moves()


# ---------------------------------------------------------------------- each of them


@pytest.mark.parametrize("make", [Greedy, Minimax, Mcts, small_tree])
def test_who_looks_ahead_takes_what_can_be_taken(make: Callable[..., Searcher]) -> None:
    for seed in range(few(5)):
        answer = make(seed=seed).search(CAPTURE, Limits(nodes=few(3000, 250), depth=3))
        assert answer.move.text == "b2"


def test_greedy_looks_at_all_its_decisions_of_the_turn_and_no_farther() -> None:
    answer = Greedy().search(CAPTURE, Limits())
    [line] = answer.lines
    assert [move.text for move in line.moves] == ["b2", "xb2,c3,d4,e5,f5,g5"]
    assert answer.depth == 2
    won = Greedy().search(WIN_IN_TWO, Limits())
    assert tuple(move.text for move in won.lines[0].moves) == THE_WIN
    assert won.lines[0].win_in == 2
    assert Greedy().search(LOST_IN_TWO, Limits()).lines[0].win_in is None


def test_greedy_picks_among_equals_by_chance() -> None:
    moves = {Greedy(seed=seed).search(Position.start("basic"), Limits()).move for seed in range(9)}
    assert len(moves) > 3


def test_minimax_finds_the_quickest_win_and_says_how_far_it_is() -> None:
    answer = Minimax().search(WIN_IN_TWO, Limits(depth=3))
    [line] = answer.lines
    assert (tuple(move.text for move in line.moves), line.win_in, line.value) == (THE_WIN, 2, 1)
    assert answer.depth == 2  # there is nothing more to find
    assert Minimax().search(WIN_IN_ONE, Limits(depth=3)).lines[0].win_in == 1


def test_minimax_knows_when_it_has_lost() -> None:
    line = Minimax().search(LOST_IN_TWO, Limits(depth=4)).lines[0]
    assert (line.win_in, line.value) == (-2, -1)


def test_random_games_find_a_win() -> None:
    for position, first in ((WIN_IN_TWO, THE_WIN[0]), (WIN_IN_ONE, THE_WIN[1])):
        answer = Mcts().search(position, Limits(nodes=few(3000, 250)))
        assert answer.move.text == first
        assert answer.lines[0].value > 0.5


def test_a_side_game_is_won_or_tied_two_times_in_three() -> None:
    who_begins = CHALLENGED.play("challenge")
    for make in (Mcts, small_tree):
        line = make().search(who_begins, Limits(nodes=few(4000, 200))).lines[0]
        # won by covering the last GIPF-piece, else about even
        assert 0.2 < line.value < 0.95
        assert line.win_in is None
    assert Minimax().search(who_begins, Limits(depth=2)).lines[0].win_in is None


def test_nobody_has_anything_to_forget_but_the_tree() -> None:
    for make in PLAYERS:
        make().forget()
