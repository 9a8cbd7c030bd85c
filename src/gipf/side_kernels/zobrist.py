"""Random words for Zobrist hashing: the same in every process, since compiled code holds them."""

import random

from gipf.kernel.layout import Array
from gipf.kernel.words import words_of


def zobrist(name: str, number: int) -> Array:
    """Give so many random words of 62 bits.

    >>> [int(word) % 1000 for word in zobrist("yinsh", 3)]
    [848, 596, 580]
    """
    chance = random.Random(f"zobrist {name}")
    return words_of(chance.getrandbits(62) for _ in range(number))
