"""The page on the protocol names everything that there is: routes, commands, frames, codes."""

from __future__ import annotations

import re
from typing import Any, get_args

from lastcard.server import limits, messages, problems, refusal
from lastcard.server.documents import ROUTES, SOCKET
from lastcard.server.line import GOODBYE

from .pages import ROOT, read, spans, table

PAGE = "docs/protocol.md"


def tags(kinds: Any) -> list[str]:
    return [str(kind.__struct_config__.tag) for kind in get_args(kinds)]


def test_every_route_is_described() -> None:
    """In the order of the table that the documents are made from."""
    assert table(PAGE, "Over HTTP", "route").column() == [f"{route.method} {route.path}" for route in ROUTES]
    assert f"`{SOCKET}`" in read(ROOT / PAGE)


def test_every_command_is_described() -> None:
    """With all of its fields."""
    rows = table(PAGE, "Commands", "`do`").rows
    assert [spans(row[0])[0] for row in rows] == tags(messages.AnyCommand)
    for row, kind in zip(rows, get_args(messages.AnyCommand), strict=True):
        assert spans(row[1]) == [name for name in kind.__struct_fields__ if name != "id"]


def test_every_frame_is_described() -> None:
    """And every reason for which a connection is ended."""
    rows = table(PAGE, "Frames", "`is`").rows
    assert [spans(row[0])[0] for row in rows] == tags(messages.AnyFrame)
    assert sorted(spans(rows[-1][1])) == sorted(GOODBYE)


def test_every_refusal_is_described() -> None:
    """Each code of the tables and of the server, once."""
    listed = table(PAGE, "Refusals", "code").column()
    assert sorted(listed) == sorted({*refusal.CODES, *problems.STATUS})


def test_fields_that_are_named_exist() -> None:
    """Those of the game."""
    listed = [span for row in table(PAGE, "Frames", "field").rows for span in spans(row[0])]
    assert set(listed) <= set(messages.GameView.__struct_fields__)


def test_every_limit_is_told() -> None:
    """With its figures, on the page for hosts."""
    rows = table("docs/host.md", "Limits", "what").rows
    told = {tuple(map(float, re.findall(r"\d+(?:\.\d+)?", row[2]))) for row in rows}
    rates = [value for value in vars(limits).values() if isinstance(value, limits.Rate)]
    for rate in rates:
        per = (rate.rate, 1) if rate.rate >= 1 else (1, round(1 / rate.rate))
        assert (*per, rate.burst) in told, rate
    for most in (limits.SOCKETS_OF_PERSON, limits.SOCKETS_OF_ADDRESS, limits.MOST_MALFORMED):
        assert (float(most),) in told
