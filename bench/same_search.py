"""Whether a change leaves every search as it was: the same scores, best lines and node counts.

    python bench/same_search.py record before.json      200 positions of ten variants, before a change
    python bench/same_search.py compare before.json     the same positions after it

Positions come from games of the engine against itself in which one decision in four is random. The file
keeps their moves, so that both sides search the same positions with the same past. Alpha-beta is recorded
after every depth; tree search, the baselines and proofs with a fixed number of nodes.
"""

import argparse
import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from gipf.position import Position
from gipf.search.answer import Answer, Limits
from gipf.search.baselines import Greedy, Mcts, Minimax
from gipf.search.iterative_deepening import AlphaBeta
from gipf.search.mcts import TreeSearch
from gipf.search.proof import only_moves, prove

DEPTHS = {
    "basic": 8,
    "standard": 7,
    "tournament": 7,
    "standard+Z6": 7,
    "tournament+D6": 7,
    "tournament+P6": 6,
    "ultimate": 4,
    "ultimate;challenges=3": 6,
    "matrx": 5,
    "matrx;board=hex37": 5,
}
HOUSE_RULES = (";repetition=3;quiet=100", "")
"""In every other game; they have draws of their own."""

Case = dict[str, Any]


def cases(number: int, depths: dict[str, int] = DEPTHS) -> Iterator[Case]:
    """Give positions to search: the variant, the moves that lead there, and how deep to look."""
    for variant, depth in depths.items():
        player = AlphaBeta(memory=1)
        for game in range(number):
            chance = random.Random(f"{variant} {game}")
            text = variant + HOUSE_RULES[game % 2]
            moves: list[str] = []
            position = Position.start(text)
            while not position.is_over and len(moves) < 4 + 43 * game % 60:
                if chance.random() < 0.25:
                    move = chance.choice(position.legal_moves())
                else:
                    move = player.search(position, Limits(depth=2)).move
                moves.append(str(move))
                position = position.play(move)
            if position.is_over:
                moves.pop()
            yield {
                "variant": text,
                "moves": moves,
                "depth": depth,
                "lines": 1 + 2 * (game % 5 == 4),
            }


def position_of(case: Case) -> Position:
    """Play the moves of a case."""
    position = Position.start(case["variant"])
    for move in case["moves"]:
        position = position.play(move)
    return position


def alphabeta(case: Case) -> list[Any]:
    """Record what alpha-beta answers after every depth."""
    position, found = position_of(case), []
    AlphaBeta(memory=4).search(
        position,
        Limits(depth=case["depth"]),
        lines=case["lines"],
        tell=lambda answer: found.append(_plain(answer)),
    )
    return found


def others(case: Case) -> list[Any]:
    """Record what all other searches answer, with few nodes."""
    position = position_of(case)
    found: list[Any] = [
        _plain(player.search(position, limits, lines=case["lines"]))
        for player, limits in (
            (Greedy(), Limits()),
            (Minimax(), Limits(depth=3, nodes=20_000)),
            (Mcts(seed=3), Limits(nodes=200)),
            (TreeSearch(seed=3), Limits(nodes=400)),
        )
    ]
    proof = prove(position, 2, nodes=20_000)
    found.append([proof.won, [str(move) for move in proof.moves], proof.turns, proof.nodes])
    found.append([str(move) for move in only_moves(position, 1, nodes=20_000) or ()])
    return found


def _plain(answer: Answer) -> list[Any]:
    lines = [[line.value, line.win_in, *map(str, line.moves)] for line in answer.lines]
    return [answer.depth, answer.nodes, lines]


RECORDED: dict[str, Callable[[Case], list[Any]]] = {"alphabeta": alphabeta, "others": others}


def record(case: Case, recorded: tuple[str, ...] = tuple(RECORDED)) -> Case:
    """Give a case with what is found in it."""
    return case | {name: RECORDED[name](case) for name in recorded}


def main() -> None:
    """Record, or compare with a record."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("task", choices=("record", "compare"))
    parser.add_argument("file", type=Path)
    parser.add_argument("--positions", type=int, default=20, help="of each variant")
    options = parser.parse_args()
    if options.task == "record":
        found = [record(case) for case in cases(options.positions)]
        options.file.write_text(json.dumps(found, indent=0))
        nodes = sum(case["alphabeta"][-1][1] for case in found)
        print(f"{len(found)} positions, {nodes:,} nodes of alpha-beta")
        return
    before = json.loads(options.file.read_text())
    differ = 0
    for case in before:
        after = record({name: case[name] for name in case if name not in RECORDED})
        if json.loads(json.dumps(after)) != case:
            differ += 1
            print(f"differs: {case['variant']} after {' '.join(case['moves'])}")
    print(f"{len(before)} positions compared, {differ} differ")
    raise SystemExit(differ > 0)


if __name__ == "__main__":
    main()
