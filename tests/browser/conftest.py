"""A browser for the session, a server for each module, and devices: a phone and a desktop, each with its own cookies."""

from __future__ import annotations

import os
import runpy
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Error, Page, sync_playwright

from .server import Server

#: How go.py finds a browser: by the name in LASTCARD_BROWSER, or one of this machine.
find_browser = runpy.run_path(str(Path(__file__).parents[2] / "go.py"))["find_browser"]
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
#: What a device is: its screen, and how it is touched.
DEVICES: dict[str, dict[str, object]] = {
    "phone": {"viewport": {"width": 360, "height": 740}, "device_scale_factor": 2, "has_touch": True, "is_mobile": True},
    "landscape": {"viewport": {"width": 740, "height": 360}, "device_scale_factor": 2, "has_touch": True, "is_mobile": True},
    "tablet": {"viewport": {"width": 820, "height": 1180}, "has_touch": True},
    "desktop": {"viewport": {"width": 1366, "height": 768}},
}

Device = Callable[..., Page]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """An installed Chromium or Chrome. Without one its tests are skipped, but not in CI, where that is a failure."""
    path = find_browser()
    if path is None:
        sentence = "no Chromium or Chrome is installed, so the tests in a browser did not run"
        if os.environ.get("CI"):
            pytest.fail(sentence)
        pytest.skip(sentence)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that the tests of one file share."""
    server = Server(tmp_path_factory.mktemp("data"))
    yield server
    server.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server for one test alone, which may kill it."""
    server = Server(tmp_path)
    yield server
    server.stop()


class Devices:
    """Makes devices for one test, and hears of faults in the scripts of their pages."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._made: list[Page] = []
        self._faults: list[str] = []

    def __call__(self, kind: str = "phone", *, lang: str = "en", dark: bool = False, still: bool = True, **more: object) -> Page:
        """A page in a browser of its own."""
        options = {
            "locale": lang,
            "color_scheme": "dark" if dark else "light",
            "reduced_motion": "reduce" if still else "no-preference",
            **DEVICES[kind],
            **more,
        }
        context = self._browser.new_context(**options)  # type: ignore[arg-type]
        context.set_default_timeout(15_000)
        page = context.new_page()
        page.on("pageerror", self._hear_error)
        page.on("console", self._hear_console)
        self._made.append(page)
        return page

    def end(self) -> None:
        """Let go of all devices, and see that their scripts had no faults."""
        for page in self._made:
            page.context.close()
        self.judge()

    def judge(self) -> None:
        """See that the scripts of their pages have had no faults."""
        faults, self._faults = self._faults, []
        assert not faults, "\n".join(faults)

    def _hear_error(self, error: Error) -> None:
        if _is_fault(str(error)):
            self._faults.append(str(error))

    def _hear_console(self, message: ConsoleMessage) -> None:
        if message.type == "error" and _is_fault(message.text):
            self._faults.append(message.text)


@pytest.fixture
def device(browser: Browser) -> Iterator[Device]:
    """Makes devices: `device("phone", lang="uk")` is a page in a browser of its own. A fault in the page's script fails the test."""
    devices = Devices(browser)
    yield devices
    devices.end()


class UsedDevices(Devices):
    """Lends a device to one test after another. It forgets who had it; only the files of the site are not fetched and read anew."""

    def __init__(self, browser: Browser) -> None:
        super().__init__(browser)
        self._kept: dict[str, Page] = {}
        self._lent: list[str] = []

    def __call__(self, kind: str = "phone", **options: Any) -> Page:
        """A page that nobody else has now."""
        name = f"{kind} {sorted(options.items())}"
        assert name not in self._lent, f"there is one {name}, and this test has it already"
        self._lent.append(name)
        if name not in self._kept:
            self._kept[name] = super().__call__(kind, **options)
        return self._kept[name]

    def take_back(self) -> None:
        """End a test: what was lent forgets all of it, or is thrown away, and its scripts had no faults."""
        while self._lent:
            name = self._lent.pop()
            page = self._kept[name]
            try:
                page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")
                page.context.clear_cookies()
                page.goto("about:blank")
            except Error:
                del self._kept[name]
                page.context.close()
                self._made.remove(page)
        self.judge()


@pytest.fixture(scope="module")
def _used_devices(browser: Browser) -> Iterator[UsedDevices]:
    devices = UsedDevices(browser)
    yield devices
    devices.end()


@pytest.fixture
def used_device(_used_devices: UsedDevices) -> Iterator[Device]:
    """As `device`, but what the tests of one file use one after another: to open the site there takes a third of the time."""
    yield _used_devices
    _used_devices.take_back()


def _is_fault(text: str) -> bool:
    """Whether an error in the console is the page's own; a line that breaks, and a refused request, are told there too."""
    lines = ("net::ERR_", "WebSocket connection", "Failed to load resource", "Failed to fetch dynamically imported module")
    return not any(words in text for words in lines)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser on a busy machine may be slower than any patience: what fails here is tried once more, and the summary says so."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=1))
