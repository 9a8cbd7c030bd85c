"""The programs of docs/examples run as they stand, as somebody would run them."""

import subprocess
import sys
from pathlib import Path

from gipf import Game
from gipf.samples import path
from tests.patience import PATIENCE

EXAMPLES = Path(__file__).parents[1] / "docs" / "examples"
BROKEN = '[Variant "basic"]\n\n1. c2 c9 *\n'


def run(name: str, *arguments: str | Path, stdin: str = "") -> str:
    command = [sys.executable, str(EXAMPLES / name), *map(str, arguments)]
    done = subprocess.run(
        command, input=stdin, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_games_are_replayed_and_a_broken_one_in_the_middle_is_told_of(tmp_path: Path) -> None:
    game = path("missed.gipf").read_text(encoding="utf-8")
    file = tmp_path / "games.gipf"
    file.write_text(f"{game}\n{BROKEN}\n{game}", encoding="utf-8")
    said = run("replay.py", file)
    assert said.count("Ann - Ben: 0-1, standard") == 2
    assert said.count("I did not see it.") == 2
    assert f"skipped: {file}:16:7: c9: there is no point c9" in said


def test_a_round_robin_is_played_and_goes_on_where_it_was(tmp_path: Path) -> None:
    arguments = (tmp_path, "--games", "2", "--nodes", "5", "--parallel", "2")
    assert "0 of 36 games are there" in (said := run("round_robin.py", *arguments))
    assert "decisions a game" in said
    assert "36 of 36 games are there" in run("round_robin.py", *arguments)


def test_a_game_becomes_a_strip_and_a_png(tmp_path: Path) -> None:
    run("strip.py", path("game.gipf"), tmp_path)
    assert (tmp_path / "game.html").read_text(encoding="utf-8").count("<svg") == 56
    assert (tmp_path / "last.png").read_bytes()[:4] == b"\x89PNG"


def test_the_bot_answers_in_all_rooms_and_forgets_a_question_that_is_replaced() -> None:
    said = run(
        "bot.py",
        stdin="kitchen !move e1-e3\nhall !move e1-e4\nattic !analyse\nattic !board\nshed !analyse\n",
    )
    assert "kitchen: e1-e3, 1" in said
    assert "hall: e1-e4: e2 is occupied" in said
    assert "attic: never mind" in said
    assert "shed: " in said


def test_all_decisions_become_a_table(tmp_path: Path) -> None:
    out = tmp_path / "decisions.csv"
    said = run("decisions.py", path("game.gipf"), "--nodes", "5", "--out", out)
    header, *rows = out.read_text().splitlines()
    assert header == "game,opening,turn,player,move,white,black,evaluation"
    (game,) = Game.read(path("game.gipf"))
    assert [row.split(",")[4] for row in rows if '"' not in row] == [
        move.text for move in game.moves() if "," not in move.text
    ]
    assert len(rows) == len(game.moves())
    assert "evaluation" in said
