"""Where games are kept that are played without `--save`."""

from __future__ import annotations

from pathlib import Path


def default_path() -> Path:
    """The file of the game that was played last without `--save`."""
    from platformdirs import user_data_path

    return user_data_path("lastcard", appauthor=False) / "current.json"


def put_aside(path: Path) -> Path:
    """Move a kept game out of the way of a new one, in the place of what was put aside before; return where it is now."""
    aside = path.with_name("previous.json")
    path.replace(aside)
    return aside
