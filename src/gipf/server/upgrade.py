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
from sqlalchemy import Engine, create_engine, inspect
from sqlalchemy.exc import DatabaseError

from gipf.errors import GipfError

KEPT = 10
"""So many copies are kept."""

_log = logging.getLogger("gipf.server")


def configuration() -> Config:
    """Tell Alembic where the migrations are."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def upgrade(database: Path, backups: Path, target: str = "head") -> Path | None:
    """Migrate the database, or make it; give the copy that was made of an old one."""
    database.parent.mkdir(parents=True, exist_ok=True)
    config = configuration()
    script = ScriptDirectory.from_config(config)
    engine = create_engine(f"sqlite:///{database}")
    try:
        revision, is_empty = _revision(engine, database)
        known = {step.revision for step in script.walk_revisions()}
        if revision is not None and revision not in known:
            raise GipfError(
                f"{database} was written by a newer gipf (its tables are at {revision}, "
                f"this one knows up to {script.get_current_head()}); install that one again"
            )
        if revision == (script.get_current_head() if target == "head" else target):
            return None
        copy = None if is_empty else back_up(database, backups, revision or "none")
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, target)
        _log.info("database migrated", extra={"old": revision, "copy": str(copy) if copy else None})
        return copy
    finally:
        engine.dispose()


def _revision(engine: Engine, database: Path) -> tuple[str | None, bool]:
    """Say which step the database is at, and whether it has no tables at all."""
    try:
        with engine.connect() as connection:
            revision = MigrationContext.configure(connection).get_current_revision()
            return revision, not inspect(connection).get_table_names()
    except DatabaseError as error:
        raise GipfError(
            f"{database} cannot be read as a database ({error.orig}); move it away, "
            f"or put a copy from the folder 'backups' in its place"
        ) from None


def back_up(database: Path, folder: Path, revision: str) -> Path:
    """Copy the database with SQLite's own backup, which also takes what is in its log."""
    folder.mkdir(parents=True, exist_ok=True)
    copy = folder / f"gipf-{revision}-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}.db"
    with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)
    for old in sorted(folder.glob("gipf-*.db"), key=lambda path: path.stat().st_mtime)[:-KEPT]:
        old.unlink()
    return copy
