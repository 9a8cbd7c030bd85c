"""A live game, as a value: what was decided, by whom, the clock, an offer, the end.

Nothing here waits, stores or sends: every change gives a new `LiveGame`, or `Refused` says why not.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import accumulate
from typing import Literal

from gipf.errors import GipfError
from gipf.position import Position
from gipf.record.headers import RESULTS, UNFINISHED, result_of
from gipf.server.clock import Clock
from gipf.server.fallback_move import lot
from gipf.state import Move, Outcome, Phase, Reason
from gipf.variants import Player

Kind = Literal["person", "computer"]
GameKind = Literal["game", "study"]
By = Literal["person", "computer", "chance"]
NAMES = {Player.WHITE: "White", Player.BLACK: "Black"}


class Refused(GipfError):
    """Something that cannot be done in this game now."""


class OldVersion(Refused):
    """Something that was decided about a game that has gone on since."""


@dataclass(frozen=True)
class Seat:
    """Who plays a colour; a computer has a level from 1 to 10.

    A person has a level while the computer plays on in their place. ``helped``: it has done so at some time.
    """

    kind: Kind
    name: str
    level: int | None = None
    helped: bool = False

    @property
    def is_person(self) -> bool:
        """Whether somebody at the screen plays."""
        return self.kind == "person" and self.level is None

    def handed_over(self, level: int | None) -> "Seat":
        """Let the computer play in a person's place, or the person again.

        >>> Seat("person", "Ann").handed_over(3).is_person
        False
        """
        return replace(self, level=level, helped=self.helped or level is not None)

    def moved_to(self, player: Player) -> "Seat":
        """Give the seat at the other side; whoever has no name is called by the new colour.

        >>> [Seat("person", name).moved_to(Player.BLACK).name for name in ("White", "Ann")]
        ['Black', 'Ann']
        """
        name = NAMES[player] if self.name == NAMES[player.other] else self.name
        level = self.level if self.kind == "computer" else None
        return Seat(self.kind, name, level)


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
class LiveGame:
    """A game; ``positions`` has the start and the position after every decision.

    ``reason`` says how it ended; ``is_paused``, that somebody has paused it.
    ``kept`` is how many decisions this version shares with the one before it.
    """

    id: str
    created: int
    updated: int
    seats: Mapping[Player, Seat]
    positions: tuple[Position, ...]
    plies: tuple[Ply, ...] = ()
    clock: Clock | None = None
    version: int = 1
    result: str = UNFINISHED
    reason: str | None = None
    is_paused: bool = False
    offer: Player | None = None
    rematch: str | None = None
    kind: GameKind = "game"
    kept: int = field(default=0, compare=False)

    @classmethod
    def new(
        cls, name: str, now: int, start: Position, seats: Mapping[Player, Seat], clock: Clock | None
    ) -> "LiveGame":
        """Set up a game in which nothing was decided yet."""
        return cls(name, now, now, dict(seats), (start,), clock=clock)

    # ------------------------------------------------------------------ looking

    @property
    def start(self) -> Position:
        """The position the game began with."""
        return self.positions[0]

    @property
    def position(self) -> Position:
        """The position now."""
        return self.positions[-1]

    @property
    def is_over(self) -> bool:
        """Whether there is a result."""
        return self.result != UNFINISHED

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, on the board or otherwise."""
        if not self.is_over:
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
    def awaits_computer(self) -> bool:
        """Whether the computer has to decide."""
        decider = self.decider
        if decider is None or self.is_side_game or self.is_paused:
            return False
        return not self.seats[decider].is_person

    @property
    def has_computer(self) -> bool:
        """Whether the computer has a seat."""
        return any(seat.kind == "computer" for seat in self.seats.values())

    @property
    def people(self) -> list[Player]:
        """The colours that are played by people."""
        return [player for player in Player if self.seats[player].is_person]

    def turns(self) -> Iterator[PlayedTurn]:
        """Go through the turns; the last may not be complete."""
        first = 0
        for n in range(1, len(self.positions)):
            if n == len(self.plies) or _key(self.positions[n]) != _key(self.positions[first]):
                before, owner = self.positions[first], self.positions[first].turn_owner
                assert owner is not None, "nobody plays on in a finished game"
                plies = tuple(ply.move for ply in self.plies[first:n])
                yield PlayedTurn(before.turn, owner, first, plies)
                first = n

    @property
    def turn_count(self) -> int:
        """How many turns were begun."""
        return sum(1 for _ in self.turns())

    def turn_start(self) -> int:
        """Say after how many decisions the turn began that is being played."""
        n = len(self.plies)
        if self.position.is_over:
            return n
        while n and _key(self.positions[n - 1]) == _key(self.position):
            n -= 1
        return n

    @property
    def may_undo(self) -> bool:
        """Whether the last decision belongs to this turn and was made by a person."""
        if self.is_over or self.turn_start() == len(self.plies):
            return False
        return self.plies[-1].by == "person"

    def takeback_start(self) -> int | None:
        """Say after how many decisions the last turn of a person began, if there is one."""
        if self.is_over and not self.position.is_over:
            return None
        for turn in reversed(list(self.turns())):
            if self.seats[turn.player].is_person:
                return turn.first
        return None

    # ------------------------------------------------------------------ deciding

    def played(self, text: str, by: By, now: int) -> "LiveGame":
        """Decide something."""
        self._check_going_on()
        if by == "person":
            self._check_person()
        before, decider = self.position, self.position.acting
        move = before.read_move(text)
        after = before.play(move)
        clock = self.clock and self._pressed(self.clock, before, after, now)
        ply = Ply(move.text, by, now, clock.left[decider] if clock else None)
        game = replace(
            self,
            positions=(*self.positions, after),
            plies=(*self.plies, ply),
            clock=clock,
            reason=None,
            is_paused=False,
            offer=self.offer if self.offer is decider else None,
        )
        if after.outcome:
            game = game._ended(result_of(after.outcome.winner), after.outcome.reason, now)
        return game._changed(now, kept=len(self.plies))

    def lot_drawn(self, now: int) -> "LiveGame":
        """Let chance decide a side game."""
        if not self.is_side_game:
            raise Refused("no-side-game")
        return self.played(lot().text, "chance", now)

    def _pressed(self, clock: Clock, before: Position, after: Position, now: int) -> Clock:
        owner = before.turn_owner
        passed = owner if _key(before) != _key(after) else None
        return clock.pressed(_who_pays(after), now, passed)

    def undone(self, now: int) -> "LiveGame":
        """Take back the last decision of a turn that is not complete."""
        if not self.may_undo:
            raise Refused("nothing-to-undo")
        return self._back_to(len(self.plies) - 1, now)

    def takeback(self, now: int) -> "LiveGame":
        """Go back to where the last turn of a person began."""
        start = self.takeback_start()
        if start is None:
            if self.is_over and not self.position.is_over:
                raise Refused("ended-otherwise", reason=self.reason)
            raise Refused("no-turn-for-takeback")
        return self._back_to(start, now)

    def _back_to(self, count: int, now: int) -> "LiveGame":
        position = self.positions[count]
        clock = self.clock and self.clock.pressed(_who_pays(position) if count else None, now)
        return replace(
            self,
            positions=self.positions[: count + 1],
            plies=self.plies[:count],
            clock=clock,
            result=UNFINISHED,
            reason=None,
            is_paused=False,
            offer=None,
        )._changed(now, kept=count)

    # ------------------------------------------------------------------ agreeing and ending

    def resigned(self, player: Player | None, now: int) -> "LiveGame":
        """Let a person give up."""
        player = self._speaker(player)
        return self._ended(result_of(player.other), "resignation", now)._changed(now)

    def draw_offered(self, player: Player | None, now: int) -> "LiveGame":
        """Let a person offer a draw."""
        player = self._speaker(player)
        if self.offer:
            raise Refused("draw-offered", player=self.offer)
        return replace(self, offer=player)._changed(now)

    def draw_accepted(self, now: int) -> "LiveGame":
        """Agree on a draw."""
        self._check_offer()
        return self._ended(result_of(None), "agreement", now)._changed(now)

    def draw_declined(self, now: int) -> "LiveGame":
        """Refuse a draw."""
        self._check_offer()
        return replace(self, offer=None)._changed(now)

    def handed_over(self, player: Player | None, level: int | None, now: int) -> "LiveGame":
        """Let the computer play on for a person, or with no level let the person play again."""
        self._check_going_on()
        people = [each for each in Player if self.seats[each].kind == "person"]
        if not people:
            raise Refused("two-computers")
        player = player or (self.position.acting if self.position.acting in people else people[0])
        if player not in people:
            raise Refused("computer-speaks", player=player)
        seats = {**self.seats, player: self.seats[player].handed_over(level)}
        return replace(self, seats=seats)._changed(now)

    def flagged(self, now: int) -> "LiveGame | None":
        """End the game if a time is up."""
        loser = None if self.is_over or not self.clock else self.clock.flag(now)
        if loser is None:
            return None
        return self._ended(result_of(loser.other), "time", now)._changed(now)

    def rematched(self, game_id: str, now: int) -> "LiveGame":
        """Set up the same game with colours changed."""
        if not self.is_over:
            raise Refused("rematch-later")
        seats = {player: self.seats[player.other].moved_to(player) for player in Player}
        clock = self.clock and Clock.new(self.clock.seconds, self.clock.increment)
        return LiveGame.new(game_id, now, self.start, seats, clock)

    def followed(self, game_id: str, now: int) -> "LiveGame":
        """Note the game that is the rematch of this one."""
        return replace(self, rematch=game_id)._changed(now)

    @property
    def may_pause(self) -> bool:
        """Whether there is a clock that runs."""
        return self.clock is not None and self.clock.running is not None and not self.is_over

    def paused(self, now: int) -> "LiveGame":
        """Pause a game: until it is continued its clock stands still, and the computer waits."""
        if not self.may_pause:
            raise Refused("nothing-to-pause")
        return replace(self.with_clock_stopped(now), is_paused=True)._changed(now)

    def continued(self, now: int) -> "LiveGame":
        """Go on with a game that was paused."""
        if not self.is_paused:
            raise Refused("not-paused")
        return replace(self, is_paused=False).with_clock_running(now)._changed(now)

    def with_clock_running(self, now: int) -> "LiveGame":
        """Let the clock go on that stood still while there was no server, or no page."""
        if not self.clock or self.clock.running or self.is_over or not self.plies:
            return self
        if self.is_paused:
            return self
        runs = _who_pays(self.position)
        return replace(self, clock=self.clock.pressed(runs, now)) if runs else self

    def with_clock_stopped(self, now: int) -> "LiveGame":
        """Stop the clock; it goes on when somebody looks."""
        clock = self.clock
        return replace(self, clock=clock.pressed(None, now)) if clock and clock.running else self

    def _ended(self, result: str, reason: str, now: int) -> "LiveGame":
        clock = self.clock and self.clock.pressed(None, now)
        ended = replace(self, result=result, reason=str(reason), clock=clock)
        return replace(ended, is_paused=False, offer=None)

    def _changed(self, now: int, *, kept: int | None = None) -> "LiveGame":
        kept = len(self.plies) if kept is None else kept
        return replace(self, version=self.version + 1, updated=now, kept=kept)

    # ------------------------------------------------------------------ refusing

    def check_version(self, version: int) -> None:
        """Refuse what was decided about another state of the game."""
        if version != self.version:
            raise OldVersion("game-went-on", version=self.version, given=version)

    def _check_going_on(self) -> None:
        if self.is_over:
            raise Refused("game-ended", result=self.result)

    def _check_person(self) -> None:
        decider = self.position.acting
        if not self.seats[decider].is_person and not self.is_side_game:
            raise Refused("computers-turn", player=decider)

    def _check_offer(self) -> None:
        self._check_going_on()
        if not self.offer:
            raise Refused("no-offer")

    def _speaker(self, player: Player | None) -> Player:
        """Say which person speaks: the one that was named, the only one, or the one who decides."""
        self._check_going_on()
        people = self.people
        if not people:
            raise Refused("two-computers")
        if player:
            if player not in people:
                raise Refused("computer-speaks", player=player)
            return player
        return self.position.acting if self.position.acting in people else people[0]


def _key(position: Position) -> tuple[int, Player | None]:
    """Tell turns apart."""
    return position.turn, position.turn_owner


def _who_pays(position: Position) -> Player | None:
    """Say whose time runs: that of the player who decides, and nobody's during a side game."""
    stands = position.is_over or position.phase is Phase.SIDE_GAME
    return None if stands else position.player


def replay(start: Position, moves: Iterable[str | Move]) -> tuple[Position, ...]:
    """Give the start and the position after every decision."""
    return tuple(accumulate(moves, Position.play, initial=start))
