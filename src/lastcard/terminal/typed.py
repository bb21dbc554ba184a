"""What a player types at the prompt, understood: `3`, `R5`, `w g`, `3 uno`, `draw`, `catch Bo`, `why 3`, in English or the own language."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from ..cards import Card, Colour

if TYPE_CHECKING:
    from ..words import Words

#: The commands and the texts that hold their words, the first of which is shown.
COMMANDS = {
    "play": "term-words-play",
    "draw": "term-words-draw",
    "keep": "term-words-keep",
    "pass": "term-words-pass",
    "give": "term-words-give",
    "discard": "term-words-discard",
    "colour": "term-words-colour",
    "uno": "term-words-uno",
    "catch": "term-words-catch",
    "challenge": "term-words-challenge",
    "accept": "term-words-accept",
    "done": "term-words-done",
    "why": "term-words-why",
    "hand": "term-words-hand",
    "scores": "term-words-scores",
    "rules": "term-words-rules",
    "save": "term-words-save",
    "help": "term-words-help",
    "quit": "term-words-quit",
    "yes": "term-words-yes",
    "no": "term-words-no",
}
_WITH_CARD = ("play", "give", "discard", "why")
_SHAPES = str.maketrans("", "", "▲●■◆★✓*")


class Unclear(Exception):
    """A line that cannot be understood: the key of the sentence that says why, and what stands in it."""

    def __init__(self, key: str, **args: object) -> None:
        super().__init__(key)
        self.key = key
        self.arguments = args


@dataclass(frozen=True, slots=True)
class Typed:
    """A line understood. Without a command, but with a card or a colour, the phase says what is meant."""

    command: str = ""
    card: Card | None = None
    colour: Colour | None = None
    seat: int | None = None
    uno: bool = False


class Reader:
    """Understands lines in English and one other language, at a table with these names; the reader sits on seat 0."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self._words = words
        self._names = [_folded(name) for name in names]
        self._commands = _commands(words)
        self._colours = {_folded(words.colour(colour)): colour for colour in Colour} | {colour.name.lower(): colour for colour in Colour}

    def first(self, command: str) -> str:
        """The word of a command that is shown to the player."""
        return self._words.text(COMMANDS[command]).split()[0]

    def command(self, text: str) -> str:
        """The command that a word stands for, or an empty text."""
        return self._commands.get(_folded(text), "")

    def agrees(self, text: str) -> bool | None:
        """Whether the answer to a question is yes; None when it is neither yes nor no."""
        found = [command for command in ("yes", "no") if _folded(text) in _words_of(command, self._words)]
        return found[0] == "yes" if found else None

    def read(self, line: str, hand: Sequence[Card]) -> Typed:
        """The line understood; raises `Unclear`."""
        parts = _folded(line).split()
        if not parts:
            return Typed()
        command = self._commands.get(parts[0], "")
        rest = parts[1:] if command else parts
        if command == "catch":
            return Typed(command, seat=self.seat(" ".join(rest)) if rest else None)
        if command == "colour":
            return Typed(command, colour=self.colour(" ".join(rest)) if rest else None)
        if command and command not in _WITH_CARD:
            if rest:
                raise Unclear("term-unclear-extra", word=parts[0], extra=" ".join(rest))
            return Typed(command)
        uno = len(rest) > 1 and self._commands.get(rest[-1]) == "uno"
        rest = rest[:-1] if uno else rest
        if not rest:
            return Typed(command)
        card = self._card(rest[0], hand)
        if card is None and not command:
            colour = self._colour(" ".join(rest))
            if colour is not None:
                return Typed(colour=colour)
        if card is None:
            raise Unclear("term-unclear", text=line[:40], help=self.first("help"))
        return self._with_card(command, card, rest[1:], uno)

    def colour(self, text: str) -> Colour:
        """The colour of a letter, a name or its beginning, or a number from 1; raises `Unclear`."""
        text = _folded(text)
        colour = Colour(int(text) - 1) if len(text) == 1 and text in "1234" else self._colour(text)
        if colour is None:
            raise Unclear("term-unclear-colour", text=text[:40])
        return colour

    def seat(self, text: str) -> int:
        """The other player of a name or its beginning, or of a seat number; raises `Unclear`."""
        text = _folded(text)
        if text.isascii() and text.isdigit() and len(text) < 3 and 0 < int(text) < len(self._names):
            return int(text)
        exact = [seat for seat, name in enumerate(self._names) if seat and name == text]
        found = exact or [seat for seat, name in enumerate(self._names) if seat and text and name.startswith(text)]
        if len(found) == 1:
            return found[0]
        raise Unclear("term-unclear-player" if not found else "term-unclear-players", text=text[:40])

    def _with_card(self, command: str, card: Card, rest: list[str], uno: bool) -> Typed:
        colour = self._colour(rest[0]) if rest and card.is_wild else None
        if colour is not None:
            rest = rest[1:]
        if not rest:
            return Typed(command, card, colour, uno=uno)
        try:
            return Typed(command, card, colour, self.seat(" ".join(rest)), uno)
        except Unclear:
            named = self._colour(" ".join(rest))
            if named is None or colour is not None:
                raise
            return Typed(command, card, named, uno=uno)

    def _card(self, text: str, hand: Sequence[Card]) -> Card | None:
        if text.isascii() and text.isdigit():
            if len(text) > 4 or not 1 <= int(text) <= len(hand):
                raise Unclear("term-unclear-number", text=text[:40], count=len(hand))
            return hand[int(text) - 1]
        try:
            return Card.parse(text.translate(_SHAPES).upper())
        except ValueError:
            return None

    def _colour(self, text: str) -> Colour | None:
        text = text.translate(_SHAPES)
        if len(text) == 1 and text in "rygb":
            return Colour.parse(text.upper())
        found = {colour for name, colour in self._colours.items() if text and name.startswith(text)}
        return found.pop() if len(found) == 1 else None


@cache
def _commands(words: Words) -> dict[str, str]:
    found: dict[str, str] = {}
    for command in COMMANDS:
        for word in _words_of(command, words):
            found.setdefault(word, command)
    return found


def _words_of(command: str, words: Words) -> list[str]:
    from ..words import Words

    return [_folded(word) for speech in (words, Words("en")) for word in speech.text(COMMANDS[command]).split()]


def _folded(text: str) -> str:
    """A text without capitals and accents, so that they need not be typed."""
    plain = "".join(letter for letter in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(letter))
    return " ".join(plain.split())
