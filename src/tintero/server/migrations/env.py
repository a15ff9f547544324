"""How alembic reaches the database: through the connection that `migrating` hands it."""

from alembic import context

from tintero.server.models import Base

context.configure(
    connection=context.config.attributes["connection"], target_metadata=Base.metadata, render_as_batch=True,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
