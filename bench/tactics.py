"""A suite of tactical problems, proved by looking at every move: made, or given to the engine.

``python bench/tactics.py --solve`` lets the engine solve the suite of `gipf.samples`, a second each,
and says how many it solved and how soon. ``--make`` looks for new problems in games of the engine
against itself and prints them, of all families or of one; the same seed, engine and weights give the
same problems.
"""

import argparse
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import replace
from statistics import mean, median

from gipf import Position
from gipf.course.making import play_game
from gipf.samples import Problem, tactics
from gipf.search.answer import Answer, Limits
from gipf.search.iterative_deepening import AlphaBeta
from gipf.search.proof import only_moves, prove
from gipf.state import Move, Phase
from gipf.variants import Variant

FAMILIES = {
    "basic": ("basic",),
    "standard": ("standard",),
    "tournament": ("tournament",),
    "potentials": (
        "standard+Z6",
        "tournament+D6",
        "tournament+P6",
        "ultimate",
        "tournament+Z6;challenges=2",
    ),
    "matrx": ("matrx",),
}
KINDS = {"win 2": 4, "win 3": 4, "win 4": 3, "defend 2": 4, "defend 3": 3}
"""The kinds of problems, and how many of each are made for a family, or for a variant of several."""
NODES = 4_000_000
"""How many positions a proof may take; ten times as many where the engine sees a win."""
SHORT = Limits(nodes=20_000)
FEWEST_MOVES = 6
"""With fewer moves to choose from it is no problem."""


def family_of(position: Position) -> str:
    """Give the family of a position's variant, as `FAMILIES` has them."""
    variant = position.variant
    return "potentials" if variant.has_potentials and not variant.is_matrx else variant.base


def is_proved(problem: Problem, nodes: int = NODES) -> bool:
    """Prove a problem again: the best moves are those that win soonest, or do not lose so soon."""
    if problem.kind.startswith("win"):
        proof = prove(problem.position, problem.turns, nodes=nodes)
        return proof.turns == problem.turns and proof.is_complete and proof.moves == problem.best
    return only_moves(problem.position, problem.turns, nodes=nodes) == problem.best


# ---------------------------------------------------------------------- making


def look_at(position: Position) -> tuple[bool, Problem | None]:
    """Say whether the end is near, and give the problem a position is, if it is one.

    A problem has one solution, it is proved, and it is not what the engine plays at first sight.
    """
    if position.phase is Phase.SIDE_GAME or len(position.legal_moves()) < FEWEST_MOVES:
        return True, None
    plain = Variant.parse(str(position.variant).split(";quiet")[0])
    position = Position.parse(str(replace(position, variant=plain)))
    is_near, kind, best = _win(position)
    if not is_near:
        is_near, kind, best = _defence(position)
    if len(best) != 1 or kind not in KINDS:
        return is_near, None
    at_once = AlphaBeta(memory=1).search(position, Limits(depth=1)).move
    return True, None if at_once in best else Problem(position, kind, best)


def _win(position: Position) -> tuple[bool, str, tuple[Move, ...]]:
    proof = prove(position, 4, nodes=NODES)
    if proof.won is None and AlphaBeta(memory=4).search(position, SHORT).lines[0].value == 1:
        proof = prove(position, 4, nodes=10 * NODES)
    return bool(proof.won), f"win {proof.turns}", proof.moves if proof.is_complete else ()


def _defence(position: Position) -> tuple[bool, str, tuple[Move, ...]]:
    at_first = before = position.legal_moves()
    for turns in (1, 2, 3):
        kept = only_moves(position, turns, nodes=NODES)
        if kept is None:
            break
        if len(kept) <= 1:
            return True, f"defend {turns}", kept
        before = kept
    return len(before) < len(at_first), "", ()


def make(family: str, seed: int, games: int) -> Iterator[Problem]:
    """Make problems of a family, at most one from each game."""
    variants = FAMILIES[family]
    wanted = {
        (variant, kind): 1 if len(variants) > 1 else number
        for variant in variants
        for kind, number in KINDS.items()
    }
    game = 0
    while wanted and game < games:
        for variant in {variant: None for variant, _ in wanted}:
            game += 1
            far = 0
            for position in reversed(play_game(variant, f"{variant} {seed} {game}")):
                is_near, problem = look_at(position)
                far = 0 if is_near else far + 1
                if far == 3:
                    break
                if problem and (variant, problem.kind) in wanted:
                    wanted[variant, problem.kind] -= 1
                    wanted = {key: number for key, number in wanted.items() if number}
                    yield problem
                    break
            left = " ".join(f"{v}/{kind}×{number}" for (v, kind), number in wanted.items())
            print(f"{game} games; missing {left}", file=sys.stderr, flush=True)


# ---------------------------------------------------------------------- solving


def solve(problem: Problem, seconds: float = 1.0) -> tuple[Answer, float | None]:
    """Let the engine solve a problem; give its answer and since when it was right, if it is."""
    since: list[float] = []

    def listen(answer: Answer) -> None:
        if answer.move not in problem.best:
            since.clear()
        elif not since:
            since.append(answer.seconds)

    limits = Limits(seconds=seconds)
    answer = AlphaBeta(memory=16).search(problem.position, limits, tell=listen)
    if answer.move not in problem.best:
        return answer, None
    return answer, since[0] if since else answer.seconds


def solve_all(problems: list[Problem], seconds: float) -> None:
    """Print how many problems the engine solves, and how soon, by family and by kind."""
    times: dict[str, list[float]] = defaultdict(list)
    total: Counter[str] = Counter()
    for variant in {problem.position.variant for problem in problems}:
        AlphaBeta(memory=1).search(Position.start(variant), Limits(depth=1))  # compile
    for problem in problems:
        answer, since = solve(problem, seconds)
        for group in (family_of(problem.position), problem.kind, "all"):
            total[group] += 1
            if since is not None:
                times[group].append(since)
        if since is None:
            line = answer.lines[0]
            said = f"{answer.move} (value {line.value:.2f}, win_in {line.win_in}, depth {answer.depth})"
            print(f"not solved: {problem}  answers {said}")
    print("| | solved | mean s | median s | most s |\n| --- | --- | --- | --- | --- |")
    for group in (*FAMILIES, *KINDS, "all"):
        if found := times[group]:
            figures = f"{mean(found):.3f} | {median(found):.3f} | {max(found):.3f}"
            print(f"| {group} | {len(found)} of {total[group]} | {figures} |")


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--solve", action="store_true", help="let the engine solve the suite")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each problem to solve")
    parser.add_argument("--make", nargs="?", const="all", choices=("all", *FAMILIES))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=150, help="most games of a family")
    options = parser.parse_args()
    for family in FAMILIES:
        if options.make in ("all", family):
            made = list(make(family, options.seed, options.games))
            print(
                f"# {family}\n", *sorted(made, key=lambda made: [*KINDS].index(made.kind)), sep="\n"
            )
    if options.solve:
        solve_all(tactics(), options.seconds)


if __name__ == "__main__":
    main()
