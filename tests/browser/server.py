"""A real server process of one's own, which can be killed and started again on the same data and port."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
from pathlib import Path
from queue import Empty, Queue
from typing import ClassVar

READY = 30.0  # seconds until a server must have told its address
ADDRESS = re.compile(r"^\s*(http://127\.0\.0\.1:\d+)/?\s*$")


class Server:
    """`lastcard serve` on this machine alone, with its data in a folder."""

    #: Tests come from one address, and faster than people.
    environment: ClassVar = {"LASTCARD_LIMITS": "off"}

    def __init__(self, data: Path, *options: str, **variables: str) -> None:
        self.data = data
        self.options = options
        #: More of its environment, such as `DATABASE_URL`.
        self.variables = variables
        self.port = 0
        self.said: list[str] = []
        self.start()

    @property
    def place(self) -> Path | str:
        """Where it keeps its tables: its folder, or the database that it was told."""
        return self.variables.get("DATABASE_URL", self.data)

    def start(self) -> None:
        """Start it, on the port it had before if it had one, and wait until it answers."""
        words = ["serve", "--no-browser", "--host", "127.0.0.1", "--port", str(self.port), "--data", str(self.data), *self.options]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "lastcard", *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            env={**os.environ, "LC_ALL": "C.UTF-8", "LANG": "C.UTF-8", **self.environment, **self.variables},
        )
        lines: Queue[str | None] = Queue()
        threading.Thread(target=self._read, args=(self.process, lines), daemon=True).start()
        said: list[str] = []
        while True:
            try:
                line = lines.get(timeout=READY)
            except Empty:
                line = None
            if line is None:
                self.process.kill()
                raise AssertionError("the server did not tell its address:\n" + "".join(said))
            said.append(line)
            if found := ADDRESS.match(line):
                self.url = found[1]
                self.port = int(self.url.rsplit(":", 1)[1])
                return

    def _read(self, process: subprocess.Popen[str], lines: Queue[str | None]) -> None:
        assert process.stdout is not None
        for line in process.stdout:
            self.said.append(line)
            lines.put(line)
        lines.put(None)

    def kill(self) -> None:
        """End it as a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def restart(self) -> None:
        """Kill it and start it again."""
        self.kill()
        self.start()

    def stop(self) -> None:
        """End it as Ctrl-C does."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
