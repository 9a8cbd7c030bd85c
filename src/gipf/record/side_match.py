"""A side game within a game: who plays which side of it, and what its result means for the challenge."""

from dataclasses import dataclass, replace

from gipf.errors import IllegalMove
from gipf.record.headers import RESULTS
from gipf.record.side_play import SidePlay
from gipf.side_games import Outcome, State, load, split_name
from gipf.variants import Player

RESULT_WORDS = ("won", "tied", "lost")
"""What a side game means for whoever announced; the words are typed only where it is played elsewhere."""
_LOST_BY = {"w": "0-1", "b": "1-0"}
"""The result of a side game that a side of it gives up."""


@dataclass(frozen=True)
class SideMatch:
    """A side game, who announced the potential it is about, and who begins: White of the side game.

    >>> match = SideMatch(SidePlay.parse("die#7 throw"), Player.WHITE, begins=Player.BLACK)
    >>> match.decider, match.played("throw").result
    (<Player.WHITE: 'w'>, 'won')
    """

    play: SidePlay
    announcer: Player
    begins: Player

    @property
    def state(self) -> State:
        """Where it stands."""
        state = self.play.state
        assert state is not None, "games that are not known are not played"
        return state

    @property
    def outcome(self) -> Outcome | None:
        """Who has won, on the board or otherwise."""
        return self.play.outcome

    def player(self, side: str) -> Player:
        """Say who plays a side of the side game."""
        return self.begins if side == "w" else self.begins.other

    def side(self, player: Player) -> str:
        """Say which side of the side game a player plays."""
        return "w" if player is self.begins else "b"

    @property
    def decider(self) -> Player | None:
        """Who decides in the side game; nobody where it is over."""
        return None if self.outcome else self.player(self.state.player)

    @property
    def result(self) -> str | None:
        """What it means for whoever announced: ``won``, ``tied`` or ``lost``; None while it goes on."""
        if self.outcome is None:
            return None
        if self.outcome == "draw":
            return "tied"
        return "won" if self.player(self.outcome) is self.announcer else "lost"

    def played(self, move: str) -> "SideMatch":
        """Give it with one more move; a result is none that could be played."""
        if move.lower() in RESULT_WORDS or move in RESULTS:
            raise IllegalMove("side-game-decides", move=move)
        return replace(self, play=self.play.played(move))

    def resigned(self, player: Player) -> "SideMatch":
        """Let a player give it up."""
        return replace(self, play=self.play.played(_LOST_BY[self.side(player)]))

    def drawn(self) -> "SideMatch":
        """Let the players agree on a draw."""
        return replace(self, play=self.play.played("1/2-1/2"))

    # ------------------------------------------------------------------ taking back

    @property
    def hides(self) -> bool:
        """Whether something is hidden or drawn in its course."""
        name, options = split_name(self.play.name)
        return load(name).hides(options)

    @property
    def is_pure_chance(self) -> bool:
        """Whether nobody can be better at it than chance."""
        return load(split_name(self.play.name)[0]).is_pure_chance

    def _deciders(self) -> list[Player]:
        """Say who made each of the moves."""
        return [self.player(side) for side in self.play.movers]

    def undo_count(self) -> int | None:
        """Say how many moves are left when the last is undone: it belongs to a turn that goes on."""
        if self.hides or not self.play.moves or self.outcome:
            return None
        is_same_turn = self._deciders()[-1] is self.decider
        return len(self.play.moves) - 1 if is_same_turn else None

    def takeback_count(self, people: list[Player]) -> int | None:
        """Say after how many moves the last turn of a person began, if there is one."""
        if self.hides or self.outcome:
            return None
        deciders = self._deciders()
        count = len(deciders)
        while count and deciders[count - 1] not in people:
            count -= 1
        if not count:
            return None
        player = deciders[count - 1]
        while count and deciders[count - 1] is player:
            count -= 1
        return count

    def back_to(self, count: int) -> "SideMatch":
        """Give it as it stood after so many moves."""
        return replace(self, play=self.play.back_to(count))
