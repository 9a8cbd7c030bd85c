"""Games of several rounds: how many there are, and when they are decided."""

import re

from gipf.errors import NotationError
from gipf.side_games.game import Outcome

MOST = 99
_FORM = re.compile(r"[1-9][0-9]?")


def read_rounds(game: str, options: str) -> int:
    """Read of how many rounds a game is the best; without options it is one.

    >>> read_rounds("rps", ""), read_rounds("rps", "3")
    (1, 3)
    >>> read_rounds("rps", "4")
    Traceback (most recent call last):
    gipf.errors.NotationError: rps is the best of an odd number of rounds, from 1 to 99, not '4'
    """
    if not options:
        return 1
    if not _FORM.fullmatch(options) or int(options) % 2 == 0:
        raise NotationError("side-rounds", game=game, most=MOST, text=options)
    return int(options)


def decided(white: int, black: int, played: int, rounds: int) -> Outcome | None:
    """Say who has won once the other cannot catch up; a round that is tied counts for nobody.

    >>> decided(2, 0, 2, 3), decided(1, 0, 2, 3), decided(1, 1, 3, 3)
    ('w', None, 'draw')
    """
    left = rounds - played
    if abs(white - black) > left:
        return "w" if white > black else "b"
    return None if left else "draw"
