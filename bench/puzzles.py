"""The puzzles of the course: written anew, from the tactical suite and from games of the engine.

``python bench/puzzles.py --make`` looks for easy puzzles – captures and wins in one or two turns – in games of
the engine against itself and prints them as JSON, a line each; the same seed, engine and weights give the same.
``--write FILE`` takes such lines, adds the suite (``tests/tactics/suite.txt``), finds for each puzzle the line
of play and how hard it is, and writes ``src/gipf/course/puzzles.json``.
"""

import argparse
import hashlib
import json
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from bench.tactics import play_game, read_suite
from gipf import Position
from gipf.course.claims import answered, decides, longest
from gipf.course.puzzle import THEMES
from gipf.course.turns import Played, turns
from gipf.search.answer import Answer, Limits
from gipf.search.iterative_deepening import AlphaBeta
from gipf.search.proof import only_moves, prove
from gipf.state import Move, MoveKind, Phase
from gipf.variants import Variant

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
FEWEST_MOVES = 12
MOST_NODES = 40_000_000
EFFORT = Limits(nodes=1_000_000)


@dataclass(frozen=True)
class Found:
    """A puzzle without its line: a position, what is to be done, and the only first move that does it."""

    position: Position
    goal: str
    first: Move

    def __str__(self) -> str:
        data = {"goal": self.goal, "position": str(self.position), "first": str(self.first)}
        return json.dumps(data, ensure_ascii=False)


# ---------------------------------------------------------------------- making


def make(variant: str, seed: int, games: int) -> Iterator[Found]:
    """Look for easy puzzles in games of a variant, at most one of a kind from each game.

    In the first half of the games potentials have to be used to capture.
    """
    wanted = Counter(WANTED)
    if any(str(problem.position.variant) == variant for problem in read_suite()):
        del wanted["win 2"]
    for game in range(games):
        positions = play_game(variant, f"puzzles {variant} {seed} {game}")
        for kind in [kind for kind, count in wanted.items() if count > 0]:
            found = next(_puzzles(kind, positions, by_use=2 * game < games), None)
            if found:
                wanted[kind] -= 1
                yield found
        print(f"{variant}: {game + 1} games, missing {dict(+wanted)}", file=sys.stderr, flush=True)
        if not +wanted:
            return


def _puzzles(kind: str, positions: list[Position], *, by_use: bool) -> Iterator[Found]:
    near_the_end = positions[-8:] if kind.startswith("win") else positions[12:]
    for position in reversed(near_the_end):
        if position.phase is not Phase.MOVE or len(position.legal_moves()) < FEWEST_MOVES:
            continue
        plain = Variant.parse(str(position.variant).split(";quiet")[0])
        position = Position.parse(str(replace(position, variant=plain)))
        if kind == "capture":
            found = _capture(position, by_use=by_use and plain.has_potentials)
        else:
            found = _win(position, int(kind[-1]))
        if found:
            yield found


def _win(position: Position, turns: int) -> Found | None:
    proof = prove(position, turns, nodes=MOST_NODES)
    if proof.turns != turns or not proof.is_complete or len(proof.moves) != 1:
        return None
    return Found(position, f"win {turns}", proof.moves[0])


def _capture(position: Position, *, by_use: bool) -> Found | None:
    """Find a capture that one first move alone brings: of two or more, or by the use of a potential."""
    most: dict[Move, int] = {}
    uses: set[Move] = set()
    for played in turns(position):
        first = played.moves[0]
        captured = 0 if played.after.outcome else played.taken(position.acting.other).total()
        if captured >= most.get(first, 0):
            uses.discard(first)
            if any(move.kind in (MoveKind.USE, MoveKind.EXTRA) for move in played.moves):
                uses.add(first)
            most[first] = captured
    best, then = sorted(most.values(), reverse=True)[:2]
    move = max(most, key=most.__getitem__)
    is_hidden = move in uses or (best > 1 and then > 0 and not by_use)
    return Found(position, f"capture {best}", move) if best > then and is_hidden else None


# ---------------------------------------------------------------------- lines


def line_of(found: Found) -> list[str]:
    """Find the line of play: quickest for the solver, longest for the other player."""
    goal, number = found.goal.split()
    position, solver = found.position.play(found.first), found.position.acting
    moves = [found.first]
    if goal == "capture":
        return [str(move) for move in _best_capture(found).moves]
    left = int(number) - (position.turn_owner is not solver)
    while not position.outcome and (goal == "win" or position.turn_owner is solver):
        if goal == "win":
            solves = decides(position, solver)
            move = prove(position, left).moves[0] if solves else hardest(position, left)
        elif decides(position, solver):
            move = (only_moves(position, int(number)) or ())[0]
        else:
            move = position.legal_moves()[0]  # accept
        mine = position.turn_owner is solver
        position = position.play(move)
        moves.append(move)
        left -= mine and position.turn_owner is not solver
    assert goal == "defend" or (position.outcome and position.outcome.winner is solver), found
    return [str(move) for move in moves]


def hardest(position: Position, left: int) -> Move:
    """Give the decision, of those that hold out longest, that leaves the solver the fewest ways to win."""
    found = answered(longest(position, left))

    def ways(move: Move) -> int:
        after = position.play(move)
        if after.player is position.player or not 0 < left < 3:
            return 0
        return len(prove(after, left).moves)

    return min(found, key=ways)


def _best_capture(found: Found) -> Played:
    other = found.position.acting.other
    return max(turns(found.position), key=lambda played: played.taken(other).total())


def effort_of(found: Found) -> int:
    """Say how many positions the engine looks at until it plays the right move for good."""
    since: list[int] = []

    def listen(answer: Answer) -> None:
        if answer.move != found.first:
            since.clear()
        elif not since:
            since.append(answer.nodes)

    answer = AlphaBeta(memory=16).search(found.position, EFFORT, tell=listen)
    if answer.move != found.first:
        return int(answer.nodes)
    return since[0] if since else int(answer.nodes)


def difficulty_of(found: Found, effort: int) -> int:
    """Give a number from 1 to 5: by what is asked for, and by what it takes to see it."""
    goal, number = found.goal.split()
    ahead = {"win": int(number), "defend": int(number) + 1, "capture": 1}[goal]
    return min(5, ahead + (effort > 100_000 or len(found.position.legal_moves()) > 100))


# ---------------------------------------------------------------------- writing


def write(easy: Path) -> None:
    """Write the puzzles of the course from the easy ones in a file and from the suite."""
    founds = [_read(json.loads(line)) for line in easy.read_text("utf-8").splitlines()]
    founds += [Found(p.position, p.kind, p.best[0]) for p in read_suite()]
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


def name_of(found: Found) -> str:
    """Name a puzzle by what is asked for and by its position, so that its name stays when others come."""
    digest = hashlib.sha256(found.position.key.encode()).hexdigest()[:6]
    return f"{found.goal.replace(' ', '-')}-{digest}"


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
