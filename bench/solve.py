"""What is solved: who wins variants with few pieces, in how many turns, with how much work.

    python -m bench.solve                             the table of docs/knowledge.md
    python -m bench.solve "basic;reserve=6/6" --nodes 9000000000 --memory 8000 --threads 2

Each line is a variant: who wins, in how many turns of theirs, positions searched, seconds of processor time,
and the size of the proof, which the plain rulebook replays from its text when the solver has written it.
Proofs of variants that took more than ``--prove`` positions to solve are left out: the rulebook needs
a millisecond for a position. Where the search ends before, the line says up to which turn each player
has no win.
"""

import argparse
import platform
import time

from gipf.record.proof import Proof
from gipf.solving.solver import Solution, Solver
from gipf.variants import Player

VARIANTS = (
    *(f"basic;reserve={number}/{number}" for number in range(1, 7)),
    *(f"basic;reserve={number}/{number - 1}" for number in range(2, 8)),
    *(f"standard;reserve={number}/{number}" for number in range(1, 7)),
    *(f"tournament;reserve={number}/{number}" for number in range(2, 9)),
)
NAMES = {Player.WHITE: "White", Player.BLACK: "Black"}


def result(found: Solution) -> str:
    """Say who wins in how many turns, or what is ruled out."""
    if found.winner:
        return f"{NAMES[found.winner]} in {found.turns}"
    white, black = (found.not_within[player] for player in Player)
    return f"open: White not in {white}, Black not in {black}"


def line(variant: str, arguments: argparse.Namespace) -> str:
    """Solve a variant, prove it, check the proof, and give the line of the table."""
    solver = Solver(variant, memory=arguments.memory, threads=arguments.threads)
    began = time.process_time()
    found = solver.solve(seconds=arguments.seconds, nodes=arguments.nodes)
    spent = time.process_time() - began
    proof = "–"
    if found.winner and found.nodes <= arguments.prove:
        text = str(solver.prove())
        began = time.process_time()
        done = Proof.parse(text).check()
        checked = time.process_time() - began
        proof = f"{done.answers:,} answers, {done.positions:,} positions, {checked:.1f} s"
    return f"| `{variant}` | {result(found)} | {found.nodes:,} | {spent:.1f} | {proof} |"


def main() -> None:
    """Print the table, line by line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("variants", nargs="*", default=VARIANTS)
    parser.add_argument("--nodes", type=int, default=20_000_000, help="searched for each variant")
    parser.add_argument("--seconds", type=float, help="for each variant")
    parser.add_argument("--memory", type=int, default=1024, help="megabytes")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--prove", type=int, default=10_000, help="positions searched at most")
    arguments = parser.parse_args()
    for variant in ("basic;reserve=1/1", "tournament;reserve=2/2"):
        Solver(variant, memory=1).solve()  # what is compiled or loaded now counts for none
    print(f"{platform.machine()}, Python {platform.python_version()}\n")
    print("| variant | who wins | positions searched | s | proof replayed by the rulebook |")
    print("| --- | --- | ---: | ---: | --- |")
    for variant in arguments.variants:
        print(line(variant, arguments), flush=True)


if __name__ == "__main__":
    main()
