"""Files of games to fit from: moves and scores, a few bytes for each decision.

A file is packed by LZMA, which notices when it is damaged. It begins with a line that says what it is
and a line of JSON: the variants, and how many games and decisions there are. Then come, for every
game, its variant, who won and how many decisions it has (int32), and the moves and the scores of all
games (int16).
"""

import json
import lzma
import os
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np

from gipf.errors import GipfError
from gipf.kernel.layout import DRAWN, MOVES, Array
from gipf.variants import Variant

KIND = b"gipf games"
VERSION = 1
"""It changes with the format, the numbers of moves, and the rules."""
SUFFIX = ".xz"
NOT_SEARCHED = -32768
"""The score of a decision that was left to chance."""


class Games(NamedTuple):
    """Games of some variants, from their first decision on.

    ``heads`` is ``(n, 3)`` int32: which of the variants, who won as the kernel says it (0 for a game
    that was broken off), how many decisions. ``moves`` and ``scores`` are int16, one game after the
    other; a score is for whoever decides.
    """

    variants: tuple[str, ...]
    heads: Array
    moves: Array
    scores: Array


def write_games(games: Games, file: Path) -> None:
    """Write games; the file is there when all of it is."""
    counts = {
        "variants": games.variants,
        "games": len(games.heads),
        "decisions": len(games.moves),
    }
    parts = [b"%s %d\n" % (KIND, VERSION), json.dumps(counts).encode() + b"\n"]
    parts += [games.heads.astype("<i4").tobytes()]
    parts += [numbers.astype("<i2").tobytes() for numbers in (games.moves, games.scores)]
    file.parent.mkdir(parents=True, exist_ok=True)
    half = file.with_name(f"{file.name}.part")
    with half.open("wb") as out:
        out.write(lzma.compress(b"".join(parts), preset=3))
        out.flush()
        os.fsync(out.fileno())
    half.replace(file)


def read_games(file: Path) -> Games:
    """Read what `write_games` wrote."""
    try:
        data = lzma.decompress(file.read_bytes())
    except FileNotFoundError:
        raise GipfError("no-file", file=file) from None
    except OSError as error:
        raise GipfError("file-unreadable", file=file, detail=error.strerror) from None
    except (lzma.LZMAError, EOFError) as error:
        raise GipfError("not-games", file=file, detail=error) from None
    kind, _, rest = data.partition(b"\n")
    if not kind.startswith(KIND + b" "):
        raise GipfError("no-games-file", file=file)
    version = kind.removeprefix(KIND + b" ").decode(errors="replace")
    if version != str(VERSION):
        raise GipfError("games-version", file=file, given=version, version=VERSION)
    try:
        return _parsed(rest)
    except (ValueError, KeyError, TypeError) as error:
        raise GipfError("games-damaged", file=file, detail=error) from None


def _parsed(data: bytes) -> Games:
    first, _, data = data.partition(b"\n")
    counts = json.loads(first)
    number, decisions = int(counts["games"]), int(counts["decisions"])
    if len(data) != 12 * number + 4 * decisions:
        raise ValueError(f"{number} games of {decisions} decisions do not take {len(data)} bytes")
    variants = tuple(str(Variant.parse(name)) for name in counts["variants"])
    heads = np.frombuffer(data, "<i4", 3 * number).reshape(number, 3)
    moves = np.frombuffer(data, "<i2", decisions, 12 * number)
    scores = np.frombuffer(data, "<i2", decisions, 12 * number + 2 * decisions)
    if (heads < 0).any() or (
        heads[:, :2].max(axis=0, initial=0) >= (len(variants), DRAWN + 1)
    ).any():
        raise ValueError("a game has no variant, winner or length")
    if heads[:, 2].sum() != decisions:
        raise ValueError("the games are longer or shorter than the moves there are")
    if decisions and not 0 <= moves.min() <= moves.max() < MOVES:
        raise ValueError("a move has a number that no move has")
    return Games(variants, heads, moves, scores)


def files_of(places: Sequence[Path]) -> list[Path]:
    """Give files, and the files of games in folders."""
    found: list[Path] = []
    for place in places:
        inside = sorted(place.glob(f"*{SUFFIX}")) if place.is_dir() else [place]
        if not inside:
            raise GipfError("folder-without-games", folder=place, suffix=SUFFIX)
        found += inside
    return found
