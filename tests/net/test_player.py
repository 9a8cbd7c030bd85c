"""The player ``network``."""

from pathlib import Path

import pytest

from gipf import GipfError, Position
from gipf.engine.players import make_player, read_player
from gipf.net.player import NetworkSearch, shipped
from gipf.search.answer import Limits
from tests.kernel.games import few
from tests.net.shown import VARIANTS
from tests.train.network.networks import file_of

FEW = Limits(nodes=few(40, 6))


@pytest.mark.parametrize("variant", ["standard", *VARIANTS])
def test_it_plays_every_variant(variant: str) -> None:
    position = Position.start(variant)
    answer = make_player("network").search(position, FEW)
    assert answer.move in position.legal_moves()
    assert answer.nodes == FEW.nodes


def test_it_answers_the_same_whenever_it_is_asked() -> None:
    position = Position.start("standard")
    one, other = (make_player("network", seed=seed).search(position, FEW) for seed in (1, 2))
    assert one.lines == other.lines


def test_it_has_the_options_of_a_tree_search_and_some_of_its_own(tmp_path: Path) -> None:
    position, file = Position.start("basic"), file_of(tmp_path)
    answers = [
        make_player(text).search(position, FEW)
        for text in (
            "network:precision=int8",
            "network:precision=fp32,batch=1",
            "network:symmetric=yes,threads=1,memory=8",
            f"network:file={file}",
        )
    ]
    assert len({answer.lines[0].value for answer in answers}) == 4
    spec = read_player("network:nodes=16,precision=fp32")
    assert spec.limits == Limits(nodes=16)
    assert isinstance(spec.make(), NetworkSearch)


def test_the_file_of_the_package_can_be_named_as_any_other() -> None:
    position = Position.start("tournament")
    named = make_player(f"network:file={shipped('fp32')}").search(position, FEW)
    assert named.lines == make_player("network:precision=fp32").search(position, FEW).lines


def test_what_is_wrong_is_said_in_a_sentence(tmp_path: Path) -> None:
    broken = tmp_path / "broken.onnx"
    broken.write_bytes(shipped().read_bytes()[:1000])
    for text, says in (
        (f"network:file={tmp_path / 'nowhere.onnx'}", r"there is no network .*nowhere\.onnx"),
        (f"network:file={tmp_path}", "there is no network"),
        (f"network:file={broken}", r"broken\.onnx is no network of gipf: "),
        ("network:precision=int4", "precision is one of fp32, int8, not 'int4'"),
        ("network:file=a.onnx,precision=fp32", "a.onnx has a precision of its own"),
        ("network:depht=3", "'network' has no option 'depht'; there are: .*file, precision"),
    ):
        with pytest.raises(GipfError, match=says):
            make_player(text)


def test_a_package_without_its_network_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gipf.net.player.WEIGHTS", tmp_path)
    with pytest.raises(GipfError, match=r"there is no network .*int8\.onnx"):
        NetworkSearch()
