"""A project that uses the package is checked with mypy --strict, and nothing it touches is ``Any``."""

import subprocess
import sys
from pathlib import Path

PROJECT = """
import gipf
from gipf import samples
from gipf.svg import Arrow, Palette


def main() -> None:
    position = gipf.Position.start("tournament").play("Ge2")
    moves: tuple[gipf.Move, ...] = position.legal_moves()
    turn = next(position.turns())
    threats = [threat.spots for threat in position.threats("w")]
    picture: str = position.svg(theme=Palette(plate="tan"), arrows=[Arrow("e1", "e3", "red")])
    drawn: bytes = position.png(width=300)
    book = gipf.Book.make(samples.games())
    chosen = book.choose(position)
    for game in gipf.Game.stream("games.gipf", broken=print):
        for node in game.turns():
            print(node.position.turn, node.player, node.comment, node.clock, node.evaluation)
        print(game.headers["White"], game.result, game.outcome, game == game)
    for headers in gipf.read_headers("games.gipf"):
        print(headers["White"])
    with gipf.Engine() as engine:
        best: gipf.Move = engine.best(position, nodes=10)
        answer = engine.search(position, gipf.Limits(nodes=10), lines=2)
        print(best, answer.lines[0].moves, answer.lines[0].value)
    problem = samples.tactics()[0]
    counted: int = gipf.perft(position, 1)
    print(moves, turn, threats, picture, drawn, chosen, problem.best, counted)


class Comments(gipf.Visitor):
    def visit_turn(self, node: gipf.Node) -> None:
        print(node.comment)
"""


def test_a_strict_project_meets_no_any(tmp_path: Path) -> None:
    file = tmp_path / "project.py"
    file.write_text(PROJECT, encoding="utf-8")
    options = ("--strict", "--disallow-any-expr", "--follow-imports=silent", "--config-file=")
    done = subprocess.run(
        [sys.executable, "-m", "mypy", *options, str(file)],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
