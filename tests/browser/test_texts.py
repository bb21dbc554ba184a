"""Every text on every screen comes from the files of texts, in whatever language; the language changes without a reload."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from lastcard.words import LANGUAGES

from .conftest import Device
from .line import Line, cookie_of, make_table
from .phases import PHASES
from .play import Table, arrive
from .pseudo import texts_of_its_own
from .server import Server

#: What is the same in every language: the product, people, languages' own names, and what stands on keys.
SAME = ["lastcard", "Ana", "Bo", "UNO", *LANGUAGES.values()]


def findings(page: Page, *also: str) -> list[str]:
    """The texts of a screen, with all its sheets and menus that can be opened, which come from elsewhere."""
    expect(page.locator("main")).to_be_visible()
    expect(page.locator(".loading")).to_have_count(0)
    return texts_of_its_own(page, [*SAME, *also])


@pytest.mark.parametrize("path", ["/", "/rules", "/replay", "/nowhere", "/t/ABCDEFGHJ", "/m/ABCDEFGH"])
def test_the_pages_have_no_text_of_their_own(server: Server, used_device: Device, path: str) -> None:
    page = used_device("desktop")
    page.goto(f"{server.url}{path}?lang=qps")
    expect(page.locator("h1")).to_be_visible()
    assert findings(page, "ABCDEFGHJ", "ABCDEFGH") == []


def test_the_start_page_of_a_returning_player_has_no_text_of_its_own(server: Server, device: Device) -> None:
    page = device("phone")
    arrive(page, server, "Ana", "/?lang=qps")
    make_table(server, cookie_of(page), seats=3, open=True)
    page.reload()
    expect(page.locator("h1")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert findings(page) == []
    page.locator("header button").last.click()  # language, theme, sound
    assert findings(page) == []


def test_the_waiting_room_has_no_text_of_its_own(server: Server, device: Device) -> None:
    page = device("desktop")
    arrive(page, server, "Ana")
    code = make_table(server, cookie_of(page), edition="modern", seats=4, bots=["careful"], options={"stacking": "up", "hand_size": 9})
    line = Line(server, cookie_of(page), code)
    bot = line.table["seats"][3]["name"]
    page.goto(f"{server.url}/t/{code}?lang=qps")
    page.wait_for_load_state("networkidle")
    host = server.url.removeprefix("http://")
    groups = " ".join(code[at : at + 3] for at in range(0, len(code), 3))  # as it is read on a phone, and to a screen reader
    assert findings(page, code, groups, " ".join(code), bot, f"http://{host}/t/", "http") == []
    line.close()


@pytest.mark.parametrize("phase", PHASES)
def test_no_question_of_the_game_has_a_text_of_its_own(server: Server, used_device: Device, phase: str) -> None:
    page = used_device("desktop")
    table = Table(server, page, phase)
    page.goto(f"{server.url}/t/{table.code}?lang=qps")
    expect(page.locator(".pile-discard")).to_be_visible()
    written = [card["text"] for card in table.other.table["rules"]["custom"] if "text" in card]
    assert findings(page, table.code, *written) == []
    table.close()


@pytest.mark.parametrize("language", [pytest.param(one, marks=[] if one in ("en", "uk", "fil") else pytest.mark.soak) for one in LANGUAGES])
def test_the_language_changes_at_a_table_without_a_reload(server: Server, device: Device, language: str) -> None:
    """The line to the table stays, and what was played is told in the new language."""
    page = device("desktop", lang="en")
    arrive(page, server, "Ana")
    code = make_table(server, cookie_of(page), seats=2, bots=["careful"], start=True)
    page.goto(f"{server.url}/t/{code}")
    expect(page.locator(".held").first).to_be_visible()
    page.evaluate("window.sameDocument = true")
    page.evaluate(
        """(language) => {
            localStorage.setItem("lastcard", JSON.stringify({ ...JSON.parse(localStorage.getItem("lastcard") ?? "{}"), language }));
            dispatchEvent(new StorageEvent("storage", { key: "lastcard" }));
        }""",
        language,
    )
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert page.evaluate("window.sameDocument") is True
