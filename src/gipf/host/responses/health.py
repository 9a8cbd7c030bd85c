"""How the server is."""

from typing import Literal

from gipf.typed_dict import TypedDict


class EngineHealth(TypedDict):
    """How the engine is: its state, which kinds of variants it is ready for, and how often it died.

    ``lanes``: how many processes do the jobs of each lane for servers that share a database.
    """

    state: Literal["starting", "compiling", "ready", "restarting"]
    ready: list[str]
    restarts: int
    pid: int | None
    lanes: dict[str, int]


class DatabaseHealth(TypedDict):
    """How the database is; ``file`` is empty where a database server has the games."""

    state: Literal["ready", "failing"]
    games: int
    file: str


class BusHealth(TypedDict):
    """Whether servers that share their games hear of each other at once; one alone has no need to."""

    state: Literal["none", "ready", "failing"]


class Health(TypedDict):
    """How the server is."""

    name: str
    version: str
    instance: str
    engine: EngineHealth
    database: DatabaseHealth
    bus: BusHealth
    offline: bool
    """Whether its page can go on without it: Python and the engine for browsers are there to be kept."""
