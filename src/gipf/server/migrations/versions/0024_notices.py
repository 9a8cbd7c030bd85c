"""Notices of all kinds, who reads them and at which devices; the service's own keys."""

import sqlalchemy as sa
from alembic import op

from gipf.server.models import Letters

revision = "0024"
down_revision = "0023"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables. Short times were noted in a table of their own, which a later version takes away."""
    op.create_table(
        "inbox",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("holder", Letters(32), nullable=False),
        sa.Column("kind", Letters(16), nullable=False),
        sa.Column("subject", Letters(80), nullable=False),
        sa.Column("link", Letters(100), nullable=False),
        sa.Column("game_id", Letters(32)),
        sa.Column("other", Letters(32)),
        sa.Column("name", Letters(), nullable=False),
        sa.Column("about", Letters(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger()),
        sa.Column("mail_due", sa.BigInteger()),
        sa.Column("mailed", sa.BigInteger()),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name="fk_inbox_game_id", ondelete="CASCADE"
        ),
        sa.UniqueConstraint("holder", "kind", "subject", name="uq_inbox_holder"),
        sa.PrimaryKeyConstraint("id", name="pk_inbox"),
    )
    for name in ("game_id", "other", "at", "mail_due"):
        op.create_index(f"ix_inbox_{name}", "inbox", [name])
    op.create_index("ix_inbox_holder", "inbox", ["holder", "id"])
    op.create_table(
        "notice_readers",
        sa.Column("holder", Letters(32), nullable=False),
        sa.Column("language", Letters(8), nullable=False, server_default="en"),
        sa.Column("choices", Letters(), nullable=False, server_default="{}"),
        sa.Column("taken", sa.BigInteger(), nullable=False, server_default="0"),
        sa.Column("tries", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("digested", sa.BigInteger(), nullable=False, server_default="0"),
        sa.PrimaryKeyConstraint("holder", name="pk_notice_readers"),
    )
    op.create_table(
        "devices",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("holder", Letters(32), nullable=False),
        sa.Column("session", Letters(64)),
        sa.Column("endpoint", Letters(1000), nullable=False),
        sa.Column("p256dh", Letters(100), nullable=False),
        sa.Column("auth", Letters(40), nullable=False),
        sa.Column("agent", Letters(200), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["session"], ["sessions.token"], name="fk_devices_session", ondelete="CASCADE"
        ),
        sa.UniqueConstraint("endpoint", name="uq_devices_endpoint"),
        sa.PrimaryKeyConstraint("id", name="pk_devices"),
    )
    for name in ("holder", "session"):
        op.create_index(f"ix_devices_{name}", "devices", [name])
    op.create_table(
        "pushes",
        sa.Column("notice_id", sa.Integer(), nullable=False),
        sa.Column("device_id", sa.Integer(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False, server_default="0"),
        sa.ForeignKeyConstraint(
            ["notice_id"], ["inbox.id"], name="fk_pushes_notice_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["device_id"], ["devices.id"], name="fk_pushes_device_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("notice_id", "device_id", name="pk_pushes"),
    )
    for name in ("device_id", "due"):
        op.create_index(f"ix_pushes_{name}", "pushes", [name])
    op.create_table(
        "keys",
        sa.Column("name", Letters(16), nullable=False),
        sa.Column("value", Letters(1000), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_keys"),
    )
