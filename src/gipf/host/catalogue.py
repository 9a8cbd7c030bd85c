"""Games as they stand in lists, which of them are wanted, and what they add up to."""

from dataclasses import dataclass
from typing import Literal

from gipf.host.clock import Clock
from gipf.host.live_game import GameKind, LiveGame
from gipf.host.seats import Seat
from gipf.variants import Player

Base = Literal["basic", "standard", "tournament", "potentials", "ultimate", "matrx"]
"""The base of a variant, or `potentials` for standard and tournament GIPF with potentials."""

KindFilter = Literal["game", "study", "side", "played"]
"""A kind of game, or `played` for games and side games."""

ResultFilter = Literal["won", "lost", "drawn", "open", "w", "b"]
Opponent = Literal["people", "computer", "computers"]
Score = Literal["won", "drawn", "lost"]


@dataclass(frozen=True)
class Summary:
    """A game as it stands in a list."""

    id: str
    created: int
    updated: int
    variant: str
    position: str
    turns: int
    result: str
    reason: str | None
    seats: dict[Player, Seat]
    kind: GameKind = "game"
    title: str = ""
    note: str = ""
    clock: Clock | None = None


@dataclass(frozen=True)
class GameFilter:
    """Which games are wanted; what is left out does not matter, but side games are asked for by their kind.

    Every word of ``words`` is in a name, the title, the note, the variant or the result. Only games between one
    person and the computer are won or lost.
    """

    words: str = ""
    kind: KindFilter | None = None
    base: Base | None = None
    result: ResultFilter | None = None
    opponent: Opponent | None = None
    level: int | None = None
    side: str | None = None
    """The name of a side game, whatever its options."""
    begun: bool = False
    """Only those in which something has been played."""
    holder: str | None = None
    """The id of a guest: only games in which they have a seat."""
    seat_of: str | None = None
    """The id of somebody, empty for the owner of the machine: only games in which they have a seat."""
    is_public: bool = False
    """Only games that everybody may watch."""
    player: str = ""
    """Only games of people who are known here by a name that begins so."""
    is_rated: bool = False
    """Only rated ones."""
    since: int | None = None
    until: int | None = None
    """When they were last played: from one moment on, before another."""
    least: int = 0
    """Only games with at least this many turns."""
    reached: int | None = None
    """The number of a position: only games that are over and came to it, or to an image of it."""

    @property
    def kinds(self) -> tuple[GameKind, ...]:
        """The kinds of games that are wanted."""
        if self.kind == "played":
            return "game", "side"
        return (self.kind,) if self.kind else ("game", "study")


@dataclass(frozen=True)
class Tally:
    """How the games of a variant against one level ended."""

    variant: str
    level: int
    won: int
    drawn: int
    lost: int


@dataclass(frozen=True)
class Streak:
    """A number of games in a row that ended alike."""

    score: Score
    length: int


@dataclass(frozen=True)
class Statistics:
    """The finished games of one person against the computer, their streak, most wins in a row."""

    tallies: tuple[Tally, ...]
    streak: Streak | None
    longest: int


def summary_from(game: LiveGame, title: str = "") -> Summary:
    """Sum a game up."""
    return Summary(
        game.id,
        game.created,
        game.updated,
        str(game.start.variant),
        game.position.text,
        game.turn_count,
        game.result,
        game.reason,
        dict(game.seats),
        game.kind,
        title,
    )
