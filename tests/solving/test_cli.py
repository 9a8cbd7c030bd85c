"""``gipf solve``: what it prints, what it writes, and how it ends."""

import gzip
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.command_line import invoke
from tests.patience import PATIENCE
from tests.test_help import loaded

GAME = "basic;reserve=2/2"
LONG = "basic;reserve=9/9"
"""Nobody knows who wins, nor will before the test is over."""


def test_it_says_who_wins_and_writes_a_proof_that_can_be_checked(tmp_path: Path) -> None:
    file = tmp_path / "proof.txt"
    status, out, _ = invoke("solve", GAME, "--memory", "4", "--proof", str(file))
    assert status == 0
    assert out.startswith(f"{GAME}: Black wins in 2 turns\n")
    assert f"the proof is in {file}: " in out and "replayed by the rulebook" in out
    status, out, _ = invoke("solve", "--check", str(file))
    assert status == 0
    assert out.startswith(f"{GAME}: Black wins in 2 turns\n{file} proves it: ")


def test_a_proof_can_be_zipped(tmp_path: Path) -> None:
    file = tmp_path / "proof.txt.gz"
    assert invoke("solve", GAME, "--memory", "4", "--proof", str(file))[0] == 0
    assert gzip.decompress(file.read_bytes()).startswith(b'[Proof "1"]\n')
    assert invoke("solve", "--check", str(file))[0] == 0
    file.write_bytes(file.read_bytes()[:40])
    status, _, err = invoke("solve", "--check", str(file))
    assert status == 1 and "cannot be read as a proof" in err


def test_programs_are_told_as_json(tmp_path: Path) -> None:
    file = tmp_path / "proof.txt"
    status, out, _ = invoke("solve", GAME, "--memory", "4", "--json", "--proof", str(file))
    found = json.loads(out)
    assert status == 0
    assert found["variant"] == GAME and found["winner"] == "b" and found["turns"] == 2
    assert found["not_within"] == {"w": 2, "b": 1}
    assert found["nodes"] > 0 and found["proof"] == str(file) and found["answers"] > 0
    checked = json.loads(invoke("solve", "--check", str(file), "--json")[1])
    assert checked["winner"] == "b" and checked["answers"] == found["answers"]
    assert checked["positions"] > checked["answers"]


def test_what_nobody_knows_yet_is_told_so() -> None:
    status, out, err = invoke("solve", "basic;reserve=4/4", "--memory", "4", "--nodes", "500")
    assert status == 1
    assert out.startswith(
        "basic;reserve=4/4: nobody knows yet; White has no win up to turn 4, Black none up to turn 3"
    )
    assert "positions searched" not in err  # nothing worth a line was ruled out
    assert json.loads(invoke("solve", LONG, "--nodes", "9", "--json")[1])["winner"] is None


def test_it_speaks_other_languages(tmp_path: Path) -> None:
    file = tmp_path / "proof.txt"
    arguments = ("solve", "basic;reserve=1/1", "--proof", str(file), "--language", "de")
    assert invoke(*arguments)[1].startswith("basic;reserve=1/1: Schwarz gewinnt in einem Zug\n")
    assert "beweist es" in invoke("solve", "--check", str(file), "--language", "de")[1]


@pytest.mark.parametrize(
    ("arguments", "status", "sentence"),
    [
        ((), 2, "solve needs a VARIANT"),
        ((GAME, "--check", "x"), 2, "solve needs a VARIANT"),
        (("standard+Z6",), 2, "standard+Z6 cannot be solved"),
        (("chess",), 2, "variant 'chess'"),
        ((GAME, "--turns", "0"), 2, "0 is less than 1"),
        ((GAME, "--proof", "/nowhere/at/all"), 2, "there is no such folder"),
        (("--check", "/nowhere/at/all"), 2, "No such file"),
    ],
)
def test_what_cannot_be_done_is_told(
    arguments: tuple[str, ...], status: int, sentence: str
) -> None:
    ending, out, err = invoke("solve", *arguments)
    assert (ending, out) == (status, "")
    assert sentence in err and "Traceback" not in err


def test_a_proof_that_is_wrong_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "proof.txt"
    file.write_text('[Proof "1"]\n[Variant "basic;reserve=2/2"]\n[Winner "b"]\n[Turns "2"]\n\ne5\n')
    status, out, err = invoke("solve", "--check", str(file))
    assert (status, out) == (1, "")
    assert "answer 1 of the proof, 'e5', is not legal" in err


def test_a_proof_is_checked_without_the_engine() -> None:
    modules = loaded("import gipf.terminal.proof")
    assert not {name for name in modules if name.startswith(("numpy", "numba", "gipf.kernel"))}


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signal")
def test_ctrl_c_ends_it_with_what_is_known() -> None:
    command = [sys.executable, "-m", "gipf", "solve", LONG, "--memory", "16", "--json"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as solving:
        assert solving.stderr and solving.stdout
        for line in solving.stderr:
            if "positions searched" in line:
                break
        solving.send_signal(signal.SIGINT)
        out, _ = solving.communicate(timeout=PATIENCE)
    assert solving.returncode == 130
    assert json.loads(out)["winner"] is None
