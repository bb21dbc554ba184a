"""The end of tasks."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

#: Seconds until a task that has not ended is told again.
PATIENCE = 0.5


async def end(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel tasks, and wait until they have ended.

    That one is cancelled gets lost where what it waited for comes, or its time runs out, in the same moment, so it is told until it ends.
    """
    waiting = set(tasks)
    while waiting:
        for task in waiting:
            task.cancel()
        _, waiting = await asyncio.wait(waiting, timeout=PATIENCE)
