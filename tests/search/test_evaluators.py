"""What a tree search is told about positions it has not looked at."""

import numpy as np
import pytest

from gipf import Position
from gipf.kernel.batch import Batch
from gipf.kernel.convert import move_number
from gipf.search.evaluators import HeuristicEvaluator, Leaves
from tests.kernel.games import few, unfinished
from tests.search.questions import CAPTURE, WIN_IN_ONE


def leaves(*positions: Position) -> Leaves:
    batch = Batch(positions[0].variant, positions, threads=1)
    moves = [batch.legal_moves(i) for i in range(len(batch))]
    starts = np.cumsum([0, *(len(one) for one in moves)])
    return Leaves(batch.variant, batch.states, np.concatenate(moves), starts)


def prior_of(move: str, position: Position) -> float:
    asked = leaves(position)
    priors, _ = HeuristicEvaluator().evaluate(asked)
    number = move_number(position, position.read_move(move))
    return float(priors[asked.moves.tolist().index(number)])


def test_rows_and_captures_are_seen_first() -> None:
    assert prior_of("b2", CAPTURE) > 2 > prior_of("b3", CAPTURE)
    take_it, leave_it = "xb2,c3,d4,e5,f5", "xb2,c3,d4,e5"
    assert prior_of(take_it, WIN_IN_ONE) > prior_of(leave_it, WIN_IN_ONE)


@pytest.mark.parametrize("variant", ["basic", "tournament", "ultimate;challenges=1", "matrx"])
def test_every_move_has_a_prior_and_every_position_a_value(variant: str) -> None:
    asked = leaves(*unfinished(variant, few(20, 3)))
    priors, values = HeuristicEvaluator(seed=1, material=0.5).evaluate(asked)
    assert priors.shape == asked.moves.shape and (priors >= 1).all()
    assert values.shape == (len(asked.states),) and (np.abs(values) <= 1).all()


def test_material_alone_needs_no_chance() -> None:
    one, other = (HeuristicEvaluator(seed=seed).evaluate(leaves(CAPTURE)) for seed in (1, 2))
    assert one[1].tolist() == other[1].tolist()
    assert one[1][0] < 0  # White is a piece behind


def test_random_games_alone_are_won_drawn_or_lost() -> None:
    _, values = HeuristicEvaluator(material=0).evaluate(leaves(*[CAPTURE] * few(50, 5)))
    assert set(values.tolist()) <= {-1.0, 0.0, 1.0}
