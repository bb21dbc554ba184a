"""The kernel's rows of events become `Event`s here, as they happen; and the cards taken from the draw pile are written down.

A record's `drawn` overrides chance: then the next card is the one that it names, and it is checked that this card can be there.
"""

from __future__ import annotations

from typing import Any

from .cards import Card
from .errors import RecordError
from .events import Event
from .kernel import codes
from .kernel.chance import below
from .kernel.memory import MEMORABLE
from .kernel.state import State
from .view import members

RESHUFFLE = "reshuffle"
#: Whether an event says something of hands, by its code.
_KEPT = [MEMORABLE >> code & 1 != 0 for code in range(codes.EV_STACK_FORGIVEN + 1)]
_COLOURS = ("R", "Y", "G", "B", None)


class Watch:
    """Watches one game for the library: a `Host` of the kernel."""

    def __init__(self, kinds: tuple[Card, ...]) -> None:
        self._texts = tuple(map(str, kinds))
        self._state: State | None = None
        self._cards: list[str] = []
        self.events: list[Event] = []
        #: What was taken from the draw pile in this round, and where it was shuffled, in the form of a record's `drawn`.
        self.drawn: list[str] = []
        #: What a record says will be taken; None when chance decides.
        self.script: list[str] | None = None
        #: Where the events go that say something of hands: the game's past.
        self.rows: list[tuple[int, int, int, int, int]] = []
        self._number = 0

    def begin(self, state: State) -> None:
        """A move or a deal begins, on this state."""
        self._state = state
        self._cards = []
        self.events = []

    def round(self, number: int) -> None:
        """A round begins."""
        self._number = number

    # The kernel's calls

    def before_take(self, state: Any) -> None:
        """See that the card that the script names comes next, if there is a script."""
        if self.script is None:
            return
        wanted = self._next("a card is taken from the draw pile")
        if wanted == RESHUFFLE:
            raise RecordError('drawn: "reshuffle" stands where a card is taken')
        last = state.draw_n - 1
        loose = state.loose > last
        places = [last]
        if loose:
            # The generator moves on as if it chose, and its choice is taken where it is such a card: so a game that agrees with its
            # seed goes on from a record as it would have gone on without one.
            places = [below(state.deck_rng, last + 1), *range(last, -1, -1)]
        for place in places:
            if self._texts[state.pile[place]] == wanted:
                state.pile[place], state.pile[last] = state.pile[last], state.pile[place]
                state.loose = min(state.loose, last)
                return
        where = "in the draw pile" if loose else f"on top of the draw pile: that is {self._texts[state.pile[last]]}"
        raise RecordError(f"drawn: {wanted} is not {where}")

    def took(self, kind: int) -> None:
        """Write down a card taken."""
        self.drawn.append(self._texts[kind])

    def shuffled(self, state: Any) -> None:
        """Write down that a pile was shuffled."""
        if self.script is not None:
            found = self._next("the pile is shuffled")
            if found != RESHUFFLE:
                raise RecordError(f'drawn: {found} stands where the pile is shuffled: "reshuffle" must')
        self.drawn.append(RESHUFFLE)

    def _next(self, need: str) -> str:
        assert self.script is not None
        if len(self.drawn) >= len(self.script):
            raise RecordError(f"drawn ends too early: {need} after its {len(self.script)} entries")
        return self.script[len(self.drawn)]

    def note(self, code: int, a: int, b: int, c: int, d: int) -> None:
        """Make an event of a row."""
        if _KEPT[code]:
            self.rows.append((code, a, b, c, d))
        if code == codes.EV_CARD:
            self._cards.append(self._texts[b])
            return
        maker = _MAKERS.get(code)
        if maker is None:
            self._other(code, a, b, c, d)
        else:
            if code == codes.EV_DEALER:
                self.events.insert(0, Event("round", {"round": self._number, "dealer": a}))
            name, *fields = maker
            values = zip(fields, (a, b, c, d), strict=False)
            self.events.append(Event(name, {field.lstrip("?@#"): self._value(field, value) for field, value in values}))

    def _value(self, field: str, value: int) -> object:
        if field[0] == "@":
            return self._texts[value]
        if field[0] == "#":
            return _COLOURS[value]
        if field == "how":
            return ("given", "drawn", "left")[value]
        if field[0] == "?":
            return None if value < 0 else value
        return value

    def _other(self, code: int, a: int, b: int, c: int, d: int) -> None:
        """Events that say more to some, and those with words for numbers."""
        state = self._state
        assert state is not None
        everyone = tuple(range(state.seats))
        if code == codes.EV_PLAYED:
            card = self._texts[b]
            self.events.append(
                Event(
                    "played",
                    {
                        "seat": a,
                        "card": card,
                        "colour": _COLOURS[c] if card[0] == "W" else None,
                        "target": None if d < 0 else d >> 2,
                        "jump": bool(d & 1),
                        "last": bool(d >> 1 & 1),
                        "count": state.size[a],
                    },
                )
            )
        elif code == codes.EV_DREW:
            seats = everyone if state.open_by else (a,)
            self.events.append(Event("drew", {"seat": a, "count": b, "why": codes.DREW_NAMES[c]}, {"cards": self._cards}, seats))
            self._cards = []
        elif code == codes.EV_DEALT:
            hand = [self._texts[kind] for kind in members(state.mask[a]) for _ in range(state.count[a * codes.KINDS + kind])]
            self.events.append(Event("dealt", {"seat": a, "count": b}, {"cards": hand}, (a,)))
        elif code == codes.EV_GAVE:
            seats = everyone if state.open_by else (a, b)
            self.events.append(Event("gave", {"seat": a, "target": b}, {"card": self._texts[c]}, seats))
        elif code == codes.EV_SHOWN:
            hand = [text for kind, text in enumerate(self._texts) for _ in range(state.judged[kind])]
            self.events.append(Event("shown", {"seat": a, "target": b, "guilty": bool(c)}, {"cards": hand}, (b,)))
        elif code == codes.EV_STARTS:
            why = ("left", "skip", "draw", "reverse", "colour")[b]
            self.events.append(Event("starts", {"seat": a, "why": why}))
        elif code == codes.EV_BLOCKED:
            self.events.append(Event("blocked", {"why": "passed" if a == codes.E_PASSED else "endless"}))


_MAKERS: dict[int, tuple[str, ...]] = {
    codes.EV_DEALER_CARD: ("dealer_card", "seat", "@card"),
    codes.EV_DEALER: ("dealer", "seat", "how"),
    codes.EV_OPENED: ("opened", "@card"),
    codes.EV_RETURNED: ("returned", "@card"),
    codes.EV_SHUFFLED: ("shuffled", "count"),
    codes.EV_KEPT: ("kept", "seat"),
    codes.EV_PASSED: ("passed", "seat"),
    codes.EV_SKIPPED: ("skipped", "seat"),
    codes.EV_TURNED: ("turned", "direction"),
    codes.EV_COLOUR: ("colour", "seat", "#colour"),
    codes.EV_SWAPPED: ("swapped", "seat", "target"),
    codes.EV_ROTATED: ("rotated", "direction"),
    codes.EV_UNO: ("uno", "seat"),
    codes.EV_CAUGHT: ("caught", "seat", "target"),
    codes.EV_FALSE_UNO: ("false_uno", "seat"),
    codes.EV_FALSE_CATCH: ("false_catch", "seat", "target"),
    codes.EV_CHALLENGED: ("challenged", "seat", "target"),
    codes.EV_ACCEPTED: ("accepted", "seat"),
    codes.EV_FORGIVEN: ("forgiven", "seat", "count"),
    codes.EV_STACK_FORGIVEN: ("stack_forgiven", "seat", "count"),
    codes.EV_OWES: ("owes", "seat", "count"),
    codes.EV_AGAIN: ("again", "seat"),
    codes.EV_DISCARDED: ("discarded", "seat", "@card"),
    codes.EV_LAID_OPEN: ("laid_open", "seat"),
    codes.EV_ASKS_DONE: ("asks_done", "seat", "@card"),
    codes.EV_DONE: ("done", "seat", "@card"),
    codes.EV_WON: ("won", "?seat", "points"),
    codes.EV_SCORED: ("scored", "seat", "points", "total"),
    codes.EV_GAME_WON: ("game_won", "seat"),
}
