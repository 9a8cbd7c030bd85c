"""What requests about games are answered: lists, statistics, the explorer, what was found out about one."""

from typing import Literal

from gipf.host.trees import GameTree
from gipf.host.view import GameSummary
from gipf.typed_dict import TypedDict


class GamesResponse(TypedDict):
    """A part of a list of games; ``next`` is the ``before`` of the next part."""

    games: list[GameSummary]
    next: str | None


class TallyData(TypedDict):
    """How the games of a variant against a level ended for the person."""

    variant: str
    level: int
    won: int
    drawn: int
    lost: int


class StreakData(TypedDict):
    """A number of games in a row that ended alike."""

    score: Literal["won", "drawn", "lost"]
    length: int


class StatisticsResponse(TypedDict):
    """The finished games of one person against the computer, the streak they are on, and most wins in a row."""

    tallies: list[TallyData]
    streak: StreakData | None
    longest: int


class ExploredTurnData(TypedDict):
    """A turn that was played in a position: in how many games, and how many of them each side won."""

    plies: list[str]
    games: int
    white: int
    drawn: int
    black: int


class ExplorerResponse(TypedDict):
    """The turns played in a position, the last games that came to it, how many games are not indexed yet."""

    turns: list[ExploredTurnData]
    games: list[GameSummary]
    pending: int


class AnalysisResponse(TypedDict):
    """A game with what was found out about it; ``is_kept``: whether that was kept here before."""

    game: GameTree
    is_kept: bool
    kind: Literal["game", "study"]
    title: str
