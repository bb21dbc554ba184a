"""Why a command is refused: a code with arguments, worded by `refused-…`; or by `reason-…` when a ruling of the game refuses it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

#: Every code of the table's own, with the arguments that its text needs.
CODES: dict[str, tuple[str, ...]] = {
    "no-name": (),
    "empty-name": (),
    "not-seated": (),
    "not-host": (),
    "only-waiting": (),
    "no-game": (),
    "no-seat": (),
    "kept-out": (),
    "no-line": (),
    "too-long": (),
    "seat-taken": (),
    "seat-empty": (),
    "no-free-seat": (),
    "already-seated": (),
    "too-few-seats": ("count",),
    "not-a-person": (),
    "unknown-bot": (),
    "unknown-option": ("option",),
    "bad-option": ("option",),
    "bad-rules": ("advice",),
    "seats-empty": ("count",),
    "not-agreed": ("count",),
    "text-changed": (),
    "already-started": (),
    "game-runs": (),
    "paused": (),
    "stale": (),
    "too-soon": ("ms",),
    "bad-move": (),
    "other-seat": (),
    "chat-off": (),
    "say-one": (),
    "empty-text": (),
    "game-not-over": (),
    "no-such-game": (),
}


class Refusal(Exception):
    """A command that is refused, and has changed nothing. `ruling` is set when the game's own rules refuse it."""

    def __init__(self, code: str, args: Mapping[str, Any] | None = None, ruling: str | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.details: dict[str, Any] = dict(args or {})
        self.ruling = ruling
