"""Every question that can be put to a player: it is on the screen, survives a reload and the server's death, and can be answered."""

from __future__ import annotations

import pytest

from .conftest import Device
from .phases import PHASES
from .play import Table, sit_down
from .server import Server

#: Whoever comes to these has nothing to do but to look.
ONLY_SEEN = ("hands lie open",)
#: So many times some questions are on screens at once when the server dies.
PARTS = 6


@pytest.mark.parametrize("phase", PHASES)
def test_a_question_survives_reloads_and_is_answered(server: Server, used_device: Device, phase: str) -> None:
    """Reports: a reload loses nothing and sends nothing by itself; the same hand and question are there, and are answered on the screen."""
    page = used_device("phone")
    table = Table(server, page, phase)
    sit_down(page, server, table.code)
    table.stands()
    page.reload()
    table.stands()
    if phase not in ONLY_SEEN:
        table.goes_on()
    table.close()


# A sixth of the questions is tried every time: that the server brings back all of them is seen without a browser, in `test_crash.py`.
@pytest.mark.parametrize("part", [pytest.param(part, marks=pytest.mark.soak if part else []) for part in range(PARTS)])
def test_a_question_survives_the_death_of_the_server(own_server: Server, device: Device, part: int) -> None:
    """Reports: the server is killed in the middle of each question and started again; every screen finds its way back by itself."""
    tables = []
    for phase in [name for place, name in enumerate(PHASES) if place % PARTS == part]:
        table = Table(own_server, device("phone"), phase)
        sit_down(table.page, own_server, table.code)
        table.stands()
        tables.append((phase, table))
    greetings = [table.greetings for _, table in tables]
    own_server.restart()
    for (phase, table), before in zip(tables, greetings, strict=True):
        table.comes_back(before)
        table.stands()
        if phase not in ONLY_SEEN:
            table.goes_on()
        table.close()
