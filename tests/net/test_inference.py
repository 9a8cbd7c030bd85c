"""A network in a file, asked by tree search."""

import subprocess
import sys
from pathlib import Path

import numpy as np
import onnx
import pytest

from gipf import GipfError, Position
from gipf.net.inference import NetworkEvaluator, softmax_logits
from gipf.net.policy import code_of, logit_of, parts
from gipf.search.answer import Limits
from gipf.search.evaluators import Leaves
from gipf.search.mcts import TreeSearch
from tests.kernel.games import few
from tests.net.shown import VARIANTS, games, shown
from tests.train.network.networks import file_of


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return file_of(tmp_path_factory.mktemp("networks"))


def leaves(variant: str, seed: int = 0) -> Leaves:
    batch = games(variant, few(20, 3), seed=seed)
    moves = [batch.legal_moves(i) for i in range(len(batch))]
    starts = np.cumsum([0, *(len(one) for one in moves)])
    return Leaves(batch.variant, batch.states, np.concatenate(moves), starts)


def test_logits_become_shares_of_their_position_however_large_they_are() -> None:
    shares = np.array([1000.0, 1000.0, -1000.0, 5.0, 3.0])
    softmax_logits(np.array([0, 3, 5]), 1, shares)
    assert shares[:3].tolist() == [0.5, 0.5, 0.0]
    assert shares[3:].sum() == pytest.approx(1) and shares[3] > shares[4]


@pytest.mark.parametrize("variant", VARIANTS)
def test_priors_are_the_network_s_over_legal_moves_alone(path: Path, variant: str) -> None:
    asked, evaluator = leaves(variant), NetworkEvaluator(path)
    priors, values = evaluator.evaluate(asked)
    assert priors.shape == asked.moves.shape
    assert np.add.reduceat(priors, asked.starts[:-1]) == pytest.approx(1)
    batch = games(variant, few(20, 3))
    answers, result = evaluator.infer(*shown(batch))
    places, logits = parts(batch.variant.board.name), []
    for i in range(len(batch)):
        for move in batch.legal_moves(i):
            code = code_of(batch.lookup, batch.states, i, move)
            logits.append(logit_of(places, answers, i, code))
    odds = np.exp(logits)
    sums = np.repeat(np.add.reduceat(odds, asked.starts[:-1]), np.diff(asked.starts))
    assert priors == pytest.approx(odds / sums, abs=1e-6)
    assert values == pytest.approx(result[:, 0] - result[:, 2])
    assert values.std() > 0.01 and (np.abs(values) <= 1).all()


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_tree_search_plays_legal_moves_by_a_network_of_chance(path: Path, variant: str) -> None:
    player, position = TreeSearch(NetworkEvaluator(path), memory=8), Position.start(variant)
    for _ in range(few(12, 2)):
        answer = player.search(position, Limits(nodes=few(60, 6)))
        position = position.play(answer.move)  # which refuses what is not legal


@pytest.mark.compiled
def test_two_threads_may_ask_one_network(path: Path) -> None:
    player = TreeSearch(NetworkEvaluator(path), threads=2, memory=8)
    answer = player.search(Position.start("tournament"), Limits(nodes=300))
    assert answer.nodes == 300


# ---------------------------------------------------------------------- files


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(GipfError, match=r"there is no network .*nowhere\.onnx"):
        NetworkEvaluator(tmp_path / "nowhere.onnx")


def test_a_file_that_is_no_network_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "other.onnx"
    for content in (b"", b"something else"):
        path.write_bytes(content)
        with pytest.raises(GipfError, match=r"other\.onnx is no network of gipf: "):
            NetworkEvaluator(path)


def test_a_network_of_something_else_is_refused(path: Path, tmp_path: Path) -> None:
    model, other = onnx.load(str(path)), tmp_path / "other.onnx"
    del model.metadata_props[:]
    onnx.save(model, str(other))
    with pytest.raises(GipfError, match="it does not say its features"):
        NetworkEvaluator(other)


@pytest.mark.parametrize("what", ["features", "policy"])
def test_a_network_for_another_version_is_refused(path: Path, tmp_path: Path, what: str) -> None:
    model, other = onnx.load(str(path)), tmp_path / "other.onnx"
    for fact in model.metadata_props:
        if fact.key == f"gipf.{what}":
            fact.value = "7"
    onnx.save(model, str(other))
    with pytest.raises(
        GipfError, match=f"for version 7 of the {what}, and this gipf has version 1"
    ):
        NetworkEvaluator(other)


def test_no_threads_at_all_are_refused(path: Path) -> None:
    with pytest.raises(GipfError, match="threads is 1 or more, not 0"):
        NetworkEvaluator(path, threads=0)


def test_the_library_loads_no_network_code() -> None:
    heavy = "{'torch', 'onnx', 'onnxruntime', 'numba'}"
    code = f"import sys, gipf; assert not {heavy} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)
    code = "import sys, gipf.net.inference; assert not {'torch', 'onnx', 'onnxruntime'} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)
