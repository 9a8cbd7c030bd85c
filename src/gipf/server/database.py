"""Where the games lie: in a file of this machine, or in a PostgreSQL that several servers share.

What differs between the two is here: how they are connected to, brought up to date, and what their errors mean.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, Protocol

from sqlalchemy import URL, event, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from gipf.errors import GipfError
from gipf.extras import need
from gipf.host.interfaces import StoreFailed
from gipf.server.settings import Settings
from gipf.server.upgrade import LOCK, address_of, upgrade, upgrade_server

SCHEMES = ("postgresql+psycopg", "postgresql", "postgres")
"""How the address of a database server may begin."""
CONNECT = 5
"""Seconds to wait for a database server."""
MOST_CONNECTIONS = 12


class Database(Protocol):
    """A database: its connections, and what it does in its own way."""

    engine: AsyncEngine
    is_shared: bool
    """Whether other servers may change what is in it."""

    async def upgrade(self) -> None:
        """Bring the tables up to date, or make them."""

    def reading(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """Give a connection to read: all of it is of one moment, whatever is written meanwhile."""

    def asking(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """Give a connection for one question, which needs no transaction to be of one moment."""

    def failed(self, error: Exception, *, writing: bool) -> StoreFailed:
        """Say what went wrong in a sentence."""

    async def now(self, connection: AsyncConnection) -> int | None:
        """Give its time in milliseconds since 1970, if all who share it go by that."""

    async def take_turns(self, connection: AsyncConnection) -> None:
        """Let no other server do the same until the transaction ends."""


class SqliteFile:
    """A file of one server, which needs nothing to be set up."""

    is_shared = False

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        address = address_of(settings.database, "sqlite+aiosqlite")
        self.engine: AsyncEngine = create_async_engine(
            address, pool_size=4, max_overflow=0, hide_parameters=True
        )
        event.listen(self.engine.sync_engine, "connect", _prepare)

    async def upgrade(self) -> None:
        """Migrate the file if it is old, and keep a copy from before."""
        await asyncio.to_thread(upgrade, self._settings.database, self._settings.backups)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Begin a transaction, which the driver does for writing alone."""
        async with self.engine.connect() as connection:
            await connection.exec_driver_sql("BEGIN")
            yield connection

    def asking(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """Give a connection; the driver begins a transaction for writing alone."""
        return self.engine.connect()

    def failed(self, error: Exception, *, writing: bool) -> StoreFailed:
        """Give what SQLite says, without the statement."""
        detail = str(error.orig if isinstance(error, DBAPIError) else error)
        return StoreFailed("not-saved" if writing else "not-read", detail=detail)

    async def now(self, connection: AsyncConnection) -> int | None:  # noqa: ARG002
        """Leave the time to this machine."""
        return None

    async def take_turns(self, connection: AsyncConnection) -> None:
        """Do nothing: there is no other server."""


class PostgresServer:
    """A PostgreSQL; its connections are looked at before they are used, so that it may be away for a while."""

    is_shared = True

    def __init__(self, address: URL) -> None:
        need("service")
        self._address = address
        self.engine: AsyncEngine = create_async_engine(
            address,
            pool_size=MOST_CONNECTIONS,
            max_overflow=0,
            pool_timeout=CONNECT,
            pool_pre_ping=True,
            hide_parameters=True,
            connect_args={"connect_timeout": CONNECT},
        )
        self._reading = self.engine.execution_options(isolation_level="REPEATABLE READ")
        self._asking = self.engine.execution_options(isolation_level="AUTOCOMMIT")

    async def upgrade(self) -> None:
        """Migrate the tables; of several servers that start at once one does."""
        await asyncio.to_thread(upgrade_server, self._address)

    def reading(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """Give a connection whose transaction sees what was stored when it began."""
        return self._reading.connect()

    def asking(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """Give a connection that begins no transaction, and so has none to end."""
        return self._asking.connect()

    def failed(self, error: Exception, *, writing: bool) -> StoreFailed:
        """Say that the server is away, or what it says is wrong: neither address nor statement."""
        if is_away(error):
            return StoreFailed("database-away")
        told = getattr(getattr(error, "orig", None), "diag", None)
        detail = getattr(told, "message_primary", None) or type(error).__name__
        return StoreFailed("not-saved" if writing else "not-read", detail=detail)

    async def now(self, connection: AsyncConnection) -> int | None:
        """Ask the server for its time."""
        moment = text("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")
        return int((await connection.execute(moment)).scalar_one())

    async def take_turns(self, connection: AsyncConnection) -> None:
        """Take the lock that migrations take, too."""
        await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})


def insert_unless_there(connection: AsyncConnection, table: Any) -> Any:
    """Insert rows; of several who insert the same at once one does, and nobody is refused."""
    kind = postgresql if connection.dialect.name == "postgresql" else sqlite
    return kind.insert(table).on_conflict_do_nothing()


def is_away(error: Exception) -> bool:
    """Whether a database server did not answer, or broke off."""
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    return isinstance(error, OperationalError | InterfaceError | PoolTimeout | OSError)


def database_of(settings: Settings) -> Database:
    """Give the database that the settings name."""
    if settings.database_address:
        return PostgresServer(server_address(settings.database_address))
    return SqliteFile(settings)


def server_address(written: str) -> URL:
    """Read the address of a database server; what is wrong with it is said without showing it.

    >>> server_address("postgresql://ann:secret@localhost/gipf").drivername
    'postgresql+psycopg'
    >>> server_address("mysql://ann:secret@localhost/gipf")
    Traceback (most recent call last):
    gipf.errors.GipfError: GIPF_DATABASE names no database that is known here; write \
postgresql+psycopg://USER:PASSWORD@HOST/NAME, or leave it out for a file in the data folder
    """
    wrong = GipfError("database-address", example="postgresql+psycopg://USER:PASSWORD@HOST/NAME")
    try:
        address = make_url(written)
    except (ArgumentError, ValueError):
        raise wrong from None
    if address.drivername not in SCHEMES:
        raise wrong
    return address.set(drivername=SCHEMES[0])


def _prepare(connection: Any, _entry: ConnectionPoolEntry) -> None:
    """Set up a connection: readers do not wait for the writer, and references are checked."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "foreign_keys=ON", "busy_timeout=10000", "synchronous=FULL"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
