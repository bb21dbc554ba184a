"""A study's table as a file for other programs: CSV, or Parquet."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ..errors import LastcardError

#: The columns of a table, in order.
COLUMNS = (
    *("study", "edition", "players", "rules", "measure", "value", "low", "high", "change", "change_low", "change_high"),
    *("games", "bots", "seed"),
)


def write_csv(table: Sequence[dict[str, Any]], file: str | Path) -> None:
    """Write the rows of a table as CSV, with a head; a cell without a value is empty."""
    with open(file, "w", encoding="utf-8", newline="") as output:
        writer = csv.DictWriter(output, COLUMNS)
        writer.writeheader()
        writer.writerows(table)


def write_parquet(table: Sequence[dict[str, Any]], file: str | Path) -> None:
    """Write the rows of a table as Parquet; raises `LastcardError` when the extra is missing."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise LastcardError(missing("Parquet", "pyarrow")) from None
    kinds = {"players": pyarrow.int64(), "games": pyarrow.int64()}
    texts = ("study", "edition", "rules", "measure", "bots", "seed")
    schema = pyarrow.schema(
        [(name, pyarrow.string() if name in texts else kinds.get(name, pyarrow.float64())) for name in COLUMNS],
    )
    pyarrow.parquet.write_table(pyarrow.Table.from_pylist(list(table), schema=schema), str(file))


def missing(what: str, package: str) -> str:
    """The sentence that says how to install what is needed."""
    return f'{what} needs {package}, which is not installed: install lastcard with its extra, as in pip install "lastcard[lab]"'
