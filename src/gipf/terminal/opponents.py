"""Who sits opposite a person: another person, a mover that plays at random, or a player of the engine.

A game file knows them by their names: ``Random mover``, ``gipf level-3``, ``gipf engine:seconds=2``; any
other name is a person's. The engine is loaded when somebody plays against it, not before.
"""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Protocol

from gipf.errors import GipfError
from gipf.position import Position
from gipf.state import Move

if TYPE_CHECKING:
    from gipf.search.answer import Answer, Limits, Line, Searcher, Stop

HUMAN, RANDOM = "human", "random"
RANDOM_MOVER = "Random mover"
SIGN = "gipf "
"""What a name in a game file begins with where it is followed by a player of the engine."""

SECONDS = 1.0
"""How long a player thinks about a decision that has no limits of its own."""


class Opponent(Protocol):
    """Whoever decides without being asked at the keyboard."""

    is_random: bool

    def choose(self, position: Position) -> Move:
        """Decide."""


def check_opponent(text: str) -> None:
    """Refuse what nobody can play against.

    >>> check_opponent("bob")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    gipf.errors.GipfError: there is no player 'bob'; there are: engine, ... level-1 … level-10, human
    """
    if text in (HUMAN, RANDOM):
        return
    from gipf.engine.players import PLAYERS, names

    try:
        Computer(text)
    except GipfError:
        if text.partition(":")[0] in PLAYERS:
            raise
        raise GipfError("no-such-player", name=text, names=[*names(), HUMAN]) from None


def name_in_file(text: str) -> str:
    """Give the name by which a game file knows an opponent.

    >>> name_in_file("level-3"), name_in_file("random")
    ('gipf level-3', 'Random mover')
    """
    return RANDOM_MOVER if text == RANDOM else f"{SIGN}{text}"


def find_opponent(name: str, chance: random.Random, language: str = "") -> Opponent | None:
    """Give whom a game file knows by a name; persons are nobody the computer plays for.

    >>> find_opponent("Ann", random.Random())
    >>> find_opponent("gipf fan", random.Random())  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    gipf.errors.GipfError: there is no player 'fan'; there are: ...
    """
    if name == RANDOM_MOVER:
        return RandomMover(chance)
    if name.startswith(SIGN):
        return Computer(name.removeprefix(SIGN), seed=chance.getrandbits(31), language=language)
    return None


class RandomMover:
    """Plays any legal move, and needs no engine for it."""

    is_random = True

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance

    def choose(self, position: Position) -> Move:
        """Draw a lot."""
        return self._chance.choice(position.legal_moves())


class Computer:
    """A player of the engine, by its text as `gipf.engine.players` reads it.

    >>> position = Position.start("basic")
    >>> Computer("level-1").choose(position) in position.legal_moves()
    True
    """

    text: str
    language: str

    def __init__(self, text: str, *, seed: int = 0, language: str = "") -> None:
        from gipf.engine.players import read_player

        spec = read_player(text)
        self.text, self.language = text, language
        with _explained(text):
            self._player = spec.make(seed=seed)
        self.is_random: bool = spec.name == RANDOM
        self._purposes = _purposes_of(self._player)
        self._limits = spec.limits or _usual_limits(self._player)

    def choose(self, position: Position) -> Move:
        """Search, unless there is nothing to choose."""
        moves = position.legal_moves()
        return moves[0] if len(moves) == 1 else self.look(position).moves[0]

    def look(self, position: Position) -> "Line":
        """Give the best line; Ctrl-C ends the search at once."""
        from gipf.terminal.interrupt import beside, compile_apart, stop_on_interrupt

        for purpose in self._purposes:
            compile_apart(position.variant, purpose, self.language)
        with stop_on_interrupt() as stop:
            answer = beside(lambda: self._search(position, stop))
        if stop.is_set:
            raise KeyboardInterrupt
        return answer.lines[0]

    def _search(self, position: Position, stop: "Stop") -> "Answer":
        from gipf.search.searcher import make_ready

        with _explained(self.text):
            for purpose in self._purposes:
                make_ready(position.variant, purpose)
            return self._player.search(position, self._limits, stop=stop)


def _purposes_of(player: "Searcher") -> tuple[str, ...]:
    """Say what has to be compiled for a player; a level is alpha-beta."""
    from gipf.search.iterative_deepening import SEARCHING
    from gipf.search.searcher import CompiledSearcher

    return player.purposes if isinstance(player, CompiledSearcher) else (SEARCHING,)


def _usual_limits(player: "Searcher") -> "Limits":
    """Give the limits of a player for which none were named; all levels but the last have their own."""
    from gipf.engine.levels import Level
    from gipf.search.answer import Limits

    has_its_own = isinstance(player, Level) and player.sight is not None
    return Limits() if has_its_own else Limits(seconds=SECONDS)


@contextmanager
def _explained(text: str) -> Iterator[None]:
    """Say in a sentence why a player cannot play."""
    try:
        yield
    except GipfError:
        raise
    except OSError as error:
        raise GipfError("not-compiled", detail=error) from None
    except (ValueError, MemoryError) as error:
        raise GipfError("cannot-play", player=text, detail=error) from None
