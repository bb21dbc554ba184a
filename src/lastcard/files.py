"""Writing a file so that an interruption at any moment leaves the old or the new content whole."""

from __future__ import annotations

import contextlib
import os
import secrets
import stat


def write_whole(path: str | os.PathLike[str], text: str) -> None:
    """Put the text in place of the file's content, all of it or nothing: it is on disk when this returns. Raises `OSError`.

    A link stays a link, and the file keeps its permissions. What is no file of its own, such as `/dev/stdout`, is written to directly.
    """
    real = os.path.realpath(path)
    mode = _mode(real)
    if mode is not None and not stat.S_ISREG(mode):
        with open(path, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        return
    folder, name = os.path.split(real)
    new = os.path.join(folder, f".{name[:40]}.{secrets.token_hex(6)}.new")
    try:
        with open(new, "x", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            if mode is not None:
                os.chmod(new, stat.S_IMODE(mode))
            os.fsync(file.fileno())
        os.replace(new, real)
    except BaseException as error:
        with contextlib.suppress(OSError):
            os.unlink(new)
        if isinstance(error, OSError):
            error.filename, error.filename2 = os.fspath(path), None
        raise
    _keep_name(folder)


def _mode(path: str) -> int | None:
    try:
        return os.stat(path).st_mode
    except FileNotFoundError:
        return None


def _keep_name(folder: str) -> None:
    """Make the new name last through a power failure, where the system has a way to."""
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        with contextlib.suppress(OSError):
            os.fsync(handle)
    finally:
        os.close(handle)
