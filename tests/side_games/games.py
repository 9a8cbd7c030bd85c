"""All side games, for the tests that hold for every one of them."""

import json
import lzma
from functools import cache
from pathlib import Path
from typing import Any

from gipf.errors import GipfError
from gipf.side_games import SideGame, State, load, names

VECTORS = Path(__file__).parent / "vectors"

MORE_OPTIONS = {
    "cards": ["3"],
    "dvonn": ["random:7"],
    "openspiel": ["connect_four"],
    "rps": ["3", "5"],
    "table": ["go"],
    "tzaar": ["random:7"],
}
"""Options that stand for many: those that a game lists are all played."""


GAMES = names()


def options_of(game: SideGame) -> list[str]:
    """List the options to play a game with; none where it needs some."""
    found = [*game.options, *MORE_OPTIONS.get(game.name, [])]
    try:
        game.check_options("")
    except GipfError:
        return found
    return ["", *found]


PLAYED = [(name, options) for name in GAMES for options in options_of(load(name))]
"""Every game with each of its options."""


@cache
def vectors(name: str) -> list[dict[str, Any]]:
    """Read the positions and games that a separate implementation has found; large files are compressed."""
    plain, packed = (VECTORS / f"{name}.vectors.jsonl{end}" for end in ("", ".xz"))
    text = plain.read_bytes() if plain.exists() else lzma.decompress(packed.read_bytes())
    return [json.loads(line) for line in text.decode("utf-8").splitlines()]


def with_vectors() -> set[str]:
    """Name the games that there are vectors of."""
    return {file.name.partition(".")[0] for file in VECTORS.iterdir()}


def start(name: str, options: str, seed: int = 0) -> State:
    """Begin a game."""
    return load(name).start(options, seed)
