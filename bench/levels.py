"""How strong the levels are: the tables of docs/strength.md, from the folders of several matches.

    python bench/levels.py matches/levels/*

Each folder is one that ``gipf match --out`` has left. The first table has each player against the next weaker
one, the second the ratings of all, fitted to the results of all folders at once, the weakest at 0.
"""

import argparse
import json
from collections import defaultdict
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from gipf.match.ratings import Encounter, Rating, bradley_terry
from gipf.match.results import POINTS


class Pair(NamedTuple):
    """The same opening twice, colours swapped: what one scored against the other."""

    variant: str
    one: str
    other: str
    points: tuple[float, ...]


def read_pairs(folder: Path) -> list[Pair]:
    """Read what a match has brought."""
    names = json.loads((folder / "settings.json").read_text(encoding="utf-8"))["players"]
    found: defaultdict[tuple[str, int, int, int], list[float]] = defaultdict(list)
    for line in (folder / "results.jsonl").read_text(encoding="utf-8").splitlines():
        game = json.loads(line)
        white, black = game["white"], game["black"]
        one, other = sorted((white, black))
        points = POINTS[game["result"]][one != white]
        found[game["variant"].partition(";")[0], game["pair"], one, other].append(points)
    return [
        Pair(variant, _short(names[one]), _short(names[other]), tuple(points))
        for (variant, _, one, other), points in found.items()
    ]


def _short(name: str) -> str:
    """Leave out the limits of a player, or what it is where it has a name of its own."""
    return name.partition(":")[0].partition("=")[0]


def rate(pairs: Iterable[Pair]) -> dict[str, Rating]:
    """Fit ratings to all results, without imagined draws: everybody has won and lost some game."""
    pairs = list(pairs)
    names = sorted({name for pair in pairs for name in (pair.one, pair.other)})
    number = {name: n for n, name in enumerate(names)}
    met = [
        Encounter(number[pair.one], number[pair.other], sum(pair.points), len(pair.points))
        for pair in pairs
    ]
    ratings = zip(names, bradley_terry(len(names), met, draws=0), strict=True)
    return {name: rating for name, rating in ratings if rating}


def score(pairs: Iterable[Pair], one: str, other: str) -> str:
    """Give the games won, drawn and lost, and the part of the points that was won."""
    points = [
        point for pair in pairs if (pair.one, pair.other) == (one, other) for point in pair.points
    ]
    points += [
        1 - point
        for pair in pairs
        if (pair.other, pair.one) == (one, other)
        for point in pair.points
    ]
    if not points:
        return "–"
    counts = "–".join(str(points.count(value)) for value in (1.0, 0.5, 0.0))
    return f"{counts} ({100 * sum(points) / len(points):.0f} %)"


def main() -> None:
    """Print the tables as Markdown."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folders", nargs="+", type=Path)
    pairs = [pair for folder in parser.parse_args().folders for pair in read_pairs(folder)]
    variants = sorted({pair.variant for pair in pairs}, reverse=True)
    ratings = {
        variant: rate(pair for pair in pairs if pair.variant == variant) for variant in variants
    }
    order = sorted(ratings[variants[0]], key=lambda name: ratings[variants[0]][name].elo)
    print("| " + " | ".join(["", *(f"`{variant}`" for variant in variants)]) + " |")
    print("| --- |" + " ---: |" * len(variants))
    for weaker, stronger in pairwise(order):
        cells = [
            score([pair for pair in pairs if pair.variant == variant], stronger, weaker)
            for variant in variants
        ]
        print("| " + " | ".join([f"{stronger} : {weaker}", *cells]) + " |")
    print()
    print("| " + " | ".join(["rating", *order]) + " |")
    print("| --- |" + " ---: |" * len(order))
    for variant, rated in ratings.items():
        lowest = min(rating.elo for rating in rated.values())
        cells = [f"{rated[name].elo - lowest:.0f} ± {rated[name].error:.0f}" for name in order]
        print("| " + " | ".join([f"`{variant}`", *cells]) + " |")


if __name__ == "__main__":
    main()
