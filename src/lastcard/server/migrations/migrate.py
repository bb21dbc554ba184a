"""Brings a database to the newest revision. Only imported when it is not there."""

from __future__ import annotations

from pathlib import Path

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext, MigrationStep
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from ..schema import metadata


def scripts() -> ScriptDirectory:
    """The files of `versions/`."""
    return ScriptDirectory(str(Path(__file__).parent))


def known() -> list[str]:
    """All revisions, the newest first."""
    return [script.revision for script in scripts().walk_revisions()]


def upgrade(connection: Connection) -> None:
    """Carry out what is missing. It becomes lasting with the transaction of this connection, whole or not at all."""
    found = scripts()

    def steps(revision: str | tuple[str, ...], _: MigrationContext) -> list[MigrationStep]:
        return list(found._upgrade_revs("head", revision))  # type: ignore[arg-type]

    with EnvironmentContext(Config(), found, fn=steps, destination_rev="head") as environment:
        environment.configure(connection=connection, target_metadata=metadata)
        environment.run_migrations()
