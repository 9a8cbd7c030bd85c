"""A side game by itself, looked at as the position of a live game."""

from dataclasses import dataclass, replace
from typing import NamedTuple

from gipf.errors import GipfError
from gipf.record.side_play import SidePlay, new_play
from gipf.side_games import State, load, split_name
from gipf.state import Phase
from gipf.variants import Player

RULES = "rules"
"""Why a side game is over that was played to its end."""


class SideOutcome(NamedTuple):
    """How a side game ended: who won, None for a draw, and why."""

    winner: Player | None
    reason: str = RULES


class SideText(NamedTuple):
    """A move of a side game."""

    text: str


@dataclass(frozen=True)
class SidePosition:
    """Where a side game stands; turns are counted from 1, a new one begins when the other player decides.

    >>> position = SidePosition.new("die", seed=7).play("throw")
    >>> position.turn, position.player, position.play("throw").outcome
    (2, <Player.BLACK: 'b'>, SideOutcome(winner=<Player.BLACK: 'b'>, reason='rules'))
    """

    side: SidePlay
    turn: int = 1
    phase = Phase.MOVE

    @classmethod
    def new(cls, name: str, seed: int | None = None) -> "SidePosition":
        """Begin a game by its name with options; one with chance and no seed draws it."""
        side = new_play(name, seed)
        if side is None:
            raise GipfError("side-play-unknown", name=name)
        return cls(side)

    @classmethod
    def parse(cls, text: str) -> "SidePosition":
        """Read the start of a game, as `start_text` writes it."""
        return cls(SidePlay.read(text))

    @property
    def start_text(self) -> str:
        """What the game begins with: its position, or its name and seed."""
        return self.side.position or str(self.side.back_to(0))

    def again(self) -> "SidePosition":
        """Begin the same game anew, with another seed."""
        if self.side.position:
            return SidePosition(self.side.back_to(0))
        return SidePosition.new(self.side.name)

    @property
    def state(self) -> State:
        """Where it stands."""
        state = self.side.state
        assert state is not None, "games that are not known are not played"
        return state

    @property
    def variant(self) -> str:
        """The game's name with options."""
        return self.side.name

    @property
    def text(self) -> str:
        """The position's text, as anybody may see it."""
        return self.state.seen_by("-")

    @property
    def hides(self) -> bool:
        """Whether something is hidden or drawn, so that nothing can be taken back."""
        name, options = split_name(self.side.name)
        return load(name).hides(options)

    @property
    def is_pure_chance(self) -> bool:
        """Whether nobody can be better at it than chance."""
        return load(split_name(self.side.name)[0]).is_pure_chance

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.state.outcome is not None

    @property
    def outcome(self) -> SideOutcome | None:
        """How it ended."""
        outcome = self.state.outcome
        if outcome is None:
            return None
        return SideOutcome(None if outcome == "draw" else Player(outcome))

    @property
    def player(self) -> Player | None:
        """Who decides."""
        return None if self.is_over else Player(self.state.player)

    @property
    def acting(self) -> Player:
        """The player who decides now; only a finished game has none."""
        assert self.player is not None, "nobody decides in a finished game"
        return self.player

    @property
    def turn_owner(self) -> Player | None:
        """Whose turn it is."""
        return self.player

    def read_move(self, text: str) -> SideText:
        """Read a move; whether it is legal is seen when it is played."""
        return SideText(text)

    def play(self, move: str) -> "SidePosition":
        """Give the position after a legal move; refuse any other with the reason."""
        state = self.state.play(move)
        side = replace(self.side, moves=(*self.side.moves, move))
        side.__dict__["states"] = (*self.side.states, state)
        passes = state.player != self.state.player
        return SidePosition(side, self.turn + 1 if passes else self.turn)
