"""The GIPF family of board games: rules, notation, game files and diagrams.

>>> import gipf
>>> position = gipf.Position.start("tournament").play("Ge2").play("Gb5")
>>> print(position)
tournament 3g/5/6/G6/6/5/4 w m B16/B16 gg - 2
"""

from typing import TYPE_CHECKING, Any

from gipf.errors import (
    BrokenFile,
    EngineDied,
    EngineError,
    EngineTimeout,
    GipfError,
    IllegalMove,
    NotationError,
    WrongType,
)
from gipf.position import Position
from gipf.record import Book, BookTurn, Game, Node, Visitor, read_headers, write_games
from gipf.rules import Row, Threat, perft
from gipf.state import Kind, Move, MoveKind, Outcome, Phase, Pile, Reason, Reserve, Unit
from gipf.variants import Player, Variant

if TYPE_CHECKING:
    from gipf import samples as samples
    from gipf.engine.async_client import AsyncEngine
    from gipf.engine.client import Engine
    from gipf.search.answer import Limits

    __version__: str

__all__ = [
    "AsyncEngine",
    "Book",
    "BookTurn",
    "BrokenFile",
    "Engine",
    "EngineDied",
    "EngineError",
    "EngineTimeout",
    "Game",
    "GipfError",
    "IllegalMove",
    "Kind",
    "Limits",
    "Move",
    "MoveKind",
    "Node",
    "NotationError",
    "Outcome",
    "Phase",
    "Pile",
    "Player",
    "Position",
    "Reason",
    "Reserve",
    "Row",
    "Threat",
    "Unit",
    "Variant",
    "Visitor",
    "WrongType",
    "__version__",
    "perft",
    "read_headers",
    "write_games",
]

_LATER = {
    "AsyncEngine": "gipf.engine.async_client",
    "Engine": "gipf.engine.client",
    "Limits": "gipf.search.answer",
}
"""What is imported when it is used, since it needs numpy."""
_MODULES = ("samples",)
"""What the docs ask by ``gipf.samples`` without importing it."""


def __dir__() -> list[str]:
    """List the public names."""
    return __all__


def __getattr__(name: str) -> Any:
    """Import what was left for later."""
    if name == "__version__":
        from importlib.metadata import version

        return version("gipf")
    if name not in _LATER and name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    if name in _MODULES:
        return import_module(f"gipf.{name}")
    return getattr(import_module(_LATER[name]), name)
