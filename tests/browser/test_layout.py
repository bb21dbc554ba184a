"""Nothing is cut off or runs out of the screen, in any language, on any device, with few players and many."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .conftest import DEVICES, Device
from .line import Line, cookie_of, make_table
from .play import Table, arrive, sit_down, touch
from .rest import at_rest, box_of
from .server import Server

#: Finds what is wider than the screen, or holds words that are wider than itself; and what is too small for a finger.
#: How the hand lies in each of some frames, after it has had some to come to that.
_FRAMES = """async () => {
  const found = [];
  for (let frame = 0; frame < 10; frame++) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const hand = document.querySelector(".hand"), { y, width, height } = hand.getBoundingClientRect();
    if (frame >= 4) found.push(`${hand.classList[1]} ${y} ${width} ${height}`);
  }
  return found;
}"""
_FAULTS = at_rest((Path(__file__).parent / "faults.js").read_text("utf-8"))


def faults(page: Page, finger: bool) -> list[str]:
    """What does not fit on the page at rest."""
    return list(page.evaluate(_FAULTS, finger))


@pytest.mark.parametrize(
    ("lang", "kinds"),
    [
        ("fil", ("phone", "desktop")),
        ("uk", ("landscape",)),
        ("ro", ("phone",)),
        *(pytest.param(lang, tuple(DEVICES), marks=pytest.mark.soak) for lang in ("fil", "uk", "ro")),
        *(pytest.param(lang, tuple(DEVICES), marks=pytest.mark.soak) for lang in ("en", "ca", "it")),
    ],
)
def test_every_screen_fits_in_every_language(server: Server, device: Device, lang: str, kinds: tuple[str, ...]) -> None:
    """The start page, the waiting room, its rules and cards, the game and its score, on a phone held either way, a tablet and a desktop."""
    found = []
    for kind in kinds:
        page = device(kind, lang=lang)
        finger = kind != "desktop"
        arrive(page, server, "Maximiliana Wolff-Ma")
        expect(page.locator(".edition").first).to_be_visible()
        found += [f"{kind} start: {fault}" for fault in faults(page, finger)]
        code = make_table(
            server, cookie_of(page), edition="modern", seats=10, bots=["careful"] * 9, options={"stacking": "up", "jump_in": True}
        )
        for view in ("", "?view=rules", "?view=cards"):
            page.goto(f"{server.url}/t/{code}{view}")
            page.locator("main button").first.wait_for()
            page.wait_for_timeout(100)
            found += [f"{kind} waiting room {view}: {fault}" for fault in faults(page, finger)]
        line = Line(server, cookie_of(page), code)
        line.done("start")
        line.done("pause", on=True)
        line.close()
        sit_down(page, server, code)
        expect(page.locator(".held").first).to_be_visible()  # seven, or more where a Draw Two came first
        found += [f"{kind} game: {fault}" for fault in faults(page, finger)]
    assert found == []


QUESTIONS = ("wild", "swap", "challenge", "owed stack", "confirm", "catch", "round over", "game over")
#: On its side a phone leaves these the least room; the others are tried there with --all.
LOW = ("wild", "challenge", "game over")


@pytest.mark.parametrize(
    ("phase", "kind"),
    [
        *((phase, "phone") for phase in QUESTIONS),
        *(pytest.param(phase, "landscape", marks=[] if phase in LOW else pytest.mark.soak) for phase in QUESTIONS),
    ],
)
def test_every_question_fits_in_the_longest_languages(server: Server, used_device: Device, phase: str, kind: str) -> None:
    """Sheets and score sheets on a phone, held either way; the hand never lies under them."""
    page = used_device(kind, lang="ro")
    table = Table(server, page, phase)
    for lang in ("ro", "uk", "fil"):
        page.goto(f"{server.url}/t/{table.code}?lang={lang}")
        expect(page.locator(".held")).to_have_count(len(table.game["hand"]))
        if phase in ("wild", "swap"):
            touch(page.locator('.held-can[data-card^="W"]').first)
            expect(page.locator(".tray")).to_be_visible()
            tray, hand = box_of(page.locator(".tray")), box_of(page.locator(".hand-box"))
            assert tray["y"] + tray["height"] <= hand["y"] + 1
        assert faults(page, True) == [], lang
    table.close()


def test_the_search_for_faults_finds_each_kind(device: Device) -> None:
    """A page made with one fault of each kind: all are found, and nothing else."""
    page = device("phone")
    page.set_content(
        """<meta name="viewport" content="width=device-width"><body style="margin: 0">
        <button style="width: 60px; height: 60px">good</button>
        <button style="width: 20px; height: 20px">x</button>
        <p style="width: 100px; overflow: hidden; white-space: nowrap">words that are much too long for it</p>
        <div style="overflow: hidden"><a style="position: relative; left: 340px">beyond the edge</a></div>
        <p style="width: 60px; overflow-wrap: anywhere">unbreakableword</p>"""
    )
    kinds = [fault.split(":")[0].split(",")[0] for fault in faults(page, True)]
    assert sorted(kinds) == ["broken word", "cut off", "out of the screen", "small for a finger"]


def test_the_search_for_faults_waits_for_what_moves_to_end(device: Device) -> None:
    """A button is as large as it will be, also in the moment in which it comes; what moves for ever is as it is."""
    page = device("phone")
    page.set_content(
        """<meta name="viewport" content="width=device-width">
        <style>
            @keyframes pop { from { transform: scale(0.3); } }
            @keyframes shrink { to { transform: scale(0.3); } }
            @keyframes beat { from, to { transform: scale(0.5); } }
            button { width: 60px; height: 60px; padding: 0; animation: 60s both; }
        </style>
        <button style="animation-name: pop">comes</button>
        <button style="animation-name: shrink">goes</button>
        <button style="animation-name: pop; width: 20px">is small</button>
        <button style="animation: beat 1s infinite">beats</button>
        <button id="late" style="transition: transform 60s; transform: scale(0.3)">grows</button>"""
    )
    small = [fault.split('"')[1] for fault in faults(page, True)]
    assert small == ["goes", "is small", "beats", "grows"]
    script = f"""(finger) => {{
        document.body.insertAdjacentHTML("beforeend", '<button style="animation-name: pop">comes late</button>');
        document.getElementById("late").style.transform = "none";
        return ({_FAULTS})(finger);
    }}"""
    assert [fault.split('"')[1] for fault in page.evaluate(script, True)] == ["goes", "is small", "beats"]


def test_a_hand_lies_still_at_every_width(server: Server, used_device: Device) -> None:
    """Its form follows from the room, and not the room from its form: at some widths 23 cards were drawn anew in every frame."""
    page = used_device("phone")
    arrive(page, server, "Ana")
    code = make_table(server, cookie_of(page), options={"hand_size": 23}, bots=["random"])
    mine = Line(server, cookie_of(page), code)
    mine.done("start")
    mine.done("pause", on=True)
    sit_down(page, server, code)
    size = page.viewport_size
    assert size is not None
    forms = set()
    for width in range(300, 430, 5):
        page.set_viewport_size({"width": width, "height": size["height"]})
        seen = page.evaluate(_FRAMES)
        assert len(set(seen)) == 1, (width, seen)
        forms.add(seen[0].partition(" ")[0])
    page.set_viewport_size(size)
    mine.close()
    assert forms == {"hand-strip", "hand-rows"}
