"""Who somebody is: a name and a cookie, and no account. The cookie moves to another device by a code that is good once."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from . import codes
from .messages import MoveLink
from .store import Store

#: The name of the cookie, and how long a browser is to keep it.
COOKIE = "lastcard"
COOKIE_SECONDS = 400 * 24 * 3600
LINK_MILLIS = 10 * 60 * 1000
#: People whose token need not be looked up.
MOST_KEPT = 5000


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody. The id is for the server alone."""

    id: str
    name: str


_last = 0
_behind = 0


def now_millis() -> int:
    """Milliseconds since 1970, by a clock that never goes back: if the machine's is put back, this one goes on from where it was.

    Otherwise whatever waits for a moment, such as a bot, would wait for as long as the clock was put back.
    """
    global _last, _behind
    now = time.time_ns() // 1_000_000 + _behind
    if now < _last:
        _behind += _last - now
        now = _last
    _last = now
    return now


class People:
    """Everybody who has ever given a name here."""

    def __init__(self, store: Store, clock: Callable[[], int] = now_millis) -> None:
        self._store = store
        self._clock = clock
        self._ids: OrderedDict[bytes, str] = OrderedDict()
        self._names: dict[str, str] = {}

    async def of_token(self, token: str | None) -> Person | None:
        """The person of a cookie's value, or None."""
        if not token or len(token) > 100:
            return None
        digest = codes.digest(token)
        known = self._ids.get(digest)
        if known is not None:
            self._ids.move_to_end(digest)
            return Person(known, self._names[known])
        found = await self._store.person_of(digest)
        return None if found is None else self._keep(digest, Person(*found))

    async def become(self, name: str) -> tuple[Person, str]:
        """Somebody new, with a token. Raises `NotSaved`."""
        person, token = Person(codes.new_person(), name), codes.new_token()
        await self._store.add_person(person.id, name, codes.digest(token), self._clock())
        return self._keep(codes.digest(token), person), token

    async def rename(self, person: Person, name: str) -> Person:
        """The same person with another name. Raises `NotSaved`."""
        if name != person.name:
            await self._store.rename(person.id, name)
            if person.id in self._names:
                self._names[person.id] = name
        return Person(person.id, name)

    async def link(self, person: Person) -> MoveLink:
        """A code for another device; an earlier one is no longer good. Raises `NotSaved`."""
        code, now = codes.new_link(), self._clock()
        await self._store.add_link(codes.digest(code), person.id, now + LINK_MILLIS, now)
        return MoveLink(code=code, until=now + LINK_MILLIS)

    async def claim(self, code: str) -> tuple[Person, str] | None:
        """The person of such a code with a token for this device; None when it is not good. Raises `NotSaved`."""
        token = codes.new_token()
        found = await self._store.claim_link(codes.digest(code), codes.digest(token), self._clock())
        person = None if found is None else await self.of_token(token)
        return None if person is None else (person, token)

    def _keep(self, digest: bytes, person: Person) -> Person:
        name = self._names.setdefault(person.id, person.name)
        self._ids[digest] = person.id
        if len(self._ids) > MOST_KEPT:
            self._ids.popitem(last=False)
            if len(self._names) > 2 * MOST_KEPT:
                kept = set(self._ids.values())
                self._names = {one: name for one, name in self._names.items() if one in kept}
        return Person(person.id, name)
