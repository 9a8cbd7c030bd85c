"""The player ``network`` in matches and in the engine's process."""

import shutil
from pathlib import Path

import pytest

from gipf import Engine, EngineError, GipfError, Position
from gipf.match.match import Match
from gipf.match.results import MatchFolder
from gipf.net.player import shipped
from gipf.search.answer import Limits

FEW = Limits(nodes=8)


def test_both_precisions_play_a_match(tmp_path: Path) -> None:
    players = "network:precision=int8,nodes=4", "network:precision=fp32,nodes=4"
    match = Match(players, ("standard;reserve=5/5", "matrx;quiet=5"), games=2)
    with MatchFolder(tmp_path, match.settings()) as store:
        match.play(store)
        assert len(store.results) == 4
        assert [result.failure for result in store.results if result.failure] == []


def test_a_match_with_another_network_is_another_match(tmp_path: Path) -> None:
    file = tmp_path / "mine.onnx"
    shutil.copy(shipped("int8"), file)
    match = Match((f"network:file={file}", "random"), ("basic",), games=2, limits=FEW)
    with MatchFolder(tmp_path / "kept", match.settings()):
        pass
    shutil.copy(shipped("fp32"), file)
    with (
        pytest.raises(GipfError, match="networks"),
        MatchFolder(tmp_path / "kept", match.settings()),
    ):
        pass
    assert "networks" not in Match(("engine", "random"), ("basic",), games=2).settings()


def test_a_match_with_no_network_where_one_is_named_is_refused(tmp_path: Path) -> None:
    for text in ("network:file=nowhere.onnx", "mine=network:file=nowhere.onnx"):
        with pytest.raises(GipfError, match=r"there is no network nowhere\.onnx"):
            Match((text, "random"), ("basic",), games=2)
    broken = tmp_path / "broken.onnx"
    broken.write_text("weights")
    with pytest.raises(GipfError, match=r"broken\.onnx is no network of gipf"):
        Match((f"network:file={broken}", "random"), ("basic",), games=2)


def test_the_engine_s_process_plays_by_the_network() -> None:
    position = Position.start("tournament")
    with Engine() as engine:
        quick = engine.search(position, FEW, player="network")
        exact = engine.search(position, FEW, player="network:precision=fp32")
        assert quick.move in position.legal_moves()
        assert exact.lines[0].value != quick.lines[0].value
        with pytest.raises(EngineError, match=r"there is no network nowhere\.onnx"):
            engine.search(position, FEW, player="network:file=nowhere.onnx")
