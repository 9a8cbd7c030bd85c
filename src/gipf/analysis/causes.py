"""What there is to say about a turn, not yet in words: causes, feats and endings."""

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from gipf.variants import Player

Things = tuple[tuple[str, int], ...]
"""Kinds of units and how many of each: ``(("gipf", 2), ("basic", 1))``."""


class Why(StrEnum):
    """What is wrong with the played turn, or good about the better one."""

    LOSES = "loses"
    DRAWS = "draws"
    ALLOWS = "allows"
    ALLOWS_LATER = "allows later"
    MAKES_ROW = "makes row"
    FORFEITS = "forfeits"
    ENDS_GIPF = "ends gipf"
    WASTES = "wastes"
    GIVES_UP = "gives up"
    RUNS_OUT = "runs out"
    EMPTIES = "empties"
    MISSES = "misses"
    MISSES_LATER = "misses later"
    BETTER = "better"
    ONLY = "only"
    ONLY_WIN = "only win"


ABOUT_BETTER = (Why.MISSES, Why.MISSES_LATER, Why.BETTER)


class Does(StrEnum):
    """What a turn does that is worth telling."""

    TAKES = "takes"
    COVERS = "covers"
    RETURNS = "returns"
    TAKES_LAST = "takes last"
    COVERS_LAST = "covers last"
    WINS_AT_ONCE = "wins at once"
    WINS_LATER = "wins later"
    WINS_BY_FORCE = "wins by force"
    TAKES_AND_WINS = "takes and wins"


class End(StrEnum):
    """How a game ends, told a little finer than the rules do."""

    NO_PIECE = "no piece"
    NO_MOVE = "no move"
    NO_GIPF = "no gipf"
    REPETITION = "repetition"
    QUIET = "quiet"


class Ending(NamedTuple):
    """The end of a game, and who has lost it."""

    end: End
    loser: Player | None


@dataclass(frozen=True)
class Feat:
    """What a turn achieves; ``turns`` is how many of the player's turns a win takes."""

    does: Does
    things: Things = ()
    turns: int = 0
    ending: Ending | None = None


@dataclass(frozen=True)
class Cause:
    """One thing to say about a turn; which of the fields are set depends on ``why``."""

    why: Why
    turn: str = ""
    later: str = ""
    player: Player | None = None
    things: Things = ()
    feat: Feat | None = None
    ending: Ending | None = None
