"""axe finds nothing, and is sure of it, on every screen in every state, in light and dark."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .accessibility import findings
from .conftest import Device
from .line import cookie_of, make_table
from .phases import PHASES
from .play import Table, arrive, sit_down
from .server import Server


@pytest.mark.parametrize("phase", PHASES)
def test_every_question_passes_axe(server: Server, used_device: Device, phase: str) -> None:
    """On a phone in the light, and on a desktop in the dark."""
    dark = list(PHASES).index(phase) % 2 == 1
    page = used_device("desktop" if dark else "phone", dark=dark)
    table = Table(server, page, phase)
    sit_down(page, server, table.code)
    table.stands()
    assert findings(page) == []
    table.close()


@pytest.mark.parametrize(
    ("kind", "dark"),
    [
        *(("phone", True), ("desktop", False)),
        *(pytest.param(kind, dark, marks=pytest.mark.soak) for kind, dark in (("phone", False), ("desktop", True))),
    ],
)
def test_the_screens_around_the_game_pass_axe(server: Server, device: Device, kind: str, dark: bool) -> None:
    """The start page, the rules, a waiting room with the studio, and what is said of a table that does not exist."""
    page = device(kind, dark=dark)
    page.goto(server.url)
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    assert findings(page) == []
    arrive(page, server, "Ana")
    expect(page.get_by_text("Playing as Ana")).to_be_visible()
    assert findings(page) == []
    for path in ("/rules", "/replay", "/t/ABCDEFGHJ", "/m/ABCDEFGH", "/nowhere"):
        page.goto(server.url + path)
        expect(page.locator("h1")).to_be_visible()
        assert findings(page) == [], path
    code = make_table(server, cookie_of(page), edition="modern", seats=4, bots=["careful"])
    page.goto(f"{server.url}/t/{code}")
    expect(page.get_by_role("button", name="Fill with bots")).to_be_visible()
    assert findings(page) == []


@pytest.mark.parametrize("phase", ["late call", "play", "catch"])
def test_with_reduced_motion_nothing_moves_on(server: Server, used_device: Device, phase: str) -> None:
    """Whoever wants little motion sees a change fade, and then nothing that goes on moving or flickering."""
    page = used_device("phone", still=True)
    table = Table(server, page, phase)
    sit_down(page, server, table.code)
    table.stands()
    page.wait_for_timeout(500)
    assert page.evaluate("document.getAnimations().filter((one) => one.playState === 'running').length") == 0
    table.close()
