"""A whole round with the keyboard alone, and what a screen reader is told."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .conftest import Device
from .line import Line, cookie_of, make_table
from .play import Table, arrive, sit_down
from .server import Server


def focused(page: Page) -> str:
    """The name of what has the focus."""
    return str(page.evaluate("document.activeElement.getAttribute('aria-label') || document.activeElement.textContent"))


def test_a_game_is_made_and_played_with_the_keyboard_alone(server: Server, device: Device) -> None:
    """From the start page to the podium without a pointer: tab, enter, arrows and letters."""
    page = device("desktop")
    arrive(page, server, "Ana")
    code = make_table(server, cookie_of(page), bots=["random"], options={"hand_size": 2, "target": 1})
    line = Line(server, cookie_of(page), code)
    line.done("table", pace="fast")
    page.goto(f"{server.url}/t/{code}")
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    for _ in range(80):
        page.keyboard.press("Tab")
        if focused(page) == "Start the game":
            break
    page.keyboard.press("Enter")
    expect(page.locator(".held").first).to_be_visible()  # two, or more where a Draw Two came first
    for _ in range(1500):  # chance decides how long it takes
        if page.locator(".podium").count():
            break
        playable = page.locator(".held-can")
        if page.locator(".tray-colours").count():
            page.keyboard.press("r")
        elif playable.count():
            playable.first.focus()
            page.keyboard.press("Enter")
        elif page.locator(".dock-answers button:not([aria-disabled=true])").count():
            page.keyboard.press("d")
            page.keyboard.press("k")
        page.keyboard.press("u")
        page.wait_for_timeout(60)
    expect(page.locator(".podium")).to_be_visible()
    line.close()


def test_arrows_walk_through_the_hand_and_updates_leave_the_focus(server: Server, device: Device) -> None:
    """Reports: what others do takes nobody's focus away."""
    page = device("desktop")
    table = Table(server, page, "play")
    sit_down(page, server, table.code)
    page.locator('.held[tabindex="0"]').focus()
    page.keyboard.press("End")
    last = focused(page)
    page.keyboard.press("Home")
    assert page.locator(".held").count() == 1 or focused(page) != last or len(set(table.game["hand"])) == 1
    before = focused(page)
    table.other.done("say", phrase="hello")
    page.wait_for_timeout(400)
    assert focused(page) == before
    table.close()


def test_a_screen_reader_is_told_whose_turn_it_is_and_what_goes(server: Server, device: Device) -> None:
    """A live region says that one is asked, and what can be played; every face-down card has the same name."""
    page = device("desktop")
    table = Table(server, page, "play")
    page.goto(f"{server.url}/t/{table.code}")
    expect(page.locator(".held")).to_have_count(len(table.game["hand"]))
    region = page.locator("[aria-live]")
    expect(region.filter(has_text="Your turn")).to_have_count(1)
    names = {
        str(card.get_attribute("aria-label")) for card in page.locator(".card-back[aria-label], [role=img][aria-label*='face down']").all()
    }
    assert len(names) <= 1
    table.close()
