"""The errors that the library raises. Each carries one clear sentence: what, where, why, and what would be right."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .reasons import Reason


MOST_SHOWN = 60


def show(value: object) -> str:
    """A value as it is quoted in a sentence: short JSON on one line, without anything that a terminal would take for a command.

    >>> show({"a": [1, None]})
    '{"a": [1, null]}'
    >>> show("y" * 100)[-8:]
    'yyyy..."'
    """
    if isinstance(value, str):
        value = value if len(value) <= MOST_SHOWN else value[: MOST_SHOWN - 3] + "..."
        return json.dumps("".join(letter if letter.isprintable() else "\ufffd" for letter in value), ensure_ascii=False)
    try:
        text = json.dumps(value, ensure_ascii=True)
    except RecursionError:
        return "a value nested too deeply"
    except (TypeError, ValueError):
        text = ascii(value)
    return text if len(text) <= MOST_SHOWN else text[: MOST_SHOWN - 3] + "..."


def is_text(value: object) -> bool:
    """Whether a value is text that can be written down: a half of a surrogate pair by itself cannot."""
    return isinstance(value, str) and not any("\ud800" <= letter <= "\udfff" for letter in value)


class LastcardError(ValueError):
    """The ground of the library's own errors."""


class RulesError(LastcardError):
    """An option that does not exist, a value it cannot have, or a combination that makes no sense."""


class EditionError(LastcardError):
    """An edition that does not exist, or whose file does not describe a game."""


class InvalidMove(LastcardError):
    """A text that is not a move at all."""


class IllegalMove(LastcardError):
    """A move that the rules refuse now; `reason` says why, with the ruling's id."""

    def __init__(self, message: str, reason: Reason) -> None:
        super().__init__(message)
        self.reason = reason


class RecordError(LastcardError):
    """A record that is malformed, or that tells of something that cannot have happened."""
