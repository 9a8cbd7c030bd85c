"""A single game played by action numbers, for environments of one game."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from gipf.envs.games import copied
from gipf.envs.interface import Interface
from gipf.envs.observation import Floats, action_to_text
from gipf.envs.picture import picture
from gipf.envs.setting import Odds
from gipf.errors import GipfError, IllegalMove
from gipf.kernel import layout as at
from gipf.kernel.batch import Batch
from gipf.position import Position
from gipf.text_board import PLAIN, Look, draw, plain
from gipf.variants import Variant

RENDER_MODES = ("human", "ansi", "svg", "rgb_array")


class SingleGame:
    """A game in play; ``moves`` are the numbers of all moves so far, results of side games among them.

    >>> game = SingleGame(Variant.parse("basic"))
    >>> game.play(game.legal()[0])
    >>> game.player, game.decisions, game.is_over
    (1, 1, False)
    """

    def __init__(
        self,
        variant: Variant,
        moves: tuple[int, ...] = (),
        *,
        start: Position | None = None,
        interface: Interface | None = None,
    ) -> None:
        self.variant = variant
        self.start = start
        self.interface: Interface = interface or Interface(variant)
        self.moves: list[int] = []
        self.decisions: int = 0
        self.games: Batch = Batch(variant, [start] if start else 1, threads=1)
        self._legal: list[int] | None = None
        for move in moves:
            self.play(move)

    # ------------------------------------------------------------------ looking

    @property
    def _meta(self) -> int:
        """The word of the state most is asked of: as a plain number, since arrays of one are slow."""
        return int(self.games.states[0, at.META])

    @property
    def _phase(self) -> int:
        return self._meta >> at.PHASE_SHIFT & at.PHASE_MASK

    @property
    def player(self) -> int:
        """Who decides: 0 White, 1 Black."""
        return self._meta & at.PLAYER_BIT

    @property
    def is_over(self) -> bool:
        """Whether the game has ended by the rules."""
        return self._phase == at.OVER

    @property
    def is_side_game(self) -> bool:
        """Whether the result of a side game is due, which is chance and nobody's decision."""
        return self._phase == at.SIDE_GAME

    @property
    def result(self) -> int:
        """The result for White: 1 won, -1 lost, 0 drawn or not over."""
        return int(self.games.result[0])

    @property
    def position(self) -> Position:
        """The position on the board; it does not know how often it came up before."""
        return self.games.position(0)

    def legal(self) -> list[int]:
        """List the legal actions in rising order."""
        if self._legal is None:
            self._legal = sorted(self.games.legal_moves(0).tolist())
        return self._legal

    def mask(self, player: int | None = None) -> npt.NDArray[np.int8]:
        """Mark the legal actions with 1; all when the game is over, none while the other decides."""
        mask: npt.NDArray[np.int8] = self.interface.mask(self.games)[0].view(np.int8)
        if player not in (None, self.player) and not self.is_over:
            mask[:] = 0
        return mask

    def observe(self, player: int | None = None) -> Floats:
        """Show the game to a player, or to the one who decides."""
        seen: Floats = self.interface.observe(self.games, player)[0]
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
        self.games.step([action])
        self.moves.append(action)
        self._legal = None

    def settle(self, random: np.random.Generator, odds: Odds) -> None:
        """Let chance decide a side game, if one is due."""
        if self.is_side_game:
            self.play(at.WON + odds.roll(random.random()))

    def __deepcopy__(self, memo: dict[int, Any]) -> "SingleGame":
        """Copy the parts that change during a game."""
        other = object.__new__(SingleGame)
        other.variant, other.decisions = self.variant, self.decisions
        other.start, other.interface = self.start, self.interface
        other.moves, other._legal = self.moves.copy(), self._legal
        other.games = copied(self.games)
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle a game as its variant and moves, which are replayed."""
        start = str(self.start) if self.start else None
        return _replayed, (str(self.variant), tuple(self.moves), start, self.interface)

    # ------------------------------------------------------------------ showing

    def render(self, mode: str | None) -> Any:
        """Draw the position as `draw_position` does; ``human`` prints it."""
        return draw_position(self.position, mode)


def draw_position(position: Position, mode: str | None) -> Any:
    """Draw a position: as text for ``ansi``, as a diagram for ``svg``, as an array of pixels for ``rgb_array``.

    >>> draw_position(Position.start("basic"), "rgb_array").shape
    (480, 480, 3)
    """
    if mode == "svg":
        return position.svg()
    if mode == "rgb_array":
        return picture(position)
    if mode not in ("ansi", "human"):
        return None
    text = f"{plain(draw(position, Look(signs=PLAIN)))}\n{position}"
    if mode == "ansi":
        return text
    print(text)
    return None


def read_render_mode(mode: str | None, modes: Sequence[str] = RENDER_MODES) -> str | None:
    """Check a way of drawing.

    >>> read_render_mode("png")
    Traceback (most recent call last):
    gipf.errors.GipfError: render_mode is one of human, ansi, svg, rgb_array, not 'png'
    """
    if mode not in (None, *modes):
        raise GipfError("no-choice", name="render_mode", names=modes, value=mode)
    return mode


def _replayed(
    variant: str, moves: tuple[int, ...], start: str | None, interface: Interface
) -> SingleGame:
    position = Position.parse(start) if start else None
    return SingleGame(Variant.parse(variant), moves, start=position, interface=interface)
