"""A server for the pages that show how to talk to one, and for the commands that start one."""

from __future__ import annotations

import re
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

#: The address that pages write. Where a page talks to it, a real server takes its place.
WRITTEN = "localhost:8000"
TIMEOUT = 60


@contextmanager
def serving() -> Iterator[str]:
    """A server with a folder of its own, and the address where it listens."""
    process, address = started("lastcard serve --host 127.0.0.1 --data served")
    try:
        yield address
    finally:
        stopped(process)


def started(words: str) -> tuple[subprocess.Popen[str], str]:
    """Start what serves, on a free port and without a browser; return it once it listens, with its address."""
    words = re.sub(r" --port \d+", "", words) + " --port 0 --no-browser"
    process = subprocess.Popen(["bash", "-c", f"exec {words}"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert process.stdout is not None
    said = ""
    for line in process.stdout:
        said += line
        if found := re.match(r"\s*http://(\S+:\d+)/?\s*$", line):
            return process, found[1]
    raise AssertionError(f"{words}\n{said}")


def stopped(process: subprocess.Popen[str]) -> None:
    """Stop a server as Ctrl-C does, and see that it ends well."""
    process.send_signal(signal.SIGINT)
    try:
        said, _ = process.communicate(timeout=TIMEOUT)
    except subprocess.TimeoutExpired:
        process.kill()
        raise
    assert process.returncode == 0, said


def serves(words: str) -> bool:
    """Whether a command starts a server, which ends only when it is stopped."""
    return bool(re.fullmatch(r"lastcard(?: serve(?: .*)?| --[^hv].*)?", words))
