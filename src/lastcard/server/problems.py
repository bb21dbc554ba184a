"""Why a request is not granted: a code with arguments, worded by `refused-…`, and the status that HTTP has for it."""

from __future__ import annotations

from typing import Any

#: Every code that the server itself gives, with its HTTP status. Those of a table are in `table.py`.
STATUS = {
    "malformed": 400,
    "bad-record": 400,
    "no-name": 401,
    "not-here": 403,
    "wrong-origin": 403,
    "private": 403,
    "not-found": 404,
    "gone": 404,
    "no-such-game": 404,
    "link-gone": 404,
    "wrong-method": 405,
    "not-json": 415,
    "too-large": 413,
    "wrong-host": 421,
    "too-fast": 429,
    "limit": 429,
    "internal": 500,
    "not-saved": 507,
    "unreachable": 503,
}


class Failure(Exception):
    """A request that is not granted, and why. A code that a table gives has the status 409: it may be granted another time."""

    def __init__(self, code: str, args: dict[str, Any] | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.arguments = args or {}
        self.status = STATUS.get(code, 409)
