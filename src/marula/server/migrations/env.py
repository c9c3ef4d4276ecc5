"""How alembic reaches the store: by the connection that store.py hands it."""

from alembic import context

from marula.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
