"""Measure the first load of a running server's pages in a browser: `python web/measure.py http://127.0.0.1:8000 [PATH]`.

For each language: what crosses the wire, and when the page could be used on a processor four times slower than this one. Only on a machine
that does nothing else do the times mean anything.
"""

from __future__ import annotations

import os
import shutil
import sys

from playwright.sync_api import Browser, sync_playwright

LANGUAGES = ("en", "ca", "uk", "fil", "ro", "it")
SLOWER = 4
ROUNDS = 3

# Notes when a first button or field of the page's content is there.
WATCH = """window.usable = new Promise((resolve) => new MutationObserver((_, watch) => {
    if (!document.querySelector("main button, main input")) return;
    watch.disconnect();
    requestAnimationFrame(() => resolve(performance.now()));
}).observe(document, { childList: true, subtree: true }));"""


def load(browser: Browser, url: str, language: str) -> tuple[int, float]:
    """Bytes and milliseconds of one first load."""
    context = browser.new_context(locale=language, viewport={"width": 360, "height": 740}, device_scale_factor=2, is_mobile=True)
    page = context.new_page()
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    sizes: list[int] = []
    line.on("Network.loadingFinished", lambda event: sizes.append(int(event["encodedDataLength"])))
    page.add_init_script(WATCH)
    page.goto(url, wait_until="networkidle")
    usable = float(page.evaluate("() => window.usable"))
    context.close()
    return sum(sizes), usable


def main() -> None:
    """Print a line for each language."""
    url = sys.argv[1].rstrip("/") + (sys.argv[2] if len(sys.argv) > 2 else "/")
    path = os.environ.get("LASTCARD_BROWSER") or shutil.which("chromium") or shutil.which("google-chrome")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-background-networking"])
        for language in LANGUAGES:
            rounds = [load(browser, url, language) for _ in range(ROUNDS)]
            print(f"{language}: {max(size for size, _ in rounds) / 1000:.0f} kB, usable after {min(time for _, time in rounds):.0f} ms")


if __name__ == "__main__":
    main()
