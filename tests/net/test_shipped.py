"""The network of the package: its files, and whether they say the same as each other and from all sides."""

import numpy as np
import onnx
import pytest
import torch
from onnx import numpy_helper

from bench.agreement import apart, asked, asked_turned, together
from gipf import Position
from gipf.kernel.batch import Batch
from gipf.kernel.convert import move_number
from gipf.net.inference import NetworkEvaluator, network_inputs
from gipf.net.player import PRECISIONS, WEIGHTS, shipped
from gipf.search.answer import Limits
from gipf.search.evaluators import Leaves
from gipf.search.mcts import TreeSearch
from gipf.train.network.model import Network
from tests.kernel.games import few
from tests.net.shown import VARIANTS, games

MOST_BYTES = 4_000_000
LEARNT = ("standard", "tournament", "basic")
"""What the network has seen in training; of other games it has an opinion, but not one to rely on."""
CHECKED = ("standard", *VARIANTS)


def batch_of(variant: str) -> Batch:
    return games(variant, few(60, 2), seed=5)


# ---------------------------------------------------------------------- files


def test_both_files_are_there_and_small() -> None:
    assert sorted(path.name for path in WEIGHTS.iterdir()) == ["fp32.onnx", "int8.onnx"]
    assert sum(path.stat().st_size for path in WEIGHTS.iterdir()) < MOST_BYTES


def test_both_are_the_same_network_and_say_how_it_came_about() -> None:
    exact, quick = (dict(NetworkEvaluator(shipped(kind)).facts) for kind in PRECISIONS)
    assert (exact.pop("precision"), quick.pop("precision")) == PRECISIONS
    assert exact == quick
    assert exact["note"]


# ---------------------------------------------------------------------- the same answers


def torch_network() -> Network:
    """Give the network of the exact file as one of torch."""
    model = onnx.load(str(shipped("fp32")))
    facts = NetworkEvaluator(shipped("fp32")).facts
    network = Network(int(facts["blocks"]), int(facts["channels"])).folded()
    found = {
        part.name: torch.from_numpy(numpy_helper.to_array(part).copy())
        for part in model.graph.initializer
    }
    with torch.no_grad():
        for name, parameter in network.named_parameters():
            name = {"seen.weight": "seen.table"}.get(name, name)
            name = name.replace("body.", "block").replace("hidden.", "hidden.sum.")
            weight = found[name]
            parameter[: len(weight)] = weight  # margin and turns left are not in the file
    return network


def test_the_exact_file_answers_as_torch_does() -> None:
    network, evaluator = torch_network(), NetworkEvaluator(shipped("fp32"))
    for variant in VARIANTS:
        batch = batch_of(variant)
        cells, game = network_inputs(batch.variant, batch.states)
        answers, result = evaluator.infer(cells, game)
        with torch.no_grad():
            wanted = network(torch.from_numpy(cells), torch.from_numpy(game))
        assert np.abs(answers - wanted.answers.numpy()).max() < 1e-3
        assert np.abs(result - wanted.result.softmax(1).numpy()).max() < 1e-4


@pytest.mark.parametrize("variant", LEARNT)
def test_8_bits_answer_nearly_as_the_exact_file_does(variant: str) -> None:
    batch = games(variant, few(60, 20), seed=5)
    exact, quick = (asked(NetworkEvaluator(shipped(kind)), batch) for kind in PRECISIONS)
    found = apart(exact, quick)
    assert found.values.mean() < 0.06
    assert found.policies.mean() < 0.12


# ---------------------------------------------------------------------- symmetry


@pytest.mark.parametrize("variant", CHECKED)
def test_asked_from_all_sides_the_answer_is_the_same_for_all_of_them(variant: str) -> None:
    batch = games(variant, few(12, 1), seed=6)
    evaluator = NetworkEvaluator(shipped("fp32"), symmetric=True)
    seen, sides = asked(evaluator, batch), len(batch.variant.board.symmetries)
    assert sides == (2 if variant == "matrx" else 12)
    for side in range(sides):
        found = apart(seen, asked_turned(evaluator, batch, side))
        assert found.values.max() < 1e-4
        assert found.policies.max() < 1e-3


@pytest.mark.compiled  # a mean over many positions
@pytest.mark.parametrize("variant", LEARNT)
def test_asked_once_the_answer_is_about_the_same_in_games_it_has_learnt(variant: str) -> None:
    batch, evaluator = batch_of(variant), NetworkEvaluator(shipped("fp32"))
    seen = asked(evaluator, batch)
    found = together([apart(seen, asked_turned(evaluator, batch, side)) for side in range(1, 12)])
    assert found.values.mean() < 0.1
    assert found.policies.mean() < 0.2
    assert found.same_best.mean() > 0.6
    assert seen.values.std() > 2 * found.values.mean()


# ---------------------------------------------------------------------- legal moves


@pytest.mark.parametrize("variant", CHECKED)
def test_the_legal_moves_of_the_rulebook_have_all_the_mass(variant: str) -> None:
    evaluator = NetworkEvaluator(shipped())
    for position in [Position.start(variant), *map(batch_of(variant).position, range(few(20, 1)))]:
        legal = [move_number(position, move) for move in position.legal_moves()]
        batch = Batch(position.variant, [position], threads=1)
        moves = batch.legal_moves(0)
        priors, values = evaluator.evaluate(
            Leaves(batch.variant, batch.states, moves, np.array([0, len(moves)]))
        )
        assert sorted(legal) == sorted(moves.tolist())
        assert priors.sum() == pytest.approx(1)
        assert (priors > 0).all()
        assert np.abs(values).max() <= 1


@pytest.mark.parametrize("variant", CHECKED)
def test_its_search_plays_legal_moves(variant: str) -> None:
    player, position = TreeSearch(NetworkEvaluator(shipped()), memory=8), Position.start(variant)
    for _ in range(few(60, 2)):
        answer = player.search(position, Limits(nodes=few(24, 4)))
        position = position.play(answer.move)  # which refuses what is not legal
        if position.is_over:
            break
