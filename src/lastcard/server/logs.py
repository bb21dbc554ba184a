"""The log: a line for what an operator wants to know, as text or as JSON, on standard error.

What is secret stays out of it, also where something unexpected goes wrong: a table is a short digest of its code, an exception is told by
its type and where it happened, and only where its message is about the program is that told too.
"""

from __future__ import annotations

import hashlib
import logging
import re
import sys
import time
import traceback
from functools import lru_cache
from types import TracebackType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .environment import Environment

#: What a line of the log can say besides its sentence.
_STANDARD = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}
#: Exceptions whose messages are about the program or the system, and never about a game or a person.
_TOLD = (OSError, TypeError, AttributeError, NameError, ImportError, RuntimeError, MemoryError)
#: Whoever is turned away again and again is told of once in so many seconds, and of no more than so many in that time.
SELDOM = 60.0
MOST_TOLD = 20

_PASSWORD = re.compile(r"(://[^\s:/@]*:)[^\s@]+@")
_CODE = re.compile(r"/(tables|t|m)/[^\s/\"'?]+")


def begin(environment: Environment) -> None:
    """Write the log from now on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_json() if environment.log == "json" else _Text())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    # Libraries would tell what goes over their lines, with all that is in it, if they were asked for more than what is wrong.
    root.setLevel(logging.WARNING)
    logging.getLogger("lastcard").setLevel(environment.log_level.upper())
    logging.captureWarnings(True)


@lru_cache(1000)
def short(code: str) -> str:
    """A table in the log: the same for the same code, which cannot be found by it. It is slow, so that trying all codes takes too long.

    >>> short("ABCDEFGH2") == short("ABCDEFGH2"), len(short("ABCDEFGH2"))
    (True, 6)
    """
    return hashlib.pbkdf2_hmac("sha256", code.encode(), b"lastcard log", 1000).hex()[:6]


def clean(text: str) -> str:
    """A text without passwords and codes that stand in addresses.

    >>> clean("GET /api/tables/ABCDEFGH2/socket, postgresql://u:p@h/n")
    'GET /api/tables/…/socket, postgresql://u:…@h/n'
    """
    return _CODE.sub(r"/\1/…", _PASSWORD.sub(r"\1…@", text))


def told(error: BaseException) -> str:
    """An exception, with no more of its message than may be told.

    >>> told(KeyError("W+4")), told(OSError(28, "No space left on device"))
    ('KeyError', 'OSError: No space left on device')
    """
    kind = type(error).__qualname__
    if isinstance(error, OSError) and error.strerror:
        return f"{kind}: {error.strerror}"
    return f"{kind}: {clean(str(error))}" if isinstance(error, _TOLD) and str(error) else kind


def traced(error: BaseException) -> str:
    """Where an exception came about, and what it was caused by."""
    lines: list[str] = []
    seen: set[int] = set()
    found: BaseException | None = error
    while found is not None and id(found) not in seen:
        seen.add(id(found))
        lines[:0] = [*traceback.format_tb(found.__traceback__), told(found) + "\n"]
        found = found.__cause__ or (None if found.__suppress_context__ else found.__context__)
    return "".join(lines).rstrip()


class Seldom:
    """Tells of what happens again and again, by a key, once in a while, with how often it has happened since."""

    def __init__(self, logger: logging.Logger, level: int = logging.INFO) -> None:
        self._logger = logger
        self._level = level
        self._told: dict[str, float] = {}
        self._untold = 0

    def tell(self, key: str, message: str, **more: object) -> None:
        """Tell of it, unless it was told a moment ago."""
        now = time.monotonic()
        if now - self._told.get(key, -SELDOM) < SELDOM:
            self._untold += 1
            return
        if len(self._told) >= MOST_TOLD:
            self._told = {one: at for one, at in self._told.items() if now - at < SELDOM}
            if len(self._told) >= MOST_TOLD:
                self._untold += 1
                return
        self._told[key] = now
        untold, self._untold = self._untold, 0
        self._logger.log(self._level, message, extra={**more, "untold": untold} if untold else more)


Exc = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


def _exception(found: Exc) -> str:
    return "" if found[1] is None else traced(found[1])


class _Text(logging.Formatter):
    """A line as text: time, level, process, where, the sentence, and what else is known."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(process)d %(name)s: %(message)s")
        self.converter = time.gmtime
        self.default_time_format, self.default_msec_format = "%Y-%m-%dT%H:%M:%S", "%s.%03dZ"

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802  (the library's name)
        """The line, without its exception."""
        more = "".join(f" {name}={value}" for name, value in vars(record).items() if name not in _STANDARD)
        return clean(" ".join(super().formatMessage(record).split("\n")) + more)

    def formatException(self, ei: Exc) -> str:  # noqa: N802  (the library's name)
        """Where it came about."""
        return _exception(ei)


def _json() -> logging.Formatter:
    from pythonjsonlogger.json import JsonFormatter

    class Json(JsonFormatter):
        def formatException(self, ei: Exc) -> str:  # noqa: N802  (the library's name)
            return _exception(ei)

        def process_log_record(self, log_data: dict[str, Any]) -> dict[str, Any]:
            return {name: clean(value) if isinstance(value, str) else value for name, value in log_data.items()}

    return Json(
        ("levelname", "name", "process", "message"),
        rename_fields={"levelname": "level", "name": "logger", "exc_info": "error"},
        timestamp="time",
        json_ensure_ascii=False,
    )
