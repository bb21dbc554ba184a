"""What is said where a package is missing that only some of the environments need."""

from __future__ import annotations


def needed(what: str, packages: str, extra: str, error: ImportError) -> ImportError:
    """The error for a module that cannot be imported without packages of an extra."""
    return ImportError(f'{what} needs {packages}: install them with pip install "lastcard[{extra}]" ({error})', name=error.name)
