"""Networks as ONNX files."""

import re
from pathlib import Path

import numpy as np
import pytest
import torch

from gipf import GipfError
from gipf.net.inference import NetworkEvaluator
from gipf.train.network.export import export, ship
from gipf.train.network.model import Network
from tests.command_line import invoke
from tests.train.network.networks import file_of, opinionated, positions


def test_a_file_answers_as_the_network_does(tmp_path: Path) -> None:
    network = opinionated(blocks=4)
    asked = NetworkEvaluator(file_of(tmp_path, network=network))
    answers, result = asked.infer(*positions())
    with torch.no_grad():
        wanted = network(*map(torch.from_numpy, positions()))
    assert np.abs(answers - wanted.answers.numpy()).max() < 1e-4
    assert np.abs(result - wanted.result.softmax(1).numpy()).max() < 1e-4
    one, _ = asked.infer(*(part[:1] for part in positions()))
    assert np.abs(one - answers[:1]).max() < 1e-4


@pytest.mark.compiled  # needs more positions than plain Python has time for
def test_a_file_of_8_bits_answers_nearly_so_and_is_smaller(tmp_path: Path) -> None:
    network = opinionated(blocks=4, channels=32)
    exact, quick = (file_of(tmp_path, kind, network) for kind in ("fp32", "int8"))
    answers, result = NetworkEvaluator(exact).infer(*positions())
    near, nearly = NetworkEvaluator(quick).infer(*positions())
    assert (near - answers).std() < 0.1 * answers.std()
    assert np.abs(nearly - result).max() < 0.1
    assert quick.stat().st_size < exact.stat().st_size / 2


def test_a_file_says_what_it_is(tmp_path: Path) -> None:
    for precision in ("fp32", "int8"):
        facts = NetworkEvaluator(file_of(tmp_path, precision)).facts
        assert facts == {
            "features": "1",
            "policy": "1",
            "blocks": "3",
            "channels": "16",
            "precision": precision,
            "note": "made by chance",
        }


def test_what_cannot_be_written_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "network.onnx"
    with pytest.raises(GipfError, match="precision is one of fp32, int8, not 'int4'"):
        export(Network(1, 8), path, precision="int4")
    with pytest.raises(GipfError, match="int8 needs positions"):
        export(Network(1, 8), path, precision="int8")
    assert not path.exists()


# ---------------------------------------------------------------------- into the package


@pytest.mark.compiled  # plays some games
def test_a_run_s_network_is_written_in_both_precisions(tmp_path: Path) -> None:
    network = opinionated()
    network.save(tmp_path / "best.pt")
    exact, quick = ship(tmp_path, tmp_path / "weights", "by chance", number=8)
    answers, result = NetworkEvaluator(exact).infer(*positions())
    near, nearly = NetworkEvaluator(quick).infer(*positions())
    with torch.no_grad():
        wanted = network(*map(torch.from_numpy, positions()))
    assert np.abs(answers - wanted.answers.numpy()).max() < 1e-4
    assert (near - answers).std() < 0.2 * answers.std()
    assert np.abs(nearly - result).max() < 0.2
    assert [path.name for path in (exact, quick)] == ["fp32.onnx", "int8.onnx"]
    assert NetworkEvaluator(quick).facts["note"] == "by chance"


def test_a_run_without_a_network_is_refused_in_a_sentence(tmp_path: Path) -> None:
    command = ["train", "export", str(tmp_path), "--note", "none"]
    status, _, said = invoke(*command, "--out", str(tmp_path / "weights"))
    assert status == 2
    assert re.search(r"there is no network .*best\.pt", said)
    assert not (tmp_path / "weights").exists()
