"""Makes the search of `champion` ready to run compiled, while everything else goes on."""

from __future__ import annotations

import contextlib
import subprocess
import sys

from . import searcher

#: In a process of its own, with what is left of the machine: to compile takes seconds, in which a thread would hold up all others.
#: What it leaves in the cache is read at once.
_COMPILE = "import os; hasattr(os, 'nice') and os.nice(10); from lastcard.bots.searcher import warm; warm()"


class Warming:
    """The search is being compiled, from the moment that this is made: then `finish` makes it ready here."""

    def __init__(self) -> None:
        self._stopped = False
        self._process: subprocess.Popen[bytes] | None = None
        if not searcher.is_warm():
            quiet = subprocess.DEVNULL
            with contextlib.suppress(OSError):  # then it is compiled here
                self._process = subprocess.Popen([sys.executable, "-c", _COMPILE], stdin=quiet, stdout=quiet, stderr=quiet)

    def is_compiled(self) -> bool:
        """Whether `finish` would not have to wait."""
        return self._process is None or self._process.poll() is not None

    def finish(self) -> None:
        """Wait until all is compiled, and have the search run compiled from now on. Safe to call again."""
        if self._process is not None:
            self._process.wait()
        if not self._stopped:
            searcher.warm()

    def stop(self) -> None:
        """Give it up, if it is not done."""
        self._stopped = True
        if self._process is not None and self._process.poll() is None:
            self._process.kill()
            self._process.wait()
