"""The processes that this one has started, and those that they have, with what they were called by."""

from __future__ import annotations

import os
from pathlib import Path


def descendants(pid: int | None = None) -> dict[int, str]:
    """Process ids, and command lines, as the system lists them; nothing where it does not."""
    found: dict[int, str] = {}
    rest = [os.getpid() if pid is None else pid]
    while rest:
        parent = rest.pop()
        for task in Path(f"/proc/{parent}/task").glob("*/children"):
            for child in map(int, task.read_text().split()):
                try:
                    found[child] = Path(f"/proc/{child}/cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
                except OSError:
                    continue
                rest.append(child)
    return found
