"""The facts of tables as they are in the database, read beside the server."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from lastcard.server import facts
from lastcard.server.facts import Stamped


class Facts:
    """What is in the database: PostgreSQL's, or that of a folder."""

    def __init__(self, url: str | None, file: Path) -> None:
        self._url = url
        self._file = file

    def after(self, code: str, number: int) -> list[Stamped]:
        """A table's facts after this number."""
        rows = self._rows(
            "SELECT number, at, person, command, body FROM facts WHERE code = ? AND number > ? ORDER BY number", (code, number)
        )
        return [Stamped(row[0], row[1], row[2], row[3], facts.decode(bytes(row[4]))) for row in rows]

    def people(self) -> dict[str, str]:
        """Everybody's id by name."""
        return {name: person for person, name in self._rows("SELECT id, name FROM people", ())}

    def _rows(self, wanted: str, values: tuple[Any, ...]) -> Sequence[Any]:
        if self._url is None:
            with sqlite3.connect(self._file) as connection:
                return connection.execute(wanted, values).fetchall()
        import psycopg

        with psycopg.connect(self._url, connect_timeout=10) as connection:
            return connection.execute(wanted.replace("?", "%s").encode(), values).fetchall()
