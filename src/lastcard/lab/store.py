"""Results of shares, kept in a folder, so that a study which was interrupted goes on where it was.

A result is kept under its share and the fingerprint of what played it. So another study may use it too, and nothing that was played by
other rules or bots is taken for a result of these.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

from ..errors import LastcardError
from .plan import fingerprint

FILE = "lab.sqlite"

_TABLE = """
create table if not exists results (
    share text not null,
    made_by text not null,
    result text not null,
    primary key (share, made_by)
) without rowid
"""


class Store:
    """A folder with results. Nothing in it is ever changed, only added to; several studies may use it at once."""

    def __init__(self, folder: str | Path) -> None:
        """Open the folder, or make it; raises `LastcardError` when something else lies in the place of the results."""
        self.folder = Path(folder)
        self.folder.mkdir(parents=True, exist_ok=True)
        self._file = sqlite3.connect(self.folder / FILE, timeout=60, isolation_level=None)
        try:
            self._file.execute("pragma journal_mode = wal")
            self._file.execute("pragma synchronous = normal")
            self._file.execute(_TABLE)
            self._file.execute("select share, made_by, result from results limit 1")
        except sqlite3.DatabaseError as error:
            self._file.close()
            raise LastcardError(f"{self.folder / FILE} does not hold results of a study ({error}): name another folder") from None

    def find(self, shares: Iterable[str]) -> dict[str, str]:
        """The results that are there of these shares, each given by its text."""
        wanted = set(shares)
        with closing(self._file.execute("select share, result from results where made_by = ?", (fingerprint(),))) as rows:
            return {share: result for share, result in rows if share in wanted}

    def outdated(self) -> int:
        """How many results there are that other rules, bots or versions played."""
        return int(self._file.execute("select count(*) from results where made_by <> ?", (fingerprint(),)).fetchone()[0])

    def others(self, used: int) -> int:
        """How many results of this version there are besides those used."""
        return int(self._file.execute("select count(*) from results where made_by = ?", (fingerprint(),)).fetchone()[0]) - used

    def add(self, share: str, result: str) -> None:
        """Keep a result; when this returns, it survives the end of the process."""
        self._file.execute("insert or ignore into results values (?, ?, ?)", (share, fingerprint(), result))

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()
