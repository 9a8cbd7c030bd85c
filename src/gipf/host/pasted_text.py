"""What people paste: a game file, an archive's text, a position, a variant, a list of moves."""

import re
from collections.abc import Sequence
from functools import lru_cache

from gipf.errors import BrokenFile, GipfError
from gipf.position import Position
from gipf.record import Game
from gipf.record.reading import Tell
from gipf.variants import BASES, NAMED

MOST_CHARACTERS = 400_000
MOST_TRIED = 5000
"""Maximum of characters that are read again as another variant."""
MOST_MOVES = 5000
DEEP = 200
"""Moves that are played at a time: each waits for the one before it."""


def read_start(text: str | None) -> Position:
    """Read a position, or set up a variant.

    >>> read_start("basic").turn, read_start(None).variant.base
    (1, 'standard')
    """
    return Position.parse_or_start(text or "standard")


def read_text(text: str, tell: Tell | None = None) -> list[Game]:
    """Read all games a text holds; ``tell`` hears how far the reader is, and may end it.

    >>> read_text("matrx")[0].variant.base, len(read_text("Ge2 Gb5")[0].turns())
    ('matrx', 2)
    """
    text = cleaned(text)
    if _looks_like_position(text):
        return [Game(Position.parse(text))]
    if _looks_like_variant(text):
        return [Game(Position.start(text))]
    if text.startswith("["):
        return list(Game.parse_all(text, None, tell))
    return _read_moves(text, tell)


def read_as_far(text: str, tell: Tell | None = None) -> tuple[list[Game], GipfError | None]:
    r"""Read all games a text holds up to the first that is broken, and say what is wrong with that one.

    >>> games, problem = read_as_far('[Variant "basic"]\n\n1. c2 *\n\n[Variant "basic"]\n\n1. flour *')
    >>> len(games), problem.code
    (1, 'at-line')
    """
    text = cleaned(text)
    if not text.startswith("["):
        return read_text(text, tell), None
    games: list[Game] = []
    try:
        for game in Game.parse_all(text, None, tell):
            games.append(game)  # noqa: PERF402  # those before the broken one are kept
    except BrokenFile as error:
        if not games:
            raise
        return games, error
    return games, None


def cleaned(text: str) -> str:
    """Take off what is around a text; refuse one that is empty, too long, or of another format."""
    if len(text) > MOST_CHARACTERS:
        raise GipfError("too-much-to-read", most=MOST_CHARACTERS)
    text = text.strip().removeprefix("\ufeff").strip()
    if not text:
        raise GipfError("nothing-to-read")
    if text.startswith("(;"):
        raise GipfError("smart-game-format")
    return text


def _looks_like_position(text: str) -> bool:
    variant, _, rest = text.partition(" ")
    return _looks_like_variant(variant) and "/" in rest.split(" ")[0] and "\n" not in text


def _looks_like_variant(text: str) -> bool:
    return text.split("+")[0].split(";")[0] in BASES and " " not in text


def _read_moves(text: str, tell: Tell | None) -> list[Game]:
    """Read moves without headers; where they do not fit the guessed variant, try the others.

    Of a long text the first game has to say which, so that no more than that is read ten times.
    """
    try:
        return list(Game.parse_all(text, None, tell))
    except BrokenFile as error:
        first = error
    tried = text if len(text) <= MOST_TRIED else re.split(r"\n\s*\n", text, maxsplit=1)[0]
    for variant in NAMED if len(tried) <= MOST_TRIED else ():
        try:
            games = list(Game.parse_all(tried, variant, tell))
        except GipfError:
            continue
        try:
            return games if tried == text else list(Game.parse_all(text, variant, tell))
        except GipfError:
            break
    raise first


def positions_after(start: str | None, moves: Sequence[str]) -> tuple[Position, Position]:
    """Play moves; give the last two positions, the same twice where there are no moves.

    >>> before, after = positions_after("basic", ["c2", "c6"])
    >>> before.turn, after.turn
    (1, 2)
    """
    if len(moves) > MOST_MOVES:
        raise GipfError("too-many-moves", most=MOST_MOVES)
    try:
        for count in range(DEEP, len(moves), DEEP):
            _after(start, *moves[:count])
        return _after(start, *moves[:-1]), _after(start, *moves)
    except _InMoves as error:
        number, why = error.args
        raise GipfError("in-moves", number=number, count=len(moves), why=why) from None


class _InMoves(Exception):
    """The number of a move that cannot be played, and why."""


@lru_cache(maxsize=512)
def _after(start: str | None, *moves: str) -> Position:
    """Give the position after moves; many are kept, for whoever goes through a game step by step."""
    if not moves:
        return read_start(start)
    before = _after(start, *moves[:-1])
    try:
        return before.play(moves[-1])
    except GipfError as error:
        raise _InMoves(len(moves), error) from None
