"""What ``pip install gipf`` brings: page, network, the engine for browsers; and it needs no Node there."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tools import wasm
from tools.building import ROOT
from tools.page import is_built, page_of

PAGE = "gipf/server/page"
ENGINE = "gipf/engine/wasm"
FAMILIES, KINDS = ("basic", "gipf", "potentials", "matrx"), ("wasm", "weights")


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The unpacked sdist."""
    assert is_built(), "the page is not that of its sources: 'make page' builds it"
    folder = tmp_path_factory.mktemp("sdist")
    hatchling(ROOT, "sdist", folder)
    subprocess.run(["tar", "-xzf", next(folder.glob("*.tar.gz")), "-C", folder], check=True)
    return next(path for path in folder.iterdir() if path.is_dir())


WITHOUT_LINKER = """
import sys
sys.modules["ziglang"] = None  # as if it were not installed
from hatchling.cli import hatchling
sys.argv[0] = "hatchling"
sys.exit(hatchling())
"""


def hatchling(
    project: Path, target: str, into: Path, path: str | None = None, *, linker: bool = True
) -> str:
    """Build as pip does, but with the hatchling that is here; ``path`` is where programs are found."""
    environment = dict(os.environ) if path is None else {**os.environ, "PATH": path}
    program = ["-m", "hatchling"] if linker else ["-c", WITHOUT_LINKER]
    done = subprocess.run(
        [sys.executable, *program, "build", "-t", target, "-d", str(into)],
        cwd=project,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def built_files() -> set[str]:
    page = page_of(ROOT)
    return {path.relative_to(page).as_posix() for path in page.rglob("*") if path.is_file()}


def test_the_sdist_has_the_page_and_its_sources(sdist: Path) -> None:
    page = page_of(sdist)
    assert {name for name in built_files() if (page / name).is_file()} == built_files()
    assert (sdist / "web" / "package-lock.json").exists()
    assert not (sdist / "web" / "node_modules").exists()
    assert is_built(sdist)


def test_a_wheel_is_built_from_the_sdist_without_node_and_linker(
    sdist: Path, tmp_path: Path
) -> None:
    said = hatchling(sdist, "wheel", tmp_path, path="", linker=False)
    assert "npm" not in said
    with zipfile.ZipFile(next(tmp_path.glob("*.whl"))) as wheel:
        names = set(wheel.namelist())
    assert {f"{PAGE}/{name}" for name in built_files()} <= names
    texts = (ROOT / "src" / "gipf" / "locales").glob("*/*.ftl")
    assert {f"gipf/locales/{path.parent.name}/{path.name}" for path in texts} <= names
    assert f"{PAGE}/index.html" in names
    assert {f"{ENGINE}/{family}.{kind}" for family in FAMILIES for kind in KINDS} <= names
    assert {f"{ENGINE}/boards.bin", f"{ENGINE}/constants.json"} <= names
    assert {f"{ENGINE}/{game}.wasm" for game in wasm.SIDE_GAMES} <= names
    assert {f"gipf/net/weights/{precision}.onnx" for precision in ("fp32", "int8")} <= names
    assert not [name for name in names if name.startswith(("web/", "tools/", "tests/"))]


def test_a_wheel_is_without_the_engine_for_browsers_where_that_cannot_be_built(
    sdist: Path, tmp_path: Path
) -> None:
    stamp = wasm.folder_of(sdist) / ".sources"
    before = stamp.read_text()
    stamp.write_text("other sources")
    said = hatchling(sdist, "wheel", tmp_path, linker=False)
    stamp.write_text(before)
    assert "cannot be built without the package ziglang: pip install 'gipf[dev]'" in said
    with zipfile.ZipFile(next(tmp_path.glob("*.whl"))) as wheel:
        names = wheel.namelist()
    assert f"{PAGE}/index.html" in names
    assert not [name for name in names if name.startswith(ENGINE)]


def test_an_installation_to_work_on_leaves_the_page_alone(sdist: Path, tmp_path: Path) -> None:
    (page_of(sdist) / ".sources").write_text("other sources")
    build = "from hatchling.build import build_editable as b; import sys; b(sys.argv[1])"
    subprocess.run([sys.executable, "-c", build, str(tmp_path)], cwd=sdist, check=True)
    assert not is_built(sdist)
    assert list(tmp_path.glob("*.whl"))
