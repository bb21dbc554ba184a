"""The shell of the site: light at the first load, there without a network, in the reader's language, renewed when it changes."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from .conftest import Device
from .line import Line, cookie_of, make_table
from .play import arrive
from .server import Server

MOST_BYTES = 150_000
#: As over plain HTTP: nothing is kept by a service worker.
WITHOUT_WORKER = "delete Navigator.prototype.serviceWorker"


def loaded_bytes(page: Page, url: str) -> dict[str, int]:
    """What crosses the wire until the page has come to rest, by address."""
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    urls: dict[str, str] = {}
    sizes: dict[str, int] = {}
    line.on("Network.responseReceived", lambda event: urls.update({event["requestId"]: event["response"]["url"]}))
    line.on("Network.loadingFinished", lambda event: sizes.update({event["requestId"]: int(event["encodedDataLength"])}))
    page.goto(url, wait_until="networkidle")
    page.evaluate("async () => { await document.fonts.ready; }")
    return {urls.get(request, "?"): size for request, size in sizes.items()}


def keep_shell(page: Page) -> None:
    """Wait until the service worker looks after the site, and keeps what this page has fetched."""
    page.evaluate(
        """async () => {
            await navigator.serviceWorker.ready;
            for (;;) {
                const urls = performance.getEntriesByType("resource").map((entry) => entry.name).filter((url) => url.includes("/assets/"));
                const kept = await Promise.all(urls.map((url) => caches.match(url)));
                if (urls.length > 5 && kept.every(Boolean)) return;
                await new Promise((resolve) => setTimeout(resolve, 50));
            }
        }"""
    )


@pytest.mark.parametrize("lang", ["en", "uk", "ro"])
def test_the_first_load_is_under_150_kilobytes_in_all(server: Server, device: Device, lang: str) -> None:
    page = device("phone", lang=lang)
    loaded = loaded_bytes(page, server.url)
    assert len(loaded) > 8
    assert sum(loaded.values()) < MOST_BYTES, sorted(loaded.items(), key=lambda item: -item[1])


def test_the_site_opens_without_a_server_once_it_was_visited(own_server: Server, device: Device) -> None:
    page = device("phone", lang="it")
    page.goto(own_server.url)
    keep_shell(page)
    own_server.stop()
    page.reload()
    expect(page.locator("main")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "it")
    assert page.evaluate("document.fonts.check('16px Nunito')")


def test_without_a_network_every_page_says_so(own_server: Server, device: Device) -> None:
    page = device("phone", lang="en")
    page.goto(own_server.url)
    keep_shell(page)
    own_server.stop()
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_text("You are offline")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text("You are offline")).to_be_hidden()


def test_nothing_of_the_api_is_kept(own_server: Server, device: Device) -> None:
    page = device("phone")
    page.goto(own_server.url)
    keep_shell(page)
    kept = page.evaluate(
        """async () => {
            const caching = (await caches.keys()).map((name) => caches.open(name));
            const requests = await Promise.all((await Promise.all(caching)).map((cache) => cache.keys()));
            return requests.flat().map((request) => request.url);
        }"""
    )
    assert kept
    assert not [url for url in kept if "/api/" in url]


@pytest.mark.parametrize(("browser_language", "shown"), [("tl-PH", "fil"), ("ca-ES", "ca"), ("de-DE", "en"), ("uk", "uk")])
def test_the_page_speaks_the_browsers_language(server: Server, device: Device, browser_language: str, shown: str) -> None:
    page = device("phone", lang=browser_language)
    page.goto(server.url)
    expect(page.locator("h1")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", shown)


def test_the_security_policy_is_never_broken(server: Server, device: Device) -> None:
    page = device("desktop")
    complaints: list[str] = []
    page.on("console", lambda message: complaints.append(message.text) if re.search("Content.Security.Policy", message.text) else None)
    page.goto(server.url, wait_until="networkidle")
    page.goto(f"{server.url}/no-such-page", wait_until="networkidle")
    assert complaints == []


def test_the_skip_link_comes_first_and_leads_to_the_content(server: Server, device: Device) -> None:
    page = device("desktop")
    page.goto(server.url)
    expect(page.locator("h1")).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the content")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()


@pytest.mark.parametrize("missing", ["index", "en"])
def test_a_page_whose_files_the_answering_server_lacks_loads_again(server: Server, device: Device, missing: str) -> None:
    """While servers are upgraded, another one than the page's may be asked for a file: the page is there a moment later, by itself."""
    page = device("phone")
    page.add_init_script(WITHOUT_WORKER)
    asked: list[str] = []

    def answer(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) == 1:
            route.fulfill(status=404, body="There is nothing at this address.")
        else:
            route.continue_()

    page.route(re.compile(rf"/assets/{missing}-[^/]*\.js$"), answer)
    page.goto(server.url)
    expect(page.locator("h1")).to_be_visible()
    assert len(asked) == 2


def test_who_sits_at_a_table_needs_no_more_files(server: Server, device: Device) -> None:
    """A newer server does not have them any more: whoever sat in the waiting room by then plays on, there and back."""
    page = device("phone")
    page.add_init_script(WITHOUT_WORKER)
    arrive(page, server, "Ana")
    code = make_table(server, cookie_of(page), bots=["easy"])
    page.goto(f"{server.url}/t/{code}", wait_until="networkidle")
    page.wait_for_function("performance.getEntriesByType('resource').some((one) => one.name.includes('/scene-'))")
    page.route("**/assets/**", lambda route: route.abort())
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".held")).to_have_count(7)
    line = Line(server, cookie_of(page), code)
    line.done("back")
    line.close()
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
