"""People at one table: each in their own language, spectators, two tabs, a second device, the host's powers."""

from __future__ import annotations

import contextlib
from pathlib import Path

import httpx
from playwright.sync_api import TimeoutError, expect

from lastcard.words import Words

from .conftest import Device
from .line import Line, cookie_of, make_table, person
from .play import Table, act, arrive, sit_down, touch
from .server import Server


def test_three_browsers_in_three_languages_play_a_round(server: Server, device: Device) -> None:
    """Each is told in their own language who plays and what happened; a phrase is read by each in their own; the round comes to its end."""
    languages = ("en", "uk", "ro")
    names = ("Ana", "Богдан", "Călin")
    pages = [device(kind, lang=lang) for kind, lang in zip(("phone", "desktop", "phone"), languages, strict=True)]
    for page, name in zip(pages, names, strict=True):
        arrive(page, server, name)
    code = make_table(server, cookie_of(pages[0]), seats=3, options={"hand_size": 2, "target": 1})
    for page in pages:
        page.goto(f"{server.url}/t/{code}")
    for page, lang in zip(pages[1:], languages[1:], strict=True):
        page.get_by_role("button", name=Words(lang).text("lobby-sit"), exact=True).click()
    for page in pages:
        for name in names:
            expect(page.get_by_text(name).first).to_be_visible()
    pages[0].get_by_role("button", name="Start the game").click()
    for page in pages:
        expect(page.locator(".held").first).to_be_visible()  # two, or more where a Draw Two came first
    said = Line(server, cookie_of(pages[1]), code)
    said.done("say", phrase="well-played")
    for page, lang in zip(pages, languages, strict=True):
        page.locator(".chat, .bubble, [aria-live]").get_by_text(Words(lang).text("phrase-well-played"), exact=False).first.wait_for(
            state="attached"
        )
    for _ in range(200):
        if all(page.locator(".podium").count() for page in pages):
            break
        for page in pages:
            if page.locator(".held-can, .dock-answers button, .tray-choices button").count() and not page.locator(".podium").count():
                # What it still shows may be answered already, and somebody else asked.
                with contextlib.suppress(TimeoutError):
                    act(page, patience=500)
    for page in pages:
        expect(page.locator(".podium")).to_be_visible()
    said.close()


def test_a_spectator_sees_the_table_and_no_hand(server: Server, device: Device) -> None:
    """Without a name one may watch: the players and the piles are there, and no card of a hand is anywhere in the page."""
    page = device("phone")
    table = Table(server, page, "drawn")
    guest = device("desktop")
    frames: list[str] = []
    guest.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    guest.goto(f"{server.url}/t/{table.code}")
    expect(guest.get_by_text("Ana").first).to_be_visible()
    expect(guest.locator(".held")).to_have_count(0)
    assert frames
    assert '"drawn":null' in frames[0]
    assert '"hand":[]' in frames[0]
    assert '"cards"' not in frames[0]
    table.close()


def test_two_tabs_show_the_same_and_either_plays(server: Server, device: Device) -> None:
    """Reports: a second tab takes nothing away from the first; what is done in one is seen in the other."""
    first = device("phone")
    table = Table(server, first, "play")
    sit_down(first, server, table.code)
    second = first.context.new_page()
    sit_down(second, server, table.code)
    table.stands()
    second.locator(".dock-answers button").first.click()
    for page in (first, second):
        expect(page.locator(".held")).to_have_count(len(table.game["hand"]) + 1)
    table.close()


def test_a_seat_moves_to_another_device(server: Server, device: Device) -> None:
    """The host's menu gives a link; whoever opens it on another device sits in the same seat, and the first device still does."""
    first = device("phone")
    table = Table(server, first, "play")
    answer = httpx.post(f"{server.url}/api/me/link", json={}, headers={"Origin": server.url}, cookies={"lastcard": table.cookie})
    code = answer.json()["code"]
    second = device("desktop")
    second.goto(f"{server.url}/m/{code}")
    second.get_by_role("button").filter(has_text=Words("en").text("device-claim-go")).click()
    expect(second.get_by_role("heading", name="Ana")).to_be_visible()
    sit_down(second, server, table.code)
    expect(second.locator(".held")).to_have_count(len(table.game["hand"]))
    table.close()


def test_the_host_pauses_the_game_and_goes_on(server: Server, device: Device) -> None:
    """While the game is paused everybody reads who paused it, and nothing can be played."""
    page = device("phone")
    table = Table(server, page, "play")
    sit_down(page, server, table.code)
    guest = device("phone", lang="it")
    guest.context.add_cookies([{"name": "lastcard", "value": table.other_cookie, "url": server.url}])
    sit_down(guest, server, table.code)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Pause the game").click()
    paused = Words("it").text("menu-paused", name="Ana")
    expect(guest.get_by_text(paused).first).to_be_visible()
    line = Line(server, table.cookie, table.code)
    assert line.table["paused"] is True
    line.done("pause", on=False)
    line.close()
    expect(guest.get_by_text(paused)).to_have_count(0)
    table.close()


def test_whoever_is_removed_reads_it(server: Server, device: Device) -> None:
    """The host takes somebody off a seat: the one removed is told so, and watches."""
    page = device("phone")
    table = Table(server, page, "play")
    guest = device("phone")
    guest.context.add_cookies([{"name": "lastcard", "value": table.other_cookie, "url": server.url}])
    sit_down(guest, server, table.code)
    line = Line(server, table.cookie, table.code)
    line.done("remove", seat=1)
    line.close()
    expect(guest.locator(".held")).to_have_count(0)
    table.close()


def test_the_host_keeps_somebody_out_and_lets_them_in_again(server: Server, device: Device) -> None:
    """In the menus: off the seat and kept out, a spectator by what they said, and both are let in where the table's settings are."""
    page = device("phone")
    table = Table(server, page, "play")
    sit_down(page, server, table.code)
    words, watcher = Words("en"), Line(server, person(server, "Zoe"), table.code)
    page.get_by_role("button", name=words.text("menu-open")).click()
    page.get_by_text(words.text("menu-seats")).click()
    page.get_by_role("button", name=words.text("menu-seat-actions", name="Bo")).click()
    page.get_by_role("button", name=words.text("room-remove", name="Bo")).click()
    page.get_by_role("switch", name=words.text("menu-keep-out", name="Bo")).click()
    page.get_by_role("button", name=words.text("menu-yes"), exact=True).click()
    expect(page.get_by_role("dialog")).to_have_count(1)
    assert table.other.do("sit", seat=1)["code"] == "kept-out"
    watcher.done("say", text="Boo!")
    line = Line(server, table.cookie, table.code)
    line.done("keep-out", said=watcher.number)
    assert line.table["kept_out"] == ["Bo", "Zoe"]
    page.get_by_text(words.text("run-title")).click()
    for name in ("Bo", "Zoe"):
        page.get_by_role("button", name=words.text("run-let-in", name=name)).click()
        expect(page.get_by_role("button", name=words.text("run-let-in", name=name))).to_have_count(0)
    table.other.done("sit", seat=1)
    for one in (watcher, line):
        one.close()
    table.close()


def test_all_other_devices_are_signed_out_from_the_menu(server: Server, device: Device) -> None:
    """Where a link to another device is made, one button ends what all others may do; this page plays on.

    The button goes, and Escape still closes the sheet.
    """
    page = device("phone")
    table = Table(server, page, "play")
    sit_down(page, server, table.code)
    other = httpx.post(f"{server.url}/api/me/link", json={}, headers={"Origin": server.url}, cookies={"lastcard": table.cookie})
    claimed = httpx.post(f"{server.url}/api/me/claim", json={"code": other.json()["code"]}, headers={"Origin": server.url})
    stolen = {"lastcard": claimed.cookies["lastcard"]}
    words = Words("en")
    page.get_by_role("button", name=words.text("menu-open")).click()
    page.get_by_role("button", name=words.text("menu-device")).click()
    page.get_by_role("button", name=words.text("device-others")).click()
    expect(page.get_by_text(words.text("device-others-done"))).to_be_visible()
    expect(page.get_by_text(words.text("device-lead"))).to_have_count(0)
    for left in (1, 0):
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(left)
    assert httpx.get(f"{server.url}/api/me", cookies=stolen).json()["name"] is None
    assert httpx.get(f"{server.url}/api/me", cookies={"lastcard": table.cookie}).json()["name"] == "Ana"
    expect(page.locator(".held")).to_have_count(len(table.game["hand"]))
    table.close()


def test_an_unplayable_card_says_why_in_the_players_language(server: Server, device: Device) -> None:
    """Tapping a card that does not go says why, and changes nothing; what happens meanwhile does not wipe it (reports)."""
    page = device("phone", lang="ca")
    table = Table(server, page, "nothing to play")
    sit_down(page, server, table.code)
    touch(page.locator(".held").first)
    said = page.locator(".refusal")
    expect(said).to_be_visible()
    words = said.inner_text()
    line = Line(server, person(server, "Cai"), table.code)
    line.done("say", phrase="hello")
    line.close()
    page.wait_for_timeout(300)
    assert said.inner_text() == words
    table.stands()
    table.close()


def test_a_large_hand_is_reached_card_by_card_on_a_phone(server: Server, device: Device) -> None:
    """Reports: forty-five cards and more on 360 pixels: each can be brought into view and touched."""
    page = device("phone")
    table = Table(server, page, "large hand")
    sit_down(page, server, table.code)
    cards = page.locator(".held")
    expect(cards).to_have_count(len(table.game["hand"]))
    for place in range(0, cards.count(), 7):
        touch(cards.nth(place))
    table.close()


def test_the_record_is_not_to_be_had_before_the_game_is_over(server: Server, tmp_path: Path) -> None:
    """A record holds seeds and hands: it is refused while the game goes on."""
    cookie = person(server, "Ana")
    code = make_table(server, cookie, bots=["random"], start=True)
    answer = httpx.get(f"{server.url}/api/tables/{code}/games/1/record", cookies={"lastcard": cookie})
    assert answer.status_code >= 400
    assert "seed" not in answer.text
