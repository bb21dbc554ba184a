"""Brings a database to the newest revision. Only imported when it is not there.

A revision says in `oldest` which revisions' programs may go on using the database after it: itself, or an earlier one where it has only
added what that one's program need not know of. So processes of the old and of the new version can run beside each other.
"""

from __future__ import annotations

from pathlib import Path

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext, MigrationStep
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, delete, insert, inspect, select

from ..schema import compatibility, metadata


def scripts(*more: Path) -> ScriptDirectory:
    """The files of `versions/`, and of further folders."""
    here = Path(__file__).parent
    return ScriptDirectory(str(here), version_locations=[str(here / "versions"), *map(str, more)])


def known() -> list[str]:
    """All revisions, the newest first."""
    return [script.revision for script in scripts().walk_revisions()]


def is_usable(connection: Connection) -> bool:
    """Whether a database of a revision that this program does not know says that this program may use it."""
    if not inspect(connection).has_table(compatibility.name):
        return False
    return connection.execute(select(compatibility.c.oldest)).scalar() in known()


def leaves_usable(revision: str) -> bool:
    """Whether programs of an older revision can go on using a database that `upgrade` has brought to the newest."""
    newest, *_ = revisions = known()
    oldest = getattr(scripts().get_revision(newest).module, "oldest", newest)
    return revisions.index(revision) <= revisions.index(oldest)


def upgrade(connection: Connection, found: ScriptDirectory | None = None, to: str = "head") -> None:
    """Carry out what is missing. It becomes lasting with the transaction of this connection, whole or not at all."""
    files = found or scripts()

    def steps(revision: str | tuple[str, ...], _: MigrationContext) -> list[MigrationStep]:
        return list(files._upgrade_revs(to, revision))  # type: ignore[arg-type]

    with EnvironmentContext(Config(), files, fn=steps, destination_rev=to) as environment:
        environment.configure(connection=connection, target_metadata=metadata)
        environment.run_migrations()
    last = files.get_revision(to)
    assert last is not None
    oldest = getattr(last.module, "oldest", None)
    if oldest is not None:
        connection.execute(delete(compatibility))
        connection.execute(insert(compatibility), [{"oldest": oldest}])
