"""How often somebody may do something: buckets that fill with time, and counts of what is open at once.

>>> bucket = Bucket(rate=2, burst=3)
>>> [bucket.take(now=0.0) for _ in range(4)], bucket.take(now=0.5)
([True, True, True, False], True)
"""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from itertools import islice

from . import metrics
from .address import is_address
from .logs import Seldom

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True, eq=False)
class Rate:
    """So many a second on average, and so many at once. Two that are alike are still two limits."""

    rate: float
    burst: float


# Each of these is told in docs/host.md.
COMMANDS = Rate(20, 40)  # of a socket, and of a person over all sockets
COMMANDS_HERE = Rate(200, 1000)  # of an address, over all its sockets
RESYNCS = Rate(0.5, 10)  # of a socket: the whole table, which takes longer than anything else
CHANGES = Rate(1, 60)  # of a person: seats, rules and how tables are run
CHAT = Rate(0.5, 5)  # lines of a person
TALK = Rate(1 / 6, 200)  # the same, over the hours
WATCHERS_CHAT = Rate(1, 20)  # lines of all who watch a table and do not sit there
REQUESTS = Rate(50, 300)  # HTTP requests of an address
NEW_SOCKETS = Rate(5, 250)  # sockets that an address opens
LISTS = Rate(5, 150)  # lists of tables, one's own and the lobby's, that an address is given
JOINS = Rate(1, 40)  # sockets that an address opens at one table: each is told to everybody there
MISSES = Rate(0.5, 20)  # codes tried by an address that lead nowhere
NEW_PEOPLE = Rate(1 / 60, 40)  # people who first give their name, of an address
RENAMES = Rate(1 / 30, 10)  # other names that a person takes: each goes to all tables where that person sits
LINKS = Rate(1 / 10, 10)  # links to another device, of a person
NEW_TABLES = Rate(1 / 60, 20)  # tables of a person
NEW_TABLES_HERE = Rate(1 / 30, 60)  # tables of an address
FINISHED = Rate(0.5, 30)  # records and replays of games played here, of an address
REPLAYS = Rate(0.2, 10)  # records sent to be shown, of an address
PICTURES = Rate(1, 20)  # QR codes that are drawn, of an address
SOCKETS_OF_PERSON = 20
SOCKETS_OF_ADDRESS = 200
WATCHERS_OF_ADDRESS = 30  # sockets at one table, of people who do not sit there
MOST_MALFORMED = 20  # frames that are none, of a socket; then it is closed

#: What each is called where it is counted.
NAMES = {rate: name.lower() for name, rate in list(vars().items()) if isinstance(rate, Rate)}

#: Whose buckets are kept: more than ever come at once.
MOST_KEPT = 10_000


class Bucket:
    """Fills by `rate` a second up to `burst`; each use takes one out."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._at = 0.0

    def take(self, now: float) -> bool:
        """Use it once, if there is enough in it."""
        if self.is_empty(now):
            return False
        self._left -= 1
        return True

    def is_full(self, now: float) -> bool:
        """Whether all that was used has come back."""
        self.is_empty(now)
        return self._left == self._burst

    def is_empty(self, now: float) -> bool:
        """Whether a use would fail."""
        if now > self._at:
            self._left = min(self._burst, self._left + (now - self._at) * self._rate)
            self._at = now
        return self._left < 1


class Limits:
    """The limits of one server. With `on` false nothing is limited, which is for measuring on one machine."""

    def __init__(self, on: bool = True, clock: Callable[[], float] = time.monotonic) -> None:
        self.on = on
        self._clock = clock
        self._buckets: OrderedDict[tuple[Rate, str], Bucket] = OrderedDict()
        self._open: dict[str, int] = {}
        self._seldom = Seldom(logger)

    def bucket(self, rate: Rate) -> Callable[[], bool]:
        """A limit of one's own: call it for each use, and it says whether that is allowed."""
        if not self.on:
            return lambda: True
        bucket = Bucket(rate.rate, rate.burst)
        return lambda: bucket.take(self._clock())

    def allows(self, rate: Rate, who: str) -> bool:
        """Count a use by somebody; whether it is allowed."""
        allowed = not self.on or self._of(rate, who).take(self._clock())
        if not allowed:
            self._tell(NAMES.get(rate, "other"), who)
        return allowed

    def is_spent(self, rate: Rate, who: str) -> bool:
        """Whether somebody has no use left. Counts nothing."""
        return self.on and self._of(rate, who).is_empty(self._clock())

    def enter(self, who: str, most: int) -> bool:
        """Count something that somebody opens; whether it is allowed. If so, `leave` must follow."""
        count = self._open.get(who, 0)
        if self.on and count >= most:
            self._tell("sockets", who.removeprefix("address "))
            return False
        self._open[who] = count + 1
        return True

    def _tell(self, what: str, who: str) -> None:
        """Somebody was too fast: it is counted, and the log tells of it now and then, with the address if it is one's."""
        metrics.TOO_FAST.inc(what)
        self._seldom.tell(f"{what} {who}", "somebody is too fast", what=what, **({"address": who} if is_address(who) else {}))

    def leave(self, who: str) -> None:
        """What `enter` counted is closed."""
        count = self._open.pop(who, 1) - 1
        if count:
            self._open[who] = count

    def _of(self, rate: Rate, who: str) -> Bucket:
        key = (rate, who)
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(rate.rate, rate.burst)
            if len(self._buckets) > MOST_KEPT:
                self._forget()
        else:
            self._buckets.move_to_end(key)
        return bucket

    def _forget(self) -> None:
        """Let some buckets go: those that are full again, which hold nothing to remember, or else the one that was used longest ago."""
        now = self._clock()
        full = [key for key in list(islice(self._buckets, MOST_KEPT // 4)) if self._buckets[key].is_full(now)]
        for key in full or [next(iter(self._buckets))]:
            del self._buckets[key]
