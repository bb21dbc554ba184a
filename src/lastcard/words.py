"""Everything that is said to a player, in the player's language: cards, refusals, events, instructions, options.

The texts are Fluent files, `texts/<language>/<topic>.ftl`. Fluent is imported, and a text parsed, only when something is worded.

>>> Words("en").card(Card.parse("G+2")), Words("ca").card(Card.parse("R5"))
('green Draw Two', '5 vermell')
>>> from lastcard.reasons import Reason
>>> reason = Reason("no_match", "MATCH", {"card": "B7", "top": "R5", "colour": "R"})
>>> Words("en").reason(reason, ["Ana", "Bo"])
'Blue 7 does not go on red 5: it needs red, a 5, or a wild.'
>>> Words("en").reason(Reason("not_turn", "ONE", {"turn": 1}), None, ruling=True)
"it is seat 1's turn (ONE)"
>>> from lastcard.events import Event
>>> played = Event("played", {"seat": 1, "card": "R+2"})
>>> drew = Event("drew", {"seat": 0, "count": 2, "why": "hit"}, {"cards": ["B3", "W"]}, (0,))
>>> Words("en").event(drew, ["Ana", "Bo"], you=0, cause=played)
'You drew 2 cards (blue 3 and Wild): Bo played red Draw Two.'
>>> Words("en").event(drew, ["Ana", "Bo"], cause=played)
'Ana drew 2 cards: Bo played red Draw Two.'
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from typing import Any

from .cards import Card, Colour, Symbol
from .events import Event
from .instructions import Instruction
from .reasons import Reason
from .rules import OPTIONS

#: Every language by its code, with its own name.
LANGUAGES: dict[str, str] = {
    "en": "English",
    "ca": "Català",
    "uk": "Українська",
    "fil": "Filipino",
    "ro": "Română",
    "it": "Italiano",
}

#: Events that are not told, as another event tells it: the draw that follows on accepting, the round's own event of a dealer given.
UNTOLD = frozenset({"accepted", "dealer_given"})

_SYMBOLS = {
    Symbol.SKIP: "symbol-skip",
    Symbol.REVERSE: "symbol-reverse",
    Symbol.DRAW_ONE: "symbol-draw-one",
    Symbol.DRAW_TWO: "symbol-draw-two",
    Symbol.WILD: "card-wild",
    Symbol.WILD_DRAW_TWO: "card-wild-draw-two",
    Symbol.WILD_DRAW_FOUR: "card-wild-draw-four",
    Symbol.WILD_DIP: "card-wild-dip",
    Symbol.WILD_SWAP: "card-wild-swap",
    Symbol.WILD_CUSTOM_1: "card-wild-custom",
    Symbol.WILD_CUSTOM_2: "card-wild-custom",
    Symbol.WILD_CUSTOM_3: "card-wild-custom",
}
_COLOURS = ("red", "yellow", "green", "blue")
_NAME = "\0"  # stands before a player's name while a sentence is made: a name is never given a capital
#: Letters that are written from right to left, of which names may be made.
_RIGHT_TO_LEFT = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]")


def language_of(environ: Mapping[str, str]) -> str:
    """The language that an environment asks for by `LC_ALL`, `LC_MESSAGES` or `LANG`, or English.

    >>> language_of({"LANG": "tl_PH.UTF-8"}), language_of({"LC_ALL": "C", "LANG": "uk_UA.UTF-8"})
    ('fil', 'en')
    """
    locale = next((environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environ.get(name)), "")
    language = re.split(r"[_.@-]", locale.lower())[0]
    language = "fil" if language == "tl" else language
    return language if language in LANGUAGES else "en"


class Words:
    """The words of one language. Making one costs nothing; its texts are read when the first is asked for."""

    def __init__(self, language: str = "en") -> None:
        if language not in LANGUAGES:
            raise ValueError(f'"{language}" is not a language of this game: it must be one of {", ".join(LANGUAGES)}')
        self.language = language

    def __repr__(self) -> str:
        return f"Words({self.language!r})"

    def text(self, key: str, /, **args: object) -> str:
        """The text of a key, with its variables filled in; raises `KeyError` for a key that the language does not have.

        A `Card` or a `Colour` among the variables stands for its name.
        """
        values = {name: self._plain(value) for name, value in args.items()}
        return _texts(self.language).format(key, values)

    def keys(self) -> list[str]:
        """Every key that `text` knows."""
        return [key for key in _texts(self.language).entries if not key.startswith("-")]

    # Cards

    def colour(self, colour: Colour) -> str:
        """The colour's name."""
        return self.text(f"colour-{_COLOURS[colour]}")

    def card(self, card: Card, case: str = "nom") -> str:
        """The card's full name as players say it; in the case `acc` as the object of a sentence, where the language tells them apart.

        >>> Words("uk").card(Card.parse("R5")), Words("uk").card(Card.parse("R5"), "acc")
        ('червона 5', 'червону 5')
        """
        symbol = self.symbol(card.symbol)
        return symbol if card.colour is None else self.text(f"card-{_COLOURS[card.colour]}", symbol=symbol, case=case)

    def symbol(self, symbol: Symbol) -> str:
        """The name of a figure, an action or a wild."""
        return str(int(symbol)) if symbol.is_number else self.text(_SYMBOLS[symbol], number=symbol.custom)

    def cards(self, cards: Iterable[Card], case: str = "nom") -> str:
        """The cards in one list, in the order given: "red 5, blue 7 and Wild"."""
        return self.list([self.card(card, case) for card in cards])

    def list(self, items: Sequence[str], key: str = "list-and") -> str:
        """The items in one list, with the language's "and" (or, with the key `list-or`, its "or") before the last."""
        if len(items) < 2:
            return "".join(items)
        return self.text(key, most=", ".join(items[:-1]), last=items[-1])

    # What happens at the table

    def reason(self, reason: Reason, names: Sequence[str] | None = None, you: int | None = None, *, ruling: bool = False) -> str:
        """Why a move was refused, in one sentence; with `ruling` in a clause that goes after a colon, and the ruling's id.

        Without names players are called by their seats. Any of the reason's arguments may be absent: the sentence then says less.
        """
        clause = self.text(f"reason-{_kebab(reason.code)}", **_Told(self, reason.args, names, you).of_reason())
        return f"{clause.replace(_NAME, '')} ({reason.ruling})" if ruling else _sentence(clause) + "."

    def event(self, event: Event, names: Sequence[str] | None = None, you: int | None = None, *, cause: Event | None = None) -> str | None:
        """What happened, in one sentence, as the seat `you` may know it (as all may, without one); None for an event that is not told.

        `cause` is the `played` event that a draw goes back to: with it the sentence says who laid which card. `events` finds it.
        """
        fields = event.seen_by(you)
        key = f"event-{_kebab(event.code)}"
        if event.code == "won" and fields.get("seat") is None:
            key += "-nobody"
        elif event.code in ("dealer", "starts", "drew", "blocked"):
            key += "-" + _kebab(str(fields["how" if event.code == "dealer" else "why"]))
        if key.removeprefix("event-").replace("-", "_") in UNTOLD:
            return None
        cause = cause if event.code == "drew" else None
        return _sentence(self.text(key, **_Told(self, fields, names, you, cause).of_event()))

    def events(self, events: Iterable[Event], names: Sequence[str] | None = None, you: int | None = None) -> Sequence[str]:
        """The sentences of events in order, each with the card that caused it; those that are not told are left out."""
        told = (self.event(event, names, you, cause=cause) for event, cause in with_causes(events))
        return [sentence for sentence in told if sentence is not None]

    # Rules

    def instruction(self, instruction: Instruction) -> str:
        """What is written on a Customizable card: its parts in words, then its free text as it is.

        >>> Words("en").instruction(Instruction.parse({"do": [["draw", "others", 1], ["again"]], "text": "Sing."}))
        'All others draw 1. Play again. Sing.'
        """
        sentences = [self._part(*part) for part in instruction.parts]
        if instruction.text:
            sentences.append(instruction.text)
        return " ".join(sentences) or self.text("instruction-blank")

    def _part(self, name: str, *values: Any) -> str:
        key = f"instruction-{name}"
        if name == "draw":
            return self.text(key, who=values[0], count=values[1])
        if name == "until":
            return self.text(f"{key}-named") if values[0] == "named" else self.text(key, colour=_COLOURS[Colour.parse(values[0])])
        return self.text(key, count=values[0]) if values else self.text(key)

    def option(self, name: str) -> str:
        """The short label of an option."""
        return self.text(f"option-{_option(name)}")

    def option_meaning(self, name: str) -> str:
        """What the option means, in one sentence."""
        return self.text(f"option-{_option(name)}-meaning")

    def option_value(self, name: str, value: Any) -> str:
        """A value of the option in words; raises `ValueError` for one that it cannot have.

        >>> Words("en").option_value("draw_limit", 0), Words("en").option_value("target", 500), Words("en").option_value("jump_in", True)
        ('no limit', '500 points', 'yes')
        """
        key, option = _option(name), OPTIONS[name]
        wanted = option.check(value)
        if wanted is not None:
            raise ValueError(f"{name} cannot be {value!r}: {wanted}")
        if option.kind == "flag":
            return self.text("option-yes" if value else "option-no")
        if option.kind == "choice":
            return self.text(f"option-{key}-{_kebab(value)}")
        if option.kind == "instructions":
            cards = Instruction.parse_all(value)
            if not any(card.parts or card.text for card in cards):
                return self.text("option-custom-none")
            texts = [self.text("option-custom-card", number=number, text=self.instruction(card)) for number, card in enumerate(cards, 1)]
            return " ".join(texts)
        if value == 0:
            return self.text("option-no-limit" if name == "draw_limit" else "option-no-penalty")
        return self.text("count-points" if name == "target" else "count-cards", count=value, case="nom")

    def edition(self, name: str) -> str:
        """The edition's name."""
        return self.text(f"edition-{name}")

    def edition_difference(self, name: str) -> str:
        """What makes the edition different from the others, in one sentence."""
        return self.text(f"edition-{name}-difference")

    def bot(self, level: str) -> str:
        """The short label of a bot's level."""
        return self.text(f"bot-{level}")

    def bot_meaning(self, level: str) -> str:
        """How a bot of the level plays, in one sentence."""
        return self.text(f"bot-{level}-meaning")

    def _plain(self, value: object) -> object:
        if isinstance(value, Colour):
            return self.colour(value)
        return self.card(value) if isinstance(value, Card) else value


def with_causes(events: Iterable[Event]) -> Iterator[tuple[Event, Event | None]]:
    """Each event with the `played` event of the same round that came last before it, the `cause` of a draw."""
    cause: Event | None = None
    for event in events:
        if event.code in ("played", "round"):
            cause = event if event.code == "played" else None
        yield event, cause


class _Told:
    """The fields of a reason or an event as variables of its text. What is absent gets a word that stands for it."""

    def __init__(
        self, words: Words, fields: Mapping[str, Any], names: Sequence[str] | None, you: int | None, cause: Event | None = None
    ) -> None:
        self.words, self.fields, self.names, self.you, self.cause = words, fields, names, you, cause

    def of_reason(self) -> dict[str, object]:
        fields, words = self.fields, self.words
        found: dict[str, object] = {
            "phase": fields.get("phase") or "unknown",
            "test": fields.get("test") or "any",
            "owed": fields.get("owed") or 0,
            "colour": self._colour("colour"),
            "fits": "wild",
            "finish": fields.get("finish") or "any",
        }
        for field in ("seat", "turn", "target"):
            seat = fields.get(field)
            found["name" if field == "seat" else field] = self._name(seat)
            found[f"{field}_is"] = "nobody" if seat is None else "you" if seat == self.you else "other"
        for field, instead in (("card", "card-that"), ("top", "card-that"), ("drawn", "card-drawn")):
            found |= self._card(field, fields.get(field), instead)
        card, top = _parse(fields.get("card")), _parse(fields.get("top"))
        if card is not None and not card.is_wild and found["finish"] == "any":
            found["finish"] = "number"
        if found["colour"]:
            found["fits"] = "colour"
            if top is not None and not top.is_wild:
                found["fits"] = "top"
                if top.symbol.is_number:
                    found["symbol"] = words.text("needs-number", figure=int(top.symbol))
                else:
                    found["symbol"] = words.text("needs-symbol", symbol=words.symbol(top.symbol))
        return found

    def of_event(self) -> dict[str, object]:
        fields = self.fields
        seat, target = fields.get("seat", fields.get("dealer")), fields.get("target")
        found: dict[str, object] = {
            "you": self._you({"seat": seat, "target": target}),
            "name": self._name(seat),
            "target": self._name(target),
            "target_named": _yes(target is not None),
            "colour": self._colour("colour"),
            "colour_named": _yes(fields.get("colour") is not None),
            "direction": "counter" if fields.get("direction") == -1 else "clockwise",
            "cause": "unknown",
            "known": _yes(fields.get("cards") is not None),
        }
        found |= {name: _yes(fields.get(name)) for name in ("jump", "last", "guilty")}
        found |= {name: fields[name] for name in ("round", "points", "total") if name in fields}
        if "points" in fields:
            found["score"] = self.words.text("count-points", count=fields["points"])
        found |= self._card("card", fields.get("card"), "card-unknown")
        if fields.get("cards") is not None:
            for case, name in (("nom", "cards"), ("acc", "cards_acc")):
                found[name] = self._cards(fields["cards"], case)
        if "count" in fields:
            found["count"] = count = fields["count"]
            seen = bool(fields.get("cards"))
            found["what"] = self.words.text("cards-drawn" if seen else "count-cards", **{"count": count, "case": "acc", **found})
        if self.cause is not None and self.cause.args["seat"] != seat:
            by = self.cause.args["seat"]
            found |= {"cause": "known", "by": self._name(by), "you": self._you({"seat": seat, "by": by})}
            found |= self._card("card", self.cause.args["card"], "card-unknown")
        return found

    def _you(self, seats: Mapping[str, int | None]) -> str:
        return next((place for place, seat in seats.items() if seat is not None and seat == self.you), "none")

    def _name(self, seat: int | None) -> str:
        if seat is None:
            return self.words.text("seat-unknown")
        if self.names is None or not 0 <= seat < len(self.names):
            return self.words.text("seat-label", number=seat)
        return _NAME + self.names[seat]

    def _colour(self, field: str) -> str:
        colour = self.fields.get(field)
        return "" if colour is None else self.words.colour(Colour.parse(colour))

    def _card(self, name: str, text: str | None, instead: str) -> dict[str, object]:
        return {name: self._say_card(text, instead, "nom"), f"{name}_acc": self._say_card(text, instead, "acc")}

    def _say_card(self, text: str | None, instead: str, case: str) -> str:
        card = _parse(text)
        if card is None:
            return self.words.text("card-unknown" if text == "?" else instead, case=case)
        return self.words.card(card, case)

    def _cards(self, texts: Sequence[str], case: str) -> str:
        return self.words.list([self._say_card(text, "card-unknown", case) for text in texts])


class _Texts:
    """The texts of a language: every entry's source by its key, parsed when it is wanted."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.entries: dict[str, str] = {}
        folder = os.path.join(os.path.dirname(__file__), "texts", language)
        for name in sorted(os.listdir(folder)):
            if name.endswith(".ftl"):
                with open(os.path.join(folder, name), encoding="utf-8") as file:
                    parts = re.split(r"^(-?[a-z][\w-]*)(?= *=)", file.read(), flags=re.MULTILINE)
                self.entries.update((key, key + source) for key, source in zip(parts[1::2], parts[2::2], strict=True))
        self._ready: set[str] = set()

    @cached_property
    def _bundle(self) -> Any:
        from fluent.runtime import FluentBundle

        return FluentBundle([self.language], use_isolating=False)

    def _prepare(self, key: str) -> None:
        from fluent.runtime import FluentResource
        from fluent.syntax.ast import Junk

        self._ready.add(key)
        source = self.entries[key]
        resource = FluentResource(source)
        if any(isinstance(item, Junk) for item in resource.body):
            raise ValueError(f'the text "{key}" ({self.language}) is not Fluent: {source}')
        self._bundle.add_resource(resource)
        for other in re.findall(r"\{\s*(-?[a-z][\w-]*)", source):  # what it refers to
            if other in self.entries and other not in self._ready:
                self._prepare(other)

    def format(self, key: str, args: Mapping[str, object]) -> str:
        if key not in self._ready:
            if key not in self.entries or key.startswith("-"):
                raise KeyError(f'there is no text "{key}" in {LANGUAGES[self.language]} ({self.language})')
            self._prepare(key)
        args = {name: _set_apart(value) for name, value in args.items()}
        text, errors = self._bundle.format_pattern(self._bundle.get_message(key).value, args)
        if errors:
            raise ValueError(f'the text "{key}" ({self.language}) cannot be said: {"; ".join(map(str, errors))}')
        return str(text)


@cache
def _texts(language: str) -> _Texts:
    return _Texts(language)


def _set_apart(value: object) -> object:
    """A text with letters from right to left stands apart, or it would turn round numbers and signs beside it (isolates of UAX #9)."""
    if not isinstance(value, str) or not _RIGHT_TO_LEFT.search(value):
        return value
    mark = _NAME if value.startswith(_NAME) else ""
    return f"{mark}\u2068{value.removeprefix(mark)}\u2069"


def _sentence(text: str) -> str:
    return text.replace(_NAME, "") if text.startswith(_NAME) else (text[:1].upper() + text[1:]).replace(_NAME, "")


def _option(name: str) -> str:
    if name not in OPTIONS:
        raise KeyError(f'"{name}" is not an option: the options are {", ".join(OPTIONS)}')
    return _kebab(name)


def _parse(text: str | None) -> Card | None:
    return None if text is None or text == "?" else Card.parse(text)


def _kebab(name: str) -> str:
    return name.replace("_", "-")


def _yes(value: object) -> str:
    return "yes" if value else "no"
