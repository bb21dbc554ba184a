"""Plays the beginning of a real game in a browser, and takes its picture: `docs/table-light.webp` and `docs/table-dark.webp`.

    python3 go.py python docs/picture_table.py

It needs Chromium or Chrome. The cards are others each time; the one who plays waits for a moment with something to see.
"""

from __future__ import annotations

import base64
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page, TimeoutError, sync_playwright

DOCS = Path(__file__).resolve().parent
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
WIDTH, HEIGHT = 1200, 720
TABLE = {"edition": "classic", "seats": 4, "bots": ["careful"] * 3, "start": True}
ASKED, PLAYABLE = ".hand-asked", ".hand-asked .held-can"
TRIES = 5
TURNS = 3  # of our own, before the picture
LIMIT = 150_000  # bytes

MAKE = """async (table) => {
  const ask = (method, path, body) => fetch(path, {method, body: JSON.stringify(body), headers: {"Content-Type": "application/json"}});
  await ask("PUT", "/api/me", {name: "Ana"});
  return (await (await ask("POST", "/api/tables", table)).json()).code;
}"""


@contextmanager
def served() -> Iterator[str]:
    """The address of a server for the time being."""
    with tempfile.TemporaryDirectory() as folder:
        words = ["serve", "--host", "127.0.0.1", "--port", "0", "--no-browser", "--lang", "en", "--data", folder]
        process = subprocess.Popen([sys.executable, "-m", "lastcard", *words], stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout is not None
            yield next(found[1] for line in process.stdout if (found := re.match(r"\s*(http://\S+:\d+)\s*$", line)))
        finally:
            process.terminate()
            process.wait()


def play(page: Page) -> None:
    """Take a few turns by the keyboard, and stop at a turn with cards to play."""
    turns = 0
    while True:
        page.wait_for_selector(ASKED, timeout=30_000)
        page.wait_for_timeout(1500)
        playable = page.locator(PLAYABLE).count()
        if turns >= TURNS and playable >= 2:
            return
        turns += 1
        if playable:
            page.locator(PLAYABLE).first.press("Enter")
            page.wait_for_timeout(400)
            page.keyboard.press("g")  # if it was a wild
        else:
            page.keyboard.press("d")
            page.wait_for_timeout(1200)
            page.keyboard.press("k")  # if the card could be played
        page.wait_for_timeout(1500)


def picture(browser: Browser, address: str, scheme: Literal["light", "dark"]) -> bytes:
    """The table in light or in dark."""
    context = browser.new_context(
        viewport={"width": WIDTH, "height": HEIGHT},
        color_scheme=scheme,
        reduced_motion="reduce",
        locale="en",
    )
    page = context.new_page()
    page.goto(address)
    for _ in range(TRIES):
        code = page.evaluate(MAKE, TABLE)
        page.goto(f"{address}/t/{code}")
        try:
            play(page)
            break
        except TimeoutError:  # a round that ended early, or a question that no key here answers
            continue
    page.evaluate("document.activeElement.blur()")
    page.mouse.move(0, 0)
    page.wait_for_timeout(800)
    taken = context.new_cdp_session(page).send("Page.captureScreenshot", {"format": "webp", "quality": 82})
    context.close()
    return base64.b64decode(taken["data"])


def main() -> int:
    path = next((found for name in BROWSERS if (found := shutil.which(name))), None)
    if path is None:
        print("picture_table.py: neither Chromium nor Chrome is installed.", file=sys.stderr)
        return 1
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        schemes: tuple[Literal["light", "dark"], ...] = ("light", "dark")
        for scheme in schemes:
            data = picture(browser, address, scheme)
            assert len(data) < LIMIT, f"{len(data)} bytes"
            (DOCS / f"table-{scheme}.webp").write_bytes(data)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
