"""How the processes of one server tell each other what happens at tables: over Valkey or Redis, and not at all where there is one process.

Nothing depends on it but speed. What is told is in the database, and who misses something looks there (`Rooms`); who is connected where is
told again by whoever knows it. So this may be lost, be late, or come back empty at any time.

A process has a channel of its own, and all share one. In the hash of a table stand the processes where it is awake, so that one where it
wakes up finds the others.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import secrets
from collections.abc import Callable, Collection, Iterable
from typing import Any

import msgspec

from . import metrics
from .clocks import Clocks
from .disk import DataError
from .people import Person
from .store import Row
from .tasks import end

logger = logging.getLogger(__name__)

#: Seconds between signs of life; a process that gave none for so long does not count.
BEAT = 1.5
DEAD = 6.0
#: Redis has to answer within so many seconds, and is looked for again after so many.
PATIENCE = 2.0
PAUSE = 0.3
#: What is to be sent waits here, but not without end: then it is forgotten, and found in the database.
MOST_WAITING = 20_000
MOST_AT_ONCE = 500
#: Connections to Redis: one that hears, one that tells, and those that ask. When many tables wake up in one moment they take turns.
MOST_CONNECTIONS = 8
MOST_ASK = 4
#: The hashes of tables last so long, in seconds, and are touched again in half the time while a table is awake.
HASH_LASTS = 1800
PREFIX = "lastcard"


class Message(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """What one process tells another."""


class Facts(Message, frozen=True, tag="facts"):
    """Facts that a process has appended to a table."""

    code: str
    process: str
    rows: list[Row]


class Here(Message, frozen=True, tag="here"):
    """A table is awake in a process, which knows it up to a number, with these people and so many without a name connected there."""

    code: str
    process: str
    number: int
    people: list[str]
    anonymous: int
    #: Whether it would like to be told the same.
    asks: bool = False
    #: Given to one who asks.
    clocks: Clocks | None = None


class Asleep(Message, frozen=True, tag="asleep"):
    """A table is no longer awake in a process."""

    code: str
    process: str


class Alive(Message, frozen=True, tag="alive"):
    """A process is there; with `asks` it has just come, and would like to know who else is."""

    process: str
    asks: bool = False


class Ended(Message, frozen=True, tag="ended"):
    """A process has ended."""

    process: str


class Known(Message, frozen=True, tag="known"):
    """Somebody has another name."""

    person: Person


class SignedOut(Message, frozen=True, tag="signed-out"):
    """All devices of somebody but one are signed out: the one whose token has this hash."""

    person: str
    but: bytes


AnyMessage = Facts | Here | Asleep | Alive | Ended | Known | SignedOut
_ENCODER = msgspec.msgpack.Encoder()
_DECODER = msgspec.msgpack.Decoder(AnyMessage)
#: What is told in one moment goes as one.
_LETTERS = msgspec.msgpack.Decoder(list[msgspec.Raw])


class Bus:
    """A process that is alone: there is nobody to tell anything. `RedisBus` is the other kind."""

    def __init__(self) -> None:
        self.process = secrets.token_hex(6)
        #: The other processes that live.
        self.others: frozenset[str] = frozenset()
        #: Whether everything that others tell arrives.
        self.is_up = True

    async def start(self, hear: Callable[[Message], None], changed: Callable[[], None], found: Callable[[], None]) -> None:
        """Listen. `changed` is called when a process has come or gone, `found` when everything is to be told anew."""

    async def close(self) -> None:
        """Say goodbye."""

    def tell(self, processes: Iterable[str], message: Message) -> None:
        """Tell some processes."""

    def tell_all(self, message: Message) -> None:
        """Tell all others."""

    async def enter(self, codes: Collection[str]) -> dict[str, frozenset[str]]:
        """Tables are awake here; return in which other living processes they are, as far as can be known."""
        return {}

    async def awake_elsewhere(self, codes: Collection[str]) -> frozenset[str]:
        """Which of these tables are awake in other living processes, as far as can be known."""
        return frozenset()

    def leave(self, code: str) -> None:
        """A table is no longer awake here."""

    def forget(self, code: str, process: str) -> None:
        """A table is not awake in a process that has ended without a word."""

    def rank(self, code: str, processes: Iterable[str]) -> int:
        """How many of these processes come before this one when something is to be done at a table: the same for all who ask."""
        mine = weight(code, self.process)
        return sum(weight(code, other) > mine for other in processes)


def weight(code: str, name: str | int) -> bytes:
    """Who has the most is first for a table. Each table has an order of its own, and one that goes changes nothing among the rest.

    This is rendezvous hashing (Thaler and Ravishankar 1998).
    """
    return hashlib.blake2b(f"{code} {name}".encode(), digest_size=8).digest()


class RedisBus(Bus):
    """One of many processes."""

    def __init__(self, url: str) -> None:
        super().__init__()
        try:
            from redis import asyncio as redis
        except ImportError:
            raise DataError("cluster") from None
        try:
            self._redis: Any = redis.Redis.from_url(
                url, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE, socket_keepalive=True, max_connections=MOST_CONNECTIONS
            )
        except ValueError:
            raise DataError("redis-url", variable="REDIS_URL") from None
        # Keys are divided by databases, but channels are not.
        self._prefix = f"{PREFIX}:{self._redis.connection_pool.connection_kwargs.get('db', 0)}"
        self.is_up = False
        self._hear: Callable[[Message], None] = lambda message: None
        self._changed: Callable[[], None] = lambda: None
        self._found: Callable[[], None] = lambda: None
        #: When each other process was heard last.
        self._heard: dict[str, float] = {}
        self._awake: set[str] = set()
        self._waiting: list[tuple[str, ...]] = []
        self._wake = asyncio.Event()
        self._asking = asyncio.Semaphore(MOST_ASK)
        self._beaten = 0.0
        self._lost_at: float | None = None
        #: Whether the connection of the one who speaks may be broken without having noticed.
        self._is_broken = False
        self._tasks: list[asyncio.Task[None]] = []

    def _channel(self, process: str) -> str:
        return f"{self._prefix}:process:{process}"

    @property
    def _own(self) -> str:
        return self._channel(self.process)

    async def start(self, hear: Callable[[Message], None], changed: Callable[[], None], found: Callable[[], None]) -> None:
        """Listen, from when the first connection stands; raises `DataError` when there is no Redis."""
        self._hear, self._changed, self._found = hear, changed, found
        from redis.exceptions import RedisError

        try:
            await self._redis.ping()
        except (RedisError, OSError) as error:
            raise DataError("bus", reason=str(error).partition("\n")[0]) from None
        loop = asyncio.get_running_loop()
        self._beaten = loop.time()
        up = asyncio.Event()
        self._tasks = [
            loop.create_task(self._listen(up), name="bus listens"),
            loop.create_task(self._speak(), name="bus speaks"),
            loop.create_task(self._beat(), name="bus lives"),
        ]
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(up.wait(), PATIENCE)

    async def close(self) -> None:
        """Say goodbye, and that nothing is awake here."""
        for code in list(self._awake):
            self.leave(code)
        self.tell_all(Ended(self.process))
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while self._waiting and self.is_up:
                    await asyncio.sleep(0.01)
                await asyncio.sleep(0.02)
        await end(self._tasks)
        with contextlib.suppress(Exception):
            await self._redis.aclose()

    # Telling

    def tell(self, processes: Iterable[str], message: Message) -> None:
        """Tell some processes."""
        body = None
        for process in processes:
            body = body or _ENCODER.encode(message)
            self._do("PUBLISH", self._channel(process), body)

    def tell_all(self, message: Message) -> None:
        """Tell all others."""
        self._do("PUBLISH", self._channel("all"), _ENCODER.encode(message))

    def leave(self, code: str) -> None:
        """A table is no longer awake here."""
        self._awake.discard(code)
        self.forget(code, self.process)

    def forget(self, code: str, process: str) -> None:
        """A table is not awake in a process that has ended without a word."""
        self._do("HDEL", _hash(code), process)

    def _do(self, *words: Any) -> None:
        if len(self._waiting) < MOST_WAITING:
            self._waiting.append(words)
            self._wake.set()

    async def _speak(self) -> None:
        while True:
            try:
                # One connection for all that is told: to borrow one for each message takes longer than to send it.
                connection = await self._redis.connection_pool.get_connection()
            except Exception as error:
                self._lose(error)
                await asyncio.sleep(PAUSE)
                continue
            try:
                while True:
                    await self._wake.wait()
                    self._wake.clear()
                    while self._waiting:
                        some, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
                        some = [words for words in some if not self._is_awake_again(words)]
                        if self.is_up and some:
                            if self._is_broken:  # from before Redis was lost
                                self._is_broken = False
                                await connection.disconnect()
                            await self._send(connection, _gathered(some))
                            metrics.NOTIFIED.inc("sent", len(some))
                            for words in some:
                                if self._is_awake_again(words):
                                    self._do("HSET", words[1], self.process, "1")
            except Exception as error:
                self._lose(error)
                with contextlib.suppress(Exception):
                    await connection.disconnect()
            finally:
                with contextlib.suppress(Exception):
                    await self._redis.connection_pool.release(connection)

    def _is_awake_again(self, words: tuple[Any, ...]) -> bool:
        """Whether this says that a table is not awake here which has been woken since: `enter` waits for nothing that is to be told."""
        return words[0] == "HDEL" and words[2] == self.process and words[1].removeprefix(_hash("")) in self._awake

    async def _send(self, connection: Any, commands: list[tuple[Any, ...]]) -> None:
        from redis.exceptions import ResponseError

        await connection.send_packed_command(connection.pack_commands(commands))
        for _ in commands:
            with contextlib.suppress(ResponseError):
                await connection.read_response()

    async def enter(self, codes: Collection[str]) -> dict[str, frozenset[str]]:
        """Tables are awake here; return in which other living processes they are, as far as can be known."""
        self._awake.update(codes)
        wanted = list(codes)
        found: dict[str, frozenset[str]] = {}
        for place in range(0, len(wanted), MOST_AT_ONCE):
            part = wanted[place : place + MOST_AT_ONCE]
            steps = (("HSET", self.process, "1"), ("EXPIRE", HASH_LASTS), ("HKEYS",))
            told = await self._ask([(name, _hash(code), *more) for code in part for name, *more in steps])
            for code, keys in zip(part, told[2::3], strict=False):
                found[code] = self._living(keys)
        return found

    async def awake_elsewhere(self, codes: Collection[str]) -> frozenset[str]:
        """Which of these tables are awake in other living processes, as far as can be known."""
        told = await self._ask([("HKEYS", _hash(code)) for code in codes])
        return frozenset(code for code, keys in zip(codes, told, strict=False) if self._living(keys))

    def _living(self, keys: Any) -> frozenset[str]:
        found = frozenset(key.decode() for key in keys if isinstance(key, bytes)) if isinstance(keys, list) else frozenset()
        return found & self.others

    async def _ask(self, commands: list[tuple[Any, ...]]) -> list[Any]:
        """What Redis answers to commands that are carried out without others between them; nothing when it does not."""
        if not commands:
            return []
        async with self._asking:
            if not self.is_up:
                return []
            try:
                pipe = self._redis.pipeline(transaction=True)
                for words in commands:
                    pipe.execute_command(*words)
                return list(await pipe.execute(raise_on_error=False))
            except Exception as error:
                self._lose(error)
                return []

    # Listening

    async def _listen(self, up: asyncio.Event) -> None:
        while True:
            pubsub = self._redis.pubsub(ignore_subscribe_messages=True)
            try:
                await pubsub.subscribe(self._own, self._channel("all"))
                await self._redis.ping()
                self._find()
                up.set()
                await self._take(pubsub)
            except asyncio.CancelledError:
                await _hang_up(pubsub)
                raise
            except Exception as error:
                self._lose(error)
            await _hang_up(pubsub)
            # Those that wait to be used again are broken too, and would only tell so when they are.
            with contextlib.suppress(Exception):
                await asyncio.wait_for(self._redis.connection_pool.disconnect(inuse_connections=False), PATIENCE)
            await asyncio.sleep(PAUSE)

    async def _take(self, pubsub: Any) -> None:
        loop = asyncio.get_running_loop()
        last = loop.time()
        while self.is_up:
            # This process's own signs of life come too: silence means that nothing arrives.
            message = await pubsub.get_message(timeout=BEAT)
            if message is None:
                if loop.time() - last > 2 * BEAT + PATIENCE:
                    raise TimeoutError("nothing arrives")
                continue
            last = loop.time()
            for one in _opened(message["data"]):
                metrics.NOTIFIED.inc("received")
                try:
                    self._receive(_DECODER.decode(one))
                except msgspec.MsgspecError as error:  # of a newer program, perhaps
                    logger.warning("a message of another process could not be read: %s", error)
                except Exception:
                    logger.exception("a message of another process could not be taken")

    def _receive(self, message: Message) -> None:
        if isinstance(message, Alive):
            if message.process != self.process:
                if message.asks:
                    self.tell([message.process], Alive(self.process))
                self._seen(message.process)
        elif isinstance(message, Ended):
            if self._heard.pop(message.process, None) is not None:
                self._count()
        else:
            if isinstance(message, Here):
                self._seen(message.process)
            self._hear(message)

    def _seen(self, process: str) -> None:
        is_new = process not in self._heard
        self._heard[process] = asyncio.get_running_loop().time()
        if is_new:
            self._count()

    def _count(self) -> None:
        self.others = frozenset(self._heard)
        self._changed()

    def _find(self) -> None:
        """The connection stands, perhaps to a Redis that knows nothing: everything is told anew."""
        self.is_up = True
        metrics.BUS_LOST.set(0)
        if self._lost_at is not None:
            logger.info("Redis is back", extra={"seconds": round(asyncio.get_running_loop().time() - self._lost_at, 1)})
            self._lost_at = None
        now = asyncio.get_running_loop().time()
        self._heard = dict.fromkeys(self._heard, now)
        self._waiting.clear()
        self.tell_all(Alive(self.process, asks=True))
        self._found()

    def _lose(self, error: Exception) -> None:
        if self.is_up:
            self.is_up = False
            self._is_broken = True
            self._lost_at = asyncio.get_running_loop().time()
            metrics.BUS_LOST.set(1)
            metrics.BUS_LOSSES.inc()
            logger.warning("Redis is lost", extra={"reason": str(error).partition("\n")[0] or type(error).__name__})

    async def _beat(self) -> None:
        loop = asyncio.get_running_loop()
        beats = 0
        while True:
            await asyncio.sleep(BEAT)
            now = loop.time()
            stood_still = now - self._beaten > 2 * BEAT
            self._beaten = now
            self.tell_all(Alive(self.process))
            if not self.is_up:
                continue
            if stood_still:
                # This process was stopped, or was too busy: it is not the others who were silent, and they may have given it up.
                self._heard = dict.fromkeys(self._heard, now)
                self._found()
            dead = [process for process, heard in self._heard.items() if now - heard > DEAD]
            for process in dead:
                del self._heard[process]
            if dead:
                self._count()
            beats += 1
            if beats * BEAT > HASH_LASTS / 2:
                beats = 0
                for code in self._awake:
                    self._do("EXPIRE", _hash(code), HASH_LASTS)


def _opened(data: bytes) -> list[msgspec.Raw]:
    try:
        return _LETTERS.decode(data)
    except msgspec.MsgspecError as error:
        logger.warning("what another process tells could not be read: %s", error)
        return []


def _gathered(commands: list[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    """The same commands, with one message for all that goes to a channel."""
    letters: dict[str, list[msgspec.Raw]] = {}
    others = []
    for name, *words in commands:
        if name == "PUBLISH":
            letters.setdefault(words[0], []).append(msgspec.Raw(words[1]))
        else:
            others.append((name, *words))
    return [*others, *(("PUBLISH", channel, _ENCODER.encode(messages)) for channel, messages in letters.items())]


def _hash(code: str) -> str:
    return f"{PREFIX}:table:{code}"


async def _hang_up(pubsub: Any) -> None:
    with contextlib.suppress(Exception):
        await asyncio.wait_for(pubsub.aclose(), PATIENCE)


def open_bus(url: str | None) -> Bus:
    """The bus of a Redis, or none. Raises `DataError`."""
    return Bus() if url is None else RedisBus(url)
