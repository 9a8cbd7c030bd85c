"""What the command line writes for other programs: ``--json``, sample games, completion in shells."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.command_line import invoke as run

ROW = "basic B3/1B3/2B3/3B3/6/5/bbb1 w c B5/B5 -- - 9"
GAME = """\
[Variant "basic"]

1. c2 d2 *
"""


@pytest.fixture(autouse=True)
def _own_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GIPF_DATA", str(tmp_path / "data"))


def told(*arguments: str, stdin: str = "") -> tuple[int, list[Any]]:
    status, out, _ = run(*arguments, "--json", stdin=stdin)
    return status, [json.loads(line) for line in out.splitlines()]


def test_moves_as_json() -> None:
    (found,) = told("moves", ROW)[1]
    assert found == {"position": ROW, "player": "w", "phase": "c", "moves": ["xb2,c3,d4,e5"]}
    over = "basic 4/5/6/7/6/5/4 w . B1/- -- - 9"
    assert told("moves", over)[1][0]["moves"] == []


def test_perft_as_json() -> None:
    assert told("perft", "basic", "2", "--reference")[1][0]["count"] == 924
    (found,) = told("perft", "basic", "1", "--divide", "--reference")[1]
    assert found["count"] == len(found["moves"]) == 30


def test_check_as_json(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.gipf", tmp_path / "bad.gipf"
    good.write_text(GAME)
    bad.write_text(f"{GAME}\n{GAME.replace('d2', 'd9')}")
    status, (first, second) = told("check", str(good), str(bad))
    assert status == 1
    assert first == {"file": str(good), "games": 1, "kind": "game", "error": None}
    assert (second["games"], second["error"]["line"], second["error"]["column"]) == (1, 7, 7)
    assert second["error"]["code"] == "no-point"


def test_a_match_as_json() -> None:
    players = ("random:seed=1", "second=random:seed=2")
    options = ("--games", "2", "--variant", "basic;reserve=5", "--nodes", "1")
    (found,) = told("match", *players, *options)[1]
    assert (found["games"], found["size"], found["verdict"]) == (2, 2, None)
    (score,) = found["scores"]
    assert score["won"] + score["drawn"] + score["lost"] == 2
    assert [player["name"] for player in found["players"]] == [score["player"], "second"]


def test_samples_are_written_beside_what_is_there(tmp_path: Path) -> None:
    (tmp_path / "game.gipf").write_text("mine")
    _, out, _ = run("samples", str(tmp_path))
    assert [Path(line).name for line in out.splitlines()] == [
        "missed.gipf",
        "games.gipf",
        "tactics.txt",
    ]
    assert (tmp_path / "game.gipf").read_text() == "mine"
    assert run("check", str(tmp_path / "games.gipf"))[0] == 0


# ---------------------------------------------------------------------- completion


def completed(*words: str) -> set[str]:
    """What bash offers for the last of some words."""
    script = run("completion", "bash")[1]
    line = " ".join(f"'{word}'" for word in words)
    ask = f"COMP_WORDS=({line}); COMP_CWORD={len(words) - 1}; _gipf; echo ${{COMPREPLY[@]}}"
    done = subprocess.run(
        ["bash", "-c", f"{script}\n{ask}"], capture_output=True, text=True, check=True
    )
    return set(done.stdout.split())


def test_bash_completes_commands_and_their_options() -> None:
    assert completed("gipf", "mo") == {"moves"}
    assert completed("gipf", "ma") == {"match"}
    assert {"--json", "--divide", "--position"} <= completed("gipf", "perft", "--")
    assert completed("gipf", "match", "--var") == {"--variant"}
    assert "fit" in completed("gipf", "train", "")


def test_fish_and_zsh_have_scripts_too_and_another_shell_is_refused() -> None:
    assert "complete -c gipf -n '__fish_use_subcommand' -a moves -d" in run("completion", "fish")[1]
    assert "bashcompinit" in run("completion", "zsh")[1]
    assert run("completion", "csh")[0] == 2
