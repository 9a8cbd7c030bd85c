"""Opponents that are part of an environment: chance, a player of ours, or a function of yours.

>>> opponent = read_opponent("level-1")
>>> games = Batch("basic", 2, threads=1)
>>> generator = np.random.default_rng(1)
>>> opponent.begin(generator)
>>> moves = opponent.choose(games, np.array([0, 1]), Interface(games.variant), generator)
>>> games.step(moves)
>>> games.player.tolist()
[1, 1]
"""

import inspect
from collections.abc import Callable
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from gipf.engine.levels import LEVELS
from gipf.engine.players import PlayerSpec, read_player
from gipf.envs.interface import Interface
from gipf.envs.observation import Floats, Ints, text_to_action
from gipf.errors import GipfError, IllegalMove
from gipf.kernel.batch import Batch
from gipf.position import Position
from gipf.search.answer import Limits, Searcher
from gipf.state import Move

Mask = NDArray[np.int8]
Opponent = (
    str
    | Callable[[Position], Move | str]
    | Callable[[Mask, Floats, np.random.Generator], int | np.integer[Any]]
    | Callable[[Mask, Floats, np.random.Generator], NDArray[Any]]
)
"""A player's name, as ``"random"`` or ``"level-3"``; or what picks a move for a position; or an action by
mask, observation and generator, which environments of many games call with a line for each game."""
NODES = 1000
"""Nodes a player looks at whose name says nothing of limits and who has none, such as ``"engine"``."""


class Chooser(Protocol):
    """Picks moves in some games of a batch."""

    def begin(self, random: np.random.Generator) -> None:
        """Begin anew, with chance of its own drawn from the generator."""

    def choose(
        self, games: Batch, which: Ints, interface: Interface, random: np.random.Generator
    ) -> Ints:
        """Give a legal action of the common space for each of these games."""


def read_opponent(opponent: Opponent, *, one_game: bool = False) -> Chooser:
    """Turn an opponent, whichever way it is given, into one that picks actions.

    >>> read_opponent("deep-thought")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    gipf.errors.GipfError: there is no player 'deep-thought'; there are: engine, random, ...
    """
    if opponent == "random":
        return _Chance()
    if isinstance(opponent, str):
        return _Player(read_player(opponent))
    if not callable(opponent):
        raise GipfError("opponent-form")
    match _number_of_arguments(opponent):
        case 1:
            return _ByPosition(opponent)
        case 3:
            return _ByMask(opponent, one_game)
    raise GipfError("opponent-form")


class _Chance:
    """Any legal move, each as likely as the others."""

    def begin(self, random: np.random.Generator) -> None:
        """Nothing is kept."""

    def choose(
        self, games: Batch, which: Ints, _interface: Interface, random: np.random.Generator
    ) -> Ints:
        seed = int(random.integers(2**31))
        return games.random_moves(seed)[which]


class _ByPosition:
    """A function that picks a move for a position."""

    def __init__(self, function: Any) -> None:
        self.function = function

    def begin(self, random: np.random.Generator) -> None:
        """Nothing is kept."""

    def choose(
        self, games: Batch, which: Ints, _interface: Interface, _random: np.random.Generator
    ) -> Ints:
        positions = [games.position(int(i)) for i in which]
        return np.array([text_to_action(p, self.function(p)) for p in positions], np.int64)


class _ByMask:
    """A function that picks actions by masks, observations and a generator, one or a line of them."""

    def __init__(self, function: Any, one_game: bool) -> None:
        self.function, self.one_game = function, one_game

    def begin(self, random: np.random.Generator) -> None:
        """Nothing is kept."""

    def choose(
        self, games: Batch, which: Ints, interface: Interface, random: np.random.Generator
    ) -> Ints:
        masks = interface.mask(games)[which].view(np.int8)
        seen = interface.observe(games)[which]
        if self.one_game:
            chosen = np.array([interface.common_action(self.function(masks[0], seen[0], random))])
        else:
            chosen = interface.common_actions(self.function(masks, seen, random), len(which))
        moves = np.full(len(games), -1, np.int64)
        moves[which] = chosen
        wrong = np.flatnonzero(~interface.are_legal(games, moves)[which])
        if len(wrong):
            i = int(which[wrong[0]])
            action = int(chosen[wrong[0]])
            raise IllegalMove("illegal-action", action=action, position=games.position(i))
        return chosen


class _Player:
    """A player of ours, by its name."""

    def __init__(self, spec: PlayerSpec) -> None:
        self.spec = spec
        has_own = any(spec.name == f"level-{level}" for level in LEVELS)
        self.limits = spec.limits or (Limits() if has_own else Limits(nodes=NODES))
        self._searcher: Searcher | None = None

    def begin(self, random: np.random.Generator) -> None:
        """Draw the seed of the player."""
        self._searcher = self.spec.make(seed=int(random.integers(2**31)))

    def choose(
        self, games: Batch, which: Ints, _interface: Interface, random: np.random.Generator
    ) -> Ints:
        if self._searcher is None:
            self.begin(random)
        assert self._searcher is not None
        chosen = []
        for i in which:
            position = games.position(int(i))
            answer = self._searcher.search(position, self.limits)
            chosen.append(text_to_action(position, answer.move))
        return np.array(chosen, np.int64)

    def __getstate__(self) -> dict[str, Any]:
        """Copies and pickles begin anew: what a search remembers stays with it."""
        return self.__dict__ | {"_searcher": None}


def _number_of_arguments(function: Callable[..., Any]) -> int:
    try:
        parameters = inspect.signature(function).parameters.values()
    except ValueError:
        return 1
    return sum(
        parameter.default is parameter.empty
        and parameter.kind in (parameter.POSITIONAL_ONLY, parameter.POSITIONAL_OR_KEYWORD)
        for parameter in parameters
    )
