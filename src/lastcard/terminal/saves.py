"""Where games are kept, and writing them so that an interruption at any moment leaves the old or the new game whole."""

from __future__ import annotations

import os
from pathlib import Path


def default_path() -> Path:
    """The file of the game that was played last without `--save`."""
    from platformdirs import user_data_path

    return user_data_path("lastcard", appauthor=False) / "current.json"


def write(path: Path, text: str) -> None:
    """Put the text in place of the file's contents, all of it or nothing. Raises `OSError`."""
    path = Path(os.path.realpath(path))  # a link stays a link
    new = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        with new.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        new.replace(path)
    except BaseException as error:
        new.unlink(missing_ok=True)
        if isinstance(error, OSError):
            error.filename, error.filename2 = str(path), None
        raise
    _keep_name(path.parent)


def _keep_name(folder: Path) -> None:
    """Make the new name last through a power failure, where the system has a way to."""
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(handle)
    except OSError:
        pass
    finally:
        os.close(handle)
