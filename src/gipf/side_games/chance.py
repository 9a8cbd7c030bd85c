"""Chance that comes from a seed, the same on every machine and in every version of Python.

Draw ``n`` of what is called ``name`` is SHA-256 of the ASCII text ``name seed n``: its 32 bytes are read as one
number, the first byte the highest, and the remainder says which of the results, numbered from 0, it is.
So anybody can check a throw or a shuffle, without this program too. Nothing of Python's `random` is in it:
its shuffle may change from version to version.
"""

from collections.abc import Iterable
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")


def draw(name: str, seed: int, number: int, sides: int) -> int:
    """Draw one of ``sides`` numbers from 0 on: with 256 bits to draw from, all are as good as equally likely.

    >>> [draw("die", 7, number, 6) for number in range(8)]
    [4, 5, 3, 5, 1, 2, 2, 5]
    """
    digest = sha256(f"{name} {seed} {number}".encode("ascii")).digest()
    return int.from_bytes(digest, "big") % sides


def shuffled(name: str, seed: int, things: Iterable[T]) -> list[T]:
    """Shuffle things: from the last place down, each changes places with one drawn from those up to itself.

    The draws are numbered from 0. (This is the shuffle of Fisher and Yates.)

    >>> "".join(shuffled("letters", 7, "abcdefgh"))
    'dfegcbah'
    """
    order = list(things)
    for number, last in enumerate(range(len(order) - 1, 0, -1)):
        other = draw(name, seed, number, last + 1)
        order[last], order[other] = order[other], order[last]
    return order
