"""Bring the database up to date when the server starts; of a file a copy is kept from before a migration."""

import logging
import sqlite3
import time
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.exc import DatabaseError, DBAPIError, OperationalError
from sqlalchemy.pool import NullPool

from gipf.errors import GipfError
from gipf.folders import make_private_file, make_private_folder

KEPT = 10
"""Copies that are kept."""
PATIENCE, PAUSE, TRIES = 3, 2.0, 60
"""Seconds for which a migration waits for a table, those of the pause after that, and how often it is tried."""
LOCKED = "55P03"
"""What PostgreSQL says of a lock that was not to be had in time."""
LOCK = 0x67697066
"""The number under which servers that share a database take turns with its tables."""

_log = logging.getLogger("gipf.server")


def configuration() -> Config:
    """Tell Alembic where the migrations are."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def address_of(database: Path, driver: str = "sqlite") -> URL:
    """Give the address of a database file, whatever characters its name has."""
    return URL.create(driver, database=str(database.absolute()))


def upgrade(database: Path, backups: Path, target: str = "head") -> Path | None:
    """Migrate the database, or make it; give the copy that was made of an old one.

    All steps are one transaction: where one of them fails, the database stays as it was.
    """
    engine = create_engine(address_of(database))
    event.listen(engine, "connect", _leave_transactions_alone)
    event.listen(engine, "begin", _begin)
    try:
        make_private_file(database)
        with engine.connect() as connection:
            revision, is_old = _looked_at(connection, str(database), target)
        if not is_old:
            return None
        copy = back_up(database, backups, revision) if revision else None
        with engine.begin() as connection:
            _migrate(connection, target)
        _log.info("database migrated", extra={"old": revision, "copy": str(copy) if copy else None})
        return copy
    except DatabaseError as error:
        _log.info("the database cannot be used", exc_info=True)
        raise GipfError("database-unusable", database=database, detail=error.orig) from None
    finally:
        engine.dispose()


def upgrade_server(address: URL, target: str = "head") -> bool:
    """Migrate the tables of a database server, or make them; say whether there was something to do.

    All steps are one transaction. Of servers that start at once one takes them, and the others wait for it.
    Servers that run play on meanwhile: where somebody holds a table for long, as a backup does, nobody is made
    to wait behind the migration, which is tried again.
    """
    name = f"{address.host or 'this machine'}/{address.database or ''}"
    try:
        engine = create_engine(
            address, poolclass=NullPool, hide_parameters=True, connect_args={"connect_timeout": 5}
        )
        for attempt in range(1, TRIES + 1):
            try:
                return _upgrade_server(engine, name, target)
            except OperationalError as error:
                if getattr(error.orig, "sqlstate", None) != LOCKED or attempt == TRIES:
                    raise
                _log.info("the tables are in use", extra={"attempt": attempt})
                time.sleep(PAUSE)
        raise AssertionError("the last attempt gives or raises something")
    except DBAPIError as error:
        _log.info("the database cannot be used", exc_info=True)
        detail = str(error.orig).strip().partition("\n")[0]
        raise GipfError("database-unreachable", database=name, detail=detail) from None


def _upgrade_server(engine: Engine, name: str, target: str) -> bool:
    with engine.begin() as connection:
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        revision, is_old = _looked_at(connection, name, target)
        if is_old:
            connection.execute(text(f"SET LOCAL lock_timeout = '{PATIENCE}s'"))
            _migrate(connection, target)
            _log.info("database migrated", extra={"old": revision})
    return is_old


def _looked_at(connection: Connection, name: str, target: str) -> tuple[str | None, bool]:
    """Give the step the tables are at, and whether there are steps to take; what cannot be read is refused."""
    script = ScriptDirectory.from_config(configuration())
    revision = MigrationContext.configure(connection).get_current_revision()
    known = {step.revision for step in script.walk_revisions()}
    head = script.get_current_head()
    if revision is not None and revision not in known:
        raise GipfError("newer-database", database=name, revision=revision, known=head)
    if revision is None and inspect(connection).get_table_names():
        if connection.dialect.name == "sqlite":
            raise GipfError("database-without-version", database=name)
        raise GipfError("database-foreign", database=name)
    return revision, revision != (head if target == "head" else target)


def _migrate(connection: Connection, target: str) -> None:
    config = configuration()
    config.attributes["connection"] = connection
    command.upgrade(config, target)


def _leave_transactions_alone(connection: sqlite3.Connection, _entry: object) -> None:
    connection.isolation_level = None  # else the driver would not take tables into a transaction


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def back_up(database: Path, folder: Path, revision: str) -> Path:
    """Copy the database with SQLite's own backup, which also takes what is in its log."""
    make_private_folder(folder)
    copy = folder / f"gipf-{revision}-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}.db"
    make_private_file(copy)
    with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)
    for old in sorted(folder.glob("gipf-*.db"), key=lambda path: path.stat().st_mtime)[:-KEPT]:
        old.unlink()
    return copy
