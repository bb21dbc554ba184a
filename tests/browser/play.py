"""What a person does at the screen."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence

from playwright.sync_api import Locator, Page, TimeoutError, WebSocket, expect

from .line import Game, Line, make_table, person
from .phases import PHASES
from .rest import at_rest
from .server import Server

#: Everything that the screen may offer to do next, in the order in which a person would do it.
OFFERS = (
    ".tray-choices button",
    ".uno-late",
    ".seat-catch-due",
    ".held-can",
    ".dock-answers button:not([aria-disabled=true])",
    ".score:not(:has(.podium)) .score-onward .button-main",
)
#: After a game, all that is left to do.
REMATCH = ".score-onward .button-main"

_SPOT = at_rest("""
(card) => {
  card.scrollIntoView({ block: "nearest", inline: "center" });
  const box = card.getBoundingClientRect();
  for (let y = 6; y < box.height; y += 6)
    for (let x = 6; x < box.width; x += 4)
      if (card.contains(document.elementFromPoint(box.left + x, box.top + y))) return { x, y };
  return null;
}
""")


def touch(card: Locator) -> None:
    """Touch a card of the hand where it can be seen: the next one lies over most of it."""
    spot = card.evaluate(_SPOT)
    assert spot is not None, f"no part of {card} can be touched"
    card.click(timeout=1000, position=spot)


def become(page: Page, server: Server, name: str) -> str:
    """Let the browser be that of a person who has a name; returns the cookie."""
    cookie = person(server, name)
    page.context.add_cookies([{"name": "lastcard", "value": cookie, "url": server.url, "httpOnly": True, "sameSite": "Strict"}])
    return cookie


def arrive(page: Page, server: Server, name: str, path: str = "/") -> None:
    """Open a page of the server as a person who has a name."""
    become(page, server, name)
    page.goto(server.url + path)


def sit_down(page: Page, server: Server, code: str) -> Locator:
    """Go to a table at which one sits in a game; returns the hand."""
    page.goto(f"{server.url}/t/{code}")
    hand = page.locator(".hand-cards")
    expect(hand).to_be_visible()
    return hand


def hand_of(page: Page) -> list[str]:
    """The cards that the screen shows in one's hand, sorted."""
    return sorted(str(card.get_attribute("data-card")) for card in page.locator(".held").all())


def act(page: Page, offers: Sequence[str] = OFFERS, patience: float = 15_000) -> str:
    """Do the first thing that the screen offers, and return which; waits until there is something, or the winner on the podium."""
    page.locator(", ".join((*offers, ".podium"))).first.wait_for(timeout=patience)
    for offer in offers:
        found = page.locator(offer)
        if found.count():
            # It may go while it is being pressed, as others play on: then there is something else to do.
            with contextlib.suppress(TimeoutError, AssertionError):
                if offer == ".held-can":
                    touch(found.first)
                else:
                    found.first.click(timeout=1000)
                return offer
    return ""


class Table:
    """A table for two that stands at a certain question: a browser's person on seat 0, and somebody else on seat 1."""

    def __init__(self, server: Server, page: Page, phase: str) -> None:
        self.server, self.page = server, page
        #: How often the server has told the page the whole table: once for each connection.
        self.greetings = 0
        page.on("websocket", self._listen)
        wanted = PHASES[phase]
        self.cookie = become(page, server, "Ana")
        self.other_cookie = person(server, "Bo")
        self.code = make_table(server, self.cookie, edition=wanted.edition, options=wanted.options)
        mine = Line(server, self.cookie, self.code)
        self.other = Line(server, self.other_cookie, self.code)
        self.other.done("sit")
        if self.other.table["version"]:
            self.other.done("agree", version=self.other.table["version"])
            mine.catch_up(self.other.number)
            if not mine.table["seats"][0]["agreed"]:
                mine.done("agree", version=mine.table["version"])
        mine.done("table", grace=0)
        self.game = wanted.come_to(mine, self.other)
        mine.close()

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._count)

    def _count(self, frame: str | bytes) -> None:
        self.greetings += str(frame).startswith('{"is":"table"')

    def comes_back(self, after: int) -> None:
        """Wait until the page has found its way back to the server, having been told the table so often before."""
        for _ in range(600):
            if self.greetings > after:
                return
            self.page.wait_for_timeout(50)
        raise AssertionError("the page does not come back")

    def now(self) -> Game:
        """The game as the server tells it to this seat now."""
        line = Line(self.server, self.cookie, self.code)
        line.close()
        assert line.game is not None
        return line.game

    def stands(self) -> None:
        """Check that nothing has happened, and that the screen shows the hand and the question as they are."""
        expect(self.page.locator(".held")).to_have_count(len(self.game["hand"]))
        assert hand_of(self.page) == sorted(self.game["hand"])
        assert self.now() == self.game

    def goes_on(self) -> None:
        """Do on the screen what it offers, until that has changed the game."""
        for _ in range(4):
            offer = act(self.page, (*OFFERS, REMATCH))
            with contextlib.suppress(AssertionError):
                for _ in range(20):
                    if self.now() != self.game:
                        return
                    self.page.wait_for_timeout(50)
        raise AssertionError(f"the game does not go on: {offer}")

    def close(self) -> None:
        """Let the other one go."""
        self.other.close()
        self.page.remove_listener("websocket", self._listen)
