"""Bringing a database to the schema of this Longbox."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy.engine import Engine

from longbox.kernel import LongboxError

MIGRATIONS = Path(__file__).parent / "migrations"
LOCK = 0x10_60_B0_C5
"""An arbitrary number that all Longbox processes on one PostgreSQL agree on."""


def config(engine: Engine) -> Config:
    made = Config()
    made.set_main_option("script_location", str(MIGRATIONS))
    made.attributes["engine"] = engine
    return made


def upgrade(engine: Engine) -> None:
    """Run what is missing. Processes that start together take turns."""
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(sa.text("SELECT pg_advisory_lock(:n)"), {"n": LOCK})
        try:
            current = MigrationContext.configure(connection).get_current_revision()
            if current == ScriptDirectory(str(MIGRATIONS)).get_current_head():
                return
            command.upgrade(config(engine), "head")
        except CommandError as error:
            raise LongboxError(
                f"This database was made by a newer Longbox (its schema is {current}). Update Longbox, or restore a backup."
            ) from error
        finally:
            if engine.dialect.name == "postgresql":
                connection.execute(sa.text("SELECT pg_advisory_unlock(:n)"), {"n": LOCK})
