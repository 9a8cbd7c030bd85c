"""What an installation brings: the library alone, or with an extra, in environments of their own."""

import re
import subprocess
import sys
import urllib.request
import zipfile
from collections.abc import Callable
from email import message_from_string
from email.message import Message
from functools import cache
from pathlib import Path

import pexpect
import pytest
from packaging.requirements import Requirement
from readme_renderer.markdown import render

from gipf.extras import EXTRAS
from tests.patience import PATIENCE
from tests.tools.environments import Environment
from tests.tools.test_wheel import hatchling
from tools.building import ROOT
from tools.page import is_built

LIBRARY = """
import gipf, gipf.scene, gipf.messages
position = gipf.Position.start("tournament").play("Ge2").play("Gb5")
assert str(position) == "tournament 3g/5/6/G6/6/5/4 w m B16/B16 gg - 2"
try:
    position.play("e1-e4")
except gipf.IllegalMove as error:
    assert str(error).endswith("so the farthest piece lands on e3: 'e1-e3'")
assert gipf.perft(gipf.Position.start("basic"), 2) == 924
game = gipf.Game("matrx", {"White": "Ann"})
while not game.outcome and len(game.moves()) < 40:
    game.play(game.position.legal_moves()[0])
game.last.set_comment("so far")
(again,) = gipf.Game.parse_all(str(game))
assert str(again) == str(game)
assert game.position.svg().startswith("<svg")
scene = gipf.scene.scene_of(position)
assert len(scene["options"]) == len(position.legal_moves())
assert gipf.messages.render(scene["prompt"], "ko")
"""

GAME = '[Event "?"]\n[Variant "basic"]\n\n1. c2 d2 *\n'


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    assert is_built(), "the page is not that of its sources: 'make page' builds it"
    folder = tmp_path_factory.mktemp("wheel")
    hatchling(ROOT, "wheel", folder)
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def bare(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """The library with nothing but Python."""
    environment = Environment(tmp_path_factory.mktemp("bare"))
    environment.install(wheel)
    return environment


@pytest.fixture(scope="module")
def installed(
    wheel: Path, tmp_path_factory: pytest.TempPathFactory
) -> Callable[[str], Environment]:
    """Give the library with an extra, which is installed once for all tests."""

    @cache
    def install(extra: str) -> Environment:
        environment = Environment(tmp_path_factory.mktemp(extra))
        environment.install(wheel, extra)
        return environment

    return install


@pytest.fixture(scope="module")
def metadata(wheel: Path) -> Message:
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith("/METADATA"))
        return message_from_string(archive.read(name).decode())


# ---------------------------------------------------------------------- the library alone


def test_rules_notation_files_diagrams_and_scene_need_nothing_but_python(bare: Environment) -> None:
    done = bare.run("python", "-c", LIBRARY)
    assert (done.returncode, done.stderr) == (0, "")
    listing = "import importlib.metadata as m; print([d.name for d in m.distributions()])"
    assert bare.run("python", "-c", listing).stdout == "['gipf']\n"


def test_the_commands_of_the_library_work_with_it_alone(bare: Environment, tmp_path: Path) -> None:
    file = tmp_path / "game.gipf"
    file.write_text(GAME)
    assert "commands:" in bare.run("gipf", "--help").stdout
    assert re.fullmatch(r"gipf \d+\.\d+\.\d+\n", bare.run("gipf", "--version").stdout)
    assert len(bare.run("gipf", "moves", "standard").stdout.split()) == 30
    assert "Black: 12 basic pieces" in bare.run("gipf", "show", "standard").stdout
    assert bare.run("gipf", "show", "matrx", "--svg", "-").stdout.startswith("<svg")
    assert bare.run("gipf", "check", str(file)).stdout == f"{file}: 1 game\n"
    assert bare.run("gipf", "perft", "basic", "2", "--reference").stdout == "924\n"


def test_two_people_play_in_the_terminal_with_the_library_alone(bare: Environment) -> None:
    child = pexpect.spawn(
        str(bare.gipf),
        ["play", "--terminal"],
        env=bare.variables(TERM="xterm-256color", LC_ALL="C.UTF-8"),
        cwd=str(bare.folder),
        dimensions=(50, 100),
        encoding="utf-8",
        timeout=PATIENCE,
    )
    child.expect_exact("Which game? [standard]")
    child.sendline("1")
    child.expect_exact("Who plays against you?")
    child.sendline("3")
    child.expect_exact("this needs the package numpy: pip install 'gipf[engine]'")
    child.expect_exact("Who plays against you?")
    child.sendline("")
    child.expect_exact("White> ")
    child.sendline("e1-e3")
    child.expect_exact("Black> ")
    child.sendline("hint")
    child.expect("enter")
    child.sendline("best")
    child.expect_exact("pip install 'gipf[engine]'")
    child.sendline("resign")
    child.expect("White wins")
    child.sendline("quit")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    assert list((bare.folder / "data" / "games").iterdir())


@pytest.mark.parametrize(
    ("command", "package", "extra"),
    [
        ("", "fastapi", "app"),
        ("play standard", "fastapi", "app"),
        ("serve --no-browser", "fastapi", "app"),
        ("play --opponent level-3", "numpy", "engine"),
        ("perft basic 2", "numpy", "engine"),
        ("analyse FILE", "numpy", "engine"),
        ("match random random", "numpy", "engine"),
        ("engine", "numpy", "engine"),
        ("warmup", "numpy", "engine"),
        ("solve basic;reserve=4/4", "numpy", "engine"),
        ("puzzles make", "numpy", "engine"),
        ("think --lane play", "fastapi", "app"),
        ("bot --server http://localhost --token x", "numpy", "engine"),
        ("work", "fastapi", "app"),
        ("people --moderator Ann", "fastapi", "app"),
        ("train network", "torch", "train"),
        ("train selfplay basic --out FOLDER", "numpy", "engine"),
        ("train fit --out FOLDER FILE", "torch", "train"),
        ("train export --note new FILE", "torch", "train"),
    ],
)
def test_a_command_says_in_one_line_which_extra_it_needs(
    bare: Environment, tmp_path: Path, command: str, package: str, extra: str
) -> None:
    file = tmp_path / "game.gipf"
    file.write_text(GAME)
    given = {"FILE": str(file), "FOLDER": str(tmp_path / "out")}
    done = bare.run("gipf", *(given.get(word, word) for word in command.split()))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"gipf: this needs the package {package}: pip install 'gipf[{extra}]'\n"


@pytest.mark.parametrize(
    ("code", "extra"),
    [
        ("gipf.Engine", "engine"),
        ("gipf.AsyncEngine", "engine"),
        ("import gipf.kernel", "engine"),
        ("import gipf.search", "engine"),
        ("import gipf.analysis.judge", "engine"),
        ("import gipf.match.match", "engine"),
        ("import gipf.net", "engine"),
        ("import gipf.envs.vector", "engine"),
        ("import gipf.envs.pettingzoo", "engine"),
        ("import gipf.train.network", "train"),
        ("import gipf.train.evaluation.fit", "engine"),
        ("import gipf.server", "app"),
    ],
)
def test_a_part_of_the_library_says_which_extra_it_needs(
    bare: Environment, code: str, extra: str
) -> None:
    done = bare.run("python", "-c", f"import gipf; {code}")
    says = done.stderr.splitlines()[-1]
    assert says.startswith("gipf.errors.MissingExtra: this needs the package ")
    assert says.endswith(f": pip install 'gipf[{extra}]'")


# ---------------------------------------------------------------------- extras

IMPORT_ALL = """
import importlib, pkgutil, sys
for name in sys.argv[1:]:
    package = importlib.import_module(f"gipf.{name}")
    for module in pkgutil.walk_packages(getattr(package, "__path__", ()), f"{package.__name__}."):
        if "migrations" not in module.name and module.name not in OTHERS:
            importlib.import_module(module.name)
"""
OTHERS = {
    *("gipf.train.network.cluster", "gipf.cli.train.network_run", "gipf.envs.tensors"),
    *("gipf.server.web_push", "gipf.server.notice_pushes"),
}
"""Modules that need an extra of their own."""

PARTS = {
    "engine": (
        "kernel",
        "search",
        "side_kernels",
        "solving",
        "engine",
        "analysis",
        "match",
        "net",
        "course",
        "bot",
        "terminal",
        "cli",
    ),
    "app": ("server",),
    "service": ("server.web_push", "server.notice_pushes"),
    "train": ("train", "cli.train.network_run"),
    "envs": ("envs",),
}


@pytest.mark.parametrize("extra", PARTS)
def test_an_extra_brings_all_that_its_parts_import(
    installed: Callable[[str], Environment], extra: str
) -> None:
    environment = installed(extra)
    code = f"OTHERS = {OTHERS}\n{IMPORT_ALL}"
    done = environment.run("python", "-c", code, *PARTS[extra])
    assert (done.returncode, done.stderr) == (0, "")


def test_with_the_engine_alone_it_searches_and_the_network_says_what_is_missing(
    installed: Callable[[str], Environment],
) -> None:
    environment = installed("engine")
    assert environment.run("gipf", "perft", "basic", "3").stdout == "29016\n"
    code = "import gipf; e = gipf.Engine(); print(e.best(gipf.Position.start('basic'), depth=2)); e.close()"
    done = environment.run("python", "-c", code)
    assert (done.returncode, done.stderr) == (0, "")
    done = environment.run("gipf", "play", "basic", "--opponent", "network:nodes=8")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "gipf: this needs the package onnxruntime: pip install 'gipf[network]'\n"


def test_with_the_app_the_page_is_served(
    installed: Callable[[str], Environment], tmp_path: Path
) -> None:
    environment = installed("app")
    command = [str(environment.gipf), "serve", "--port", "0", "--no-browser"]
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=environment.variables(),
        cwd=tmp_path,
    ) as server:
        try:
            assert server.stdout
            lines = iter(server.stdout.readline, "")
            address = next(found[0] for line in lines if (found := re.search(r"http://\S+", line)))
            with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
                page = answer.read().decode()
            with urllib.request.urlopen(
                f"{address.rstrip('/')}/api/health", timeout=PATIENCE
            ) as answer:
                assert answer.status == 200
        finally:
            server.terminate()
    assert "<title>" in page
    assert 'type="module"' in page


# ---------------------------------------------------------------------- what the index shows


def test_the_library_asks_for_nothing_and_every_extra_for_what_it_imports(
    metadata: Message,
) -> None:
    asked = [Requirement(text) for text in metadata.get_all("Requires-Dist", [])]
    assert [str(one) for one in asked if not one.marker or one.marker.evaluate({"extra": ""})] == []
    names = {
        "argon2": "argon2-cffi",
        "prometheus_client": "prometheus-client",
        "pyspiel": "open-spiel",
        "resvg_py": "resvg-py",
    }
    for extra, packages in EXTRAS.items():
        brought = {
            one.name for one in asked if one.marker and one.marker.evaluate({"extra": extra})
        }
        assert {names.get(package, package) for package in packages} <= brought
    extras = {
        "engine",
        "app",
        "pictures",
        "network",
        "train",
        "ray",
        "envs",
        "service",
        "docs",
        "dev",
    }
    assert set(metadata.get_all("Provides-Extra", [])) == extras


def test_the_metadata_has_what_the_package_index_shows(metadata: Message) -> None:
    assert metadata["Requires-Python"] == ">=3.11"
    assert metadata["License-Expression"] == "MIT"
    assert len(metadata["Summary"]) <= 512
    assert "abstract strategy" in metadata["Keywords"]
    classifiers = metadata.get_all("Classifier", [])
    for wanted in ("Typing :: Typed", "Topic :: Games/Entertainment :: Board Games"):
        assert wanted in classifiers
    assert f"Programming Language :: Python :: 3.{sys.version_info.minor}" in classifiers


def test_the_readme_renders_on_the_package_index_and_points_nowhere_else(metadata: Message) -> None:
    assert metadata["Description-Content-Type"] == "text/markdown"
    text = metadata.get_payload()
    assert isinstance(text, str)
    page = render(text)
    assert page and "<h1" in page and "<table>" in page
    assert "<img" not in page
    assert [
        link for link in re.findall('href="([^"]*)"', page) if not link.startswith(("http", "#"))
    ] == []
