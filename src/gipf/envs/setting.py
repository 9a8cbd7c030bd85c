"""Settings that all environments share: the variant, the odds of side games, the maximum length."""

from collections.abc import Collection, Mapping
from typing import Any, NamedTuple

import numpy as np

from gipf.errors import GipfError
from gipf.position import Position
from gipf.variants import Variant

DEFAULT_VARIANT = str(Variant.parse("tournament").with_house_rules())
"""The rules know no draw, and pieces can go round for ever: learners play with both house rules."""
MOST_DECISIONS = 5000
"""Number of decisions after which a game is truncated, whatever its variant says."""
PLAYERS = ("white", "black")
OPTIONS = ("position", "side", "opponent", "odds")
"""What ``reset`` takes as options, for the games that begin then and after."""


class Odds(NamedTuple):
    """How likely a side game is won, tied and lost by the player who announced the potential."""

    won: float = 1 / 3
    tied: float = 1 / 3
    lost: float = 1 / 3

    def roll(self, chance: float) -> int:
        """Turn a number from 0 to 1 into a result: 0 won, 1 tied, 2 lost.

        >>> [Odds().roll(chance) for chance in (0.1, 0.5, 0.9)]
        [0, 1, 2]
        """
        return int(chance >= self.won) + int(chance >= self.won + self.tied and self.lost > 0)


FAIR = Odds()


def read_variant(text: str | Variant) -> Variant:
    """Read a variant that can be played.

    >>> read_variant("basic;reserve=0")
    Traceback (most recent call last):
    gipf.errors.GipfError: 'basic;reserve=0/0' is over before it begins: there is nothing to learn
    """
    if not isinstance(text, str | Variant):
        raise GipfError("variant-form", variant=DEFAULT_VARIANT, value=repr(text))
    variant = text if isinstance(text, Variant) else Variant.parse(text)
    if Position.start(variant).is_over:
        raise GipfError("over-at-once", variant=variant)
    return variant


def read_odds(odds: tuple[float, float, float]) -> Odds:
    """Check the odds of side games.

    >>> read_odds((0.5, 0, 0.4))
    Traceback (most recent call last):
    gipf.errors.GipfError: the odds of a side game are three shares that add up to 1, not (0.5, 0, 0.4)
    """
    shares = np.asarray(odds, float)
    if shares.shape != (3,) or not (shares >= 0).all() or not np.isclose(shares.sum(), 1):
        raise GipfError("odds-form", value=str(odds))
    return Odds(*map(float, shares))


def read_setting(
    variant: str | Variant, odds: tuple[float, float, float], max_decisions: int
) -> tuple[Variant, Odds, int]:
    """Check what all environments are given."""
    if max_decisions < 1:
        raise GipfError("setting-least", name="max_decisions", least=1, value=max_decisions)
    return read_variant(variant), read_odds(odds), max_decisions


def read_start(given: Any, variant: Variant) -> Position:
    """Read a position to start from, which is one of this variant in which somebody can decide.

    >>> read_start("basic b2B/5/6/B5b/6/5/b2B b m B11/B12 -- - 1", Variant.parse("basic")).acting
    <Player.BLACK: 'b'>
    """
    position = given if isinstance(given, Position) else Position.parse(given)
    if position.variant != variant:
        raise GipfError("batch-variant", variant=variant)
    if position.is_over:
        raise GipfError("over-in-position")
    return position


def read_options(
    options: Mapping[str, Any] | None, known: Collection[str] = OPTIONS
) -> Mapping[str, Any]:
    """Check the names of what ``reset`` is given as its options.

    >>> read_options({"colour": "red"})
    Traceback (most recent call last):
    gipf.errors.GipfError: colour is not known here; there are position, side, opponent, odds
    """
    unknown = [str(name) for name in options or {} if name not in known]
    if unknown:
        raise GipfError("unknown-keys", keys=unknown, names=list(known))
    return options or {}
