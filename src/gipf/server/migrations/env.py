"""What Alembic runs for a migration; `gipf.server.upgrade` gives it the connection."""

from alembic import context

from gipf.server.models import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    render_as_batch=True,  # SQLite changes a table by copying it
    transactional_ddl=True,  # it can, if it is told when to begin
)
with context.begin_transaction():
    context.run_migrations()
