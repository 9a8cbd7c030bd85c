"""An upgrade beside servers that go on: migrations expand what there is, and make nobody wait."""

import ast
import threading
from pathlib import Path
from typing import Any

import pytest
from alembic.script import ScriptDirectory

from gipf.server import upgrade
from gipf.server.database import server_address
from gipf.server.upgrade import configuration, upgrade_server
from tests.patience import PATIENCE
from tests.server.real_servers import Postgres

FIRST = "0017"
"""From this migration on, servers of the version before go on beside it."""
CONTRACTS: frozenset[str] = frozenset()
"""Migrations that take away what the version before had left unused."""
BREAKING = {
    "drop_column", "drop_table", "rename_table", "create_check_constraint", "create_unique_constraint",
    "create_foreign_key", "create_primary_key", "batch_alter_table",
}  # fmt: skip
STEPS = [
    step
    for step in ScriptDirectory.from_config(configuration()).walk_revisions()
    if step.revision >= FIRST and step.revision not in CONTRACTS
]


def given(call: ast.Call) -> dict[str, ast.expr]:
    return {word.arg: word.value for word in call.keywords if word.arg}


def what_breaks(call: ast.Call) -> str | None:
    """Say what a server that does not know of a change would stumble over."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else ""
    if name in BREAKING:
        return name
    if name == "alter_column" and given(call).keys() & {"new_column_name", "type_"}:
        return "a column that is called or kept otherwise"
    if name == "alter_column":
        value = given(call).get("nullable")
        if isinstance(value, ast.Constant) and value.value is False:
            return "a column that was empty and may not be"
    if name == "add_column":
        (column,) = [arg for arg in call.args if isinstance(arg, ast.Call)]
        is_empty = not isinstance(given(column).get("nullable"), ast.Constant)
        if not is_empty and "server_default" not in given(column):
            return "a column that may not be empty, without a default"
    return None


def test_migrations_leave_what_servers_before_them_know() -> None:
    for step in STEPS:
        written = Path(str(step.path)).read_text(encoding="utf-8")
        (forth,) = [
            node
            for node in ast.parse(written).body
            if isinstance(node, ast.FunctionDef) and node.name == "upgrade"
        ]
        calls = [node for node in ast.walk(forth) if isinstance(node, ast.Call)]
        broken = [why for call in calls if (why := what_breaks(call))]
        assert broken == [], step.path


def test_what_an_older_server_would_stumble_over_is_found() -> None:
    for written in (
        "op.drop_column('games', 'title')",
        "op.alter_column('games', 'title', new_column_name='name')",
        "op.alter_column('games', 'title', nullable=False)",
        "op.add_column('games', sa.Column('more', sa.Text(), nullable=False))",
    ):
        (call,) = [n for n in ast.walk(ast.parse(written)) if isinstance(n, ast.Call)][:1]
        assert what_breaks(call), written
    for written in (
        "op.add_column('games', sa.Column('more', sa.Text()))",
        "op.add_column('games', sa.Column('more', sa.Text(), nullable=False, server_default=''))",
        "op.create_table('more', sa.Column('id', sa.Text(), nullable=False))",
    ):
        (call,) = [n for n in ast.walk(ast.parse(written)) if isinstance(n, ast.Call)][:1]
        assert not what_breaks(call), written


def test_a_migration_makes_nobody_wait_who_plays(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(upgrade, "PAUSE", 0.0)
    tries, once = list[str](), upgrade._upgrade_server

    def counted(*given: Any) -> bool:
        tries.append("once more")
        return once(*given)

    monkeypatch.setattr(upgrade, "_upgrade_server", counted)
    name = postgres.new()
    address = server_address(postgres.address(name))
    upgrade_server(address, "0015")  # the next step changes the table of seats
    with postgres.connect(name) as reader, postgres.connect(name) as player:
        with reader.transaction():
            reader.execute("SELECT count(*) FROM seats")  # as a long backup does
            migrating = threading.Thread(target=lambda: upgrade_server(address))
            migrating.start()
            while len(tries) < 3:  # it has given way twice
                player.execute("SELECT count(*) FROM seats")
        migrating.join(PATIENCE)
        assert not migrating.is_alive()
        player.execute("SELECT seen FROM seats")
