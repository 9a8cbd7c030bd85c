"""A live game, as a value: what was decided, by whom, the clock, an offer, the end; and what follows from it.

What can be done in it is in `gipf.host.live_game`.
"""

import secrets
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import accumulate
from typing import Literal

from gipf.errors import GipfError
from gipf.host.clock import Clock
from gipf.host.seats import Proposal, Seat
from gipf.host.side_position import SideOutcome, SidePosition
from gipf.position import Position
from gipf.record.headers import RESULTS, UNFINISHED
from gipf.record.side_match import SideMatch
from gipf.record.side_play import SidePlay
from gipf.state import Move, Outcome, Phase, Reason
from gipf.variants import Player

GameKind = Literal["game", "study", "side"]
By = Literal["person", "computer", "chance", "side"]
"""Who decided: ``side`` is the result of a side game that was played."""
AnyPosition = Position | SidePosition
ABORTED = "aborted"
"""Why a game is over that has no result."""
UNNAMED = "Player"
"""What files call a person without a name who plays against the computer."""


class Refused(GipfError):
    """Something that cannot be done in this game now."""


class OldVersion(Refused):
    """Something that was decided about a game that has gone on since."""


@dataclass(frozen=True)
class Ply:
    """A decision that was made: by whom, when, and what that player's clock showed then."""

    move: str
    by: By
    at: int
    left: int | None = None


@dataclass(frozen=True)
class PlayedTurn:
    """The decisions from one on that belong to one turn."""

    number: int
    player: Player
    first: int
    plies: tuple[str, ...]


@dataclass(frozen=True)
class GameFacts:
    """All there is to a game; ``positions`` has the start and the position after every decision.

    ``reason`` says how it ended; ``is_paused``, that somebody has paused it.
    ``proposal`` is what one of two people asks of the other, besides a draw.
    ``kept`` is how many decisions this version shares with the one before it.
    ``side_plays`` are the side games that were played in it, each by the number of decisions before it.
    A game of the kind ``side`` is a side game by itself.
    ``secret`` is what chance comes from: what is taken back and decided again finds the same.
    One that ``is_rated`` changes the ratings of both players when it ends; everybody may watch one that
    ``is_public``. One of a ``tournament`` always has a result, and is never deleted.
    """

    id: str
    created: int
    updated: int
    seats: Mapping[Player, Seat]
    positions: tuple[AnyPosition, ...]
    plies: tuple[Ply, ...] = ()
    clock: Clock | None = None
    version: int = 1
    result: str = UNFINISHED
    reason: str | None = None
    is_paused: bool = False
    offer: Player | None = None
    proposal: Proposal | None = None
    rematch: str | None = None
    kind: GameKind = "game"
    side_plays: Mapping[int, SidePlay] = field(default_factory=dict)
    is_rated: bool = False
    is_public: bool = False
    tournament: str | None = None
    kept: int = field(default=0, compare=False)
    secret: str = field(default_factory=lambda: secrets.token_hex(16), repr=False, compare=False)

    # ------------------------------------------------------------------ looking

    @property
    def start(self) -> AnyPosition:
        """The position the game began with."""
        return self.positions[0]

    @property
    def position(self) -> AnyPosition:
        """The position now."""
        return self.positions[-1]

    @property
    def boards(self) -> tuple[Position, ...]:
        """The positions of a game that is no side game by itself; others are refused."""
        found = tuple(position for position in self.positions if isinstance(position, Position))
        if not found:
            raise Refused("is-side-game", game=self.id)
        return found

    @property
    def side_position(self) -> SidePosition:
        """The position of a side game by itself; other games are refused."""
        if not isinstance(self.position, SidePosition):
            raise Refused("is-no-side-game", game=self.id)
        return self.position

    @property
    def board(self) -> Position:
        """The position now of a game that is no side game by itself."""
        return self.boards[-1]

    @property
    def is_over(self) -> bool:
        """Whether there is a result, or will be none."""
        return self.result != UNFINISHED or self.is_aborted

    @property
    def outcome(self) -> Outcome | SideOutcome | None:
        """How it ended, on the board or otherwise."""
        if self.result == UNFINISHED:
            return None
        return self.position.outcome or Outcome(
            RESULTS[self.result], Reason(self.reason or "unknown")
        )

    @property
    def decider(self) -> Player | None:
        """Who decides now; nobody where the game is over."""
        return None if self.is_over else self.position.player

    @property
    def is_timed(self) -> bool:
        """Whether a clock runs."""
        return self.clock is not None and self.clock.running is not None

    @property
    def is_side_game(self) -> bool:
        """Whether the result of a side game is waited for: people enter it, whoever announced."""
        return not self.is_over and self.position.phase is Phase.SIDE_GAME

    @property
    def side(self) -> SideMatch | None:
        """The side game that is on; None where there is none, or it is played at the table."""
        return self.side_at(len(self.plies)) if self.is_side_game else None

    def side_at(self, count: int) -> SideMatch | None:
        """The side game that began after so many decisions, if one was played here."""
        play = self.side_plays.get(count)
        if play is None:
            return None
        announcer = self.positions[count].acting
        begins = count == 0 or self.plies[count - 1].move == "first"
        return SideMatch(play, announcer, announcer if begins else announcer.other)

    @property
    def actor(self) -> Player | None:
        """Who decides now, in the side game if one is on; nobody where its result is to be entered."""
        if self.side:
            return self.side.decider
        return None if self.is_side_game else self.decider

    @property
    def awaits_computer(self) -> bool:
        """Whether the computer has to decide."""
        actor = self.actor
        return actor is not None and not self.is_paused and not self.seats[actor].is_person

    @property
    def has_computer(self) -> bool:
        """Whether the computer has a seat."""
        return any(seat.kind == "computer" for seat in self.seats.values())

    @property
    def people(self) -> list[Player]:
        """The colours that are played by people."""
        return [player for player in Player if self.seats[player].is_person]

    def held_by(self, holder: str | None) -> list[Player]:
        """The colours of somebody: by their id, or of the owner of the machine."""
        return [player for player in self.held() if self.seats[player].holder == holder]

    def held(self) -> list[Player]:
        """The colours that people have, whoever they are."""
        return [player for player, seat in self.seats.items() if seat.kind == "person"]

    def belongs_to(self, holder: str | None) -> bool:
        """Whether somebody has a seat, or lets the computer have one."""
        return any(seat.holder == holder for seat in self.seats.values())

    @property
    def is_between_people(self) -> bool:
        """Whether two people play, each from a seat of their own; one of them may still be awaited."""
        white, black = (self.seats[player] for player in Player)
        return white.kind == black.kind == "person" and white.holder != black.holder

    @property
    def is_contested(self) -> bool:
        """Whether two people play against each other now."""
        return not self.is_over and self.is_between_people

    @property
    def awaited(self) -> list[Player]:
        """The colours of people who have not come yet."""
        return [player for player in Player if self.seats[player].is_open]

    @property
    def has_begun(self) -> bool:
        """Whether both players have decided something."""
        deciders = (position.acting for position in self.positions[: len(self.plies)])
        return any(decider is not self.start.acting for decider in deciders)

    @property
    def may_abort(self) -> bool:
        """Whether either of two people can leave it without a result."""
        if self.tournament:
            return False
        return self.is_contested and not self.awaited and not self.has_begun

    @property
    def is_aborted(self) -> bool:
        """Whether one of two people has left it before both had decided something: it has no result."""
        return self.result == UNFINISHED and self.reason == ABORTED

    def turns(self) -> Iterator[PlayedTurn]:
        """Go through the turns; the last may not be complete."""
        first = 0
        for n in range(1, len(self.positions)):
            if n == len(self.plies) or turn_key(self.positions[n]) != turn_key(
                self.positions[first]
            ):
                before, owner = self.positions[first], self.positions[first].turn_owner
                assert owner is not None, "nobody plays on in a finished game"
                plies = tuple(ply.move for ply in self.plies[first:n])
                yield PlayedTurn(before.turn, owner, first, plies)
                first = n

    @property
    def turn_count(self) -> int:
        """How many turns were begun, as they are numbered: White's and Black's are one."""
        return len({turn.number for turn in self.turns()})

    def turn_start(self) -> int:
        """Say after how many decisions the turn began that is being played."""
        n = len(self.plies)
        if self.position.is_over:
            return n
        while n and turn_key(self.positions[n - 1]) == turn_key(self.position):
            n -= 1
        return n

    @property
    def may_undo(self) -> bool:
        """Whether the last decision belongs to this turn and was made by a person."""
        if self.is_over or (self.kind == "side" and self.side_position.hides):
            return False
        if self.side and self.side.play.moves:
            actor, count = self.actor, self.side.undo_count()
            return count is not None and actor is not None and self.seats[actor].is_person
        first = max(self.turn_start(), self._revealed)
        return first < len(self.plies) and self.plies[-1].by == "person"

    @property
    def _revealed(self) -> int:
        """How many decisions stay as they are, since chance has shown something after them."""
        fallen = [count for count, play in self.side_plays.items() if play.has_revealed]
        drawn = [count for count, ply in enumerate(self.plies) if ply.by == "chance"]
        return max((*fallen, *drawn), default=-1) + 1

    @property
    def may_take_back(self) -> bool:
        """Whether the last turn of a person can be taken back, in the side game if one is on."""
        if self.side and self.side.takeback_count(self.people) is not None:
            return True
        return self.takeback_start() is not None

    def takeback_start(self, of: Player | None = None) -> int | None:
        """Say after how many decisions the last turn of a person, or of one of two, began, if there is one."""
        if self.is_over and not self.position.is_over:
            return None
        if isinstance(self.position, SidePosition) and self.position.hides:
            return None
        for turn in reversed(list(self.turns())):
            if self.seats[turn.player].is_person and of in (None, turn.player):
                start, end = max(turn.first, self._revealed), turn.first + len(turn.plies)
                return start if start < end else None
        return None


def turn_key(position: AnyPosition) -> tuple[int, Player | None]:
    """Tell turns apart."""
    return position.turn, position.turn_owner


def replay(start: Position, moves: Iterable[str | Move]) -> tuple[Position, ...]:
    """Give the start and the position after every decision."""
    return tuple(accumulate(moves, Position.play, initial=start))


def replay_side(start: SidePosition, moves: Iterable[str]) -> tuple[SidePosition, ...]:
    """Give the start of a side game and the position after every decision."""
    return tuple(accumulate(moves, SidePosition.play, initial=start))
