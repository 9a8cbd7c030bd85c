"""What is known about these games: the figures and tables of docs/knowledge.md, in docs/knowledge.json.

    python -m bench.knowledge play --games 2000             games at several strengths, variant by variant
    python -m bench.knowledge handicaps --games 2000        what a piece or a potential more is worth
    python -m bench.knowledge evened --games 2000           which handicap evens four times the nodes
    python -m bench.knowledge openings --nodes 2000000      first moves up to symmetry, searched deeply
    python -m bench.knowledge tables                        writes the tables into docs/knowledge.md

Whatever was measured is kept after every few games, and the same command goes on from there; more ``--games``
add to what there is. ``--variant`` and ``--strength`` choose some. Nothing here looks at a clock: games are at
fixed nodes (`bench.fixed_nodes`), and are the same on every machine.
"""

import argparse
import json
import platform
import random
import subprocess
import sys
from collections.abc import Callable, Sequence
from math import isfinite
from pathlib import Path
from typing import Any, NamedTuple

from bench.fixed_nodes import FixedNodes, Played
from gipf.match.ratings import elo_difference
from gipf.position import Position
from gipf.record.symmetric_positions import numbered
from gipf.search.answer import Limits, Searcher
from gipf.search.iterative_deepening import AlphaBeta
from gipf.state import Phase
from gipf.variants import Variant

FILE = Path(__file__).parent.parent / "docs" / "knowledge.json"
VARIANTS = (
    "basic",
    "standard",
    "tournament",
    "standard+T6",
    "standard+Z6",
    "standard+D6",
    "standard+Y6",
    "standard+P6",
    "ultimate",
    "matrx",
    "matrx;board=hex37",
)
STRENGTHS = (0, 30, 400, 4000)
"""Nodes for a decision; 0 is a random move."""
HANDICAP_NODES = 400
CHUNK = 100
"""After so many games what was found is kept."""

Figures = dict[str, Any]


class Handicap(NamedTuple):
    """One player has something the other has not: the same game for either of them, by name."""

    variant: str
    name: str
    white: str
    black: str


def _reserves(variant: str, usual: int, by: int) -> Handicap:
    more = usual + by
    white, black = (f"{variant};reserve={n}" for n in (f"{more}/{usual}", f"{usual}/{more}"))
    return Handicap(variant, f"reserve {by:+d}", white, black)


def _without_gipf_piece() -> Handicap:
    """Let a player begin with a basic piece in place of one of three GIPF-pieces."""
    start = str(Position.start("standard"))
    white, black = start.replace("G", "B", 1), start.replace("g", "b", 1)
    return Handicap("standard", "gipf -1", white, black)


HANDICAPS = (
    *(_reserves("basic", 12, by) for by in (1, 2, -1, -2)),
    *(_reserves("standard", 12, by) for by in (1, 2, -1, -2)),
    *(_reserves("tournament", 18, by) for by in (1, 2)),
    _without_gipf_piece(),
    *(
        Handicap("standard", f"{letter} +1", f"standard+{letter}1/-", f"standard+-/{letter}1")
        for letter in "TZDYP"
    ),
)
EVENED = (("basic", 12), ("standard", 12))
"""Variants, and the usual reserve, in which a stronger player gives pieces."""
GIVEN = (0, 1, 2, 3, 4, 6)
STRONGER, WEAKER = 1600, 400


# ---------------------------------------------------------------------- what is kept


class Kept:
    """The file of figures; every change is written."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.data: Figures = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}

    def part(self, *names: str) -> Figures:
        """Give a part of what is kept, an empty one where there is none yet."""
        part = self.data
        for name in names:
            part = part.setdefault(name, {})
        return part

    def write(self) -> None:
        """Write the file, whole or not at all."""
        fresh = self.file.with_suffix(".new")
        text = json.dumps(self.data, indent=1, ensure_ascii=False)
        fresh.write_text(f"{text}\n", encoding="utf-8")
        fresh.replace(self.file)


def measured_on() -> str:
    """Say which machine and Python it was, and the last commit that changed rules, search or weights."""
    root = Path(__file__).parent.parent
    engine = [f"src/gipf/{part}" for part in ("kernel", "search")]
    asked = ["git", "-C", str(root), "log", "-1", "--format=%h", "--abbrev=8", "--", *engine]
    found = subprocess.run(asked, capture_output=True, text=True, check=False).stdout.strip()
    return f"{platform.machine()}, Python {platform.python_version()}, commit {found or 'unknown'}"


def with_house_rule(start: str) -> Position:
    """Give the start of a variant, or a position, in which a hundred quiet turns are a draw."""
    variant, _, rest = start.partition(" ")
    ruled = str(Variant.parse(variant).with_house_rules(repetition=0))
    return Position.parse(f"{ruled} {rest}") if rest else Position.start(ruled)


# ---------------------------------------------------------------------- games at several strengths


def add(figures: Figures, name: str, value: float) -> None:
    """Add an observation to a sum, and its square to that of squares."""
    total, squares = figures.get(name, (0.0, 0.0))
    figures[name] = [round(total + value, 6), round(squares + value * value, 6)]


def count(figures: Figures, name: str) -> None:
    """Count something."""
    figures[name] = figures.get(name, 0) + 1


def note(figures: Figures, played: Played) -> None:
    """Add a game to the figures of a variant at a strength."""
    count(figures, "games")
    count(figures.setdefault("results", {}), ("white", "black", "drawn")[played.winner])
    count(figures.setdefault("ends", {}), played.reason)
    add(figures, "turns", played.turns)
    add(figures, "decisions", len(played.moves))
    add(figures, "branching", played.branching)
    add(figures, "tree", played.tree)
    for player, taken in zip(("white", "black"), played.taken, strict=True):
        add(figures, f"taken by {player}", taken)


def play(kept: Kept, variants: Sequence[str], strengths: Sequence[int], games: int) -> None:
    """Play games of a player against itself, variant by variant and strength by strength."""
    for nodes in strengths:
        for variant in variants:
            figures = kept.part("play", variant, str(nodes))
            player = FixedNodes(with_house_rule(variant), (nodes, nodes))
            for number in range(figures.get("games", 0), games):
                luck = random.Random(f"{variant} {nodes} {number}")
                note(figures, player.play(luck))
                if number + 1 == games or (number + 1) % CHUNK == 0:
                    figures["on"] = measured_on()
                    kept.write()
                    tell(f"{variant}, {nodes} nodes: {number + 1} games")


# ---------------------------------------------------------------------- handicaps


def play_pairs(
    kept: Kept, figures: Figures, starts: tuple[str, str], nodes: tuple[int, int], games: int
) -> None:
    """Play pairs of games, the handicap White's and then Black's; count points of who has it.

    ``nodes`` are those of who has the handicap, and of the other.
    """
    white = FixedNodes(with_house_rule(starts[0]), nodes)
    black = FixedNodes(with_house_rule(starts[1]), nodes[::-1])
    pairs: list[int] = figures.setdefault("pairs", [0] * 5)
    for number in range(sum(pairs), games // 2):
        points = 0
        for player, own in ((white, 0), (black, 1)):
            luck = random.Random(f"{starts[0]} {nodes} {number}")
            winner = player.play(luck).winner
            points += 2 if winner == own else winner == 2
        pairs[points] += 1
        figures["elo"] = _elo(pairs)
        if (number + 1) * 2 >= games or (number + 1) % CHUNK == 0:
            figures["on"] = measured_on()
            kept.write()
            tell(f"{starts[0]}, {nodes} nodes: {2 * sum(pairs)} games")


def _elo(pairs: Sequence[int]) -> list[float | None]:
    """Give the difference in Elo points and its 95 % interval; ``None`` is without bound."""
    found = elo_difference(pairs)
    assert found is not None
    return [
        round(each, 1) if isfinite(each) else None for each in (found.elo, found.low, found.high)
    ]


def handicaps(kept: Kept, variants: Sequence[str], games: int) -> None:
    """Let a player with a handicap play itself without."""
    for each in HANDICAPS:
        if each.variant in variants:
            figures = kept.part("handicaps", f"{each.variant}: {each.name}")
            nodes = (HANDICAP_NODES, HANDICAP_NODES)
            play_pairs(kept, figures, (each.white, each.black), nodes, games)


def evened(kept: Kept, variants: Sequence[str], games: int) -> None:
    """Let a weaker player have more and more pieces against a stronger one."""
    for variant, usual in EVENED:
        for given in GIVEN if variant in variants else ():
            more = usual + given
            starts = f"{variant};reserve={more}/{usual}", f"{variant};reserve={usual}/{more}"
            figures = kept.part("evened", f"{variant}: {given}")
            play_pairs(kept, figures, starts, (WEAKER, STRONGER), games)


# ---------------------------------------------------------------------- openings


def first_turns(start: Position) -> dict[str, int]:
    """List the first moves up to symmetry, with how many images each has."""
    found: dict[int, tuple[str, int]] = {}
    for move in start.legal_moves():
        number = numbered(start.play(move)).number
        text, images = found.get(number, (move.text, 0))
        found[number] = (min(text, move.text), images + 1)
    return dict(sorted(found.values()))


def searched(start: Position, move: str, nodes: int, engine: Searcher) -> Figures:
    """Search what follows a first move; the value is for who made it, from -1 to 1."""
    after = start.play(move)
    engine.forget()
    answer = engine.search(after, Limits(nodes=nodes))
    line = answer.lines[0]
    sign = 1 if after.acting is start.acting else -1
    told = [each.text for each in line.moves[:3]]
    return {"value": round(sign * line.value, 4), "depth": answer.depth, "line": told}


def openings(kept: Kept, variants: Sequence[str], nodes: int) -> None:
    """Search every first move of some variants."""
    engine = AlphaBeta(memory=64)
    for variant in variants:
        start = Position.start(variant)
        assert start.phase is Phase.MOVE
        part = kept.part("openings", variant)
        if part.get("nodes") != nodes:
            part.clear()
            part.update(nodes=nodes, moves={})
        for move, images in first_turns(start).items():
            if move not in part["moves"]:
                part["moves"][move] = {"images": images, **searched(start, move, nodes, engine)}
                part["on"] = measured_on()
                kept.write()
                tell(f"{variant}: {move}")


# ---------------------------------------------------------------------- commands


def tell(line: str) -> None:
    """Say how far it is."""
    print(line, file=sys.stderr, flush=True)


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, or write the tables."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=["play", "handicaps", "evened", "openings", "tables"])
    parser.add_argument("--variant", action="append", choices=VARIANTS, help="some of them")
    parser.add_argument("--strength", action="append", type=int, help="nodes for a decision")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--nodes", type=int, default=2_000_000, help="for each first move")
    parser.add_argument("--file", type=Path, default=FILE)
    chosen = parser.parse_args(arguments)
    kept, variants = Kept(chosen.file), chosen.variant or VARIANTS
    commands: dict[str, Callable[[], None]] = {
        "play": lambda: play(kept, variants, chosen.strength or STRENGTHS, chosen.games),
        "handicaps": lambda: handicaps(kept, variants, chosen.games),
        "evened": lambda: evened(kept, variants, chosen.games),
        "openings": lambda: openings(kept, variants, chosen.nodes),
        "tables": lambda: write_tables(kept),
    }
    commands[chosen.what]()


def write_tables(kept: Kept) -> None:
    """Write the tables into the page of the docs."""
    from bench.knowledge_tables import PAGE, filled

    text = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(filled(text, kept.data), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
