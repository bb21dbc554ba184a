"""Who somebody is: a name and a cookie, and no account. The cookie moves to another device by a code that is good once."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from . import codes
from .clock import now_millis
from .messages import MoveLink
from .store import NotSaved, Store, Unreachable, Unsure

#: The name of the cookie, and how long a browser is to keep it.
COOKIE = "lastcard"
COOKIE_SECONDS = 400 * 24 * 3600
LINK_MILLIS = 10 * 60 * 1000
#: That a cookie is used is written down this seldom, in milliseconds.
SEEN_EVERY = 24 * 3600 * 1000
#: A token that is known is looked up again after so many milliseconds: it may have ended in another process.
SURE_FOR = 60 * 1000
#: People whose token need not be looked up.
MOST_KEPT = 5000


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody. The id is for the server alone."""

    id: str
    name: str


class People:
    """Everybody who has ever given a name here."""

    def __init__(self, store: Store, clock: Callable[[], int] = now_millis) -> None:
        self._store = store
        self._clock = clock
        self._ids: OrderedDict[bytes, str] = OrderedDict()
        self._seen: dict[bytes, int] = {}
        self._sure: dict[bytes, int] = {}
        self._names: dict[str, str] = {}

    async def of_token(self, token: str | None) -> Person | None:
        """The person of a cookie's value, or None."""
        if not token or len(token) > 100:
            return None
        digest = codes.digest(token)
        if digest in self._ids:
            await self._has_ended(digest)
        known = self._ids.get(digest)
        if known is not None:
            self._ids.move_to_end(digest)
            person = Person(known, self._names[known])
        else:
            found = await self._store.person_of(digest)
            if found is None:
                return None
            person = self._keep(digest, Person(found[0], found[1]), found[2])
        return person if await self._is_good(digest) else None

    async def is_signed_in(self, device: bytes) -> bool:
        """Whether a device that was known by a token with this hash still is. While the database is away, it is."""
        if device in self._ids:
            return not await self._has_ended(device)
        try:
            found = await self._store.person_of(device)
        except Unreachable:
            return True
        if found is not None:
            self._keep(device, Person(found[0], found[1]), found[2])
        return found is not None

    async def _has_ended(self, digest: bytes) -> bool:
        """Whether a token that is known is no longer good. While the database is away, it is."""
        now = self._clock()
        if now - self._sure[digest] < SURE_FOR:
            return False
        self._sure[digest] = now
        try:
            ended = await self._store.person_of(digest) is None
        except Unreachable:
            return False
        if ended:
            self._drop(digest)
        return ended

    def _drop(self, digest: bytes) -> None:
        for kept in (self._ids, self._seen, self._sure):
            kept.pop(digest, None)

    async def _is_good(self, digest: bytes) -> bool:
        """Write down that a token is used, if that was not done lately; return whether it is good still: its person may be forgotten."""
        now = self._clock()
        before = self._seen.get(digest, now)
        if now - before < SEEN_EVERY:
            return True
        self._seen[digest] = now
        try:
            if await self._store.touch(digest, now):
                return True
        except (NotSaved, Unsure):
            self._seen[digest] = before
            return True
        self._drop(digest)
        return False

    async def become(self, name: str) -> tuple[Person, str]:
        """Somebody new, with a token. Raises `NotSaved`."""
        person, token = Person(codes.new_person(), name), codes.new_token()
        await self._store.add_person(person.id, name, codes.digest(token), self._clock())
        return self._keep(codes.digest(token), person, self._clock()), token

    async def rename(self, person: Person, name: str) -> Person:
        """The same person with another name. Raises `NotSaved`."""
        if name != person.name:
            await self._store.rename(person.id, name)
            if person.id in self._names:
                self._names[person.id] = name
        return Person(person.id, name)

    async def sign_out(self, person: Person, token: str) -> bytes:
        """End what all other devices of a person may do, and return what this one is known by. Raises `NotSaved`."""
        digest = codes.digest(token)
        await self._store.sign_out(person.id, digest)
        self.signed_out(person.id, digest)
        return digest

    def signed_out(self, person: str, but: bytes) -> None:
        """Tokens of a person may have ended, all but one: they are looked up anew."""
        for digest in [one for one, known in self._ids.items() if known == person and one != but]:
            self._drop(digest)

    def known_as(self, person: Person) -> None:
        """Somebody has another name, as another process tells."""
        if person.id in self._names:
            self._names[person.id] = person.name

    def forget(self) -> None:
        """Look everybody up anew."""
        for kept in (self._ids, self._seen, self._sure, self._names):
            kept.clear()

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

    def _keep(self, digest: bytes, person: Person, seen: int) -> Person:
        name = self._names.setdefault(person.id, person.name)
        self._ids[digest], self._seen[digest], self._sure[digest] = person.id, seen, self._clock()
        if len(self._ids) > MOST_KEPT:
            self._drop(next(iter(self._ids)))
            if len(self._names) > 2 * MOST_KEPT:
                kept = set(self._ids.values())
                self._names = {one: name for one, name in self._names.items() if one in kept}
        return Person(person.id, name)
