"""`gipf train network`: what it says of wrong questions, and a run from its begin to its resumption."""

import importlib.util
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.command_line import invoke

SMALL = [
    *("--variant", "basic;reserve=3/3", "--blocks", "1", "--channels", "8", "--games", "4"),
    *("--simulations", "4", "--batch", "16", "--generation", "10", "--match-games", "2"),
    *("--threads", "1", "--device", "cpu"),
]


def run(*arguments: str) -> tuple[int, str]:
    status, _, said = invoke("train", "network", *arguments)
    return status, said


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--minutes", "0"], "minutes is above 0, not 0"),
        (["--actors", "2"], "those of a Ray cluster; name it with --ray"),
        (["--variant", "chess"], "no game is called 'chess'"),
        (["--variant", "basic@no"], "a share is a number above 0, as in basic@2"),
        (["--device", "tpu"], "device is one of auto, cpu, cuda, not 'tpu'"),
        (["--match-games", "3"], "match_games is an even number, two for each opening, not 3"),
        (["--save-every", "100"], "1 to 60"),
        (["--blocks", "0"], "one block or more"),
        (["--learning-rate", "-1"], "a rate above 0"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(
    tmp_path: Path, arguments: list[str], words: str
) -> None:
    status, said = run("--resume", str(tmp_path / "run"), *arguments)
    assert status == 2
    assert words in said
    assert not (tmp_path / "run").exists()


@pytest.mark.parametrize(("module", "extra"), [("torch", "train"), ("ray", "ray")])
def test_what_is_missing_is_named_with_the_command_that_installs_it(
    monkeypatch: pytest.MonkeyPatch, module: str, extra: str
) -> None:
    found = importlib.util.find_spec

    def find(name: str, *arguments: Any) -> Any:
        return None if name == module else found(name, *arguments)

    monkeypatch.setattr("importlib.util.find_spec", find)
    for name in [name for name in sys.modules if name.startswith("gipf.train")]:
        monkeypatch.delitem(sys.modules, name)
    status, said = run("--ray", "local")
    assert status == 2
    assert said == f"gipf: this needs the package {module}: pip install 'gipf[{extra}]'\n"


def test_the_help_loads_no_torch() -> None:
    code = (
        "import sys, gipf.cli\n"
        "try: gipf.cli.run(['train', 'network', '--help'])\n"
        "except SystemExit: print('torch' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "False"
    assert "--resume DIR" in done.stdout


def test_a_run_begins_and_goes_on_with_the_same_command(tmp_path: Path) -> None:
    folder = str(tmp_path / "run")
    status, said = run("--resume", folder, "--minutes", "0.02", *SMALL)
    assert status == 0
    assert "the same command goes on with it" in said
    assert "of 40 games against the network of the beginning" in said
    status, said = run("--resume", folder, "--minutes", "0.01", *SMALL[-4:])
    assert status == 0
    assert "going on in" in said
    status, said = run("--resume", folder, "--blocks", "2")
    assert status == 2
    assert "has 1 blocks, not 2; leave out --blocks" in said


def test_without_a_sub_command_it_says_which_there_are() -> None:
    status, _, said = invoke("train")
    assert status == 2
    assert "network, selfplay, fit or export" in said
    status, out, _ = invoke("train", "--help")
    assert status == 0
    for name in ("network", "selfplay", "fit", "export"):
        assert f"    {name} " in out
    status, _, said = invoke("train", "--minutes", "5")
    assert status == 2
    assert "'gipf train --help' says more" in said


@pytest.mark.parametrize("name", ["network", "selfplay", "fit", "export"])
def test_every_option_is_explained(name: str) -> None:
    status, out, _ = invoke("train", name, "--help")
    assert status == 0
    options = [line for line in out.split("options:")[1].splitlines() if line.startswith("  -")]
    assert len(options) >= 3
    lines = out.splitlines()
    for line in options:
        following = lines[lines.index(line) + 1] if line in lines[:-1] else ""
        assert len(line.split("  ")) > 2 or following.startswith("      "), line
