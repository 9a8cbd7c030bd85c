"""Bring the database up to date when the server starts; a copy is kept from before a migration."""

import logging
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect
from sqlalchemy.exc import DatabaseError

from gipf.errors import GipfError
from gipf.folders import make_private_file, make_private_folder

KEPT = 10
"""So many copies are kept."""

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
    config = configuration()
    script = ScriptDirectory.from_config(config)
    engine = create_engine(address_of(database))
    event.listen(engine, "connect", _leave_transactions_alone)
    event.listen(engine, "begin", _begin)
    try:
        make_private_file(database)
        revision, is_empty = _revision(engine)
        known = {step.revision for step in script.walk_revisions()}
        if revision is not None and revision not in known:
            raise GipfError(
                "newer-database",
                database=database,
                revision=revision,
                known=script.get_current_head(),
            )
        if revision == (script.get_current_head() if target == "head" else target):
            return None
        if revision is None and not is_empty:
            raise GipfError("database-without-version", database=database)
        copy = None if is_empty else back_up(database, backups, revision or "")
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, target)
        _log.info("database migrated", extra={"old": revision, "copy": str(copy) if copy else None})
        return copy
    except DatabaseError as error:
        _log.info("the database cannot be used", exc_info=True)
        raise GipfError("database-unusable", database=database, detail=error.orig) from None
    finally:
        engine.dispose()


def _revision(engine: Engine) -> tuple[str | None, bool]:
    """Say which step the database is at, and whether it has no tables at all."""
    with engine.connect() as connection:
        revision = MigrationContext.configure(connection).get_current_revision()
        return revision, not inspect(connection).get_table_names()


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
