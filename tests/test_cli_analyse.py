"""``gipf analyse``: real files, a real terminal, and a real Ctrl-C."""

import json
import os
import re
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pexpect
import pytest

from gipf.record import Game
from tests import terminal
from tests.command_line import invoke as run
from tests.patience import PATIENCE
from tests.terminal import ended
from tests.test_cli import GAME, gipf

SAMPLES = Path(__file__).parents[1] / "src" / "gipf" / "samples"

BLUNDER = """\
[Event "?"]
[Site "?"]
[Date "?"]
[Round "?"]
[White "Ann"]
[Black "Ben"]
[Result "0-1"]
[Variant "standard"]
[Position "standard g2g/5/6/bb1G3/6/5/4 w m B12/B4 -- - 1"]
[Termination "normal"]

1. h5 e1-e4 2. h4 {I felt safe.} e1-e6;xe2,e3,e4,e5,e6 0-1
"""
"""White has one GIPF-piece, on e5, and lets Black take it."""
EMPTY = GAME.replace("1. c2 d2 *", "*")
NODES = ("--nodes", "1500")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.gipf"
    path.write_text(BLUNDER, encoding="utf-8")
    return path


def read(text: str) -> Game:
    game = Game.parse(text)
    assert str(game) == text
    return game


# ---------------------------------------------------------------------- what is written


def test_the_annotated_game_goes_to_stdout_and_the_summary_to_stderr(file: Path) -> None:
    done = gipf("analyse", str(file), *NODES)
    assert done.returncode == 0, done.stderr
    turns = read(done.stdout).turns()
    assert [turn.marks for turn in turns] == ["", "", "??", ""]
    assert turns[2].comment == "I felt safe."
    assert turns[2].why.startswith("allows turn=e1-e6 does=takes-last better turn=")
    assert "Allows e1-e6, which takes the last GIPF-piece and wins; better is " in turns[2].why
    assert turns[-1].evaluation == -1
    white, black = done.stderr.splitlines()[-2:]
    assert white.startswith("Ann (White): accuracy ")
    assert white.endswith("%, 0 !, 0 ?!, 0 ?, 1 ??")
    assert black.startswith("Ben (Black): accuracy ")
    assert file.read_text(encoding="utf-8") == BLUNDER


def test_the_sentences_in_the_file_are_in_the_language_that_was_asked_for(file: Path) -> None:
    done = gipf("analyse", str(file), *NODES, "--language", "de")
    assert done.returncode == 0, done.stderr
    bad = read(done.stdout).turns()[2]
    assert bad.why.startswith("allows turn=e1-e6 does=takes-last better turn=")
    assert '"Erlaubt e1-e6' in bad.why


def test_the_summary_and_the_picture_are_in_that_language_too(file: Path, tmp_path: Path) -> None:
    picture = tmp_path / "chart.svg"
    done = gipf("analyse", str(file), *NODES, "--language", "de", "--picture", str(picture))
    white, black = done.stderr.splitlines()[-2:]
    assert white.startswith("Ann (Weiß): Genauigkeit ")
    assert white.endswith("\u00a0%, 0 !, 0 ?!, 0 ?, 1 ??")
    assert black.startswith("Ben (Schwarz): Genauigkeit ")
    drawn = picture.read_text(encoding="utf-8")
    assert "Schwarz gewinnt" in drawn and "Genauigkeit" in drawn and "accuracy" not in drawn


def test_a_language_that_is_not_there_is_refused_with_those_that_are(file: Path) -> None:
    done = gipf("analyse", str(file), "--language", "xx")
    assert done.returncode == 2
    assert "there is no 'xx'; there are de, en, es, fr, hu, it, ko, nl, pl" in done.stderr


def test_a_game_is_read_from_stdin_too(file: Path) -> None:
    from_file = gipf("analyse", str(file), *NODES)
    assert gipf("analyse", "-", *NODES, stdin=BLUNDER).stdout == from_file.stdout


def test_a_game_is_written_to_a_file_or_into_its_own(file: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.gipf"
    assert run("analyse", str(file), *NODES, "--out", str(out))[:2] == (0, "")
    assert run("analyse", str(file), *NODES, "--in-place")[:2] == (0, "")
    assert out.read_text(encoding="utf-8") == file.read_text(encoding="utf-8")
    assert read(out.read_text(encoding="utf-8")).turns()[2].marks == "??"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["game.gipf", "out.gipf"]


def test_all_games_of_a_file_are_looked_at_and_empty_ones_left_alone(tmp_path: Path) -> None:
    both = f"{BLUNDER}\n{EMPTY}\n{GAME}"
    picture = tmp_path / "chart.svg"
    done = gipf("analyse", "-", *NODES, "--picture", str(picture), stdin=both)
    first, empty, last = Game.parse_all(done.stdout)
    assert first.turns()[2].marks == "??"
    assert str(empty) == EMPTY
    assert last.turns()[0].evaluation is not None
    told = done.stderr.splitlines()
    assert [line for line in told if line.startswith("Game")] == [
        "Game 1",
        "Game 2: no turns",
        "Game 3",
    ]
    assert told[-2].startswith("White: accuracy")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["chart-1.svg", "chart-3.svg"]


@pytest.mark.parametrize("theme", ["light", "dark", "auto"])
def test_the_picture_is_an_svg_file_in_the_theme_asked_for(
    file: Path, tmp_path: Path, theme: str
) -> None:
    picture = tmp_path / "game.svg"
    status, _, err = run("analyse", str(file), *NODES, "--picture", str(picture), "--theme", theme)
    assert status == 0, err
    root = ElementTree.fromstring(picture.read_text(encoding="utf-8"))
    assert f"gipf-{theme}" in root.get("class", "")
    assert "Ann – Ben" in ElementTree.tostring(root, encoding="unicode")
    assert "standard, 0-1, accuracy " in ElementTree.tostring(root, encoding="unicode")


def test_limits_of_every_kind_are_taken(file: Path) -> None:
    for limits in (("--seconds", "0.01"), ("--depth", "2"), ("--depth", "3", "--threads", "2")):
        status, out, err = run("analyse", str(file), *limits)
        assert status == 0, err
        assert read(out).turns()[-1].evaluation == -1


def test_the_example_of_the_docs_is_true() -> None:
    docs = Path(__file__).parent.parent / "docs"
    page = (docs / "analysis.md").read_text(encoding="utf-8")
    before, after, said = re.findall(r"^```text\n(.+?)^```$", page, re.MULTILINE | re.DOTALL)
    example = SAMPLES / "missed.gipf"
    assert example.read_text(encoding="utf-8").endswith(f"\n\n{before}")
    status, out, err = run("analyse", str(example))
    assert status == 0
    assert out.endswith(f"\n\n{after}")
    assert err == said
    assert run("check", str(SAMPLES / "game.gipf"))[0] == 0


# ---------------------------------------------------------------------- what is wrong


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["FILE", "--out", "FILE"], "--out would overwrite the game file"),
        (["FILE", "--out", "x.gipf", "--in-place"], "leave out --out, or --in-place"),
        (["-", "--in-place"], "stdin cannot be written into"),
        (["FILE", "--picture", "FILE"], "--picture would overwrite"),
        (["FILE", "--out", "x", "--picture", "x"], "--picture would overwrite"),
        (["FILE", "--picture", "-"], "--picture needs a file of its own"),
        (["FILE", "--out", "/no/such/folder/x"], "/no/such/folder: there is no such folder"),
        (["FILE", "--picture", "/tmp"], "/tmp: this is a folder"),
        (["FILE", "--theme", "pink"], "there are light, dark, auto"),
        (["FILE", "--seconds", "0"], "seconds is above 0, not 0"),
        (["FILE", "--seconds", "-1"], "seconds is 0 or more"),
        (["FILE", "--nodes", "0"], "nodes is 1 or more"),
        (["FILE", "--threads", "0"], "argument --threads: 0 is less than 1"),
        (["/no/such/game"], "/no/such/game: No such file or directory"),
        ([], "the following arguments are required: FILE"),
    ],
)
def test_what_cannot_be_done_is_said_with_status_2(
    file: Path, arguments: list[str], says: str
) -> None:
    status, out, err = run("analyse", *(str(file) if a == "FILE" else a for a in arguments))
    assert (status, out) == (2, "")
    assert says in err.replace("\n", " ")
    assert file.read_text(encoding="utf-8") == BLUNDER


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "there is no game in stdin"),
        (EMPTY, "no game in stdin has a turn to look at"),
        (GAME.replace("d2", "e5"), "stdin:10:7: e5: e5 is not at the edge"),
        (BLUNDER.replace("0-1\n", "1-0\n"), "stdin:12:"),
    ],
)
def test_games_that_are_not_in_order_are_refused_with_status_1(text: str, says: str) -> None:
    status, out, err = run("analyse", "-", *NODES, stdin=text)
    assert (status, out) == (1, "")
    assert says in err


# ---------------------------------------------------------------------- stopping


@pytest.fixture
def interrupt(file: Path) -> Iterator[None]:
    """Press Ctrl-C after half a second; all that has to be loaded is loaded before."""
    run("analyse", str(file), "--depth", "1")
    timer = threading.Timer(0.5, os.kill, (os.getpid(), signal.SIGINT))
    timer.start()
    yield
    timer.cancel()


@pytest.mark.compiled
@pytest.mark.usefixtures("interrupt")
def test_a_sign_to_stop_is_heard_in_the_middle_of_a_search(file: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.gipf"
    before = signal.getsignal(signal.SIGINT)
    began = time.monotonic()
    status, _, err = run("analyse", str(file), "--seconds", "3600", "--out", str(out))
    assert time.monotonic() - began < PATIENCE
    assert status == 130
    assert f"stopped after 0 of 2 turns; what is done is in {out}" in err
    assert read(out.read_text(encoding="utf-8")).turns()[2].comment == "I felt safe."
    assert signal.getsignal(signal.SIGINT) is before


@pytest.mark.compiled
@pytest.mark.usefixtures("interrupt")
def test_what_was_stopped_is_not_written_to_stdout(file: Path) -> None:
    status, out, err = run("analyse", str(file), "--seconds", "60")
    assert (status, out) == (130, "")
    assert "nothing is written, since --out names no file" in err


# ---------------------------------------------------------------------- at a terminal


def spawn(*arguments: str, **environment: str) -> pexpect.spawn:
    return terminal.spawn("analyse", *arguments, environment=environment)


def test_a_bar_shows_how_far_it_is(file: Path, tmp_path: Path) -> None:
    child = spawn(str(file), "--seconds", "0.3", "--out", str(tmp_path / "out"))
    child.expect("turns .*1/2")
    child.expect("Ben \\(Black\\)")
    assert ended(child) == 0


def test_ctrl_c_keeps_what_is_done_where_a_file_was_named(file: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.gipf"
    child = spawn(str(file), "--seconds", "2", "--out", str(out), "--picture", str(tmp_path / "p"))
    child.expect("turns .*1/2")
    child.sendintr()
    child.expect(f"gipf: stopped after 1 of 2 turns; what is done is in {out}")
    assert ended(child) == 130
    turns = read(out.read_text(encoding="utf-8")).turns()
    assert turns[0].evaluation is not None
    assert turns[-1].evaluation is None
    assert not (tmp_path / "p").exists()


@pytest.mark.compiled
@pytest.mark.parametrize("pause", [0.0, 2.0])
def test_ctrl_c_while_the_engine_is_compiled_writes_nothing(
    file: Path, tmp_path: Path, pause: float
) -> None:
    out = tmp_path / "out.gipf"
    child = spawn(str(file), "--out", str(out), GIPF_CACHE=str(tmp_path / "cold"))
    child.expect("gipf: compiling the engine for tournament and the like, once \\(searching\\)")
    time.sleep(pause)
    child.sendintr()
    child.expect("gipf: stopped before the first turn; nothing is written")
    assert ended(child) == 130
    assert "Traceback" not in (child.before or "")
    assert not out.exists()


def test_an_analysis_as_json_is_what_the_protocol_tells() -> None:
    status, out, _ = run("analyse", str(SAMPLES / "missed.gipf"), "--depth", "1", "--json")
    assert status == 0
    found = json.loads(out)
    assert found["headers"]["White"] == "Ann"
    assert [turn["moves"] for turn in found["turns"]] == [["h5"], ["c2", "xc2,c3,c4,c5,c6"]]
    assert found["turns"][0]["mark"] == "??"
    assert set(found["accuracy"]) == {"w", "b"}
    assert run("analyse", str(SAMPLES / "missed.gipf"), "--json", "--in-place")[0] == 2
