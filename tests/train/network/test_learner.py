"""The learner: it learns what samples say, each turned as the board can be."""

from dataclasses import dataclass

import pytest
import torch

from gipf.errors import GipfError
from gipf.net.features import CELL_BYTES, CELLS, EMPTY, GAME, OTHER, OWN
from gipf.train.network.learner import Learner, Learning, divided
from gipf.train.network.model import Network
from gipf.train.network.tree_search import (
    CERTAIN,
    EXPECTED,
    FACTS,
    LEFT,
    MARGIN,
    RESULT,
    SEEN_BY,
    UNKNOWN,
    Samples,
)

WIDEST = 6


@dataclass
class Pool:
    """Samples of nobody's games."""

    samples: Samples
    board: str = "hex37"


def pool(number: int, *, board: str = "hex37", seed: int = 1) -> Pool:
    """Make samples in which whoever has more pieces won, and should play the first of the moves."""
    chance = torch.Generator().manual_seed(seed)
    cells = torch.zeros(number, CELLS, CELL_BYTES, dtype=torch.uint8)
    has_more = torch.rand(number, generator=chance) < 0.5
    own = torch.rand(number, CELLS, generator=chance) < torch.where(has_more, 0.7, 0.3)[:, None]
    cells[:, :, 0] = torch.where(own, OWN, OTHER).to(torch.uint8)
    cells[:, ::5, 0] = EMPTY
    codes = torch.full((number, WIDEST), -1, dtype=torch.int16)
    codes[:, :4] = (
        torch.arange(4, dtype=torch.int16) * CELLS * 7 + 23
    )  # bringing in units at one spot
    shares = torch.zeros(number, WIDEST)
    shares[:, 0] = 1.0
    facts = torch.zeros(number, FACTS, dtype=torch.int16)
    facts[:, SEEN_BY] = torch.randint(2, (number,), generator=chance)
    side = 1 - 2 * facts[:, SEEN_BY]
    facts[:, RESULT] = torch.where(has_more, 1, -1) * side
    facts[:, MARGIN] = 5 * facts[:, RESULT]
    facts[:, LEFT] = 10
    facts[:, EXPECTED] = CERTAIN * facts[:, RESULT] * side
    return Pool(Samples(cells, torch.zeros(number, GAME), codes, shares, facts), board)


def learner(*pools: Pool, shares: list[float] | None = None, **settings: float) -> Learner:
    torch.manual_seed(1)
    usual: dict[str, float] = {
        "batch": 64,
        "min_samples": 16,
        "warm_up": 5,
        "learning_rate": 5e-3,
        "average_decay": 0.9,
    }
    chosen = Learning(**{**usual, **settings})  # type: ignore[arg-type]
    return Learner(Network(1, 8), pools, chosen, shares=shares)


def test_a_few_samples_are_learned_by_heart() -> None:
    learning = learner(pool(32))
    learning.owe(64)
    learning.learn()
    first = learning.figures()
    learning.owe(1200)
    assert learning.learn() > 60
    learning.figures()
    learning.owe(64)
    learning.learn()
    last = learning.figures()
    assert last["policy"] < 0.2 < 1 < first["policy"]
    assert last["accuracy"] > 0.95
    assert last["total"] < first["total"] / 3


def test_the_average_that_plays_has_learned_too() -> None:
    samples = pool(32)
    learning = learner(samples)
    before, _ = learning.ask(samples.samples.cells, samples.samples.game)
    learning.owe(1200)
    learning.learn()
    answers, results = learning.ask(samples.samples.cells, samples.samples.game)
    facts = samples.samples.facts
    is_won = facts[:, RESULT] == 1 - 2 * facts[:, SEEN_BY]
    assert ((results[:, 0] > results[:, 2]) == is_won).float().mean() > 0.9
    assert answers.dtype == results.dtype == torch.float32
    assert not torch.equal(answers, before)


def test_what_is_not_known_yet_is_not_learned_from() -> None:
    samples = pool(32)
    samples.samples.facts[:, RESULT] = UNKNOWN
    learning = learner(samples)
    learning.owe(1000)
    assert learning.learn() == 0
    assert learning.steps == 0
    samples.samples.facts[:8, RESULT] = 1
    learning.owe(1000)
    assert learning.learn() == 0  # eight are too few to begin with
    samples.samples.facts[:16, RESULT] = 1
    learning.owe(1000)
    assert learning.learn() > 0
    assert set(torch.cat(learning._places).tolist()) == set(range(16))


def test_each_sample_is_seen_so_many_times() -> None:
    learning = learner(pool(64), sample_reuse=3.0, batch=16)
    for _ in range(10):
        learning.owe(8)
        learning.learn()
    assert learning.steps == 10 * 8 * 3 // 16
    assert learning.samples == 80


def test_pools_of_both_boards_are_learned_from_by_their_shares() -> None:
    hexagon, matrx = pool(32), pool(32, board="matrx40", seed=2)
    learning = learner(hexagon, matrx, shares=[3.0, 1.0])
    assert learning.look_for_samples()
    assert [len(batch.cells) for _, batch in learning._draw()] == [48, 16]
    assert [board.symmetries for board, _ in learning._draw()] == [12, 2]
    learning.owe(640)
    assert learning.learn() > 0


def test_a_pool_without_samples_leaves_its_share_to_the_others() -> None:
    empty = pool(32)
    empty.samples.facts[:, RESULT] = UNKNOWN
    learning = learner(empty, pool(32), shares=[3.0, 1.0])
    assert learning.look_for_samples()
    assert [len(batch.cells) for _, batch in learning._draw()] == [64]


def test_a_rate_that_cannot_be_learned_with_is_refused() -> None:
    with pytest.raises(GipfError, match="a rate above 0"):
        Learning(learning_rate=0)


def test_parts_sum_up_to_the_whole() -> None:
    assert sum(divided(1000, [0.3, 0.3, 0.4, 0.001])) == 1000
    assert divided(5, [0, 0]) == [0, 0]
