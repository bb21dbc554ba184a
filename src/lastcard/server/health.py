"""Whether a server is well, for load balancers and whoever starts it: two addresses that tell that and nothing else.

They are answered whatever name they are asked by, since those who ask know an address only.
"""

from __future__ import annotations

import asyncio

import msgspec
from starlette.types import Scope, Send

from .bus import Bus
from .store import Store

#: The process is alive, as it answers; it can serve.
ALIVE, READY = "/healthz", "/readyz"
#: An answer about the database holds for so long, in seconds, however many ask; and one that takes longer than that is none.
LASTS = 1.0
PATIENCE = 2.0


class Health:
    """How a server is. `draining` is for the one who ends it: it sends its players elsewhere."""

    def __init__(self, store: Store, bus: Bus | None = None) -> None:
        self._store = store
        self._bus = bus
        self._asked_at = float("-inf")
        self._asking: asyncio.Task[bool] | None = None
        self.draining = False

    async def answer(self, scope: Scope, send: Send) -> None:
        """Answer a request for one of the two."""
        ready, body = (True, {"alive": True}) if scope["path"] == ALIVE else await self.ready()
        status = 200 if ready else 503
        if scope["method"] not in ("GET", "HEAD"):
            status, body = 405, {}
        content = msgspec.json.encode(body)
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(content)).encode()), (b"cache-control", b"no-store")]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else content})

    async def ready(self) -> tuple[bool, dict[str, object]]:
        """Whether players may be sent here, and why not. Without the bus it serves too, a little slower."""
        database = await self._database()
        ready = database and not self.draining
        said: dict[str, object] = {"ready": ready, "draining": self.draining, "database": "up" if database else "down"}
        if self._bus is not None:
            said["bus"] = "up" if self._bus.is_up else "down"
        return ready, said

    async def _database(self) -> bool:
        """Whether the database answers. It is asked once for all who want to know, and not again at once."""
        now = asyncio.get_running_loop().time()
        if self._asking is None or (self._asking.done() and now - self._asked_at > LASTS):
            self._asked_at = now
            self._asking = asyncio.create_task(self._ask())
        return await asyncio.shield(self._asking)

    async def _ask(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._store.ping()
        except Exception:
            return False
        return True
