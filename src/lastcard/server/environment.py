"""What the server is told by its environment: every variable in one table, read and checked once.

>>> read({"LASTCARD_DRAIN": "5", "LASTCARD_PROXIES": "10.0.0.0/8"}).proxies
('10.0.0.0/8',)
>>> read({"LASTCARD_DRAIN": "soon"})
Traceback (most recent call last):
    ...
lastcard.server.environment.SettingError: cli-error-number: {'option': 'LASTCARD_DRAIN', 'value': 'soon', 'least': '0', 'most': '300'}
"""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from ..errors import LastcardError

#: Years are days too, but not so many that a date could not be reckoned.
MOST_DAYS = 36_500
MOST_SHOWN = 60
DATABASES = ("postgresql", "postgresql+psycopg", "postgres")
BUSES = ("redis", "rediss", "unix")


class SettingError(LastcardError):
    """A variable that makes no sense: the key of the sentence that says why, and what stands in it. Never a part of an address."""

    def __init__(self, key: str, **args: object) -> None:
        super().__init__(f"{key}: {args}")
        self.key = key
        self.arguments = args


# --- checks of values: the variable's name and the text, to a value ---


def database(variable: str, text: str) -> str:
    """The address of a PostgreSQL database, as SQLAlchemy takes it."""
    scheme, found, rest = text.partition("://")
    if not found or scheme not in DATABASES or not rest.strip("/") or not _is_address(text):
        raise SettingError("serve-error-database-url", variable=variable)
    return f"postgresql+psycopg://{rest}"


def bus(variable: str, text: str) -> str:
    """The address of a Valkey or Redis server."""
    if not text.startswith(tuple(f"{scheme}://" for scheme in BUSES)) or not text.partition("://")[2].strip("/") or not _is_address(text):
        raise SettingError("serve-error-redis-url", variable=variable)
    return text


def word(*choices: str) -> Callable[[str, str], str]:
    """A check for one of a few words."""

    def check(variable: str, text: str) -> str:
        if text.lower() in choices:
            return text.lower()
        raise SettingError("cli-error-choice", option=variable, value=_shown(text), choices=", ".join(choices))

    return check


def switch(variable: str, text: str) -> bool:
    """On or off."""
    known = {"on": True, "yes": True, "true": True, "1": True, "off": False, "no": False, "false": False, "0": False}
    if text.lower() in known:
        return known[text.lower()]
    raise SettingError("cli-error-choice", option=variable, value=_shown(text), choices="on, off")


def number(least: int, most: int) -> Callable[[str, str], int]:
    """A check for a whole number in these bounds."""

    def check(variable: str, text: str) -> int:
        if text.isascii() and text.isdigit() and len(text) <= 9 and least <= int(text) <= most:
            return int(text)
        raise SettingError("cli-error-number", option=variable, value=_shown(text), least=str(least), most=str(most))

    return check


def days(variable: str, text: str) -> int | None:
    """A number of days; None for never."""
    if text.lower() == "never":
        return None
    try:
        return number(1, MOST_DAYS)(variable, text)
    except SettingError:
        raise SettingError("serve-error-days", variable=variable, value=_shown(text), most=str(MOST_DAYS)) from None


def address(variable: str, text: str) -> tuple[str, int]:
    """A host and a port."""
    found = re.fullmatch(r"(?:\[([0-9a-fA-F:.]+)\]|([A-Za-z0-9_.-]+)):(\d{1,5})", text)
    if found and 1 <= int(found[3]) <= 65535:
        return found[1] or found[2], int(found[3])
    raise SettingError("serve-error-address", variable=variable, value=_shown(text))


def networks(variable: str, text: str) -> tuple[str, ...]:
    """Addresses and networks."""
    found = []
    for part in words(text):
        try:
            network = ipaddress.ip_network(part, strict=False)
        except ValueError:
            raise SettingError("serve-error-networks", variable=variable, value=_shown(part)) from None
        found.append(str(network) if "/" in part else str(network.network_address))
    return tuple(found)


def words(text: str) -> list[str]:
    """What stands in a list, with commas or spaces between."""
    return text.replace(",", " ").split()


def _is_address(text: str) -> bool:
    try:
        port = urlsplit(text).port
    except ValueError:
        return False
    return text.isprintable() and " " not in text and port != 0


def _shown(text: str) -> str:
    """A value as it can stand in one line."""
    return "".join(letter if letter.isprintable() else "?" for letter in text[:MOST_SHOWN])


# --- the table ---


class Variable(NamedTuple):
    """A variable: the field of `Environment` that it fills or the option that it stands for, its check, and what its page says of it."""

    name: str
    field: str
    check: Callable[[str, str], Any] | None
    value: str
    default: str
    meaning: str


#: Every variable that the server reads. A `field` with dashes is an option of `lastcard serve`, whose own check it passes.
VARIABLES = (
    Variable(
        "DATABASE_URL", "database", database, "`postgresql://…`", "", "the PostgreSQL database that keeps everything, in place of a folder"
    ),
    Variable(
        "REDIS_URL", "bus", bus, "`redis://…`", "", "the Valkey or Redis through which servers of one database tell each other what happens"
    ),
    Variable("LASTCARD_HOST", "--host", None, "an address", "all of this computer's", "the address to listen at"),
    Variable("LASTCARD_PORT", "--port", None, "0 to 65535", "8000 or the next free one", "the port; 0 is any free one"),
    Variable(
        "LASTCARD_DATA", "--data", None, "a folder", "that of your system", "where the tables are kept when there is no `DATABASE_URL`"
    ),
    Variable(
        "LASTCARD_PUBLIC", "--public", switch, "`on` or `off`", "`off`", "lets everybody in, not only devices of the server's own networks"
    ),
    Variable("LASTCARD_ALLOW_HOSTS", "--allow-host", None, "names", "", "the names under which the server is reached"),
    Variable("LASTCARD_WORKERS", "--workers", None, "1 to 64", "1", "how many processes serve at the port"),
    Variable(
        "LASTCARD_PROXIES",
        "proxies",
        networks,
        "addresses and networks",
        "`127.0.0.1, ::1`",
        "the reverse proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed",
    ),
    Variable(
        "LASTCARD_DRAIN",
        "drain",
        number(0, 300),
        "seconds, 0 to 300",
        "0",
        "how long `/readyz` says no before a server that is told to stop sends its players to another",
    ),
    Variable(
        "LASTCARD_LOG", "log", word("text", "json"), "`text` or `json`", "`text`", "how lines of the log are written, on standard error"
    ),
    Variable(
        "LASTCARD_LOG_LEVEL",
        "log_level",
        word("info", "warning", "error"),
        "`info`, `warning` or `error`",
        "`info` when `LASTCARD_LOG` or `DATABASE_URL` is set, else `warning`",
        "what is worth a line of the log",
    ),
    Variable(
        "LASTCARD_METRICS", "metrics", address, "`HOST:PORT`", "", "where metrics are answered, for nobody but those who watch the server"
    ),
    Variable(
        "LASTCARD_ARCHIVE_DAYS",
        "archive_days",
        days,
        "days, or `never`",
        "30",
        "how long a table at which nothing happens stays as it is, before it is packed",
    ),
    Variable(
        "LASTCARD_FORGET_DAYS", "forget_days", days, "days, or `never`", "`never`", "how long a packed table, and who has no other, is kept"
    ),
    Variable(
        "LASTCARD_LIMITS",
        "limits",
        switch,
        "`on` or `off`",
        "`on`",
        "`off` limits nothing, for measurements; only where no other computer can reach the server",
    ),
)


@dataclass(frozen=True, slots=True)
class Environment:
    """What the variables come to that are no options."""

    database: str | None = field(default=None, repr=False)
    bus: str | None = field(default=None, repr=False)
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    drain: int = 0
    log: str = "text"
    log_level: str = "warning"
    metrics: tuple[str, int] | None = None
    archive_days: int | None = 30
    forget_days: int | None = None
    limits: bool = True


def read(environ: Mapping[str, str]) -> Environment:
    """What is told. A variable that is empty counts as one that is not there. Raises `SettingError`."""
    found: dict[str, Any] = {}
    for variable in VARIABLES:
        text = environ.get(variable.name, "").strip()
        if text and variable.check is not None and not variable.field.startswith("--"):
            found[variable.field] = variable.check(variable.name, text)
    if "bus" in found and "database" not in found:
        raise SettingError("serve-error-redis-alone")
    if "log" in found or "database" in found:
        found.setdefault("log_level", "info")
    return Environment(**found)


def options(environ: Mapping[str, str]) -> dict[str, tuple[str, str]]:
    """The options that are told by variables: for each its variable and the text."""
    told = {}
    for variable in VARIABLES:
        text = environ.get(variable.name, "").strip()
        if text and variable.field.startswith("--"):
            told[variable.field] = (variable.name, text)
    return told
