"""Whole games at the screen: each edition against bots, and what is left of them afterwards."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from lastcard import Record

from .conftest import Device
from .line import Line, cookie_of, make_table
from .play import act, arrive, sit_down
from .server import Server


def play_to_the_end(page: Page) -> None:
    """Do what the screen offers until the winner stands on the podium."""
    for _ in range(600):
        if page.locator(".podium").count():
            return
        act(page)
        page.wait_for_timeout(30)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(
    ("edition", "kind", "target"),
    [
        ("pocket", "phone", 1),  # whoever wins the first round wins the game
        ("classic", "desktop", 20),
        ("modern", "phone", 1),
        pytest.param("pocket", "desktop", 20, marks=pytest.mark.soak),
        pytest.param("classic", "phone", 20, marks=pytest.mark.soak),
        pytest.param("modern", "desktop", 20, marks=pytest.mark.soak),
    ],
)
def test_a_whole_game_against_bots(server: Server, device: Device, tmp_path: Path, edition: str, kind: str, target: int) -> None:
    """From the first card to the podium, round after round; the record can be downloaded, replays, and tells the same scores."""
    page = device(kind)
    arrive(page, server, "Ana")
    options = {"hand_size": 2, "target": target}
    code = make_table(server, cookie_of(page), edition=edition, seats=2, bots=["easy"], options=options)
    line = Line(server, cookie_of(page), code)
    line.done("table", pace="fast")
    line.done("start")
    sit_down(page, server, code)
    play_to_the_end(page)
    expect(page.locator(".podium-step")).to_have_count(2)
    with page.expect_download() as download:
        page.locator("a[download]").click()
    record = Record.load(download.value.path())
    game = record.play()
    assert game.is_over
    line.resync()
    assert line.game is not None
    assert game.scores == line.game["scores"]
    line.close()
    # The page to share steps through the same game, for whoever has its address.
    guest = device("phone")
    guest.goto(f"{server.url}/replay/{code}/1")
    expect(guest.locator("h1")).to_be_visible()
    last = guest.locator("input[type=range]")
    expect(last).to_be_visible()
    assert int(str(last.get_attribute("max"))) >= len(game.moves)
    # A downloaded record can be opened, too.
    path = tmp_path / "record.json"
    path.write_text(record.dumps(), "utf-8")
    json.loads(path.read_text("utf-8"))
    guest.goto(f"{server.url}/replay")
    guest.locator("input[type=file]").set_input_files(str(path))
    expect(guest.locator("input[type=range]")).to_be_visible()


def test_two_taps_from_opening_the_page_to_playing(server: Server, device: Device) -> None:
    """A returning player opens the page and plays with the second tap."""
    page = device("phone")
    arrive(page, server, "Ana")
    page.get_by_role("button", name="Play now").tap()
    expect(page.locator(".held").first).to_be_visible()  # seven, or more where a Draw Two came first


def test_a_rematch_and_the_way_back_to_the_waiting_room(server: Server, device: Device) -> None:
    """After a game the same players play again, or go back to change the rules."""
    page = device("phone")
    arrive(page, server, "Ana")
    code = make_table(server, cookie_of(page), seats=2, bots=["random"], options={"hand_size": 1, "target": 1})
    line = Line(server, cookie_of(page), code)
    line.done("table", pace="fast")
    line.done("start")
    sit_down(page, server, code)
    play_to_the_end(page)
    page.locator(".score-onward .button-main").first.click()
    expect(page.locator(".podium")).to_have_count(0)
    line.resync()
    assert line.table["games"] == 2
    line.done("back")
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    line.close()
