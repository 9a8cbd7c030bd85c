"""``gipf match`` as real processes at real terminals, and its tables."""

import io
import os
import re
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pexpect
import pytest

from gipf import Game
from gipf.match import play
from gipf.match.match import Match
from gipf.match.ratings import Estimate, Sprt
from gipf.match.results import Result
from gipf.match.tables import Sheet, elo_text, limits_text, report, standing
from gipf.messages import languages
from gipf.search.answer import Limits
from gipf.terminal.console import Console
from gipf.terminal.match_report import draw, print_report
from tests.command_line import invoke
from tests.patience import PATIENCE
from tests.terminal import ended, spawn

ROOT = Path(__file__).parents[1]
TINY = "basic;reserve=5/5"
PATIENT = "tests.match.contestants.Patient"
CROWD = ("random", "random", "random:seed=3")


def run(*arguments: str) -> tuple[int, str, str]:
    return invoke("match", *arguments)


def begin(*arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "gipf", "match", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=ROOT,
    )


def lines_of(file: Path) -> int:
    return file.read_bytes().count(b"\n") if file.exists() else 0


def wait_for_games(folder: Path, games: int) -> None:
    until = time.monotonic() + PATIENCE
    while lines_of(folder / "results.jsonl") < games:
        assert time.monotonic() < until
        time.sleep(0.02)


# ---------------------------------------------------------------------- playing


def test_a_match_prints_markdown_where_there_is_no_terminal(tmp_path: Path) -> None:
    table = tmp_path / "table.md"
    arguments = ("random", "random", "--variant", TINY, "--games", "4", "--table", str(table))
    status, out, err = run(*arguments, "--out", str(tmp_path / "m"))
    assert status == 0
    assert table.read_text(encoding="utf-8") == out
    assert "Played from openings of 4 turns, colours swapped, seed 1:\n\n| player |" in out
    assert "\n| random | random (2) | basic;reserve=5/5 | 4 | " in out
    assert "\n| random (2) | basic;reserve=5/5 | 50 ms | " in out
    assert err.splitlines()[-1].startswith("gipf: 4/4 games, random ")
    assert len(Game.read(tmp_path / "m" / "games.gipf")) == 4
    status, again, err = run(*arguments, "--out", str(tmp_path / "m"))
    assert (status, again, err) == (0, out, "gipf: going on after 4 of 4 games\n")


def test_without_a_folder_nothing_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    status, out, _ = run("random", "random", "--variant", TINY, "--games", "2", "--nodes", "5")
    assert status == 0
    assert "| 5 nodes |" in out
    assert list(tmp_path.iterdir()) == []


def test_a_sequential_test_says_what_it_found() -> None:
    crashing = "tests.match.contestants.Crashing"
    status, out, err = run("random", crashing, "--variant", TINY, "--sprt", "0,400")
    assert status == 0
    assert "- Is the difference 0 or 400 Elo? It is 400: LLR " in out
    assert f"\n- {crashing}: crash, " in out
    assert "; first in opening 1 of basic;reserve=5/5: RuntimeError: I do not like 3" in out
    assert "LLR" in err


def test_more_games_at_a_time_than_cores_are_warned_about(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 1)
    arguments = ("random", "random", "--variant", TINY, "--games", "2", "--parallel", "2")
    assert "gipf: 2 games at a time on one core: no time limit" in run(*arguments)[2]


def test_a_match_speaks_the_language_that_is_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 1)
    arguments = ["random", "random", "--variant", TINY, "--games", "2", "--parallel", "2"]
    arguments += ["--out", str(tmp_path), "--language", "de"]
    _, out, err = run(*arguments)
    first, *_, last = err.splitlines()
    assert "2 Partien zugleich auf einem Kern: Zeitlimits werden so nicht eingehalten" in first
    assert last.startswith("gipf: 2/2 Partien, random ")
    assert out.startswith("Gespielt aus Eröffnungen von 4 Zügen, mit vertauschten Farben")
    assert "\n| Spieler | gegen | Variante | Partien | Siege | Remis | verloren |" in out
    assert "gipf: es geht weiter nach 2 von 2 Partien" in run(*arguments)[2]


def test_ctrl_c_keeps_what_is_finished_and_the_same_command_goes_on(tmp_path: Path) -> None:
    arguments = [PATIENT, "random", "--variant", TINY, "--games", "8", "--parallel", "2"]
    arguments += ["--out", str(tmp_path)]
    process = begin(*arguments)
    wait_for_games(tmp_path, 2)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    kept = lines_of(tmp_path / "results.jsonl")
    assert err.splitlines()[-1] == (
        f"gipf: stopped after {kept} of 8 games; the same command goes on with them"
    )
    assert f"| {PATIENT} | random | basic;reserve=5/5 | {kept} |" in out
    assert "Traceback" not in err
    assert len(Game.read(tmp_path / "games.gipf")) == kept < 8
    done = begin(*arguments)
    _, err = done.communicate(timeout=PATIENCE)
    assert done.returncode == 0
    assert f"gipf: going on after {kept} of 8 games" in err
    assert lines_of(tmp_path / "results.jsonl") == len(Game.read(tmp_path / "games.gipf")) == 8


def test_a_match_that_is_killed_loses_only_the_games_in_progress(tmp_path: Path) -> None:
    arguments = (PATIENT, "random", "--variant", TINY, "--games", "6", "--parallel", "2")
    process = begin(*arguments, "--out", str(tmp_path))
    wait_for_games(tmp_path, 2)
    process.kill()
    process.communicate(timeout=PATIENCE)  # the pipes close when all its processes have ended
    kept = lines_of(tmp_path / "results.jsonl")
    with (tmp_path / "results.jsonl").open("a") as file:
        file.write('{"variant": "basic;res')
    with (tmp_path / "games.gipf").open("a") as file:
        file.write('\n[Event "gipf ma')
    status, out, err = run(*arguments, "--out", str(tmp_path))
    assert status == 0
    assert err.startswith(f"gipf: going on after {kept} of 6 games\n")
    assert f"| {PATIENT} | random | basic;reserve=5/5 | 6 |" in out
    games = [game.headers["Round"] for game in Game.read(tmp_path / "games.gipf")]
    assert sorted(games) == ["1.1", "1.2", "2.1", "2.2", "3.1", "3.2"]


def test_at_a_terminal_there_are_a_bar_and_drawn_tables() -> None:
    match = ["match", "random", "random", "--variant", TINY, "--games", "20"]
    child = spawn(*match, size=(40, 160), environment={"COLUMNS": "160"})
    child.expect(r"random [0-9.]+ : [0-9.]+ random \(2\) \[[#.]+\] \d")
    child.expect("20/20")
    child.expect("Played from openings of 4 turns")
    child.expect("player.*against.*variant.*games")
    child.expect("Time for a decision")
    assert ended(child) == 0


def test_ctrl_c_at_a_terminal_reaches_the_players_too_and_none_complains() -> None:
    match = ["match", PATIENT, "random", "--games", "100", "--parallel", "2", "--language", "nl"]
    for patience in (0.1, 1.0):  # while the processes begin, and while they play
        child = spawn(*match)
        child.expect(r"0/100")
        time.sleep(patience)
        child.sendintr()
        child.expect(r"gipf: gestopt na [0-9]+ van 100 partijen\r\n")
        assert "Traceback" not in (child.before or "")
        child.expect(pexpect.EOF)
        assert (child.before or "").strip("\x1b[?25h\r\n") == ""
        child.close()
        assert child.exitstatus == 130


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["random"], "a match has two players or more"),
        ([], "the following arguments are required: PLAYER"),
        (["random", "chess"], "there is no player 'chess'; there are: engine, random"),
        (["random", "random", "--games", "3"], "games come in pairs"),
        (["random", "random", "--variant", "chess"], "no game is called 'chess'"),
        (["random", "random", "--seconds", "-1"], "seconds is 0 or more, not -1.0"),
        (["random", "random", "--sprt", "20"], "two differences, as in 0,20, not '20'"),
        (["random", "random", "--sprt", "0,1", "--alpha", "2"], "alpha is a chance above 0"),
        (["random", "random", "--parallel", "0"], "0 is less than 1"),
        (["random", "random", "--openings", "/no/such/file"], "/no/such/file: No such file"),
        (["random", "random", "--table", "/no/such/folder/t.md"], "No such file"),
        (["random", "random", "--out", "/dev/null/x"], "Not a directory"),
    ],
)
def test_what_cannot_be_played_is_said_with_status_2(arguments: list[str], says: str) -> None:
    status, out, err = run(*arguments)
    assert (status, out) == (2, "")
    assert says in err.replace("\n", " ")


def test_the_folder_of_another_match_is_refused(tmp_path: Path) -> None:
    arguments = ("random", "random", "--variant", TINY, "--games", "2", "--out", str(tmp_path))
    assert run(*arguments)[0] == 0
    status, _, err = run(*arguments, "--seed", "2")
    assert status == 2
    assert "holds the results of another match: seed there is 1, here 2" in err


# ---------------------------------------------------------------------- tables


def results(variant: str, *texts: str) -> list[Result]:
    return [
        Result(variant, number // 2 + 1, *colours, text, "no_move", 30, ((0.01,), (0.02,)))
        for number, text in enumerate(texts)
        for colours in [(0, 1) if number % 2 == 0 else (1, 0)]
    ]


def test_three_players_of_two_games_get_a_table_of_ratings() -> None:
    match = Match(CROWD, ("basic", "matrx"), games=4, limits=Limits(depth=3))
    basic, matrx = match.variants
    games = results(basic, "1-0", "0-1", "1-0", "1/2-1/2") + results(matrx, "1-0", "1-0")
    scores, rated, times = report(match, games)
    assert scores.rows[0][:8] == ("random", "random (2)", "basic", "4", "3", "1", "0", "87.5%")
    assert scores.rows[2][2:8] == ("all", "6", "4", "1", "1", "75.0%")
    assert scores.rows[3] == ("random", CROWD[2], "basic", *"0000", "–", "–", "–", "0.0")
    assert rated.columns == ("player", "basic", "matrx", "all")
    assert rated.rows[-1][0] == "random (2)"
    assert rated.rows[1] == (CROWD[2], "–", "–", "–")
    assert times.rows[0] == ("random", "basic", "depth 3", "4", "15.0", "20.0", "20.0")
    assert standing(match, games) == "random 75.0%, random (2) 25.0%, random:seed=3 –"


SAME = {
    "basic",
    "matrx",
    "random",
    "seed",
    "elo",
    "llr",
    "variant",
    "limit",
    "score",
    "points",
    "crash",
    "opening",
    "ratings",
}
"""Names, and words that other languages have too."""


def words_of_tables(match: Match, language: str) -> set[str]:
    lost = results(match.variants[0], "1-0", "0-1", "1-0", "0-1")
    reasons = (play.CRASH, play.ILLEGAL, play.LATE, play.DIED)
    games = [
        replace(one, reason=reason, failure="!") for one, reason in zip(lost, reasons, strict=True)
    ]
    text = "".join(sheet.markdown() for sheet in report(match, games, language))
    return set(re.findall(r"[^\W\d_]{3,}", text.lower()))


@pytest.mark.parametrize("language", [name for name in languages() if name != "en"])
def test_the_tables_have_no_word_of_english_in_another_language(language: str) -> None:
    for match in (
        Match(CROWD, ("basic", "matrx"), games=4, limits=Limits(0.1, 5, 3)),
        Match(CROWD[:2], ("basic",), limits=Limits(), sprt=Sprt(0, 10)),
    ):
        assert words_of_tables(match, language) & words_of_tables(match, "en") <= SAME


def test_figures_are_written_as_speakers_of_a_language_do() -> None:
    match = Match(("random", "random"), sprt=Sprt(0, 10))
    games = results(match.variants[0], "1-0", "0-1", "1-0", "1/2-1/2")
    scores, times = report(match, games, "de")
    assert scores.rows[0][3:8] == ("4", "3", "1", "0", "87,5\u00a0%")
    assert times.rows[0][3:] == ("4", "15,0", "20,0", "20,0")
    assert standing(match, games, "fr").startswith("random 3,5 : 0,5 random (2), LLR 0,0")


def test_a_test_that_goes_on_says_how_far_it_is() -> None:
    match = Match(("random", "random"), sprt=Sprt(0, 10))
    games = results(match.variants[0], "1-0", "0-1", "1-0")
    assert standing(match, games) == "random 3 : 0 random (2), LLR 0.03 (-2.94 … 2.94)"
    assert "Not decided: LLR 0.03" in next(report(match, games)).lines[0]


def test_a_difference_open_to_one_side_is_told_by_the_other() -> None:
    inf = float("inf")
    assert elo_text(Estimate(12.4, -20.1, 46.2, 0.8)) == "+12 ± 33"
    assert elo_text(Estimate(inf, 100, inf, 1)) == "> +100"
    assert elo_text(Estimate(-300, -inf, -100, 0)) == "< -100"
    assert elo_text(None) == "–"


def test_limits_are_told_in_words() -> None:
    assert limits_text(Limits(seconds=0.1, nodes=5)) == "100 ms, 5 nodes"
    assert limits_text(Limits()) == "none"


def test_a_name_with_a_bar_or_brackets_upsets_no_table() -> None:
    sheet = Sheet("One:", ("player", "games"), 1, (("program:a | b [red]", "3"),), ("[bold] line",))
    assert "| program:a \\| b [red] | 3 |" in sheet.markdown()
    out = io.StringIO()
    draw(sheet, Console(file=out, width=80))
    assert "program:a | b [red]" in out.getvalue()
    assert "[bold] line" in out.getvalue()


def test_the_tables_are_drawn_at_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    class Screen(io.StringIO):
        def isatty(self) -> bool:
            return True

    screen = Screen()
    monkeypatch.setattr(sys, "stdout", screen)
    match = Match(("random", "random"), sprt=Sprt(0, 10))
    print_report(match, results(match.variants[0], "1-0", "0-1"), None)
    assert "games" in screen.getvalue()
    assert "Is the difference 0 or 10 Elo?" in screen.getvalue()
