"""A server for the pages that show how to talk to one, and for the commands that start one."""

from __future__ import annotations

import re
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer

#: The address that pages write. Where a page talks to it, a real server takes its place.
WRITTEN = "localhost:8000"
TIMEOUT = 60


@contextmanager
def serving() -> Iterator[str]:
    """A server with a folder of its own, and the address where it listens."""
    process, address, _ = _started("lastcard serve --host 127.0.0.1 --data served")
    try:
        yield address
    finally:
        _stopped(process)


def serves(words: str) -> bool:
    """Whether a command starts a server, which ends only when it is stopped."""
    return bool(re.fullmatch(r"lastcard(?: serve(?: .*)?| --[^hv].*)?", words)) and "--help" not in words


def started_and_stopped(words: str) -> str:
    """Start what serves, stop it once it listens, and return what it has printed, with the port that it would have had."""
    process, address, said = _started(words)
    said += _stopped(process)
    port = found[1] if (found := re.search(r" --port (\d+)", words)) else "8000"
    return said.replace(f":{address.rsplit(':', 1)[1]}", f":{port}")


def _started(words: str) -> tuple[subprocess.Popen[str], str, str]:
    """Start a server on a free port and without a browser; return it once it listens, with its address, and what it has said."""
    words = re.sub(r" --port \d+", "", words) + " --port 0 --no-browser"
    words = words if words.startswith("lastcard serve") else words.replace("lastcard", "lastcard serve", 1)
    process = subprocess.Popen(["bash", "-c", f"exec {words}"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert process.stdout is not None
    said = ""
    for line in process.stdout:
        said += line
        if found := re.match(r"\s*http://(\S+:\d+)/?\s*$", line):
            return process, found[1], said
    raise AssertionError(f"{words}\n{said}")


def _stopped(process: subprocess.Popen[str]) -> str:
    """Stop a server as Ctrl-C does, and see that it ends well; return what else it has said."""
    assert process.stdout is not None
    process.send_signal(signal.SIGINT)
    end = Timer(TIMEOUT, process.kill)
    end.start()
    said = process.stdout.read()
    end.cancel()
    assert process.wait() == 0, said
    return said
