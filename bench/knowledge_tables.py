"""The tables of docs/knowledge.md, made of docs/knowledge.json by ``python -m bench.knowledge tables``.

A table stands between ``<!-- table: NAME -->`` and ``<!-- end -->``; a test compares the page with the figures.
"""

import json
import re
from collections.abc import Callable, Iterator, Mapping
from math import log10, sqrt
from pathlib import Path
from typing import Any

from gipf.match.ratings import Z95, elo_difference
from gipf.match.tables import elo_text
from gipf.samples import COLLECTION
from gipf.state import POTENTIAL_NAMES

PAGE = Path(__file__).parent.parent / "docs" / "knowledge.md"
_TABLE = re.compile(r"(<!-- table: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)
FIRST = 4
"""So many first moves of a variant stand in the page; the file of figures has all."""

Figures = Mapping[str, Any]


def filled(page: str, figures: Figures) -> str:
    """Give the page with its tables made anew."""

    def made(found: re.Match[str]) -> str:
        before, name, after = found.groups()
        table = "\n".join(TABLES[name](figures))
        return f"{before}\n{table}\n\n{after}"

    return _TABLE.sub(made, page)


def mean(figures: Figures, name: str) -> tuple[float, float]:
    """Give the mean of an observation, and how far it may be off (95 %)."""
    total, squares = figures[name]
    number = figures["games"]
    average = total / number
    variance = max(0.0, squares / number - average * average)
    return average, Z95 * sqrt(variance / number)


def white_score(figures: Figures) -> tuple[float, float]:
    """Give what White scored of each game, and how far it may be off (95 %)."""
    number, results = figures["games"], figures["results"]
    won, drawn = results.get("white", 0), results.get("drawn", 0)
    score = (won + drawn / 2) / number
    variance = max(0.0, (won + drawn / 4) / number - score * score)
    return score, Z95 * sqrt(variance / number)


def _row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def _head(words: int, *columns: str) -> Iterator[str]:
    yield _row(*columns)
    yield _row(*["---"] * words, *["---:"] * (len(columns) - words))


def _about(pair: tuple[float, float], digits: int = 1, times: float = 1.0) -> str:
    value, error = (times * each for each in pair)
    return f"{value:.{digits}f} ± {error:.{digits}f}"


def strength(nodes: str) -> str:
    """Name a strength."""
    return "random" if nodes == "0" else f"{int(nodes):,}"


def _cells(figures: Figures) -> Iterator[tuple[str, str, Figures]]:
    for variant, found in figures["play"].items():
        for nodes in sorted(found, key=int):
            yield variant, nodes, found[nodes]


def results_table(figures: Figures) -> Iterator[str]:
    """Who wins, how games end, and what is captured."""
    yield from _head(
        1, "variant", "nodes", "games", "White scores, %", "nothing to push, %", "no GIPF-piece, %",
        "drawn: position thrice, %", "drawn: 100 quiet turns, %", "captured by White", "by Black",
    )  # fmt: skip
    for variant, nodes, found in _cells(figures):
        ends = (
            f"{100 * found['ends'].get(end, 0) / found['games']:.1f}"
            for end in ("no_move", "gipf_lost", "repetition", "quiet")
        )
        taken = (_about(mean(found, f"taken by {player}")) for player in ("white", "black"))
        score = _about(white_score(found), times=100)
        yield _row(f"`{variant}`", strength(nodes), str(found["games"]), score, *ends, *taken)


def sizes_table(figures: Figures) -> Iterator[str]:
    """How long games are, how much there is to choose, and how large a tree that makes."""
    yield from _head(
        1, "variant", "nodes", "turns", "decisions", "legal moves of a decision",
        "tree, log10: moves^decisions", "log10 of the choices of a game",
    )  # fmt: skip
    for variant, nodes, found in _cells(figures):
        decisions, branching = (mean(found, name)[0] for name in ("decisions", "branching"))
        yield _row(
            f"`{variant}`",
            strength(nodes),
            _about(mean(found, "turns")),
            _about(mean(found, "decisions")),
            _about(mean(found, "branching")),
            f"{decisions * log10(branching):.0f}",
            _about(mean(found, "tree"), 0),
        )


def _elo(pairs: list[int]) -> str:
    return elo_text(elo_difference(pairs)).replace("-", "−")


def _score(pairs: list[int]) -> str:
    number = 2 * sum(pairs)
    return f"{100 * sum(n * points for points, n in enumerate(pairs)) / 2 / number:.1f}"


def _piece(figures: Figures, variant: str) -> float:
    """Give the Elo points of a basic piece: halfway from one less to one more."""
    worth = []
    for name, sign in (("reserve +1", 1), ("reserve -1", -1)):
        found = figures["handicaps"].get(f"{variant}: {name}")
        estimate = found and elo_difference(found["pairs"])
        if estimate:
            worth.append(sign * estimate.elo)
    return sum(worth) / len(worth) if worth else 0.0


def _named(handicap: str) -> str:
    """Name a handicap: ``Z +1`` is a ZÈRTZ-potential more."""
    what, by = handicap.split()
    if what == "gipf":
        return "a basic piece in place of a GIPF-piece"
    by = by.replace("-", "−")
    if what == "reserve":
        return f"{by} basic {'piece' if by[1:] == '1' else 'pieces'} in reserve"
    return f"{by} {POTENTIAL_NAMES[what]}-potential"


def handicaps_table(figures: Figures) -> Iterator[str]:
    """What a piece or a potential more is worth."""
    yield from _head(2, "variant", "one player has", "games", "scores, %", "Elo", "basic pieces")
    for key, found in figures["handicaps"].items():
        variant, name = key.split(": ")
        piece, estimate = _piece(figures, variant), elo_difference(found["pairs"])
        pieces = f"{estimate.elo / piece:+.1f}".replace("-", "−") if piece and estimate else "–"
        games = str(2 * sum(found["pairs"]))
        yield _row(
            f"`{variant}`",
            _named(name),
            games,
            _score(found["pairs"]),
            _elo(found["pairs"]),
            pieces,
        )


def evened_table(figures: Figures) -> Iterator[str]:
    """Which handicap evens a difference of strength."""
    yield from _head(
        1, "variant", "pieces more of the weaker", "games", "the weaker scores, %", "Elo"
    )
    for key, found in figures["evened"].items():
        variant, given = key.split(": ")
        games = str(2 * sum(found["pairs"]))
        yield _row(f"`{variant}`", given, games, _score(found["pairs"]), _elo(found["pairs"]))


def openings_table(figures: Figures) -> Iterator[str]:
    """Give the best first moves, up to symmetry."""
    yield from _head(
        2, "variant", "first moves, the best first: what White is expected to score, %", "of",
        "nodes each",
    )  # fmt: skip
    for variant, found in figures["openings"].items():
        moves = sorted(found["moves"].items(), key=lambda pair: (-pair[1]["value"], pair[0]))
        told = ", ".join(f"`{move}` {50 + 50 * each['value']:.1f}" for move, each in moves[:FIRST])
        yield _row(f"`{variant}`", told, str(len(moves)), f"{found['nodes']:,}")


def collection_table(_: Figures) -> Iterator[str]:
    """How many games to look at there are, and of which kind."""
    kinds = ("comeback", "seesaw", "blunder", "steady", "flawless")
    yield from _head(1, "family", "games", *kinds, "turns of each player, on average")
    listed = json.loads((COLLECTION / "index.json").read_text(encoding="utf-8"))
    for family, games in listed.items():
        counts = (str(sum(game["kind"] == kind for game in games)) for kind in kinds)
        turns = sum(game["turns"] for game in games) / len(games)
        yield _row(family, str(len(games)), *counts, f"{turns:.0f}")


TABLES: Mapping[str, Callable[[Figures], Iterator[str]]] = {
    "results": results_table,
    "sizes": sizes_table,
    "handicaps": handicaps_table,
    "evened": evened_table,
    "openings": openings_table,
    "collection": collection_table,
}
