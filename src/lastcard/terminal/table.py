"""The table as a player sees it: who sits there, the piles, the own hand, and the sheet at the end of a round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..cards import Card
from .console import BOLD, DIM, Console, columns, padded, shortened
from .look import chip, colour_text

if TYPE_CHECKING:
    from ..rules import Rules
    from ..view import View
    from ..words import Words

_NAME_WIDTH = 14


class Table:
    """Draws views for the player on the seat `you`, who may have a partner, or for a spectator."""

    def __init__(self, console: Console, words: Words, names: Sequence[str], you: int | None = None, partner: int | None = None) -> None:
        self.you = you
        self.console = console
        self.words = words
        self.names = [shortened(name, _NAME_WIDTH) for name in names]
        #: The names where a partner is told from the others.
        self.marked = [words.text("term-partner", name=name) if seat == partner else name for seat, name in enumerate(self.names)]

    def show(self, view: View, title: str) -> None:
        """The whole table, with the hand."""
        self.show_public(view, title)
        for seat, cards in enumerate(view.hands):
            if seat != view.seat and cards is not None:
                self.cards(self.words.text("term-open", name=self.names[seat]), cards)
        self.hand(view)

    def show_public(self, view: View, title: str) -> None:
        """What everybody sees: the players, the direction, the piles."""
        console, words = self.console, self.words
        console.say()
        console.rule(title, words.text("term-clockwise" if view.direction > 0 else "term-counter-clockwise"))
        self._flow([self._player(view, seat) for seat in range(view.seats)], self._arrow(view), 1)
        facts = [f"{words.text('term-top')} {chip(view.top, console)}"]
        if view.top.is_wild:
            facts[0] += f" {words.card(view.top)}"
        if view.colour is not None:
            facts.append(f"{words.text('term-colour')} {colour_text(view.colour, words.colour(view.colour), console)}")
        facts.append(words.text("term-draw-pile", count=view.draw_count))
        facts.append(words.text("term-discard-pile", count=view.discard_count))
        self._flow(facts, "   ", 1)

    def choices(self, items: Sequence[str]) -> None:
        """What may be chosen, numbered by who asks."""
        self._flow(items, "   ", 1)

    def cards(self, label: str, cards: Sequence[Card | None]) -> None:
        """Cards in a row after a label; those that may not be seen as `?`."""
        self._flow([label, *("?" if card is None else chip(card, self.console) for card in cards)], " ", 1)

    def hand(self, view: View) -> None:
        """The own cards, numbered, with a sign before those that can be used now."""
        usable = {move.card for move in view.legal_moves if move.card is not None}
        sign = "✓" if self.console.signs else "*"
        self.console.say()
        title = {"give": "term-hand-give", "discard": "term-hand-discard"}.get(view.phase if view.turn == view.seat else "", "term-hand")
        self.console.say(self.words.text(title, count=len(view.hand), sign=sign))
        cells = []
        for number, card in enumerate(view.hand, 1):
            mark = f"{sign}{number}" if card in usable else str(number)
            mark = mark.rjust(1 + len(str(len(view.hand))))
            cells.append(f"{self.console.styled(mark, BOLD) if card in usable else mark} {chip(card, self.console, card in usable)}")
        self._grid(cells)
        for number in sorted({card.symbol.custom for card in view.hand if card.symbol.custom}):
            self.console.say(self.custom(view, number), DIM, 2)

    def custom(self, view: View, number: int) -> str:
        """What is written on a Customizable card."""
        cards = view.rules.custom
        text = self.words.instruction(cards[number - 1]) if number <= len(cards) else self.words.text("instruction-blank")
        return f"WCUSTOM{number}: {text}"

    def scores(self, scores: Sequence[int]) -> None:
        """The points of all players."""
        words = self.words
        rows = [[name, str(points)] for name, points in zip(self.marked, scores, strict=True)]
        show_columns(self.console, [[words.text("term-player"), words.text("term-total")], *rows])

    def sheet(self, hands: Sequence[Sequence[Card]], left: Sequence[int], gains: Sequence[int], totals: Sequence[int]) -> None:
        """What each player had left at the end of a round, what it was worth, and who has how many points."""
        words = self.words
        rows = [[words.text("term-player"), words.text("term-left"), words.text("term-gain"), words.text("term-total")]]
        for seat, name in enumerate(self.marked):
            gain = f"+{gains[seat]}" if gains[seat] else "-"
            rows.append([name, str(left[seat]), gain, str(totals[seat])])
        show_columns(self.console, rows)
        for name, cards in zip(self.names, hands, strict=True):
            if cards:
                self.cards(f"{name}:", cards)

    def _player(self, view: View, seat: int) -> str:
        name = self.words.text("term-you") if seat == self.you else self.marked[seat]
        mark = ("▸" if self.console.signs else ">") if seat == view.turn else ""
        said = ""
        if seat in view.said_uno:
            said = " UNO!"
        elif seat in view.catchable:
            said = f" {self.words.text('term-no-uno')}"
        text = f"{mark}{name} {view.counts[seat]}{said}"
        return self.console.styled(text, BOLD) if seat == view.turn or said else text

    def _arrow(self, view: View) -> str:
        if view.direction > 0:
            return " → " if self.console.signs else " -> "
        return " ← " if self.console.signs else " <- "

    def _flow(self, items: Sequence[str], between: str, indent: int) -> None:
        """Items in a row, going on in the next line where they do not fit."""
        lines = [""]
        for item in items:
            if lines[-1] and columns(lines[-1] + between + item) > self.console.width - indent:
                lines[-1] += between.rstrip()
                lines.append("")
            lines[-1] += f"{between}{item}" if lines[-1] else item
        for line in lines:
            self.console.say_line(" " * indent + line)

    def _grid(self, cells: Sequence[str]) -> None:
        """Cells of equal width, as many in a row as fit."""
        width = max(map(columns, cells), default=0) + (1 if self.console.colour else 3)
        across = max(1, (self.console.width + 2) // width)
        for start in range(0, len(cells), across):
            self.console.say_line(" " + "".join(padded(cell, width) for cell in cells[start : start + across]))


def partner_of(seat: int | None, rules: Rules) -> int | None:
    """The seat of a player's partner, where there are teams."""
    return None if seat is None or not rules.teams else (seat + 2) % 4


def show_columns(console: Console, rows: Sequence[Sequence[str]], texts: int = 1) -> None:
    """Print a table whose first row is its head; all columns but the first `texts` are numbers."""
    widths = [max(columns(row[place]) for row in rows) for place in range(len(rows[0]))]
    for number, row in enumerate(rows):
        cells = [padded(cell, width) for cell, width in zip(row[:texts], widths, strict=False)]
        cells += [" " * (width - columns(cell)) + cell for cell, width in zip(row[texts:], widths[texts:], strict=True)]
        console.say_line("  " + console.styled("   ".join(cells), DIM if number == 0 else ""))
