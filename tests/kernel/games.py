"""Positions out of random games, and how many of them: few where the kernel runs uncompiled."""

import random
from collections.abc import Iterator
from itertools import count

from bench.differential import some_move
from gipf import Position
from gipf.kernel.compiling import IS_COMPILED


def few(many: int, when_uncompiled: int = 1) -> int:
    """Give a number of examples; plain Python is a hundred times slower than what it compiles to."""
    return many if IS_COMPILED else when_uncompiled


def positions(variant: str, number: int, seed: int = 0) -> Iterator[Position]:
    """Give positions from random games, one from each, anywhere between its start and its end."""
    chance = random.Random(seed)
    for _ in range(number):
        position = Position.start(variant)
        for _ in range(chance.randrange(60)):
            if position.is_over:
                break
            position = position.play(some_move(position, chance))
        yield position


def unfinished(variant: str, number: int, seed: int = 0) -> list[Position]:
    """Give positions in which something is to be decided."""
    found: list[Position] = []
    for attempt in count(seed):
        found += [p for p in positions(variant, number, attempt) if not p.is_over]
        if len(found) >= number:
            break
    return found[:number]
