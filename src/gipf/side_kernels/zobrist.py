"""Random words for Zobrist hashing: the same in every process, since compiled code holds them."""

import random
from collections import Counter
from collections.abc import Sequence

from gipf.kernel.arrays import array_of
from gipf.kernel.layout import Array


def zobrist(name: str, number: int) -> Array:
    """Give so many random words of 62 bits.

    >>> [int(word) % 1000 for word in zobrist("yinsh", 3)]
    [848, 596, 580]
    """
    chance = random.Random(f"zobrist {name}")
    return array_of(chance.getrandbits(62) for _ in range(number))


def keys_to_keep(keys: Sequence[int], room: int) -> list[int]:
    """Choose which positions that stood before a state keeps, the first to be forgotten first.

    A game has no bound of positions that may come up again, a state has. A third time is a draw, so what stood
    twice is kept before all that stood once. What is left out stood once, long ago: it would have to come up
    twice more to matter, and whoever can force a win can do it without coming back to a position. So a search
    may take a line for open that the rules end as a draw, but calls nothing won that is not, as long as there
    is room for what stood twice. By the plain rules, which remember everything, games are played.

    >>> keys_to_keep([7, 5, 7, 1, 2, 3], 4)
    [2, 3, 7, 7]
    """
    if len(keys) <= room:
        return [*keys]
    counts = Counter(keys)
    return sorted(keys, key=counts.__getitem__)[-room:]
