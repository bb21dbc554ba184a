"""Codes that people read aloud and type: of tables, and of links to another device. They are secrets, and easy to read."""

from __future__ import annotations

import hashlib
import re
import secrets

#: Small and capital letters are the same, and there is nothing in it that looks like something else.
ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
TABLE_LENGTH = 9  # 44 bits
LINK_LENGTH = 12  # 59 bits

_TABLE = re.compile(f"[{ALPHABET}]{{{TABLE_LENGTH}}}")
_LINK = re.compile(f"[{ALPHABET}]{{{LINK_LENGTH}}}")


def new_table() -> str:
    """A code for a new table."""
    return _new(TABLE_LENGTH)


def new_link() -> str:
    """A code for a link to another device."""
    return _new(LINK_LENGTH)


def as_table(text: str) -> str | None:
    """The code that somebody means who types this, or None when it cannot be one.

    >>> as_table(" abcd-efgh 2"), as_table("ABCD"), as_table("ABCDEFGHI")
    ('ABCDEFGH2', None, None)
    """
    return _as(text, _TABLE)


def as_link(text: str) -> str | None:
    """The same for a link."""
    return _as(text, _LINK)


def digest(secret: str) -> bytes:
    """What is kept of a secret."""
    return hashlib.sha256(secret.encode()).digest()


def new_token() -> str:
    """A cookie: 256 bits that nobody can guess."""
    return secrets.token_urlsafe(32)


def new_person() -> str:
    """An id for a person, which never leaves the server."""
    return secrets.token_hex(8)


def _new(length: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def _as(text: str, pattern: re.Pattern[str]) -> str | None:
    if len(text) > 40:
        return None
    code = re.sub(r"[\s_-]", "", text).upper()
    return code if pattern.fullmatch(code) else None
