"""`lastcard move-data`: takes everything from one place to another, and says that all of it has arrived."""

from __future__ import annotations

import argparse

from ..words import Words
from .arguments import Usage
from .console import Console
from .progress import Progress


def run(values: argparse.Namespace, language: str) -> int:
    """Move everything. Raises `Usage` with the reason why nothing was moved."""
    from ..server.moving import MoveError, Place, move

    words = Words(language)
    if len(values.place) != 2:
        raise Usage("cli-error-missing-places")
    try:
        source, target = map(Place, values.place)
        with Progress(words, "cli-move-progress") as progress:
            moved = move(source, target, progress.show)
    except MoveError as error:
        raise Usage(f"cli-move-error-{error.code}", **error.arguments) from None
    console = Console()
    console.say(words.text("cli-move-done", tables=moved.tables, people=moved.people, target=target.shown))
    console.say(words.text(f"cli-move-next-{'database' if target.folder is None else 'folder'}", source=source.shown, target=target.shown))
    return 0
