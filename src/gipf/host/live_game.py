"""A live game, as a value: what can be done in it.

Nothing here waits, stores or sends: every change gives a new `LiveGame`, or `Refused` says why not.
"""

import random
from collections.abc import Mapping
from dataclasses import dataclass, replace

from gipf.errors import IllegalMove
from gipf.host.clock import Clock
from gipf.host.fallback_move import lot
from gipf.host.game_facts import (
    ABORTED,
    UNNAMED,
    AnyPosition,
    By,
    GameFacts,
    GameKind,
    OldVersion,
    PlayedTurn,
    Ply,
    Refused,
    replay,
    replay_side,
    turn_key,
)
from gipf.host.seats import Seat
from gipf.host.side_position import SidePosition
from gipf.position import Position
from gipf.record.headers import UNFINISHED, result_of
from gipf.record.side_match import SideMatch
from gipf.record.side_play import new_play
from gipf.side_games.seeds import seed_after
from gipf.state import Phase
from gipf.variants import Player

__all__ = [
    "UNNAMED",
    "AnyPosition",
    "By",
    "GameKind",
    "LiveGame",
    "OldVersion",
    "PlayedTurn",
    "Ply",
    "Refused",
    "replay",
    "replay_side",
]


@dataclass(frozen=True)
class LiveGame(GameFacts):
    """A game, and every change of it."""

    @classmethod
    def new(
        cls,
        name: str,
        now: int,
        start: AnyPosition,
        seats: Mapping[Player, Seat],
        clock: Clock | None,
    ) -> "LiveGame":
        """Set up a game in which nothing was decided yet."""
        kind: GameKind = "side" if isinstance(start, SidePosition) else "game"
        game = cls(name, now, now, dict(seats), (start,), clock=clock, kind=kind)
        game = game.with_side_game()
        if clock:  # a position to begin with may be in the middle of a challenge
            game = replace(game, clock=clock.with_side_game(game.side is not None))
        return game.with_clock_running(now)

    # ------------------------------------------------------------------ deciding

    def played(self, text: str, by: By, now: int) -> "LiveGame":
        """Decide something, in the side game if one is on; or a whole turn, its decisions joined by ``;``."""
        self._check_going_on()
        if by == "person":
            self._check_person()
        if ";" in text and not self.side and isinstance(self.position, Position):
            return self._turn_played(text, by, now)
        if side := self.side:
            return self._with_side(side.played(text), now)
        return self._decided(text, by, now)

    def _turn_played(self, text: str, by: By, now: int) -> "LiveGame":
        """Decide all of a turn at once, as one change of the game."""
        self.board.play(text)  # more than one turn is refused before anything else
        game, actor = self, self.actor
        for number, move in enumerate(moves := text.split(";")):
            if number and (
                game.side or game.actor is not actor
            ):  # what is the other player's to say
                raise IllegalMove("turn-over", move=move, turn=";".join(moves[:number]))
            game = game.played(move, by, now)
        return replace(game, version=self.version + 1, kept=len(self.plies))

    def _decided(self, text: str, by: By, now: int) -> "LiveGame":
        before, decider = self.position, self.position.acting
        written = before.read_move(text).text
        after = before.play(written)
        game = replace(
            self,
            positions=(*self.positions, after),
            plies=(*self.plies, Ply(written, by, now)),
            reason=None,
            is_paused=False,
            offer=self.offer if self.offer is decider else None,
            proposal=None,
        ).with_side_game()
        if self.clock:
            passed = before.turn_owner if turn_key(before) != turn_key(after) else None
            clock = self.clock.pressed(None, now, passed).with_side_game(False)
            ply = replace(game.plies[-1], left=clock.left[decider])
            game = replace(game, clock=game._running(clock, now), plies=(*self.plies, ply))
        if after.outcome:
            game = game._ended(result_of(after.outcome.winner), after.outcome.reason, now)
        return game.changed(now, kept=len(self.plies))

    def _running(self, clock: Clock, now: int) -> Clock:
        """Let a clock that stands run for whoever pays, with times of its own if a side game is on."""
        return clock.with_side_game(self.side is not None).pressed(self.payer, now)

    # ------------------------------------------------------------------ side games

    def with_side_game(self) -> "LiveGame":
        """Begin the side game that settles a challenge, where it can be played here."""
        position, count = self.position, len(self.plies)
        if self.is_over or not isinstance(position, Position) or count in self.side_plays:
            return self
        if position.phase is not Phase.SIDE_GAME or position.announced is None:
            return self
        name = dict(position.variant.side_games).get(position.announced.move.unit)
        play = new_play(name, self._seed) if name else None
        if play is None:
            return self
        return replace(self, side_plays={**self.side_plays, count: play}, offer=None, proposal=None)

    @property
    def _seed(self) -> int:
        """The seed for chance after these decisions."""
        return seed_after(self.secret, (ply.move for ply in self.plies))

    def _with_side(self, side: SideMatch, now: int) -> "LiveGame":
        """Go on with the side game; its result enters the game by itself."""
        before = self.actor
        goes_on = side.result is None and len(side.play.moves) > len(
            self.side_plays[len(self.plies)].moves
        )
        offer = self.offer if goes_on and self.offer is before else None
        plays = {**self.side_plays, len(self.plies): side.play}
        game = replace(self, side_plays=plays, offer=offer, proposal=None)
        if side.result:
            return game._decided(side.result, "side", now)
        if game.clock:
            passed = before if game.actor is not before else None
            game = replace(game, clock=game.clock.pressed(game.payer, now, passed))
        return replace(game, is_paused=False).changed(now)

    def side_resigned(self, player: Player | None, now: int) -> "LiveGame":
        """Let a person give up the side game: it is lost."""
        if not self.side:
            raise Refused("no-side-game-on")
        player = player or (self.actor if self.actor in self.people else None)
        return self._with_side(self.side.resigned(self._speaker(player)), now)

    def lot_drawn(self, now: int) -> "LiveGame":
        """Let chance decide a side game that is played elsewhere."""
        if not self.is_side_game:
            raise Refused("no-side-game")
        return self.played(lot(random.Random(self._seed)).text, "chance", now)

    def undone(self, now: int) -> "LiveGame":
        """Take back the last decision of a turn that is not complete."""
        if not self.may_undo:
            raise Refused("nothing-to-undo")
        if self.side and (count := self.side.undo_count()) is not None:
            return self._with_side(self.side.back_to(count), now)
        return self._back_to(len(self.plies) - 1, now)

    def takeback(self, now: int, of: Player | None = None) -> "LiveGame":
        """Go back to where the last turn of a person, or of one of two, began."""
        people = [of] if of else self.people
        if self.side and (count := self.side.takeback_count(people)) is not None:
            return self._with_side(self.side.back_to(count), now)
        start = self.takeback_start(of)
        if start is None:
            if self.is_over and not self.position.is_over:
                raise Refused("ended-otherwise", reason=self.reason)
            raise Refused("chance-stays" if self._revealed else "no-turn-for-takeback")
        return self._back_to(start, now)

    def _back_to(self, count: int, now: int) -> "LiveGame":
        game = replace(
            self,
            positions=self.positions[: count + 1],
            plies=self.plies[:count],
            side_plays={n: play for n, play in self.side_plays.items() if n < count},
            result=UNFINISHED,
            reason=None,
            is_paused=False,
            offer=None,
            proposal=None,
        ).with_side_game()
        if game.clock:
            clock = game.clock.pressed(None, now).with_side_game(False)
            is_begun = count or clock.is_over_days
            still = clock.with_side_game(game.side is not None)
            game = replace(game, clock=game._running(clock, now) if is_begun else still)
        return game.changed(now, kept=count)

    # ------------------------------------------------------------------ agreeing and ending

    def resigned(self, player: Player | None, now: int) -> "LiveGame":
        """Let a person give up."""
        player = self._speaker(player)
        return self._ended(result_of(player.other), "resignation", now).changed(now)

    def aborted(self, now: int) -> "LiveGame":
        """End a game between two people that has hardly begun, without a result."""
        self._check_going_on()
        if not self.may_abort:
            raise Refused("abort-late")
        return self._ended(UNFINISHED, ABORTED, now).changed(now)

    def draw_offered(self, player: Player | None, now: int) -> "LiveGame":
        """Let a person offer a draw, in the side game if one is on."""
        player = self._speaker(player)
        play = self.side_position.side if self.kind == "side" else self.side and self.side.play
        if play:
            play.check_draw()
        if self.offer:
            raise Refused("draw-offered", player=self.offer)
        if self.proposal:
            raise Refused("proposal-waits")
        return replace(self, offer=player).changed(now)

    def draw_accepted(self, now: int) -> "LiveGame":
        """Agree on a draw; of a side game it is the end, and the potential is used."""
        self._check_offer()
        if self.side:
            return self._with_side(self.side.drawn(), now)
        return self._ended(result_of(None), "agreement", now).changed(now)

    def draw_declined(self, now: int) -> "LiveGame":
        """Refuse a draw."""
        self._check_offer()
        return replace(self, offer=None).changed(now)

    def abandoned(self, winner: Player | None, now: int) -> "LiveGame":
        """End a game that a player has left: for the other one, or as drawn."""
        return self._ended(result_of(winner), "abandoned", now).changed(now)

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
        return replace(self, seats=seats).changed(now)

    def flagged(self, now: int) -> "LiveGame | None":
        """End the game if a time is up, or only the side game if that has times of its own."""
        loser = None if self.is_over or not self.clock else self.clock.flag(now)
        if loser is None:
            return None
        if self.side and self.clock and self.clock.kept is not None:
            return self._with_side(self.side.resigned(loser), now)
        return self._ended(result_of(loser.other), "time", now).changed(now)

    def rematched(self, game_id: str, now: int) -> "LiveGame":
        """Set up the same game with colours changed."""
        if not self.is_over:
            raise Refused("rematch-later")
        seats = {player: self.seats[player.other].moved_to(player) for player in Player}
        old = self.clock
        clock = old and old.again()
        start = self.start.again() if isinstance(self.start, SidePosition) else self.start
        again = LiveGame.new(game_id, now, start, seats, clock)
        return replace(again, is_rated=self.is_rated, is_public=self.is_public)

    def followed(self, game_id: str, now: int) -> "LiveGame":
        """Note the game that is the rematch of this one."""
        return replace(self, rematch=game_id, proposal=None).changed(now)

    @property
    def may_pause(self) -> bool:
        """Whether there is a clock that runs."""
        return self.clock is not None and self.clock.running is not None and not self.is_over

    def paused(self, now: int) -> "LiveGame":
        """Pause a game: until it is continued its clock stands still, and the computer waits."""
        if not self.may_pause:
            raise Refused("nothing-to-pause")
        return replace(self.with_clock_stopped(now), is_paused=True).changed(now)

    def continued(self, now: int) -> "LiveGame":
        """Go on with a game that was paused."""
        if not self.is_paused:
            raise Refused("not-paused")
        return replace(self, is_paused=False).with_clock_running(now).changed(now)

    def with_clock_running(self, now: int) -> "LiveGame":
        """Let the clock go on that stood still while there was no server, no page, or no other player.

        Over days it waits for no first decision.
        """
        if not self.clock or self.clock.running or self.is_over or self.is_paused:
            return self
        if self.awaited or (not self.plies and not self.is_over_days):
            return self
        runs = self.payer
        return replace(self, clock=self.clock.pressed(runs, now)) if runs else self

    @property
    def is_over_days(self) -> bool:
        """Whether it is played over days: its clock runs as soon as both players are there."""
        return self.clock is not None and self.clock.is_over_days

    @property
    def payer(self) -> Player | None:
        """Whose time runs: that of whoever decides; nobody's while a side game is played at the table."""
        return None if self.position.is_over else self.actor

    def with_clock_stopped(self, now: int) -> "LiveGame":
        """Stop the clock; it goes on when somebody looks."""
        clock = self.clock
        return replace(self, clock=clock.pressed(None, now)) if clock and clock.running else self

    def _ended(self, result: str, reason: str, now: int) -> "LiveGame":
        clock = self.clock and self.clock.pressed(None, now)
        ended = replace(self, result=result, reason=str(reason), clock=clock)
        return replace(ended, is_paused=False, offer=None, proposal=None)

    def changed(self, now: int, *, kept: int | None = None) -> "LiveGame":
        """Count a change, which shares so many decisions with the version before; left out, all."""
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
        """Refuse what the computer decides; the result of a side game played elsewhere is for anybody."""
        actor = self.actor
        if actor and not self.seats[actor].is_person:
            raise Refused("computers-turn", player=actor)

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
