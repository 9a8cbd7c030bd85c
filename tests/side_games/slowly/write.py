"""Write down what the slow references find: ``python -m tests.side_games.slowly.write``.

A line is a position with all that can be decided in it and how many lines of play there are, or a whole game.
"""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

from tests.side_games.slowly import dvonn, tzaar, yinsh, zertz

FOLDER = Path(__file__).parent
GAMES: dict[str, ModuleType] = {"dvonn": dvonn, "tzaar": tzaar, "yinsh": yinsh, "zertz": zertz}
POSITIONS = 40
"""So many positions of each game are written down, and one whole game from each of its starts."""
COUNTED = 600
"""So many lines of play at most are counted in a position."""


def starts(name: str, rng: random.Random) -> dict[str, str]:
    """Give the positions in which a game begins, by its options; a shuffled one is a position alone."""
    if name == "yinsh":
        return {"": yinsh.START, "blitz": yinsh.BLITZ}
    if name == "zertz":
        return {
            "": zertz.start("37"),
            "blitz": zertz.BLITZ,
            "48": zertz.start("48"),
            "61": zertz.start("61"),
        }
    if name == "dvonn":
        return {"": dvonn.START, "shuffled": _shuffled(dvonn.FULL, dvonn.START, "m -/-", rng)}
    pieces = "".join(kind * count for kind, count in tzaar.NUMBERS.items())
    shuffled = _shuffled(pieces + pieces.lower(), tzaar.EMPTY, "f -/-", rng)
    return {"": tzaar.START, "tournament": tzaar.EMPTY, "shuffled": shuffled}


def _shuffled(pieces: str, empty: str, end: str, rng: random.Random) -> str:
    """Put pieces on all points of an empty board, in any order."""
    name, columns, *_ = empty.split()
    left = iter(rng.sample(pieces, len(pieces)))
    filled = ("".join(next(left) for _ in range(int(size))) for size in columns.split("/"))
    return f"{name} {'/'.join(filled)} w {end}"


def choose(game: ModuleType, text: str, rng: random.Random) -> str:
    """Choose any decision; often one after which something else than usual is to be done."""
    open_to_us: list[str] = game.decisions(text)
    if rng.random() < 0.4:
        phase = text.split()[3]
        few = rng.sample(open_to_us, min(12, len(open_to_us)))
        telling = [each for each in few if game.decide(text, each).split()[3] not in (phase, ".")]
        return rng.choice(telling or few)
    return rng.choice(open_to_us)


def positions_of(game: ModuleType, text: str, rng: random.Random) -> Iterator[tuple[str, str]]:
    """Play a game to its end: each position with what is decided in it."""
    while game.decisions(text):
        decision = choose(game, text, rng)
        yield text, decision
        text = game.decide(text, decision)
    yield text, ""


def count(game: ModuleType, text: str, depth: int) -> int:
    """Count the lines of play of so many decisions."""
    found: list[str] = game.decisions(text)
    if depth == 1:
        return len(found)
    return sum(count(game, game.decide(text, each), depth - 1) for each in found)


def outcome_of(text: str) -> str | None:
    """Say who has won, if the game is over."""
    player, phase = text.split()[2:4]
    return None if phase != "." else "draw" if player == "-" else player


def found_in(game: ModuleType, text: str) -> dict[str, Any]:
    """Say all that is known of a position."""
    moves: list[str] = game.decisions(text)
    return {
        "position": text,
        "player": text.split()[2],
        "moves": moves,
        "outcome": outcome_of(text),
        "perft": [len(moves), *([count(game, text, 2)] if len(moves) ** 2 <= COUNTED else [])],
    }


def vectors(name: str, positions: int = POSITIONS) -> list[dict[str, Any]]:
    """Find positions of a game, some of each phase, and whole games."""
    game, rng = GAMES[name], random.Random(name)
    by_phase: dict[str, list[str]] = {}
    games: list[dict[str, Any]] = []
    for _ in range(6):
        for options, start in starts(name, rng).items():
            line = list(positions_of(game, start, rng))
            for text, _ in line:
                by_phase.setdefault(text.split()[3][0], []).append(text)
            if options != "shuffled" and len(games) < len(starts(name, random.Random(0))):
                played = [decision for _, decision in line if decision]
                games.append(
                    {"options": options, "game": played, "result": outcome_of(line[-1][0])}
                )
    each = positions // len(by_phase) + 1
    chosen = [
        text
        for _, texts in sorted(by_phase.items())
        for text in rng.sample(texts, min(each, len(texts)))
    ]
    return [*(found_in(game, text) for text in chosen), *games]


def main() -> None:
    """Write the file of each game."""
    for name in GAMES:
        lines = (json.dumps(vector, separators=(",", ":")) for vector in vectors(name))
        (FOLDER / f"{name}.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
