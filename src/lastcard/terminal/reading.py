"""Reading a record from a file, or from standard input, that anybody may have written."""

from __future__ import annotations

import sys

from ..record import MOST_BYTES, Record


def read_record(path: str) -> Record:
    """The record in a file, or on standard input for `-`. Raises `OSError` and `RecordError`."""
    if path != "-":
        return Record.load(path)
    source = getattr(sys.stdin, "buffer", None)
    return Record.loads(sys.stdin.read(MOST_BYTES + 1) if source is None else source.read(MOST_BYTES + 1))
