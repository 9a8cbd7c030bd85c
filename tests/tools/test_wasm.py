"""The engine for browsers is built when it is not that of its sources, and says what is missing for that."""

import sys
from pathlib import Path

import pytest

from gipf.side_kernels.kernels import NAMES
from tools.building import BuildError
from tools.wasm import SIDE_GAMES, build, fingerprint, folder_of, is_built


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project whose modules are those of its sources."""
    for name in (
        *("kernel/turn", "search/alphabeta", "search/scores", "search/transposition_table"),
        *("geometry", "state", "variants", "rules/turn"),
    ):
        file = tmp_path / "src" / "gipf" / f"{name}.py"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    (tmp_path / "tools").mkdir()
    for name in ("wasm", "weights"):
        (tmp_path / "tools" / f"{name}.py").touch()
    folder_of(tmp_path).mkdir(parents=True)
    (folder_of(tmp_path) / ".sources").write_text(fingerprint(tmp_path))
    return tmp_path


@pytest.fixture
def no_linker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ziglang", None)


def test_every_side_game_with_a_kernel_has_a_module() -> None:
    assert sorted(SIDE_GAMES) == sorted(NAMES)


@pytest.mark.usefixtures("no_linker")
def test_what_is_built_needs_no_linker(project: Path) -> None:
    assert is_built(project)
    (project / "src" / "gipf" / "rules" / "turn.py").write_text("no part of it")
    build(project)


@pytest.mark.usefixtures("no_linker")
@pytest.mark.parametrize(
    "source",
    [
        "src/gipf/kernel/turn.py",
        "src/gipf/search/weights/1.npz",
        "src/gipf/side_kernels/punct/moves.py",
    ],
)
def test_what_is_old_is_not_built_without_the_linker(project: Path, source: str) -> None:
    (project / source).parent.mkdir(parents=True, exist_ok=True)
    (project / source).write_text("changed")
    assert not is_built(project)
    with pytest.raises(
        BuildError, match="without the package ziglang: pip install 'gipf\\[dev\\]'"
    ):
        build(project)
