"""The puzzles of the course: written anew, from the tactical suite and from games of the engine.

``python bench/puzzles.py --make`` looks for easy puzzles – captures and wins in one or two turns – in games of
the engine against itself and prints them as JSON, a line each; the same seed, engine and weights give the same.
``--write FILE`` takes such lines, adds the suite of `gipf.samples`, finds for each puzzle the line
of play and how hard it is, and writes ``src/gipf/course/puzzles.json``.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from gipf import Position
from gipf.course.making import (
    Found,
    difficulty_of,
    effort_of,
    line_of,
    name_of,
    play_game,
    puzzles_in,
)
from gipf.course.puzzle import THEMES
from gipf.samples import tactics

FILE = Path(__file__).parent.parent / "src" / "gipf" / "course" / "puzzles.json"
VARIANTS = (
    "basic",
    "standard",
    "tournament",
    *(f"standard+{letter}6" for letter in "TZDYP"),
    "ultimate",
    "matrx",
)
WANTED = {"win 1": 3, "win 2": 2, "capture": 4}
"""How many easy puzzles of a kind are made for a variant; wins in two for those the suite has none of."""


# ---------------------------------------------------------------------- making


def make(variant: str, seed: int, games: int) -> Iterator[Found]:
    """Look for easy puzzles in games of a variant, at most one of a kind from each game.

    In the first half of the games potentials have to be used to capture.
    """
    wanted = Counter(WANTED)
    if any(str(problem.position.variant) == variant for problem in tactics()):
        del wanted["win 2"]
    for game in range(games):
        positions = play_game(variant, f"puzzles {variant} {seed} {game}")
        for kind in [kind for kind, count in wanted.items() if count > 0]:
            found = next(puzzles_in(kind, positions, by_use=2 * game < games), None)
            if found:
                wanted[kind] -= 1
                yield found
        print(f"{variant}: {game + 1} games, missing {dict(+wanted)}", file=sys.stderr, flush=True)
        if not +wanted:
            return


# ---------------------------------------------------------------------- writing


def write(easy: Path) -> None:
    """Write the puzzles of the course from the easy ones in a file and from the suite."""
    founds = [_read(json.loads(line)) for line in easy.read_text("utf-8").splitlines()]
    founds += [Found(p.position, p.kind, p.best[0]) for p in tactics()]
    rows = []
    for number, found in enumerate(founds):
        effort = effort_of(found)
        data = {
            "id": name_of(found),
            "goal": found.goal,
            "position": str(found.position),
            "line": " ".join(line_of(found)),
            "difficulty": difficulty_of(found, effort),
        }
        rows.append((_order(found, data["difficulty"], effort), data))
        print(f"{number + 1} of {len(founds)}: {found.goal}, {effort} nodes", file=sys.stderr)
    rows.sort(key=lambda row: row[0])
    lines = ",\n".join(json.dumps(data, ensure_ascii=False) for _, data in rows)
    FILE.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def _order(found: Found, difficulty: object, effort: int) -> tuple[object, ...]:
    goal, number = found.goal.split()
    theme = f"win-{number}" if goal == "win" else goal
    return THEMES.index(theme), difficulty, effort


def _read(data: dict[str, str]) -> Found:
    position = Position.parse(data["position"])
    return Found(position, data["goal"], position.read_move(data["first"]))


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--make", nargs="?", const="all", choices=("all", *VARIANTS))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=60, help="most games of a variant")
    parser.add_argument("--write", type=Path, help="a file with the easy puzzles")
    options = parser.parse_args()
    for variant in VARIANTS:
        if options.make in ("all", variant):
            for found in make(variant, options.seed, options.games):
                print(found, flush=True)
    if options.write:
        write(options.write)


if __name__ == "__main__":
    main()
