"""What was reported of other programs' screens, and what an impatient or unfriendly person does at ours."""

from __future__ import annotations

import re

import httpx
import pytest
from playwright.sync_api import Page, expect

from lastcard.words import Words

from .conftest import Device
from .line import Line, cookie_of, make_table, person
from .play import Table, arrive, hand_of, sit_down
from .rest import at_rest, box_of
from .server import Server

MARKUP = "<img src=x onerror=alert(1)><b>x</b><script>alert(2)</script> { $name } {-brand} javascript:alert(3) "
LONG = "W" * 100


def overflow(page: Page) -> int:
    """By how many pixels the page is wider than the screen."""
    return int(page.evaluate(at_rest("() => document.documentElement.scrollWidth - innerWidth")))


def test_what_people_write_is_text_everywhere(server: Server, device: Device) -> None:
    """Names, chat and the words on cards hold markup, signs of our texts, and a word without an end: all is shown, and nothing is done."""
    page = device("phone")
    arrive(page, server, "<b onclick=a()>Ana</b>"[:20])
    cards = [{"text": (MARKUP + LONG)[:200]}] * 3
    code = make_table(server, cookie_of(page), edition="modern", options={"custom": cards, "hand_size": 20})
    other = Line(server, person(server, "<i>Bo</i>{ $x }"), code)
    page.goto(f"{server.url}/t/{code}")
    other.done("sit")
    expect(page.get_by_text("<i>Bo</i>{ $x }").first).to_be_visible()
    other.done("say", text=MARKUP + LONG)
    other.done("say", text="שלום 123 a" + "\u0301" * 200)
    other.done("agree", version=other.table["version"])
    assert overflow(page) == 0
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".held")).to_have_count(20)
    page.get_by_role("button", name=Words("en").text("chat-title")).first.click()
    expect(page.locator(".message-text").first).to_have_text((MARKUP + LONG).strip())
    assert overflow(page) == 0
    assert page.evaluate("document.querySelectorAll('main b, main i, img[src=x], script:not([src]), a[href^=javascript]').length") == 0
    other.close()


@pytest.mark.parametrize("button", [".dock-answers button", ".held-can"])
def test_an_impatient_hand_does_a_thing_once(server: Server, device: Device, button: str) -> None:
    """Reports: a lagging draw pressed twice drew twice. Eight presses before any answer make one move."""
    page = device("phone")
    table = Table(server, page, "play")
    sit_down(page, server, table.code)
    before = table.game
    page.evaluate("(what) => { const found = document.querySelector(what); for (let n = 0; n < 8; n++) found.click(); }", button)
    page.wait_for_timeout(800)
    now = table.now()
    change = sum(now["counts"]) - sum(before["counts"])
    if button == ".held-can":
        assert now["discard_count"] == before["discard_count"] + 1 or page.locator(".tray").count()
    else:
        assert change == 1
        assert now["phase"] == "drawn" or now["turn"] == 1
    expect(page.locator(".held")).to_have_count(len(now["hand"]))
    table.close()


def test_the_hand_is_in_view_before_the_first_colour_is_asked_for(server: Server, device: Device) -> None:
    """Reports: the first card was a wild, and the colour was asked before the hand was shown."""
    page = device("phone")
    table = Table(server, page, "opening wild")
    sit_down(page, server, table.code)
    expect(page.locator(".tray-choices button")).to_have_count(4)
    assert hand_of(page) == sorted(table.game["hand"])
    tray = box_of(page.locator(".tray"))
    for card in page.locator(".held").all():
        box = box_of(card)
        assert box["y"] >= tray["y"] + tray["height"] - 1
        assert box["y"] + 44 < 740
    table.close()


def test_a_colour_is_told_by_its_shape_and_its_name_too(server: Server, device: Device) -> None:
    """Reports: colour was told by colour alone. Cards of one symbol differ in what is drawn on them, and in their names."""
    page = device("phone")
    table = Table(server, page, "large hand")
    sit_down(page, server, table.code)
    seen: dict[str, dict[str, tuple[str, str]]] = {}
    for card in page.locator(".held").all():
        text = str(card.get_attribute("data-card"))
        if text[0] in "RYGB":
            paths = card.evaluate("(card) => [...card.querySelectorAll('svg *')].map((part) => part.outerHTML).join('')")
            seen.setdefault(text[1:], {})[text[0]] = (paths, str(card.get_attribute("aria-label")))
    alike = [colours for colours in seen.values() if len(colours) > 1]
    assert alike
    for colours in alike:
        assert len({paths for paths, _ in colours.values()}) == len(colours)
        assert len({name for _, name in colours.values()}) == len(colours)
    table.close()


def test_a_device_that_becomes_somebody_else_s_shows_nothing_of_the_hand_before(server: Server, device: Device) -> None:
    """Reports: log-out left the last account's hand on the screen."""
    page = device("phone")
    table = Table(server, page, "play")
    sit_down(page, server, table.code)
    answer = httpx.post(f"{server.url}/api/me/link", json={}, headers={"Origin": server.url}, cookies={"lastcard": table.other_cookie})
    page.goto(f"{server.url}/m/{answer.json()['code']}")
    page.locator("button", has_text=Words("en").text("device-claim-go")).click()
    expect(page.get_by_role("heading", name="Bo")).to_be_visible()
    assert page.locator(".held").count() == 0
    sit_down(page, server, table.code)
    other = Line(server, table.other_cookie, table.code)
    assert other.game is not None
    assert hand_of(page) == sorted(other.game["hand"])
    other.close()
    table.close()


def test_the_log_tells_who_starts_and_why_and_who_was_hit_by_how_much(server: Server, device: Device) -> None:
    """Reports: none of it was told."""
    page = device("phone")
    arrive(page, server, "Ana")
    code = make_table(server, cookie_of(page), options={"hand_size": 20})
    lines = [Line(server, cookie_of(page), code), Line(server, person(server, "Bo"), code)]
    lines[1].done("sit")
    lines[0].done("start")
    was_hit = False
    for _ in range(60):
        for line in lines:
            line.resync()
        asked = next((line for line in lines if line.game is not None and line.game["turn"] == line.seat), None)
        assert asked is not None
        assert asked.game is not None
        legal = asked.game["legal"]
        move = next((one for one in legal if "+2" in one), legal[0])
        asked.done("move", move=move)
        if "+2" in move:
            was_hit = True
            break
    assert was_hit
    page.goto(f"{server.url}/t/{code}")
    page.get_by_role("button", name=Words("en").text("log-title")).first.click()
    log = page.locator(".log")
    starts, hit = r"^(You|Bo) starts?[:,] ", r"(You|Bo) drew 2 cards.*: (you|Bo) played"
    for told in (r"drew the highest card, (so you deal|and so deals)", starts, hit):
        expect(log.get_by_text(re.compile(told)).first).to_be_visible()
    for line in lines:
        line.close()


def press_often(page: Page, name: str) -> None:
    """Press a button eight times before anything can be drawn."""
    page.get_by_role("button", name=name).first.evaluate("(found) => { for (let n = 0; n < 8; n++) found.click(); }")


def test_an_impatient_host_makes_one_table_and_takes_one_seat_over(server: Server, device: Device) -> None:
    """Reports: START twice dealt twice. A game is begun once, a seat is taken over once, and nothing is said to have failed."""
    page = device("phone")
    arrive(page, server, "Ana")
    words = Words("en")
    press_often(page, words.text("start-play"))
    expect(page.locator(".held").first).to_be_visible()
    cookie = cookie_of(page)
    assert len(httpx.get(f"{server.url}/api/me", cookies={"lastcard": cookie}).json()["tables"]) == 1
    link = httpx.post(f"{server.url}/api/me/link", json={}, headers={"Origin": server.url}, cookies={"lastcard": cookie}).json()["code"]
    other = device("desktop")
    other.goto(f"{server.url}/m/{link}")
    press_often(other, words.text("device-claim-go"))
    expect(other.get_by_role("heading", name=words.text("device-claimed", name="Ana"))).to_be_visible()
    other.wait_for_timeout(300)
    expect(other.get_by_role("heading", name=words.text("device-claimed", name="Ana"))).to_be_visible()


def test_an_impatient_guest_sits_down_and_a_round_starts_without_complaint(server: Server, device: Device) -> None:
    """The seat and the start are pressed again and again: each is done once, and no refusal is shown for the rest."""
    words = Words("en")
    host, guest = device("phone"), device("phone")
    arrive(host, server, "Ana")
    arrive(guest, server, "Bo")
    code = make_table(server, cookie_of(host))
    for page in (host, guest):
        page.goto(f"{server.url}/t/{code}")
    press_often(guest, words.text("lobby-sit"))
    expect(host.get_by_text("Bo").first).to_be_visible()
    guest.wait_for_timeout(300)
    for refused in ("refused-already-seated", "refused-seat-taken"):
        assert guest.get_by_text(words.text(refused)).count() == 0
    press_often(host, "Start the game")
    for page in (host, guest):
        expect(page.locator(".held")).to_have_count(7)
    assert host.get_by_text(words.text("refused-already-started")).count() == 0
    line = Line(server, cookie_of(host), code)
    assert line.table["games"] == 1
    line.close()
