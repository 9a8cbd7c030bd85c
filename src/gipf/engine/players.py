"""Players by name: the engine, its levels, and the baselines.

A player is written as its name, with what is to be different about it behind a colon:
``engine``, ``engine:seconds=0.1``, ``engine:threads=2,nodes=5000``. ``seconds``, ``nodes`` and
``depth`` limit its searches; everything else is a keyword of what makes the player.
"""

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, get_args

from gipf.engine.levels import MOST, Level
from gipf.errors import GipfError
from gipf.net.player import NetworkSearch, chosen
from gipf.search.answer import Limits, Searcher
from gipf.search.baselines import Greedy, Mcts, Minimax, Random
from gipf.search.iterative_deepening import AlphaBeta
from gipf.search.mcts import TreeSearch

PLAYERS: dict[str, Callable[..., Searcher]] = {
    "engine": AlphaBeta,
    "random": Random,
    "greedy": Greedy,
    "mcts": Mcts,
    "minimax-6": Minimax,
    "tree": TreeSearch,
    "network": NetworkSearch,
    **{f"level-{level}": partial(Level, level) for level in range(1, MOST + 1)},
}
"""What makes a player, by its name; all of them take a ``seed``."""

LIMITS: dict[str, type] = {"seconds": float, "nodes": int, "depth": int}
Kind = type[bool] | type[int] | type[float] | type[str]
TYPES: tuple[Kind, ...] = (bool, int, float, str)


@dataclass(frozen=True)
class PlayerSpec:
    """A player as it is named in a command: who, within which limits, with which options.

    ``limits`` are ``None`` where none were named: those of the match, or of the person, count then.

    >>> read_player("random:seconds=0.1,seed=3")
    PlayerSpec(name='random', limits=Limits(seconds=0.1, nodes=None, depth=None), options=(('seed', 3),))
    """

    name: str
    limits: Limits | None = None
    options: tuple[tuple[str, object], ...] = ()

    def make(self, *, seed: int = 0) -> Searcher:
        """Make the player; a seed among its options comes first."""
        return PLAYERS[self.name](**{"seed": seed, **dict(self.options)})

    @property
    def network(self) -> Path | None:
        """The file of the network it asks, if it asks one.

        >>> read_player("network:nodes=16,file=mine.onnx").network.name
        'mine.onnx'
        >>> read_player("engine").network
        """
        if PLAYERS[self.name] is not NetworkSearch:
            return None
        options = {name: str(value) for name, value in self.options}
        return chosen(options.get("file"), options.get("precision"))


def read_player(text: str) -> PlayerSpec:
    """Read a player from its text.

    >>> read_player("random:colour=red")
    Traceback (most recent call last):
    gipf.errors.GipfError: 'random' has no option 'colour'; there are: seconds, nodes, depth, seed
    """
    name, colon, written = text.partition(":")
    if name not in PLAYERS:
        raise GipfError("no-such-player", name=name, names=names())
    limits, options = read_options(name, PLAYERS[name], written) if colon else (None, ())
    return PlayerSpec(name, limits, options)


def names() -> list[str]:
    """List the players there are, for people: levels by the first and the last."""
    others = [name for name in PLAYERS if not name.startswith("level-")]
    return [*others, f"level-1 … level-{MOST}"]


def make_player(text: str, *, seed: int = 0) -> Searcher:
    """Make a player from its text.

    >>> make_player("deep-thought")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    gipf.errors.GipfError: there is no player 'deep-thought'; there are: engine, random, ...
    """
    spec = read_player(text)
    if spec.limits:
        raise GipfError("player-with-limits", player=text)
    return spec.make(seed=seed)


# ---------------------------------------------------------------------- options


def read_options(
    name: str, factory: Callable[..., Searcher], written: str
) -> tuple[Limits | None, tuple[tuple[str, object], ...]]:
    """Read ``key=value,key=value``: the limits, and what the factory takes, in its types."""
    keywords = _keywords(factory)
    values: dict[str, object] = {}
    for option in written.split(","):
        key, equals, value = option.partition("=")
        if not equals:
            raise GipfError("options-form", name=name, text=written)
        if key not in LIMITS and keywords is not None and key not in keywords:
            raise GipfError("no-such-option", name=name, option=key, names=[*LIMITS, *keywords])
        if key in values:
            raise GipfError("option-given-twice", option=key, name=name)
        annotation = LIMITS.get(key, (keywords or {}).get(key))
        values[key] = _read_value(value, annotation, key, name)
    named = {key: values.pop(key) for key in LIMITS if key in values}
    return Limits(**named) if named else None, tuple(values.items())  # type: ignore[arg-type]


def _keywords(factory: Callable[..., Searcher]) -> Mapping[str, Any] | None:
    """Give what can be said in words to a factory, and of which type; ``None`` if it takes anything."""
    parameters = inspect.signature(factory, eval_str=True).parameters.values()
    if any(parameter.kind is parameter.VAR_KEYWORD for parameter in parameters):
        return None
    taken = (inspect.Parameter.KEYWORD_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
    return {
        one.name: one.annotation
        for one in parameters
        if one.kind in taken and (one.annotation is one.empty or _types(one.annotation))
    }


def _types(annotation: object) -> list[Kind]:
    """Give those of the simple types a value may have."""
    return [kind for kind in TYPES if kind in (annotation, *get_args(annotation))]


def _read_value(text: str, annotation: object, option: str, name: str) -> object:
    """Read a value of the annotated type, or guess the type where none is."""
    wanted = _types(annotation)
    for kind in wanted or TYPES:
        try:
            return _as_bool(text) if kind is bool else kind(text)
        except ValueError:
            continue
    kinds = [kind.__name__ for kind in wanted]
    raise GipfError("option-value", option=option, name=name, kinds=kinds, text=text)


def _as_bool(text: str) -> bool:
    if text not in ("yes", "no", "true", "false"):
        raise ValueError(text)
    return text in ("yes", "true")
