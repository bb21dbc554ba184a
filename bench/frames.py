"""Frames of which the clients of this folder read the same."""

from __future__ import annotations

import msgspec


class Done(msgspec.Struct, tag_field="is", tag="done"):
    id: str
    number: int


class Refused(msgspec.Struct, tag_field="is", tag="refused"):
    id: str | None
    code: str


class Closed(msgspec.Struct, tag_field="is", tag="closed"):
    code: str
