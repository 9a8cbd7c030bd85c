"""Openings of a match: a few random turns, the same for every seed, or those of a file."""

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from gipf.errors import BrokenFile, GipfError
from gipf.position import Position
from gipf.record import Game
from gipf.state import Move, Phase
from gipf.variants import Variant

TURNS = 4
"""How many turns of the two players an opening has unless something else is asked for."""

TRIES = 200
"""How often another opening is looked for before one is played twice."""


@dataclass(frozen=True)
class Opening:
    """How a game of a match begins: a start, which is a variant or a position, and moves from there.

    >>> str(Opening("basic", ("c2", "d2")).position)
    'basic b2B/B4/b5/B5b/6/5/b2B w m B11/B11 -- - 2'
    """

    start: str
    moves: tuple[str, ...] = ()

    def game(self) -> Game:
        """Begin a game with it."""
        game = Game(Position.parse_or_start(self.start))
        for move in self.moves:
            game.play(move)
        return game

    @cached_property
    def position(self) -> Position:
        """Where the players take over."""
        return self.game().position


def with_house_rules(variant: str) -> str:
    """Add the house rules of matches where a variant does not say otherwise.

    >>> with_house_rules("standard;quiet=50")
    'standard;repetition=3;quiet=50'
    """
    return str(Variant.parse(variant).with_house_rules())


# ---------------------------------------------------------------------- random ones


def random_openings(variant: str, seed: int, turns: int = TURNS) -> Iterator[Opening]:
    """Give one opening after the other, different ones as long as there are any.

    In none of them is the game over or a unit captured. A mirrored or turned opening counts as the
    same.

    >>> [opening.moves for opening, _ in zip(random_openings("basic", 1, 2), "ab")]
    [('g2', 'f8-d7'), ('b1-b3', 'a5-c5')]
    """
    variant = with_house_rules(variant)  # they count the turns without a capture
    chance = random.Random(f"openings of {variant}, seed {seed}")
    seen: set[str] = set()
    is_exhausted = False
    while True:
        opening = None
        for _ in range(TRIES):
            found = _random_opening(variant, chance, turns)
            if found is None:
                continue
            opening, shape = found
            if shape not in seen or is_exhausted:
                seen.add(shape)
                break
        else:
            is_exhausted = True
        if opening is None:
            raise GipfError("no-opening-found", turns=turns, variant=variant)
        yield opening


def _random_opening(variant: str, chance: random.Random, turns: int) -> tuple[Opening, str] | None:
    """Play so many random turns; give them with a text that is the same for all of their mirrorings."""
    position = Position.start(variant)
    moves: list[str] = []
    for _ in range(turns):
        turn, owner = position.turn, position.turn_owner
        while not position.is_over and (position.turn, position.turn_owner) == (turn, owner):
            move = chance.choice(sensible_moves(position))
            moves.append(move.text)
            position = position.play(move)
    if position.is_over or position.quiet_turns < turns:
        return None
    shape = min(position.transform(symmetry).key for symmetry in position.variant.board.symmetries)
    return Opening(variant, tuple(moves)), shape


def sensible_moves(position: Position) -> tuple[Move, ...]:
    """Leave out what would decide the game: bringing in no more GIPF-pieces after the first.

    >>> {move.unit for move in sensible_moves(Position.start("tournament").play("Gb2").play("Gb3"))}
    {'G'}
    """
    moves = position.legal_moves()
    if position.phase is Phase.MOVE and position.opening[position.acting] == "g":
        return tuple(move for move in moves if move.unit == "G") or moves
    return moves


# ---------------------------------------------------------------------- those of a file


def read_openings(file: Path) -> list[Opening]:
    """Read openings from a file: games, or one position to a line, where ``#`` begins a remark."""
    text = file.read_text(encoding="utf-8")
    is_of_games = re.search(r"^\s*\[", text, re.MULTILINE)
    openings = list(_games_of(file) if is_of_games else _positions_of(file, text))
    if not openings:
        raise GipfError("file-without-opening", file=file)
    return openings


def _games_of(file: Path) -> Iterator[Opening]:
    try:
        games = Game.read(file)
    except BrokenFile as error:
        line, column = str(error.line), str(error.column)
        raise GipfError(
            "broken-file", file=file, line=line, column=column, why=error.cause
        ) from None
    for number, game in enumerate(games, 1):
        if game.position.is_over:
            raise GipfError("opening-game-over", file=file, number=number)
        start = str(_with_house_rules(game.start))
        if game.start == Position.start(game.variant):
            start = with_house_rules(str(game.variant))
        yield Opening(start, tuple(move.text for move in game.moves()))


def _positions_of(file: Path, text: str) -> Iterator[Opening]:
    for number, line in enumerate(text.splitlines(), 1):
        if not line.partition("#")[0].strip():
            continue
        try:
            position = Position.parse(line.partition("#")[0].strip())
        except GipfError as error:
            raise GipfError("in-line", file=file, number=str(number), why=error) from None
        if position.is_over:
            raise GipfError("opening-line-over", file=file, number=str(number))
        yield Opening(str(_with_house_rules(position)))


def _with_house_rules(position: Position) -> Position:
    variant, _, rest = position.text.partition(" ")
    return Position.parse(f"{with_house_rules(variant)} {rest}")
