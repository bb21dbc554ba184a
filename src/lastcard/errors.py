"""The errors that the library raises. Each carries one clear sentence: what, where, why, and what would be right."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .reasons import Reason


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
