"""Who is asked, and how: the options of a request, and the player that is made of them."""

import inspect
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from gipf.engine.players import PLAYERS, names, read_player
from gipf.engine.requests import BadRequest, Number, show
from gipf.errors import GipfError
from gipf.search.answer import Searcher

DEFAULT_PLAYER = "engine"
RANGES = {"seed": Number(0, 2**31 - 1), "threads": Number(1, 256), "memory": Number(1, 2**16)}
WORKERS = Number(1, 256)
"""How many searches run at once: the one option of the process, for ``set``."""


@dataclass(frozen=True)
class Options:
    """The options of a search.

    ``player`` may have options of its own, as in ``network:precision=fp32``; these come first. A
    ``seed`` makes a player that rolls dice do the same again. ``threads`` is how many the search
    uses, and ``memory`` what the player's table may take, in MiB.

    >>> Options.read({"threads": 0})
    Traceback (most recent call last):
    gipf.engine.requests.BadRequest: threads is a whole number from 1 to 256, not 0
    """

    player: str = DEFAULT_PLAYER
    seed: int | None = None
    threads: int = 1
    memory: int = 64

    @classmethod
    def read(cls, values: Mapping[str, Any]) -> "Options":
        """Read options; those that are left out are as usual."""
        read: dict[str, Any] = {
            name: _player(value) if name == "player" else RANGES[name].read(name, value)
            for name, value in values.items()
        }
        return cls(**read)

    def make_player(self, worker: int = 0) -> Searcher:
        """Make the player for one of the workers, with those of the options that it knows."""
        spec = read_player(self.player)
        make = PLAYERS[spec.name]
        seed = worker if self.seed is None else self.seed
        wanted = {"seed": seed, "threads": self.threads, "memory": self.memory}
        known = inspect.signature(make).parameters
        taken = {name: value for name, value in wanted.items() if name in known}
        return make(**{**taken, **dict(spec.options)})


def read_workers(values: Mapping[str, Any], workers: int) -> int:
    """Read what is to be set in the process.

    >>> read_workers({"threads": 2}, 1)
    Traceback (most recent call last):
    gipf.engine.requests.BadRequest: there is no option 'threads' of the process; there are: workers
    """
    for name in values:
        if name != "workers":
            raise BadRequest("no-process-option", name=show(name))
    return int(WORKERS.read("workers", values.get("workers", workers)))


def described(workers: int) -> dict[str, dict[str, Any]]:
    """Say what can be set in the process, and what belongs to a request."""
    player = {"default": DEFAULT_PLAYER, "choices": list(PLAYERS)}
    usual = Options()
    return {
        "options": {"workers": {"value": workers, **_bounds(WORKERS)}},
        "request_options": {
            "player": player,
            **{
                name: {"default": getattr(usual, name), **_bounds(bounds)}
                for name, bounds in RANGES.items()
            },
        },
    }


def _bounds(number: Number) -> dict[str, int]:
    return {"least": number.least, "most": number.most}


def _player(value: object) -> str:
    if not isinstance(value, str) or value.partition(":")[0] not in PLAYERS:
        raise BadRequest("no-such-player", name=str(value), names=names())
    try:
        spec = read_player(value)
    except GipfError as error:
        raise BadRequest.from_message(error.message) from None
    if spec.limits:
        raise BadRequest("player-with-limits", player=value)
    return value
