"""Fixtures of the rulings' tests: every table is replayed at both speeds."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import pytest
from twin import twin_position

from lastcard.record import position

from . import table as tables

if TYPE_CHECKING:
    from collections.abc import Callable


@pytest.fixture(params=["interpreted", "compiled"])
def replay(request: pytest.FixtureRequest) -> tables.Replay:
    """`replay(record, seat=None)`: the position that a record reaches, as JSON."""
    compiled = request.param == "compiled"

    def replay(record: dict[str, Any], seat: int | None = None) -> dict[str, Any]:
        return twin_position(record, seat) if compiled else position(record, seat)

    return replay


@pytest.fixture
def table(replay: tables.Replay) -> Callable[..., tables.Table]:
    """`table("classic", hands=["R5 B7", "Y1 Y2"], top="R3")`: see `tables.table`."""
    return partial(tables.table, replay)


@pytest.fixture
def seeded(replay: tables.Replay) -> Callable[..., tables.Table]:
    """`seeded("classic", 3, "1f")`: a round shuffled and dealt from a seed."""
    return partial(tables.seeded, replay)
