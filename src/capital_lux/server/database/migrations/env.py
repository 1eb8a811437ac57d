"""What Alembic runs to bring a database up to date; the connection comes from the store."""

from __future__ import annotations

from alembic import context

# The name under which Alembic runs this file: merely imported, it does nothing.
if __name__ == "env_py":
    context.configure(connection=context.config.attributes["connection"], render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()
