"""A load balancer of the tests' own: it gives each new connection to the next server, and knows nothing of what goes over it."""

from __future__ import annotations

import asyncio
import contextlib
import threading

PART = 65536


class Balancer:
    """Connections to one port of this machine are divided among the ports that it is told, each in its turn, whoever comes."""

    def __init__(self, *ports: int) -> None:
        self._ports = list(ports)
        self._turn = 0
        self._loop = asyncio.new_event_loop()
        self._tasks: set[asyncio.Task[None]] = set()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._server = asyncio.run_coroutine_threadsafe(asyncio.start_server(self._serve, "127.0.0.1", 0), self._loop).result()
        self.port: int = self._server.sockets[0].getsockname()[1]

    @property
    def url(self) -> str:
        """Where it is found."""
        return f"http://127.0.0.1:{self.port}"

    def put(self, *ports: int) -> None:
        """Give new connections to these ports from now on; those that there are stay."""
        self._ports = list(ports)

    def close(self) -> None:
        """Take no more, and cut what there is."""
        asyncio.run_coroutine_threadsafe(self._close(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _close(self) -> None:
        self._server.close()
        tasks = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(asyncio.CancelledError):
            try:
                there = await self._connect()
                if there is not None:
                    await asyncio.gather(_pass_on(reader, there[1]), _pass_on(there[0], writer))
            finally:
                writer.close()

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        """A connection to the server whose turn it is, or else to the next that answers."""
        for _ in range(len(self._ports)):
            self._turn += 1
            port = self._ports[self._turn % len(self._ports)]
            with contextlib.suppress(OSError):
                return await asyncio.open_connection("127.0.0.1", port)
        return None


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        while part := await reader.read(PART):
            writer.write(part)
            await writer.drain()
    except ConnectionError:
        pass
    finally:
        writer.close()
