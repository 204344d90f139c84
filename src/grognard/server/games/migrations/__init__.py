"""Brings the tables of a database to what they are today, by Alembic.

A change of the tables is a module in ``versions`` (``revision`` one more than the last one's,
``down_revision`` the last one's) and raises ``TODAY``.
"""

from pathlib import Path

import sqlalchemy as sql
from sqlalchemy.engine import Connection

LOCK = 0x67726F67
"""What a process has to itself while it changes the tables."""
TODAY = "1"
"""The last of the versions; a database that is at it is opened without loading Alembic."""


def migrate(connection: Connection) -> None:
    """Do whatever was changed since the database was last opened; a new one gets all tables."""
    if version(connection) == TODAY:
        return
    _lock(connection)
    if version(connection) == TODAY:
        return
    from alembic.config import Config
    from alembic.runtime.environment import EnvironmentContext
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    scripts = ScriptDirectory.from_config(config)
    with EnvironmentContext(
        config, scripts, fn=lambda now, _: scripts._upgrade_revs("head", now)
    ) as environment:
        # SQLite changes a table by writing it anew.
        environment.configure(connection=connection, render_as_batch=True)
        with environment.begin_transaction():
            environment.run_migrations()


def version(connection: Connection) -> str:
    """The version a database is at; nothing if it is new or older than all of them."""
    if not sql.inspect(connection).has_table("alembic_version"):
        return ""
    found = connection.execute(sql.text("SELECT version_num FROM alembic_version")).scalar()
    return str(found or "")


def _lock(connection: Connection) -> None:
    """Wait until nobody else changes the tables; until this transaction ends nobody does."""
    if connection.dialect.name == "postgresql":
        connection.execute(sql.select(sql.func.pg_advisory_xact_lock(LOCK)))
    else:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
