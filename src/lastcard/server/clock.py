"""What time it is."""

from __future__ import annotations

import time

#: A clock that gains less than so much, in milliseconds, from one look to the next is followed.
LEAP = 2000

#: A clock that goes on while the machine sleeps, where there is one: what passed then has passed.
_PASSING = getattr(time, "CLOCK_BOOTTIME", None) or getattr(time, "CLOCK_MONOTONIC", None)

_last = 0
_behind = 0
_ticks = 0


def _passing() -> int:
    """Nanoseconds by a clock that nobody can set."""
    return time.monotonic_ns() if _PASSING is None else time.clock_gettime_ns(_PASSING)


def now_millis() -> int:
    """Milliseconds since 1970, by a clock that neither goes back nor leaps: when the machine's is put right, this one goes on from where it
    was.

    Otherwise whatever waits for a moment, such as a bot, would wait for as long as the clock was put back, and who has a minute to think
    would lose it when it was put forward.
    """
    global _last, _behind, _ticks
    now = time.time_ns() // 1_000_000 + _behind
    ticks = _passing() // 1_000_000
    passed = max(0, ticks - _ticks) if _last else 0
    if _last and not _last <= now <= _last + passed + LEAP:
        _behind += _last + passed - now
        now = _last + passed
    _last, _ticks = now, ticks
    return now
