"""Who takes part in a match: a player by name, a Python class of one's own, or another program.

``engine:seconds=0.1`` is one of `gipf.engine.players`, ``my_module.MyPlayer:seed=3`` a class that
can be imported, ``program:COMMAND LINE`` a program that speaks the engine's protocol. The last two
run what they name, so that they are for matches one starts oneself and not for a server. Each can be
given a name for the tables: ``before=program:COMMAND LINE``.
"""

import shlex
import shutil
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

from gipf.engine.players import PLAYERS, names, read_options, read_player
from gipf.errors import GipfError
from gipf.search.answer import Limits, Searcher

PROGRAM = "program"


@dataclass(frozen=True)
class Contestant:
    """One of those who play a match, under the name it has in its tables.

    ``limits`` are those it was given, or else those of the match.
    """

    text: str
    name: str
    limits: Limits

    @property
    def is_program(self) -> bool:
        """Whether it is a process of its own, which is kept from game to game."""
        return self.text.startswith(f"{PROGRAM}:")

    @property
    def network(self) -> Path | None:
        """The file of the network it asks, if it is a player that asks one."""
        is_player = self.text.partition(":")[0] in PLAYERS
        return read_player(self.text).network if is_player else None

    def make(self, *, seed: int = 0) -> Searcher:
        """Make the player; a program is started, and has to be closed."""
        return _read(self.text)[1](seed=seed)


def read_contestants(texts: Sequence[str], limits: Limits) -> tuple[Contestant, ...]:
    """Read who plays; of several with the same text all but the first get a number.

    >>> [one.name for one in read_contestants(["random", "random", "slow=random"], Limits(depth=1))]
    ['random', 'random (2)', 'slow']
    """
    contestants: list[Contestant] = []
    for number, text in enumerate(texts):
        label, what = _labelled(text)
        same = texts[:number].count(text)
        name = label or (f"{text} ({same + 1})" if same else text)
        if not name.isprintable():
            raise GipfError("player-unprintable", player=text)
        if name in (other.name for other in contestants):
            raise GipfError("players-alike", name=name)
        contestants.append(Contestant(what, name, _read(what)[0] or limits))
    return tuple(contestants)


def _labelled(text: str) -> tuple[str, str]:
    """Split off what a player is to be called, as in ``before=program:COMMAND LINE``."""
    label, equals, rest = text.partition("=")
    return (label, rest) if equals and label and ":" not in label else ("", text)


def close(searcher: Searcher) -> None:
    """End a player that is a program; the others just go."""
    if hasattr(searcher, "close"):
        with suppress(Exception):  # it may have failed before, and is not asked any more
            searcher.close()


def _read(text: str) -> tuple[Limits | None, Callable[..., Searcher]]:
    """Find out which limits a contestant names, and what makes it."""
    name, colon, written = text.partition(":")
    if name == PROGRAM:
        command = _command(text)
        if not shutil.which(command[0]):
            raise GipfError("no-program", program=command[0])
        return None, lambda seed: _start(command)  # noqa: ARG005
    if "." in name and name not in PLAYERS:
        factory = _import(name)
        limits, options = read_options(name, factory, written) if colon else (None, ())
        return limits, lambda seed: factory(**{"seed": seed, **dict(options)})
    try:
        spec = read_player(text)
    except GipfError:
        if name in PLAYERS:
            raise
        raise GipfError(
            "no-such-player", name=name, names=[*names(), "my_module.MyPlayer", "program:COMMAND"]
        ) from None
    return spec.limits, spec.make


def _command(text: str) -> list[str]:
    try:
        command = shlex.split(text.partition(":")[2])
    except ValueError as error:
        raise GipfError("no-command-line", text=text, detail=error) from None
    if not command:
        raise GipfError("program-unnamed")
    return command


def _start(command: list[str]) -> Searcher:
    engine: Searcher = import_module("gipf.engine.client").Engine(command)
    return engine


def _import(name: str) -> Callable[..., Searcher]:
    module, _, attribute = name.rpartition(".")
    try:
        factory = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise GipfError("player-not-imported", name=name, detail=error) from None
    if not callable(factory):
        raise GipfError("makes-no-player", name=name)
    made: Callable[..., Searcher] = factory
    return made
