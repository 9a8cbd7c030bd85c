"""Seeds: the numbers chance comes from (`gipf.side_games.chance`), and how two players make one together."""

import re
from abc import abstractmethod
from collections.abc import Iterable
from hashlib import sha256

from gipf.errors import NotationError
from gipf.side_games.game import State

MOST = 2**64 - 1
"""The highest seed."""
_FORM = re.compile(r"0|[1-9][0-9]{0,19}")


def check_seed(seed: object) -> int:
    """Refuse what is no seed.

    >>> check_seed(-1)
    Traceback (most recent call last):
    gipf.errors.NotationError: a seed is a whole number from 0 to 18446744073709551615, not '-1'
    """
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed <= MOST:
        raise NotationError("side-seed", most=str(MOST), text=str(seed))
    return seed


def read_seed(text: str) -> int:
    """Read a seed, written without zeros in front.

    >>> read_seed("7")
    7
    """
    if not _FORM.fullmatch(text):
        raise NotationError("side-seed", most=str(MOST), text=text)
    return check_seed(int(text))


def joint_seed(white: str, black: str) -> int:
    """Make a seed of a secret of each player, so that neither of them can choose it.

    Before either secret is told, each player tells the SHA-256 of the own one. The seed is the first eight
    bytes of the SHA-256 of ``white/black``, the highest first.

    >>> joint_seed("swallow", "heron")
    14846147591275428144
    """
    return int.from_bytes(sha256(f"{white}/{black}".encode()).digest()[:8], "big")


def seed_after(secret: str, moves: Iterable[str]) -> int:
    """Make the seed for chance after some decisions: whoever decides the same again has the same luck.

    >>> seed_after("swallow", ["b4-c5", "challenge"]) == seed_after("swallow", ["b4-c5", "challenge"])
    True
    """
    return joint_seed(secret, " ".join(moves))


class SeededState(State):
    """A state whose seed tells what chance will do next: both players see all but the seed."""

    seed: int

    def __str__(self) -> str:
        """Write the position on one line."""
        return self._written(str(self.seed))

    def seen_by(self, player: str) -> str:  # noqa: ARG002 - hidden from both
        """Write the position with ``?`` for the seed."""
        return self._written("?")

    @abstractmethod
    def _written(self, seed: str) -> str:
        """Write the position with this for the seed."""
