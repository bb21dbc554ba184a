"""One side of a comparison: a process that stays, plays when asked, and says how long it took.

A side is asked by a line of JSON on its standard input and answers with a line of JSON. So its imports and its compiler are paid for
once, outside what is measured, and two sides can take turns: A B A B …
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any

try:
    import resource
except ImportError:  # not on Windows, where time.process_time() leaves out the children
    resource = None  # type: ignore[assignment]


class SideError(Exception):
    """A side could not be started, or could not do what it was asked."""


class Side:
    """The other end of `serve`."""

    def __init__(self, command: Sequence[str | Path], env: Mapping[str, str] | None = None) -> None:
        self.name = Path(command[-1]).name
        try:
            self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env)
        except OSError as error:
            raise SideError(f"{self.name} cannot be started: {error}") from error

    def ask(self, what: str, **arguments: Any) -> dict[str, Any]:
        """What the side answers; raises `SideError` with its reason when it cannot."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            self._process.stdin.write(json.dumps({"what": what, **arguments}) + "\n")
            self._process.stdin.flush()
            line = self._process.stdout.readline()
        except OSError:
            line = ""
        if not line:
            raise SideError(f"{self.name} ended with status {self._process.wait()}")
        answer: dict[str, Any] = json.loads(line)
        if "error" in answer:
            raise SideError(f"{self.name}: {answer['error']}")
        return answer

    def __enter__(self) -> Side:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()  # serve() ends with its input
        self._process.wait()


def serve(handlers: Mapping[str, Callable[..., dict[str, Any]]]) -> None:
    """Answer lines of JSON until there are no more."""
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # whatever a library prints is not an answer
    for line in sys.stdin:
        arguments = json.loads(line)
        try:
            answer = handlers[arguments.pop("what")](**arguments)
        except Exception as error:  # told to the other end, which knows whether it can go on
            answer = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(answer), file=answers, flush=True)


def cpu_seconds() -> float:
    """The CPU time of this process, all its threads, and its children that have ended."""
    if resource is None:
        return time.process_time()
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(usage.ru_utime + usage.ru_stime for usage in used)


def clocked(work: Callable[[], object]) -> dict[str, float]:
    """Do the work and return how long it took."""
    wall, cpu = time.perf_counter(), cpu_seconds()
    work()
    return {"wall": time.perf_counter() - wall, "cpu": cpu_seconds() - cpu}
