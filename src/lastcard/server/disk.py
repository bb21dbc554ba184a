"""The data folder: one server at a time has it, and says so with a lock that ends with its process."""

from __future__ import annotations

import os
from pathlib import Path
from typing import BinaryIO

from ..errors import LastcardError


class DataError(LastcardError):
    """Why a data folder cannot be used: a code with arguments, worded by `serve-error-…`."""

    def __init__(self, code: str, **args: object) -> None:
        super().__init__(f"{code}: {args}")
        self.code = code
        self.arguments = args


def default_folder() -> Path:
    """Where the tables are kept unless something else is said."""
    from platformdirs import user_data_path

    return user_data_path("lastcard", appauthor=False) / "tables"


def take(folder: Path) -> BinaryIO:
    """Make the folder, readable by its owner alone, and lock it. The lock lasts until the file is closed, or its process ends."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    file = open(folder / "lock", "ab")  # noqa: SIM115  (it stays open, that is the lock)
    try:
        _lock(file)
    except OSError:
        file.close()
        raise DataError("taken", folder=str(folder)) from None
    return file


if os.name == "nt":

    def _lock(file: BinaryIO) -> None:
        import msvcrt

        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]

else:

    def _lock(file: BinaryIO) -> None:
        import fcntl

        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
