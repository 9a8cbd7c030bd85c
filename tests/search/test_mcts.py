"""Tree search: proofs, chance, several lines, and a tree that outlives a move."""

from dataclasses import replace

import numpy as np
import pytest

from gipf import GipfError, Position
from gipf.kernel.layout import META, PLAYER_BIT, Array
from gipf.search.answer import Answer, Limits
from gipf.search.evaluators import Leaves
from gipf.search.mcts import TreeSearch
from gipf.variants import Variant
from tests.boards import play, put
from tests.kernel.games import few
from tests.rules.test_end import ROUND
from tests.search.questions import CHALLENGED, LOST_IN_TWO, THE_WIN, WIN_IN_ONE, WIN_IN_TWO


class Plain:
    """Has no opinion, or the same for White everywhere; notes how many positions it is asked about."""

    def __init__(self, white: float = 0.0) -> None:
        self.white = white
        self.asked: list[int] = []

    def evaluate(self, leaves: Leaves) -> tuple[Array, Array]:
        self.asked.append(len(leaves.states))
        assert len(leaves.starts) == len(leaves.states) + 1
        assert leaves.starts[-1] == len(leaves.moves)
        values = np.where(leaves.states[:, META] & PLAYER_BIT, -self.white, self.white)
        return np.ones(len(leaves.moves)), values


def search(position: Position, nodes: int, lines: int = 1, batch: int = 4) -> Answer:
    return TreeSearch(Plain(), memory=8, batch=batch).search(
        position, Limits(nodes=nodes), lines=lines
    )


# ---------------------------------------------------------------------- proofs


def test_a_win_is_proven_and_ends_the_search() -> None:
    answer = search(WIN_IN_TWO, few(100_000, 2000))
    [line] = answer.lines
    assert tuple(move.text for move in line.moves) == THE_WIN
    assert (line.win_in, line.value) == (2, 1)
    assert answer.nodes < few(100_000, 2000)


def test_a_loss_is_proven_when_all_moves_lose() -> None:
    answer = search(LOST_IN_TWO, few(100_000, 2000))
    assert (answer.lines[0].win_in, answer.lines[0].value) == (-2, -1)
    assert answer.nodes < few(100_000, 2000)


def test_of_several_wins_the_quickest_comes_first_and_losses_come_last() -> None:
    answer = search(WIN_IN_ONE, few(2000, 60), lines=9)
    assert [line.win_in for line in answer.lines] == [1, None]
    lost = search(LOST_IN_TWO, few(100_000, 2000), lines=99)
    assert [line.win_in for line in lost.lines] == [-2] * len(LOST_IN_TWO.legal_moves())


def test_a_side_game_that_decides_nothing_hides_no_win() -> None:
    # whether White's announced move is carried out or not, Black has nothing left to push
    position = put(
        "tournament+Y6;challenges=*", "Y e5, g e8, G b2", reserves="B5/-", opening="--"
    ).play("Ye5-e4")
    answer = search(position.play("challenge"), few(20_000, 500))
    assert answer.lines[0].win_in is not None and answer.lines[0].win_in > 2


# ---------------------------------------------------------------------- chance, draws


def test_a_side_game_is_lost_one_time_in_three() -> None:
    who_begins = CHALLENGED.play("challenge")
    answer = TreeSearch(Plain(-1), memory=8, batch=1).search(
        who_begins, Limits(nodes=few(3001, 301))
    )
    # won two times in three, else as good as lost, by what the evaluator says
    assert answer.lines[0].value == pytest.approx(2 / 3 - 1 / 3, abs=0.05)


@pytest.mark.parametrize(("game", "not_lost"), [("coin", 1 / 2), ("die", 7 / 12), ("rps", 2 / 3)])
def test_a_side_game_is_lost_as_often_as_its_odds_say(game: str, not_lost: float) -> None:
    variant = Variant.parse(f"{CHALLENGED.variant};side=P:{game}")
    who_begins = replace(CHALLENGED, variant=variant).play("challenge")
    answer = TreeSearch(Plain(-1), memory=8, batch=1).search(
        who_begins, Limits(nodes=few(3001, 301))
    )
    assert answer.lines[0].value == pytest.approx(2 * not_lost - 1, abs=0.05)
    assert answer.lines[0].win_in is None


def test_a_draw_by_repetition_is_worth_nothing_however_good_the_position_looks() -> None:
    before, _, last = ROUND.rpartition(";")
    position = play(put("basic;repetition=3", "", reserves="B5/B9"), f"{ROUND} {before}")
    answer = TreeSearch(Plain(-0.9), memory=8).search(position, Limits(nodes=few(500, 40)))
    assert [move.text for move in answer.lines[0].moves] == [last]
    assert answer.lines[0].value == pytest.approx(0, abs=0.1)


def test_a_draw_by_quiet_turns_is_one_too() -> None:
    position = put("basic;quiet=1", "B b2, b e8")
    answer = TreeSearch(Plain(-0.9), memory=8).search(position, Limits(nodes=few(500, 60)))
    assert answer.lines[0].value == pytest.approx(0, abs=0.1)
    assert answer.lines[0].win_in is None


def test_values_are_those_of_the_player_who_decides() -> None:
    for position, sign in ((Position.start("basic"), 1), (Position.start("basic").play("b3"), -1)):
        answer = TreeSearch(Plain(0.5), memory=8).search(position, Limits(nodes=50))
        assert answer.lines[0].value == pytest.approx(0.5 * sign)


# ---------------------------------------------------------------------- lines, batches, threads


def test_several_lines_begin_with_different_moves_the_most_tried_first() -> None:
    answer = search(Position.start("standard"), few(3000, 80), lines=5)
    assert len({line.moves[0] for line in answer.lines}) == 5
    assert answer.depth == max(len(line.moves) for line in answer.lines)


@pytest.mark.parametrize("batch", [1, 8, 64])
def test_leaves_are_evaluated_together_and_none_is_lost(batch: int) -> None:
    evaluator, nodes = Plain(), few(2000, 150)
    answer = TreeSearch(evaluator, memory=8, batch=batch).search(
        Position.start("tournament"), Limits(nodes=nodes)
    )
    assert answer.nodes == nodes == sum(evaluator.asked)  # no game ends so soon
    assert max(evaluator.asked) <= batch
    if batch > 1:
        assert sum(evaluator.asked) / len(evaluator.asked) > batch / 3


def test_positions_with_very_many_moves_come_in_smaller_batches() -> None:
    row = "Z e2 e3 e4, Y e5 e6 e7, P e8"  # any of which may stay, as long as four do not
    position = put("matrx", f"{row}, g h4, G h2", phase="r", reserves="T6/T6")
    assert len(position.legal_moves()) > 64
    answer = search(position, few(5000, 40), batch=64)
    assert answer.move in position.legal_moves()


@pytest.mark.compiled
@pytest.mark.parametrize("variant", ["basic", "ultimate;challenges=2;repetition=3"])
def test_two_threads_search_together(variant: str) -> None:
    player = TreeSearch(seed=1, threads=2, memory=8)
    position = Position.start(variant)
    for _ in range(10):
        answer = player.search(position, Limits(nodes=3000), lines=2)
        assert answer.nodes <= 3000
        position = position.play(answer.move)


def test_a_tree_that_is_full_is_searched_on() -> None:
    player = TreeSearch(Plain(), memory=1)
    answer = player.search(Position.start("matrx"), Limits(nodes=few(60_000, 500)))
    assert answer.nodes == few(60_000, 500)


def test_noise_is_off_unless_asked_for_and_follows_the_seed() -> None:
    start, limits = Position.start("basic"), Limits(nodes=few(300, 40))

    def answer(seed: int, noise: float) -> Answer:
        return TreeSearch(Plain(), seed=seed, memory=8, noise=noise).search(start, limits, lines=30)

    assert answer(1, 0) == answer(2, 0)
    assert answer(1, 0.5) == answer(1, 0.5) != answer(2, 0.5)


# ---------------------------------------------------------------------- the next move


def test_what_was_found_is_kept_for_the_next_move() -> None:
    player, position = TreeSearch(Plain(), memory=8), Position.start("basic;repetition=3;quiet=50")
    line = player.search(position, Limits(nodes=few(3000, 200))).lines[0].moves
    after = position.play(line[0])
    kept = player.search(after, Limits(nodes=1))
    assert len(kept.lines[0].moves) > 1
    player.forget()
    assert player.search(after, Limits(nodes=1)).depth == 1


def test_the_same_position_is_searched_on() -> None:
    player, start = TreeSearch(Plain(), memory=8), Position.start("tournament")
    player.search(start, Limits(nodes=few(2000, 60)))
    more = player.search(start, Limits(nodes=1))
    fresh = TreeSearch(Plain(), memory=8).search(start, Limits(nodes=1))
    assert more.depth > fresh.depth


def test_another_game_or_another_past_starts_afresh() -> None:
    player = TreeSearch(Plain(), memory=8)
    limits = Limits(nodes=few(2000, 60))
    player.search(play(put("basic;repetition=3", ""), ROUND), limits)
    for other in (put("basic;repetition=3", ""), put("basic", ""), put("basic;quiet=9", "")):
        assert player.search(other, Limits(nodes=1)).depth == 1
        player.search(play(put("basic;repetition=3", ""), ROUND), limits)


def test_a_proven_win_is_played_out_move_by_move() -> None:
    player, position = TreeSearch(Plain(), memory=8), WIN_IN_TWO
    while not position.is_over:
        position = position.play(player.search(position, Limits(nodes=few(20_000, 2000))).move)
    assert position.outcome is not None and position.outcome.winner == "w"


# ---------------------------------------------------------------------- what goes wrong


class Broken:
    def evaluate(self, leaves: Leaves) -> tuple[Array, Array]:
        raise GipfError(f"no opinion on {len(leaves.states)} positions")


@pytest.mark.parametrize("threads", [1, 2])
def test_an_evaluator_s_error_comes_out_and_leaves_no_broken_tree(threads: int) -> None:
    evaluator = Plain()
    player = TreeSearch(evaluator, threads=threads, memory=8)
    start = Position.start("basic")
    player.search(start, Limits(nodes=20))
    player._evaluator = Broken()
    with pytest.raises(GipfError, match="no opinion on"):
        player.search(start, Limits(nodes=20))
    player._evaluator = evaluator
    assert player.search(start, Limits(nodes=1)).nodes == 1


def test_options_that_make_no_sense_are_refused() -> None:
    for threads, batch, memory in ((0, 1, 1), (1, 0, 1), (1, 1, 0)):
        with pytest.raises(GipfError, match="one thread, one leaf a batch and one MiB at least"):
            TreeSearch(threads=threads, batch=batch, memory=memory)
