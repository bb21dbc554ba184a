"""The Customizable cards: written by the host, read by each in their own language, agreed to by everybody."""

from __future__ import annotations

from playwright.sync_api import expect

from lastcard.instructions import Instruction
from lastcard.words import Words

from .conftest import Device
from .line import Line, cookie_of, make_table
from .play import arrive
from .server import Server


def test_cards_are_written_and_agreed_to_before_the_game(server: Server, device: Device) -> None:
    """CUSTOM: the game starts once everybody has said yes to what is written, and a change asks everybody again."""
    host, guest = device("desktop"), device("phone", lang="uk")
    arrive(host, server, "Ana")
    arrive(guest, server, "Богдан")
    code = make_table(server, cookie_of(host), edition="modern")
    guest.goto(f"{server.url}/t/{code}")
    guest.get_by_role("button", name=Words("uk").text("lobby-sit"), exact=True).click()
    host.goto(f"{server.url}/t/{code}?view=cards")
    add = host.get_by_role("group", name="Add")
    add.get_by_role("button", name="turn the direction").click()
    add.get_by_role("button", name="play again").click()
    written = Instruction.parse({"do": [["reverse"], ["again"]]})
    expect(host.get_by_text(Words("en").instruction(written)).first).to_be_visible()
    # The guest reads it in Ukrainian, and is asked.
    guest.goto(f"{server.url}/t/{code}?view=cards")
    expect(guest.get_by_text(Words("uk").instruction(written)).first).to_be_visible()
    host.goto(f"{server.url}/t/{code}")
    start = host.get_by_role("button", name="Start the game")
    line = Line(server, cookie_of(host), code)
    assert line.do("start")["code"] == "not-agreed"
    guest.get_by_role("button", name=Words("uk").text("studio-agree")).click()
    expect(guest.get_by_text(Words("uk").text("studio-agreed"))).to_be_visible()
    # Free text is added: everybody is asked again.
    host.goto(f"{server.url}/t/{code}?view=cards")
    host.get_by_label("Free text").fill("Sing.")
    host.get_by_label("Free text").blur()
    expect(guest.get_by_role("button", name=Words("uk").text("studio-agree"))).to_be_visible()
    guest.get_by_role("button", name=Words("uk").text("studio-agree")).click()
    host.goto(f"{server.url}/t/{code}")
    line.resync()
    if not line.table["seats"][0]["agreed"]:
        line.done("agree", version=line.table["version"])
    start.click()
    expect(host.locator(".held").nth(6)).to_be_visible()
    line.close()
