"""A single game played by action numbers, for environments of one game."""

from typing import Any

import numpy as np
import numpy.typing as npt

from gipf.envs.games import copied, side_games
from gipf.envs.observation import Floats, action_to_text, legal_actions, observe
from gipf.envs.setting import Odds
from gipf.errors import GipfError, IllegalMove
from gipf.kernel.batch import Batch
from gipf.kernel.layout import WON
from gipf.position import Position
from gipf.text_board import PLAIN, Look, draw, plain
from gipf.variants import Variant

RENDER_MODES = ("human", "ansi", "svg")


class SingleGame:
    """A game in play; ``moves`` are the numbers of all moves so far, results of side games among them.

    >>> game = SingleGame(Variant.parse("basic"))
    >>> game.play(game.legal()[0])
    >>> game.player, game.decisions, game.is_over
    (1, 1, False)
    """

    def __init__(self, variant: Variant, moves: tuple[int, ...] = ()) -> None:
        self.variant = variant
        self.moves: list[int] = []
        self.decisions = 0
        self._games = Batch(variant, 1, threads=1)
        self._legal: list[int] | None = None
        for move in moves:
            self.play(move)

    # ------------------------------------------------------------------ looking

    @property
    def player(self) -> int:
        """Who decides: 0 White, 1 Black."""
        return int(self._games.player[0])

    @property
    def is_over(self) -> bool:
        """Whether the game has ended by the rules."""
        return bool(self._games.is_over[0])

    @property
    def is_side_game(self) -> bool:
        """Whether the result of a side game is due, which is chance and nobody's decision."""
        return bool(side_games(self._games)[0])

    @property
    def result(self) -> int:
        """The result for White: 1 won, -1 lost, 0 drawn or not over."""
        return int(self._games.result[0])

    @property
    def position(self) -> Position:
        """The position on the board; it does not know how often it came up before."""
        return self._games.position(0)

    def legal(self) -> list[int]:
        """List the legal actions in rising order."""
        if self._legal is None:
            self._legal = sorted(self._games.legal_moves(0).tolist())
        return self._legal

    def mask(self, player: int | None = None) -> npt.NDArray[np.int8]:
        """Mark the legal actions with 1; all when the game is over, none while the other decides."""
        mask: npt.NDArray[np.int8] = legal_actions(self._games)[0].view(np.int8)
        if player not in (None, self.player) and not self.is_over:
            mask[:] = 0
        return mask

    def observe(self, player: int | None = None) -> Floats:
        """Show the game to a player, or to the one who decides."""
        seen: Floats = observe(self._games, player)[0]
        return seen

    def text_of(self, action: int) -> str:
        """Write a legal action as players do."""
        return action_to_text(self.position, action)

    # ------------------------------------------------------------------ playing

    def play(self, action: int) -> None:
        """Play an action; one that is not legal raises `IllegalMove`."""
        if action not in self.legal():
            raise IllegalMove("illegal-action", action=action, position=self.position)
        self.decisions += not self.is_side_game
        self._games.step([action])
        self.moves.append(action)
        self._legal = None

    def settle(self, random: np.random.Generator, odds: Odds) -> None:
        """Let chance decide a side game, if one is due."""
        if self.is_side_game:
            self.play(WON + odds.roll(random.random()))

    def __deepcopy__(self, memo: dict[int, Any]) -> "SingleGame":
        """Copy the parts that change during a game."""
        other = object.__new__(SingleGame)
        other.variant, other.decisions = self.variant, self.decisions
        other.moves, other._legal = self.moves.copy(), self._legal
        other._games = copied(self._games)
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle a game as its variant and moves, which are replayed."""
        return _replayed, (str(self.variant), tuple(self.moves))

    # ------------------------------------------------------------------ showing

    def render(self, mode: str | None) -> str | None:
        """Draw the position: as text for ``ansi``, as a diagram for ``svg``; ``human`` prints it."""
        if mode == "svg":
            return self.position.svg()
        if mode not in ("ansi", "human"):
            return None
        text = f"{plain(draw(self.position, Look(signs=PLAIN)))}\n{self.position}"
        if mode == "ansi":
            return text
        print(text)
        return None


def read_render_mode(mode: str | None) -> str | None:
    """Check a way of drawing.

    >>> read_render_mode("rgb_array")
    Traceback (most recent call last):
    gipf.errors.GipfError: render_mode is one of human, ansi, svg, not 'rgb_array'
    """
    if mode not in (None, *RENDER_MODES):
        raise GipfError("no-choice", name="render_mode", names=RENDER_MODES, value=mode)
    return mode


def _replayed(variant: str, moves: tuple[int, ...]) -> SingleGame:
    return SingleGame(Variant.parse(variant), moves)
