"""Games to look at: the collection of annotated engine games in ``src/gipf/samples/collection``.

    python -m bench.collection --games 200                   for every family, going on with what is there
    python -m bench.collection --family matrx --games 50

Two engines play at fixed nodes (`bench.fixed_nodes`), as a rule not equally many, from an opening of the book,
or from a few random turns where there is none. Of every `CANDIDATES` games the most interesting is kept: one in
which the lead changes and the winner was badly off. `gipf.analysis` annotates it with evaluations, marks and
better lines, and with causes, not sentences: these are written in the reader's language by who shows it.

A game depends on its family and number alone. Each is written as soon as it is annotated, and the same command
goes on from there. ``index.json`` beside the games is what the page lists.
"""

import argparse
import json
import random
import sys
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from math import exp
from pathlib import Path
from typing import Any

from bench.fixed_nodes import FixedNodes, Played
from bench.knowledge import with_house_rule
from gipf.analysis.analyse_game import Analysis, analyse_game
from gipf.analysis.annotate import annotate
from gipf.analysis.causes import write_causes
from gipf.books import opening_move
from gipf.kernel.convert import move_number
from gipf.position import Position
from gipf.record import Game
from gipf.samples import COLLECTION, FAMILIES, collection_path
from gipf.search.answer import Limits
from gipf.search.iterative_deepening import AlphaBeta
from gipf.search.scores import SCALE
from gipf.state import Phase
from gipf.variants import Player, Variant

VARIANTS: Mapping[str, Sequence[str]] = {
    "basic": ("basic",),
    "standard": ("standard",),
    "tournament": ("tournament",),
    "potentials": (
        "standard+Z6", "standard+T6", "standard+D6", "standard+Y6", "standard+P6",
        "tournament+T3Z3D3Y3", "standard+Z3Y3", "tournament+D6P6", "standard+T2Z2D2Y2P2",
    ),
    "ultimate": ("ultimate",),
    "matrx": ("matrx", "matrx", "matrx", "matrx;board=hex37"),
}  # fmt: skip
NODES = ((1200, 1200), (2400, 600), (600, 2400), (2400, 1200), (1200, 300), (300, 1200))
"""White's and Black's for a decision, game by game in turn."""
CANDIDATES = 6
TURNS = (14, 150)
"""So many turns of both players a game has at least and at most."""
JUDGED = Limits(nodes=1500)
LINE = 3
"""So many turns of a better line are kept."""
BEHIND, LEAD, CHANGES = -0.6, 0.25, 3


def begun(player: FixedNodes, luck: random.Random) -> list[int]:
    """Begin by the book; without one, by some random turns."""
    position, moves = player.start, list[int]()
    while move := opening_move(position, luck):
        moves.append(move_number(position, move))
        position = position.play(move)
    while moves and position.phase is not Phase.MOVE:  # the book's turn is played to its end
        move = position.legal_moves()[0]
        moves.append(move_number(position, move))
        position = position.play(move)
    return moves or player.opening(luck, luck.choice((2, 4)))


def chances(player: FixedNodes, played: Played) -> list[float]:
    """Give White's chances, from -1 to 1, as the players saw them."""
    position, found = player.start, list[float]()
    for move, score in zip(player.texts(played.moves), played.scores, strict=True):
        value = 2 / (1 + exp(-max(-40.0, min(40.0, score / SCALE)))) - 1
        found.append(value if position.acting is Player.WHITE else -value)
        position = position.play(move)
    return found


def interest(seen: Sequence[float], winner: int) -> float:
    """Say how interesting a game is: changes of the lead, and how badly the winner stood."""
    worst = 0.0 if winner == 2 else max(-each * (1 - 2 * winner) for each in seen)
    return changes(seen) + 2 * max(0.0, worst)


def changes(seen: Sequence[float]) -> int:
    """Count how often the lead changes."""
    leads = [each > 0 for each in seen if abs(each) >= LEAD]
    return sum(one != other for one, other in pairwise(leads))


def made(family: str, number: int) -> Game | None:
    """Play some games and give the most interesting one; none where all are too short or too long."""
    luck = random.Random(f"look at {family} {number}")
    variant = VARIANTS[family][number % len(VARIANTS[family])]
    nodes = NODES[number // len(VARIANTS[family]) % len(NODES)]
    player = FixedNodes(with_house_rule(variant), nodes)
    found: list[tuple[float, Played]] = []
    for _ in range(CANDIDATES):
        played = player.play(luck, begun(player, luck))
        if TURNS[0] <= played.turns <= TURNS[1]:
            found.append((interest(chances(player, played), played.winner), played))
    if not found:
        return None
    _, best = max(found, key=lambda pair: pair[0])
    headers = {
        "Event": "Games to look at",
        "Round": str(number),
        "White": f"engine, {nodes[0]} nodes",
        "Black": f"engine, {nodes[1]} nodes",
    }
    game = Game(Position.start(str(Variant.parse(variant).with_house_rules())), headers)
    for move in player.texts(best.moves):
        if game.position.is_over:
            break
        game.play(move)
    return game if game.position.is_over else None


def annotated(game: Game, engine: AlphaBeta) -> Game:
    """Let the engine judge a game, and note what is special about it."""
    analysis = analyse_game(game, engine, JUDGED)
    annotate(game, analysis)
    for node, judged in zip(game.turns(), analysis.turns, strict=True):
        node.set_why(write_causes(judged.told.causes))
        assert node.parent is not None
        for other in node.parent.children[1:]:
            _cut(game, other)
    game.set_header("Kind", kind_of(game, analysis))
    return game


def _cut(game: Game, node: Any) -> None:
    for _ in range(LINE - 1):
        if not node.children:
            return
        node = node.children[0]
    for child in list(node.children):
        game.remove(child)


def kind_of(game: Game, analysis: Analysis) -> str:
    """Say what is special about a game."""
    seen = [turn.after for turn in analysis.turns]
    sign = {"1-0": 1, "0-1": -1}.get(game.result, 0)
    if sign and min(sign * each for each in seen) <= BEHIND:
        return "comeback"
    if changes(seen) >= CHANGES:
        return "seesaw"
    if not any(turn.told.mark in ("?!", "?", "??") for turn in analysis.turns):
        return "flawless"
    if any(turn.told.mark == "??" for turn in analysis.turns):
        return "blunder"
    return "steady"


def entry(game: Game) -> dict[str, Any]:
    """Give what the page lists of a game; its turns are numbered, so that one is White's and Black's."""
    outcome = game.outcome
    assert outcome is not None
    return {
        "variant": game.variant.short_text,
        "result": game.result,
        "end": str(outcome.reason),
        "turns": len({node.before.turn for node in game.turns()}),
        "kind": game.headers["Kind"],
        "position": str(game.position),
    }


def kept(family: str) -> list[Game]:
    """Read the games that are there."""
    file = collection_path(family)
    return Game.read(file) if file.exists() else []


def written() -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Give the entries of all games, family by family."""
    for family in FAMILIES:
        yield family, [entry(game) for game in kept(family)]


def write_index(folder: Path = COLLECTION) -> None:
    """Write what the page lists."""
    text = json.dumps(dict(written()), separators=(",", ":"), ensure_ascii=False)
    (folder / "index.json").write_text(text.replace("},{", "},\n{") + "\n", encoding="utf-8")


def main() -> None:
    """Make games until there are enough."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--family", action="append", choices=FAMILIES)
    parser.add_argument("--games", type=int, default=200, help="of each family")
    chosen = parser.parse_args()
    COLLECTION.mkdir(exist_ok=True)
    engine = AlphaBeta(memory=4)
    for family in chosen.family or FAMILIES:
        games = kept(family)
        known = {" ".join(map(str, game.moves())) for game in games}
        number = max((int(game.headers["Round"]) for game in games), default=0)
        while len(known) < chosen.games:
            number += 1
            game = made(family, number)
            text = game and " ".join(map(str, game.moves()))
            if game and text and text not in known:
                known.add(text)
                annotated(game, engine).write(collection_path(family), append=True)
                print(f"{family}: {len(known)} of {chosen.games}", file=sys.stderr, flush=True)
    write_index()


if __name__ == "__main__":
    main()
