"""What Alembic runs for a migration; `gipf.server.upgrade` gives it the connection."""

from alembic import context

from gipf.server.models import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    render_as_batch=True,  # SQLite changes a table by copying it
)
with context.begin_transaction():
    context.run_migrations()
