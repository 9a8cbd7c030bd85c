"""Samples as tensors: turned with the board, and how wrong a network is on them."""

import math

import numpy as np
import pytest
import torch

from gipf.net.policy import ANSWERS
from gipf.train.network.batches import Batch, Board, Weights, loss_of
from gipf.train.network.model import LARGEST_MARGIN, LONGEST_LEFT, Answer, Network
from gipf.train.network.tree_search import CERTAIN, UNKNOWN
from tests.kernel.games import few
from tests.net.shown import VARIANTS, codes, games, shown

MOST = 400


def samples(variant: str, symmetry: int = 0, seed: int = 0) -> Batch:
    """Give positions of random games, turned by a symmetry, with made-up results."""
    found = games(variant, few(16, 3), seed=seed).transformed(symmetry)
    cells, game = shown(found)
    listed = np.full((len(found), MOST), -1, np.int16)
    shares = np.zeros((len(found), MOST), np.float16)
    for i, line in enumerate(codes(found)):
        listed[i, : len(line)] = line[:MOST]
        shares[i, : len(line)] = 1 / len(line[:MOST])
    number = torch.arange(len(found))
    return Batch(
        cells=torch.from_numpy(cells),
        game=torch.from_numpy(game),
        codes=torch.from_numpy(listed),
        shares=torch.from_numpy(shares),
        player=torch.from_numpy(found.player.astype(np.int8)),
        result=(number % 3 - 1).to(torch.int8),
        margin=(number - 8).to(torch.int8),
        left=(10 * number).to(torch.int16),
        expected=(1000 * (number % 3 - 1)).to(torch.int16),
    )


@pytest.mark.parametrize("variant", VARIANTS)
def test_turned_samples_are_those_of_the_turned_positions(variant: str) -> None:
    batch, board = samples(variant), Board("matrx40" if variant == "matrx" else "hex37")
    for symmetry in range(board.symmetries):
        turned = board.turned(batch, torch.full((len(batch.cells),), symmetry))
        wanted = samples(variant, symmetry)
        assert torch.equal(turned.cells, wanted.cells)
        for mine, theirs in zip(turned.codes.tolist(), wanted.codes.tolist(), strict=True):
            assert sorted(mine) == sorted(theirs)
        assert torch.equal(turned.codes < 0, batch.codes < 0)


def test_each_sample_is_turned_by_a_symmetry_of_its_own() -> None:
    batch, board = samples("tournament"), Board("hex37")
    symmetries = torch.arange(len(batch.cells)) % board.symmetries
    turned = board.turned(batch, symmetries)
    for i, symmetry in enumerate(symmetries.tolist()):
        alone = board.turned(batch, torch.full_like(symmetries, symmetry))
        assert torch.equal(turned.cells[i], alone.cells[i])
        assert torch.equal(turned.codes[i], alone.codes[i])


def answer_of(number: int, **known: torch.Tensor) -> Answer:
    """Give an answer that says nothing but what is known."""
    nothing = Answer(
        torch.zeros(number, ANSWERS),
        torch.zeros(number, 3),
        torch.zeros(number),
        torch.zeros(number),
    )
    return nothing._replace(**known)


def test_an_answer_without_opinion_is_as_wrong_as_chance() -> None:
    batch = samples("basic")
    wrong = loss_of(answer_of(len(batch.cells)), batch, Board("hex37"))
    assert wrong.result.item() == pytest.approx(math.log(3))
    assert wrong.policy.item() == pytest.approx(wrong.entropy.item(), abs=0.01)
    parts = torch.stack(wrong[1:5])
    assert wrong.total.item() == pytest.approx((torch.tensor(Weights()[:4]) * parts).sum().item())


def test_results_margins_and_turns_left_are_those_of_the_player_who_decides() -> None:
    batch = samples("standard")
    side = 1 - 2 * batch.player.long()
    result = torch.nn.functional.one_hot(1 - side * batch.result, 3) * 50.0
    margin = side * batch.margin / LARGEST_MARGIN
    right = answer_of(len(side), result=result, margin=margin, left=batch.left / LONGEST_LEFT)
    wrong = loss_of(right, batch, Board("hex37"), Weights(foresight=0))
    assert [float(part) for part in (wrong.accuracy, wrong.margin, wrong.left)] == [1, 0, 0]
    assert wrong.result < 1e-6


def test_a_result_is_mixed_with_what_the_search_expected() -> None:
    batch = samples("standard")
    won = batch.player.long() * -2 + 1
    batch = batch._replace(result=won, expected=torch.full_like(batch.expected, -CERTAIN // 2))
    half = torch.tensor([0.5 + 0.5 * 0.25, 0, 0.5 * 0.75]).clamp(min=1e-9).log()
    right = answer_of(len(won), result=half.expand(len(won), 3))
    found = loss_of(right, batch, Board("hex37"), Weights(foresight=0.5)).result
    entropy = -(0.625 * math.log(0.625) + 0.375 * math.log(0.375))
    assert found.item() == pytest.approx(entropy, abs=1e-4)


def test_samples_without_result_or_shares_teach_nothing() -> None:
    batch, board, network = samples("basic"), Board("hex37"), Network(1, 8)
    answer = network(batch.cells, batch.game)
    unknown = batch._replace(result=torch.full_like(batch.result, UNKNOWN))
    assert loss_of(answer, unknown, board).total == 0
    empty = batch._replace(codes=torch.full_like(batch.codes, -1), shares=0 * batch.shares)
    found = loss_of(answer, empty, board)
    assert found.policy == 0
    found.total.backward()
    for parameter in network.parameters():
        assert parameter.grad is None or bool(parameter.grad.isfinite().all())


def test_a_network_learns_what_it_is_taught() -> None:
    torch.manual_seed(1)
    batch, board, network = samples("basic", seed=2), Board("hex37"), Network(1, 16)
    shares = torch.zeros_like(batch.shares)
    shares[:, 0] = 1
    batch = batch._replace(shares=shares)
    optimiser = torch.optim.AdamW(network.parameters(), 1e-2)
    losses = []
    for _ in range(30):
        wrong = loss_of(network(batch.cells, batch.game), batch, board)
        optimiser.zero_grad()
        wrong.total.backward()
        optimiser.step()
        losses.append(wrong.total.item())
    assert losses[-1] < losses[0] / 2
