"""What can be set in the engine, and the player that is made of it."""

import inspect
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any

from gipf.engine.players import PLAYERS, read_player
from gipf.engine.protocol import BadRequest, Number, show
from gipf.errors import GipfError
from gipf.search.answer import Searcher

DEFAULT_PLAYER = "engine"

RANGES = {
    "threads": Number(1, 256),
    "workers": Number(1, 256),
    "memory": Number(1, 2**16),
    "seed": Number(0, 2**31 - 1),
}


@dataclass(frozen=True)
class Options:
    """Everything that can be set.

    ``player`` may have options of its own, as in ``network:precision=fp32``; these come first.
    ``threads`` is how many a single search uses, ``workers`` how many searches run at once, and
    ``memory`` what the table of each worker may take, in MiB.

    >>> Options().changed({"threads": 0})
    Traceback (most recent call last):
    gipf.engine.protocol.BadRequest: threads is a whole number from 1 to 256, not 0
    """

    player: str = DEFAULT_PLAYER
    threads: int = 1
    workers: int = 1
    memory: int = 64
    seed: int = 0

    def changed(self, values: Mapping[str, Any]) -> "Options":
        """Give the options with some of them changed; where one is wrong, none is."""
        changes: dict[str, Any] = {}
        for name, value in values.items():
            if name == "player":
                changes[name] = _player(value)
            elif name in RANGES:
                changes[name] = RANGES[name].read(name, value)
            else:
                known = ", ".join(asdict(self))
                raise BadRequest(f"there is no option {show(name)}; there are: {known}")
        return replace(self, **changes)

    def described(self) -> dict[str, dict[str, Any]]:
        """Give the value and the possible values of each option."""
        options: dict[str, dict[str, Any]] = {
            "player": {"value": self.player, "choices": list(PLAYERS)}
        }
        for name, limits in RANGES.items():
            value = getattr(self, name)
            options[name] = {"value": value, "least": limits.least, "most": limits.most}
        return options

    @property
    def for_player(self) -> tuple[str, dict[str, int]]:
        """The options that make a player what it is."""
        return self.player, {"seed": self.seed, "threads": self.threads, "memory": self.memory}

    def make_player(self, worker: int) -> Searcher:
        """Make the player for one of the workers, with those of the options that it knows."""
        text, wanted = self.for_player
        spec = read_player(text)
        make = PLAYERS[spec.name]
        wanted["seed"] += worker
        known = inspect.signature(make).parameters
        taken = {name: value for name, value in wanted.items() if name in known}
        return make(**{**taken, **dict(spec.options)})


def _player(value: object) -> str:
    if not isinstance(value, str) or value.partition(":")[0] not in PLAYERS:
        raise BadRequest(f"there is no player {show(value)}; there are: {', '.join(PLAYERS)}")
    try:
        spec = read_player(value)
    except GipfError as error:
        raise BadRequest(str(error)) from None
    if spec.limits:
        raise BadRequest(f"{show(value)} names limits; they are given with each search")
    return value
