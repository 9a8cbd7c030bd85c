"""How often side games are not lost between players of the computer's levels.

Of games of chance the rules tell (`SideGame.share_not_lost`). The games of skill were measured in matches of
the levels, as `bench/side_odds.py` says; its ``--fit`` prints the table.

>>> [round(float(share_not_lost("yinsh", levels) or 0), 1) for levels in ((1, 5), (5, 5), (5, 1))]
[0.0, 0.5, 1.0]
"""

from collections.abc import Mapping
from fractions import Fraction
from math import exp
from typing import NamedTuple

from gipf.side_games import is_known, load, split_name

BEST = 5
"""The strongest level; it stands for players who have none."""
LEAST = Fraction(1, 50)
"""However few games a player won in the matches, he is given this chance."""


class Measured(NamedTuple):
    """The ratings of the levels, the advantage of beginning and the share of draws, by options.

    White's expected points are 1 / (1 + e^-x), x in hundredths: White's rating less Black's, and the advantage.
    """

    levels: tuple[int, int, int, int, int]
    begins: Mapping[str, int]
    drawn: Mapping[str, float]


MEASURED = {
    "dominoes": Measured((-10, -10, 7, 29, 29), {"": 29}, {"": 0.033}),
    "dvonn": Measured((0, 237, 405, 482, 637), {"": 21, "random": 10}, {"random": 0.025}),
    "punct": Measured((0, 203, 331, 347, 347), {"": 51, "basic": 39}, {"": 0.019, "basic": 0.019}),
    "tzaar": Measured((0, 141, 499, 593, 705), {"": -18, "random": -37, "tournament": -4}, {}),
    "yinsh": Measured((0, 8, 300, 536, 736), {"": -10, "blitz": 19}, {"": 0.007}),
    "zertz": Measured(
        (0, 265, 385, 675, 675),
        {"": 0, "40": 6, "43": 0, "44": 3, "48": 22, "61": 27, "blitz": -2},
        {},
    ),
}


def side_level(level: int) -> int:
    """Say at which of five levels the computer plays a side game, of its ten in the game.

    >>> [side_level(level) for level in (1, 2, 3, 10)]
    [1, 1, 2, 5]
    """
    return (level + 1) // 2


def share_not_lost(text: str, levels: tuple[int, int] = (BEST, BEST)) -> Fraction | None:
    """Give the share of side games that a player of the first level wins or draws against one of the second.

    The player chooses who begins, as whoever announces a potential does. None where nobody knows the game.

    >>> share_not_lost("coin"), share_not_lost("chess")
    (Fraction(1, 2), None)
    """
    name, options = split_name(text)
    if not is_known(name):
        return None
    if name not in MEASURED:
        return load(name).share_not_lost(options)
    return max(_share(name, options, levels, begins=begins) for begins in (True, False))


def should_begin(text: str, levels: tuple[int, int] = (BEST, BEST)) -> bool:
    """Whether a player of the first level had better begin; yes where it makes no difference.

    >>> should_begin("coin")
    True
    """
    name, options = split_name(text)
    if name not in MEASURED:
        return True
    first, second = (_share(name, options, levels, begins=begins) for begins in (True, False))
    return first >= second


def _share(name: str, options: str, levels: tuple[int, int], *, begins: bool) -> Fraction:
    """Give the share of games not lost by the player of the first level, who begins or does not."""
    measured = MEASURED[name]
    own, other = (measured.levels[level - 1] for level in levels)
    way = options.partition(":")[0]  # random:7 is random
    advantage = measured.begins.get(way, 0)
    points = 1 / (1 + exp(-(own - other + (advantage if begins else -advantage)) / 100))
    drawn = measured.drawn.get(way, 0) * 4 * points * (1 - points)  # the more unequal, the fewer
    share = Fraction(round(1000 * (points + drawn / 2)), 1000)
    return min(1 - LEAST, max(LEAST, share))
