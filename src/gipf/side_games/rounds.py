"""Games of several rounds: how many there are, and when they are decided."""

import re
from fractions import Fraction
from functools import cache

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


@cache
def share_not_lost(rounds: int, tied: Fraction) -> Fraction:
    """Give the share of games between equals that one of them wins or draws, if that share of rounds is tied.

    >>> share_not_lost(1, Fraction(1, 3)), share_not_lost(3, Fraction(1, 3))
    (Fraction(2, 3), Fraction(17, 27))
    """
    leads = {0: Fraction(1)}
    for _ in range(rounds):
        after: dict[int, Fraction] = {}
        for lead, share in leads.items():
            for step, chance in ((0, tied), (1, (1 - tied) / 2), (-1, (1 - tied) / 2)):
                after[lead + step] = after.get(lead + step, Fraction(0)) + share * chance
        leads = after
    return (1 + leads[0]) / 2
