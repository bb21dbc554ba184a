"""What the player is asked, and the way from a typed line to a move: what a line leaves out is asked for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeVar

from ..cards import Card, Colour
from ..moves import Move
from .console import DIM, Console, Ended
from .look import colour_text
from .table import Table
from .typed import Reader, Typed, Unclear

if TYPE_CHECKING:
    from ..game import Game
    from ..words import Words

T = TypeVar("T")

YOU = 0


class Asking:
    """Asks the player on seat 0 of a game."""

    def __init__(self, game: Game, console: Console, words: Words, table: Table, reader: Reader) -> None:
        self._game = game
        self._console = console
        self._words = words
        self._table = table
        self._reader = reader

    def question(self) -> str:
        """What the player is asked now; the colours to choose from are printed before."""
        words, first = self._words, self._reader.first
        view = self._game.view(YOU)
        phase = view.phase
        verbs = {move.verb for move in view.legal_moves}
        if phase == "colour":
            self._table.choices(self._colours())
            return words.text("term-prompt-colour")
        if phase == "drawn" and view.drawn is not None:
            key = "term-prompt-drawn" if "keep" in verbs else "term-prompt-drawn-must"
            return words.text(key, card=words.card(view.drawn, "acc"), play=first("play"), keep=first("keep"))
        if phase == "give":
            return words.text("term-prompt-give", name=self._table.names[(YOU + view.direction) % view.seats])
        if phase == "discard":
            return words.text("term-prompt-discard")
        if phase == "confirm":
            return words.text("term-prompt-confirm", word=first("done"))
        if phase == "challenge":
            key = "term-prompt-challenge-answer" if "play" in verbs else "term-prompt-challenge"
            return words.text(key, count=view.owed, accept=first("accept"), challenge=first("challenge"))
        if view.owed:
            return words.text("term-prompt-stack" if "play" in verbs else "term-prompt-stack-draw", count=view.owed, draw=first("draw"))
        if "draw" not in verbs:
            return words.text("term-prompt-pass" if "pass" in verbs else "term-prompt-must-play", word=first("pass"))
        return words.text("term-prompt-play" if "play" in verbs else "term-prompt-draw", draw=first("draw"), help=first("help"))

    def read(self, line: str) -> Typed:
        """The line understood, in the light of what is asked; raises `Unclear`."""
        view = self._game.view(YOU)
        if view.phase == "colour" and view.turn == YOU:
            try:
                return Typed("colour", colour=self._reader.colour(line))
            except Unclear:
                if not self._reader.command(line.split()[0]):
                    raise
        typed = self._reader.read(line, view.hand)
        if typed.card is not None and typed.card not in self._game.edition.kinds:
            raise Unclear("term-unclear-kind", card=self._words.card(typed.card))
        return typed

    def move(self, typed: Typed) -> Move | None:
        """The move that is meant, legal or not; None when the player was asked for more and thought better of it. Raises `Unclear`."""
        view = self._game.view(YOU)
        command, card = typed.command, typed.card
        if command in ("yes", "no"):
            raise Unclear("term-unclear", text=command, help=self._reader.first("help"))
        if command == "catch":
            return Move(YOU, "catch", target=self._whom(typed))
        if not command and card is not None:
            command = view.phase if view.phase in ("give", "discard") and view.turn == YOU else "play"
        if command in ("", "colour"):
            if typed.colour is None:
                raise Unclear("term-unclear-colour")
            return Move(YOU, "colour", colour=typed.colour)
        if command == "play" and view.phase == "drawn":
            card = card or view.drawn
        if command in ("play", "give", "discard") and card is None:
            raise Unclear("term-unclear-card", word=self._reader.first(command))
        if command == "play" and card is not None:
            return self._play(card, typed)
        return Move(YOU, command, card)

    def attempt(self, card: Card, typed: Typed | None = None) -> Move:
        """A play that will be refused, made whole so that the refusal speaks of the card and not of what was left out."""
        colour = typed.colour if typed else None
        if card.is_wild and colour is None and len(self._game.hand(YOU)) > 1:
            colour = Colour.RED
        return Move(YOU, "play", card, colour, typed.seat if typed else None)

    def _play(self, card: Card, typed: Typed) -> Move | None:
        ways = [move for move in self._game.legal_moves(YOU) if move.verb == "play" and move.card == card]
        if not ways:
            return self.attempt(card, typed)
        colour, target = typed.colour, typed.seat
        if colour is None and ways[0].colour is not None:
            self._table.choices(self._colours())
            colour = self._ask("term-ask-colour", self._reader.colour)
            if colour is None:
                return None
        if target is None and ways[0].target is not None:
            self._table.choices(self._seats(sorted({move.target for move in ways if move.target is not None})))
            target = self._ask("term-ask-player", self._reader.seat)
            if target is None:
                return None
        return Move(YOU, "play", card, colour, target, typed.uno)

    def _whom(self, typed: Typed) -> int:
        others = [seat for seat in self._game.catchable if seat != YOU]
        if typed.seat is not None:
            return typed.seat
        if len(others) == 1:
            return others[0]
        if len(self._game.players) == 2:
            return 1
        raise Unclear("term-unclear-catch", word=self._reader.first("catch"))

    def _ask(self, key: str, read: Callable[[str], T]) -> T | None:
        while True:
            line = self._console.ask(self._words.text(key))
            if not line:
                self._console.say(self._words.text("term-never-mind"), DIM, 1)
                return None
            if self._reader.command(line) == "quit":
                raise Ended
            try:
                return read(line)
            except Unclear as unclear:
                self._console.say(self._words.text(unclear.key, **unclear.arguments), indent=1)

    def _colours(self) -> list[str]:
        return [f"{number} {colour_text(colour, self._words.colour(colour), self._console)}" for number, colour in enumerate(Colour, 1)]

    def _seats(self, seats: Sequence[int]) -> list[str]:
        counts = self._game.view(YOU).counts
        return [f"{seat} {self._table.marked[seat]} ({counts[seat]})" for seat in seats]
