"""Looking ahead by material: against the rulebook, move by move."""

from typing import cast

import pytest

from gipf import Move, Phase, Position, rules
from gipf.kernel.convert import empty_states, rules_of, write_state
from gipf.search.answer import Limits
from gipf.search.deadline import Deadline
from gipf.search.material import WIN, score, side_game_mean
from gipf.search.minimax import FixedDepth
from gipf.search.root import Root
from gipf.variants import Player
from tests.boards import play, put
from tests.kernel.games import few, unfinished
from tests.rules.test_end import ROUND
from tests.search.questions import CHALLENGED, LOST_IN_TWO, THE_WIN, WIN_IN_ONE, WIN_IN_TWO


def looked(position: Position, depth: int, lines: int = 1) -> FixedDepth:
    with Deadline(Limits()) as deadline:
        ahead = FixedDepth(Root(position), Limits(), deadline, depth)
        assert ahead.search(depth, lines)
    return ahead


def after_move(position: Position, move: Move) -> Position:
    return cast("Position", rules.play(position, move))  # without looking whether it is legal


def by_the_rules(position: Position, player: Player, depth: int, level: int = 0) -> int:
    """Give what a position is worth to a player, by going through everything."""
    if depth == 0 or position.is_over:
        states = empty_states(1)
        write_state(position, states, 0)
        family = rules_of(position.variant).family
        return int(score(family, states, 0, list(Player).index(player), level))
    after = {
        move.text: by_the_rules(after_move(position, move), player, depth - 1, level + 1)
        for move in position.legal_moves()
    }
    if position.phase is Phase.SIDE_GAME:
        return int(side_game_mean(after["won"], after["lost"]))
    return max(after.values()) if position.player is player else min(after.values())


@pytest.mark.parametrize(
    "variant",
    ["basic", "tournament", "standard+D6P6", "tournament+T3Z3P3;challenges=*", "ultimate", "matrx"],
)
def test_the_best_is_what_the_rulebook_gives_by_going_through_everything(variant: str) -> None:
    for position in unfinished(variant + ";repetition=2", few(6, 2), seed=5):
        for depth in (1, 2) if len(position.legal_moves()) < few(60, 12) else (1,):
            expected = by_the_rules(position, position.acting, depth)
            if position.phase is Phase.SIDE_GAME:
                expected = max(
                    by_the_rules(position.play(move), position.acting, depth - 1, 1)
                    for move in position.legal_moves()
                )
            assert looked(position, depth).best[0][0] == expected, (str(position), depth)


def test_three_decisions_and_more_where_there_are_few_moves() -> None:
    position = put("standard;reserve=6/6", "G b2, g c2, B c3 d4 e5, b d5 e6 f6", reserves="B1/B1")
    for depth in range(1, few(4, 2)):
        assert looked(position, depth).best[0][0] == by_the_rules(position, Player.WHITE, depth)


def test_the_quickest_win_comes_first_with_its_line() -> None:
    ahead = looked(WIN_IN_TWO, few(4, 2))
    [(found, line)] = ahead.best
    assert found == WIN - 2
    assert tuple(move.text for move in ahead.root.line(line)) == THE_WIN
    assert looked(WIN_IN_ONE, few(3, 2)).best[0][0] == WIN - 1


def test_a_loss_is_seen() -> None:
    assert looked(LOST_IN_TWO, few(3, 2)).best[0][0] == 2 - WIN


def test_several_lines_are_the_best_ones_in_order() -> None:
    several = [score for score, _ in looked(WIN_IN_ONE, 2, lines=9).best]
    assert several == sorted(several, reverse=True)
    assert several[0] == WIN - 1 > several[1]
    assert len(several) == len(WIN_IN_ONE.legal_moves())


def test_a_side_game_is_an_average_over_its_results() -> None:
    who_begins = CHALLENGED.play("challenge")
    covered, lost = (play(who_begins, f"first {result}") for result in ("won", "lost"))
    assert covered.outcome is not None and lost.phase is Phase.MOVE
    expected = side_game_mean(WIN - 2, by_the_rules(lost, Player.WHITE, 0))
    assert looked(who_begins, 2).best[0][0] == expected


def test_a_position_that_came_up_often_enough_is_a_draw() -> None:
    before, _, last = ROUND.rpartition(";")
    position = play(put("basic;repetition=3", "", reserves="B5/B9"), f"{ROUND} {before}")
    assert last in [move.text for move in position.legal_moves()]
    ahead = looked(position, 1)
    assert [score for score, line in ahead.best] == [0]
    assert looked(play(put("basic", "", reserves="B5/B9"), before), 1).best[0][0] > 0


def test_what_is_interrupted_leaves_the_last_full_look() -> None:
    with Deadline(Limits()) as deadline:
        ahead = FixedDepth(Root(WIN_IN_TWO), Limits(nodes=60), deadline, 3)
        assert ahead.search(1, 1)
        best = ahead.best
        assert not ahead.search(3, 1)
        assert ahead.best == best and ahead.depth == 1
    with Deadline(Limits(seconds=0)) as deadline:
        ahead = FixedDepth(Root(WIN_IN_TWO), Limits(), deadline, 3)
        assert ahead.search(1, 1) and not ahead.search(2, 1)
        assert ahead.answer().move in WIN_IN_TWO.legal_moves()
