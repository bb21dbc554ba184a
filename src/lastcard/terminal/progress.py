"""A bar on standard error that shows how far something is, and how long it will still take."""

from __future__ import annotations

import os
import sys
from time import monotonic

from ..words import Words

_WIDTH = 30
_FIRST_SECONDS = 2.0  # before which nobody can say how long it will take


class Progress:
    """A bar while standard error is a terminal; nothing elsewhere."""

    def __init__(self, words: Words, text: str = "cli-sim-progress") -> None:
        """`text` is the key of what is said of so many that are done."""
        self._words = words
        self._text = text
        self._shows = sys.stderr.isatty() and os.environ.get("TERM") != "dumb"
        self._started: tuple[float, int] | None = None

    def __enter__(self) -> Progress:
        self._write(self._words.text("cli-sim-preparing"))
        return self

    def __exit__(self, *_: object) -> None:
        self._write("")

    def show(self, done: int, total: int) -> None:
        """Show so many done; the first time is where the time is counted from."""
        if not self._shows:
            return
        now = monotonic()
        if self._started is None:
            self._started = now, done
        full = _WIDTH * done // total
        text = f"[{'#' * full}{'.' * (_WIDTH - full)}] {self._words.text(self._text, done=done, total=total)}"
        began, before = self._started
        if now - began >= _FIRST_SECONDS and before < done < total:
            text += f", {self._words.text('cli-lab-time-left', time=self._time((now - began) * (total - done) / (done - before)))}"
        self._write(text)

    def _time(self, seconds: float) -> str:
        if seconds < 100:
            return self._words.text("cli-lab-seconds", count=max(1, round(seconds)))
        if seconds < 100 * 60:
            return self._words.text("cli-lab-minutes", count=round(seconds / 60))
        return self._words.text("cli-lab-hours", count=round(seconds / 3600))

    def _write(self, text: str) -> None:
        if self._shows:
            print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)
