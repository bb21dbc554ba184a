"""The rulebook of exactly these settings, for a family to read or print, and the reference of all rulings and options.

A rulebook is a list of lines, each of which knows the rulings it says, the options that it depends on and the gaps in the printed
rules that it fills. All numbers come from the edition and the options. `python -m lastcard.rulebook > docs/rules.md` writes the
reference anew.

>>> print(rulebook(Rules.of("classic", hand_size=5), "en").splitlines()[0])
# How to play: the Classic edition
"""

from __future__ import annotations

import json
import re
import sys
import textwrap
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import groupby, product

from .cards import Colour, Symbol
from .edition import EDITIONS, Face
from .errors import RulesError
from .instructions import PARTS, Instruction
from .kernel.codes import LAST_ACTION
from .rules import OPTIONS, Option, Rules
from .words import Words

HOUSE = "✎"
SILENT = "†"

#: The sections in their order, and the rulings of each as the reference shows them.
SECTIONS: dict[str, tuple[str, ...]] = {
    "aim": ("TARGET", "PLAYERS"),
    "pack": ("DECK",),
    "start": ("DEALER", "DEAL", "HAND", "FIRST"),
    "opening": ("OPEN-N", "OPEN-S", "OPEN-R", "OPEN-D", "OPEN-W", "OPEN-WD", "OPEN-X", "OPEN-2P"),
    "turn": ("MATCH", "DRAW", "DRAW-WD", "ONE"),
    "actions": ("SKIP", "REVERSE", "DRAWN", "STACK"),
    "wilds": ("WILD", "WD", "WD-TEST", "WD-PLAY", "CHALLENGE", "WD-WHO", "WD-GUILTY", "DIP", "SWAP", "CUSTOM"),
    "uno": ("UNO-SAY", "UNO-WHEN", "UNO-CATCH", "UNO-WINDOW", "UNO-DIP", "UNO-FALSE"),
    "end": ("OUT", "OUT-DRAW", "OUT-WILD"),
    "stuck": ("EMPTY", "EMPTY-2", "BLOCKED", "ENDLESS"),
    "score": ("SCORE", "POINTS-N", "POINTS-A", "POINTS-W", "POINTS-S"),
}

#: Every ruling, in the order of the reference.
RULING_IDS: tuple[str, ...] = tuple(ruling for rulings in SECTIONS.values() for ruling in rulings)

#: The decisions that no printed rulebook makes, each with its ruling. A line that rests on one names it.
GAPS: dict[str, str] = {
    "deck-pocket": "DECK",
    "deck-classic": "DECK",
    "deck-modern": "DECK",
    "dealer": "DEALER",
    "dealer-tie": "DEALER",
    "dealer-next": "DEALER",
    "open-reverse": "OPEN-R",
    "open-wild": "OPEN-W",
    "open-wild-draw": "OPEN-WD",
    "open-special": "OPEN-X",
    "reverse": "REVERSE",
    "test-match": "WD-TEST",
    "test-playable": "WD-TEST",
    "guilty": "WD-GUILTY",
    "custom-blank": "CUSTOM",
    "uno-window": "UNO-WINDOW",
    "uno-dip": "UNO-DIP",
    "uno-false": "UNO-FALSE",
    "out-draw": "OUT-DRAW",
    "out-wild": "OUT-WILD",
    "empty": "EMPTY-2",
    "blocked": "BLOCKED",
    "endless": "ENDLESS",
}

#: The cards that texts speak of by name, beside the edition's draw cards.
_NAMES = {
    "skip": Symbol.SKIP,
    "reverse": Symbol.REVERSE,
    "wild": Symbol.WILD,
    "dip": Symbol.WILD_DIP,
    "swap": Symbol.WILD_SWAP,
    "custom": Symbol.WILD_CUSTOM_1,
}

#: The lines that go on in the paragraph of the line before them.
_GOES_ON = frozenset(
    """target-agreed dealer-next match-wild draw-keep draw-force draw-wild-draw jump-in-stack reverse-skip reverse-turn no-stack stack-only
    stack-open stack-honest stack-last stack-empty zero seven-last test-colour test-match test-playable play-strict play-bluff play-free
    no-challenge challenge-who guilty custom-blank custom-done uno-swap uno-custom uno-window uno-dip false-call-none false-catch
    false-catch-none false-limits out-forbidden out-no-challenge out-nothing out-swap out-custom empty-pass blocked-teams""".split()  # noqa: SIM905  (forty lines of one word each say less)
)

#: Options without effect unless another is chosen too: what the reference chooses to show them.
_NEEDS: dict[str, dict[str, object]] = {"draw_limit": {"draw_until_playable": True}}


@dataclass(frozen=True, slots=True)
class Line:
    """One paragraph or list entry: its text's key, and what it rests on."""

    key: str
    rulings: tuple[str, ...]
    options: tuple[str, ...] = ()
    gaps: tuple[str, ...] = ()
    item: bool = False
    args: Mapping[str, object] = field(default_factory=dict)


class _Table:
    """The rules of one table and the words to say them in: what every line may ask about."""

    def __init__(self, rules: Rules, words: Words, players: int | None = None) -> None:
        if players is not None:
            rules.check_players(players)
        counts = [count for count in range(rules.edition.min_players, rules.edition.max_players + 1) if _fits(rules, count)]
        if not counts:
            rules.check_players(4 if rules.teams else rules.edition.min_players)
        self.rules = rules
        self.words = words
        self.edition = rules.edition
        self.least, self.most = (players, players) if players is not None else (counts[0], counts[-1])
        self.changed = frozenset(rules.differences())
        self.fewer = players is None and (self.least, self.most) != (self.edition.min_players, self.edition.max_players)
        self.bluff = rules.wild_draw == "bluff"
        self.draw_card = self._first(lambda face: not face.symbol.is_wild and face.symbol.draws > 0)
        self.wild_draw = self._first(lambda face: face.symbol.is_wild and face.symbol.draws > 0)
        self.args: dict[str, object] = {
            **{name: words.edition(name) for name in EDITIONS},
            **{name: self.name(symbol) for name, symbol in _NAMES.items()},
            "least": self.least,
            "most": self.most,
            "cards": words.text("count-cards", count=len(self.edition.deck), case="nom"),
            "hand": self.cards(rules.hand_size),
            "target": words.text("count-points", count=rules.target, case="acc"),
            "teams": _yes(rules.teams),
            "limit": rules.draw_limit,
            "limit_cards": self.cards(rules.draw_limit),
            "penalty": rules.uno_penalty,
            "penalty_cards": self.cards(rules.uno_penalty),
            "call": self.cards(rules.false_call_penalty),
            "catch": self.cards(rules.false_catch_penalty),
            "endless": LAST_ACTION,
            "bluff": _yes(self.bluff),
            "draw": self.name(self.draw_card.symbol),
            "draw_cards": self.cards(self.draw_card.symbol.draws),
            "wild_draw": self.name(self.wild_draw.symbol),
            "wild_draw_cards": self.cards(self.wild_draw.symbol.draws),
            "challenge_cards": self.cards(self.wild_draw.symbol.draws + 2),
        }

    def _first(self, fits: object) -> Face:
        assert callable(fits)
        return next(face for face in self.edition.faces if fits(face))

    def has(self, symbol: Symbol) -> bool:
        """Whether the edition has such a card."""
        return any(face.symbol is symbol for face in self.edition.faces)

    def may_have(self, players: int) -> bool:
        """Whether so many may be playing."""
        return self.least <= players <= self.most

    def name(self, symbol: Symbol) -> str:
        """The players' name of a symbol."""
        return self.words.text("rule-name-custom") if symbol.custom else self.words.symbol(symbol)

    def either(self, symbols: Iterable[Symbol]) -> str:
        """The names with an "or" between them."""
        return self.words.list(list(dict.fromkeys(self.name(symbol) for symbol in symbols)), "list-or")

    def cards(self, count: int) -> str:
        """So many cards, as the object of a sentence."""
        return self.words.text("count-cards", count=count, case="acc")

    def text(self, line: Line) -> str:
        """The line's words in one row, without marks."""
        return _row(self.words.text(f"rule-{line.key}", **self.args, **line.args))

    def sections(self) -> dict[str, list[Line]]:
        """Every line that applies at this table."""
        return {
            "aim": list(self._aim()),
            "pack": list(self._pack()),
            "start": list(self._start()),
            "opening": list(self._opening()),
            "turn": list(self._turn()),
            "actions": list(self._actions()),
            "wilds": list(self._wilds()),
            "uno": list(self._uno()),
            "end": list(self._end()),
            "stuck": list(self._stuck()),
            "score": list(self._score()),
        }

    def _aim(self) -> Iterator[Line]:
        rules = self.rules
        yield Line("aim" if rules.scoring == "winner" else "aim-low", ("TARGET",), ("target", "scoring", "teams"))
        if self.edition.name == "classic" and "target" not in self.changed:
            yield Line("target-agreed", ("TARGET",))
        if rules.teams:
            yield Line("teams", ("PLAYERS", "SCORE"), ("teams",))
        else:
            several = self.least != self.most
            yield Line("players" if several else "players-exact", ("PLAYERS",), ("hand_size", "opening_wild") if self.fewer else ())

    def _pack(self) -> Iterator[Line]:
        yield Line("deck", ("DECK",), gaps=(f"deck-{self.edition.name}",))

    def _start(self) -> Iterator[Line]:
        taken_over = () if self.edition.name == "modern" else ("dealer",)
        yield Line("dealer", ("DEALER",), gaps=(*taken_over, "dealer-tie"))
        yield Line("dealer-next", ("DEALER",), gaps=("dealer-next",))
        yield Line("deal", ("DEAL", "HAND"), ("hand_size",))
        yield Line("first", ("FIRST",))

    def _opening(self) -> Iterator[Line]:
        chosen, modern = self.rules.opening_wild, self.edition.name == "modern"
        yield Line("open-number", ("OPEN-N",), item=True)
        yield Line("open-skip", ("OPEN-S",), item=True)
        yield Line("open-reverse", ("OPEN-R",), gaps=() if modern else ("open-reverse",), item=True)
        yield Line("open-draw", ("OPEN-D",), item=True)
        own = chosen == "choose" and "opening_wild" not in self.changed
        yield Line(f"open-wild-{chosen}", ("OPEN-W",), ("opening_wild",), ("open-wild",) if own else (), item=True)
        pocket = self.edition.name == "pocket"
        yield Line("open-wild-draw", ("OPEN-WD",), gaps=("open-wild-draw",) if pocket else (), item=True)
        special = [face.symbol for face in self.edition.faces if face.opening == "colour" and face.symbol is not Symbol.WILD]
        if special:
            yield Line(
                "open-special", ("OPEN-X",), gaps=("open-special",) if pocket else (), item=True, args={"names": self.either(special)}
            )
        if self.may_have(2):
            yield Line("open-two", ("OPEN-2P",))

    def _turn(self) -> Iterator[Line]:
        rules = self.rules
        yield Line("match", ("MATCH",))
        yield Line("match-wild", ("MATCH",))
        if rules.draw_until_playable:
            yield Line("draw-until", ("DRAW",), ("draw_until_playable", "draw_limit"))
        else:
            yield Line("draw", ("DRAW",), ("draw_until_playable",))
        yield Line("draw-force" if rules.force_play else "draw-keep", ("DRAW",), ("force_play",))
        if rules.wild_draw != "free":
            yield Line("draw-wild-draw", ("DRAW-WD",))
        yield Line("one", ("ONE",))
        if rules.jump_in:
            yield Line("jump-in", ("ONE",), ("jump_in",))
            if rules.stacking != "off":
                yield Line("jump-in-stack", ("ONE", "STACK"), ("jump_in", "stacking"))

    def _actions(self) -> Iterator[Line]:
        rules = self.rules
        yield Line("skip", ("SKIP",))
        yield Line("reverse", ("REVERSE",))
        if self.may_have(2):
            own = rules.two_player_reverse == "skip"
            yield Line(f"reverse-{rules.two_player_reverse}", ("REVERSE",), ("two_player_reverse",), ("reverse",) if own else ())
        yield Line("drawn", ("DRAWN",))
        if rules.stacking == "off":
            yield Line("no-stack", ("DRAWN",), ("stacking",))
        else:
            yield Line(f"stack-{rules.stacking}", ("STACK",), ("stacking",))
            yield Line("stack-only", ("STACK",), ("stacking",))
            yield Line("stack-open", ("STACK",), ("stacking",))
            if rules.wild_draw != "free":
                yield Line("stack-honest", ("STACK",), ("stacking",))
            if self.bluff:
                yield Line("stack-challenge", ("STACK",), ("stacking",))
            if rules.finish != "number":
                yield Line("stack-last", ("STACK",), ("stacking",))
            yield Line("stack-empty", ("STACK",), ("stacking",))
        if rules.seven_zero:
            yield Line("seven", ("SWAP",), ("seven_zero",))
            if self.has(Symbol.ZERO):
                yield Line("zero", ("SWAP",), ("seven_zero",))
            yield Line("seven-last", ("SWAP",), ("seven_zero",))

    def _wilds(self) -> Iterator[Line]:
        rules = self.rules
        yield Line("wild", ("WILD",))
        yield Line("wild-draw", ("WD",), ("wild_draw",))
        if rules.wild_draw == "free":
            yield Line("play-free", ("WD-PLAY", "CHALLENGE"), ("wild_draw",))
        else:
            test, own = rules.wild_draw_test, "wild_draw_test" not in self.changed
            yield Line(f"test-{test}", ("WD-TEST",), ("wild_draw_test",), (f"test-{test}",) if own and test != "colour" else ())
            yield Line(f"play-{rules.wild_draw}", ("WD-PLAY",), ("wild_draw",))
        if rules.wild_draw == "strict":
            yield Line("no-challenge", ("CHALLENGE",), ("wild_draw",))
        if self.bluff:
            yield Line("challenge", ("CHALLENGE",), ("wild_draw",))
            yield Line("challenge-who", ("WD-WHO",), ("wild_draw",))
            yield Line("guilty", ("WD-GUILTY",), ("wild_draw",), ("guilty",))
        if self.has(Symbol.WILD_DIP):
            yield Line(f"dip-{rules.dip_pass}", ("DIP",), ("dip_pass",))
        if self.has(Symbol.WILD_SWAP):
            yield Line("swap", ("SWAP",))
        yield from self._custom()

    def _custom(self) -> Iterator[Line]:
        cards = sum(face.symbol.custom > 0 for face in self.edition.faces)
        if not cards:
            return
        written = (*self.rules.custom, *[Instruction()] * 3)[:cards]
        yield Line("custom", ("CUSTOM",), args={"count": cards})
        if not all(_written(instruction) for instruction in written):
            yield Line("custom-blank", ("CUSTOM",), gaps=("custom-blank",))
        if any(_written(instruction) for instruction in written):
            for number, instruction in enumerate(written, 1):
                key, args = ("custom-card", {"text": self.words.instruction(instruction)}) if _written(instruction) else ("custom-none", {})
                yield Line(key, ("CUSTOM",), ("custom",), item=True, args={"number": number, **args})
        if any(instruction.parts for instruction in written):
            yield Line("custom-order", ("CUSTOM",), ("custom",))
        if any(instruction.text for instruction in written):
            yield Line("custom-done", ("CUSTOM",), ("custom",))

    def _uno(self) -> Iterator[Line]:
        rules = self.rules
        if rules.uno == "auto":
            yield Line("uno-auto", ("UNO-SAY",), ("uno",))
            return
        custom = self._has_parts()
        yield Line("uno-say", ("UNO-SAY",), ("uno",))
        if self.has(Symbol.WILD_DIP) or self.has(Symbol.WILD_SWAP) or rules.seven_zero or custom:
            yield Line("uno-swap", ("UNO-SAY",), ("uno",))
        yield Line("uno-when", ("UNO-WHEN",), ("uno",))
        if custom:
            yield Line("uno-custom", ("UNO-WHEN", "CUSTOM"), ("custom",))
        yield Line("uno-catch", ("UNO-CATCH",), ("uno_penalty",))
        yield Line("uno-window", ("UNO-WINDOW",), ("uno",), () if self.edition.name == "pocket" else ("uno-window",))
        if self.has(Symbol.WILD_DIP):
            yield Line("uno-dip", ("UNO-DIP",), gaps=("uno-dip",))
        call, catch = rules.false_call_penalty, rules.false_catch_penalty
        if not call and not catch:
            yield Line("uno-false", ("UNO-FALSE",), ("false_call_penalty", "false_catch_penalty"), ("uno-false",))
            return
        gap = ("uno-false",)
        yield Line(f"false-call{'' if call else '-none'}", ("UNO-FALSE",), ("false_call_penalty",), () if call else gap)
        yield Line(f"false-catch{'' if catch else '-none'}", ("UNO-FALSE",), ("false_catch_penalty",), () if catch else gap)
        yield Line("false-limits", ("UNO-FALSE",), ("false_call_penalty", "false_catch_penalty"))

    def _has_parts(self) -> bool:
        cards = sum(face.symbol.custom > 0 for face in self.edition.faces)
        return any(instruction.parts for instruction in self.rules.custom[:cards])

    def _end(self) -> Iterator[Line]:
        rules = self.rules
        yield Line(f"out-{rules.finish.replace('_', '-')}", ("OUT",), ("finish",))
        if rules.finish != "any":
            yield Line("out-forbidden", ("OUT",), ("finish",))
        if rules.finish != "number":
            gaps = () if self.edition.name == "pocket" else ("out-draw",)
            options = ("finish",) if rules.finish != "any" else ()
            yield Line("out-draw" if rules.finish == "any" else "out-draw-no-wild", ("OUT-DRAW",), options, gaps)
            if self.bluff and rules.finish == "any":
                yield Line("out-no-challenge", ("OUT-DRAW",), ("wild_draw",))
        if rules.finish == "any":
            yield Line("out-wild", ("OUT-WILD",), gaps=("out-wild",))
            swap = self.has(Symbol.WILD_SWAP) and rules.swap_last == "end"
            nothing = [Symbol.WILD_DIP] * self.has(Symbol.WILD_DIP) + [Symbol.WILD_SWAP] * swap
            nothing += [Symbol.WILD_CUSTOM_1] * (self.has(Symbol.WILD_CUSTOM_1) and not self._has_parts())
            if nothing:
                options = ("swap_last",) if swap else ()
                yield Line("out-nothing", ("OUT-WILD",), options, ("out-wild",), args={"names": self.either(nothing)})
            if self.has(Symbol.WILD_SWAP) and not swap:
                yield Line("out-swap", ("OUT-WILD",), ("swap_last",))
            if self._has_parts():
                yield Line("out-custom", ("OUT-WILD", "CUSTOM"), ("custom",), ("out-wild",))

    def _score(self) -> Iterator[Line]:
        low, teams = self.rules.scoring == "low_total", self.rules.teams
        yield Line(f"score{'-low' if low else ''}{'-teams' if teams else ''}", ("SCORE",), ("scoring", "teams"))
        yield Line("points-numbers", ("POINTS-N",), item=True)
        for ruling, points, names in self._points():
            yield Line(
                "points-others",
                (ruling,),
                item=True,
                args={"names": names, "points": self.words.text("count-points", count=points, case="nom")},
            )
        yield Line("score-on-low" if low else "score-on", ("SCORE", "TARGET"), ("scoring", "target", "teams"))

    def _points(self) -> Iterator[tuple[str, int, str]]:
        groups: dict[tuple[str, int], list[str]] = {}
        for face in self.edition.faces:
            if not face.symbol.is_number:
                special = face.symbol is Symbol.WILD_SWAP or face.symbol.custom > 0
                ruling = "POINTS-S" if special else "POINTS-W" if face.symbol.is_wild else "POINTS-A"
                names = groups.setdefault((ruling, face.points), [])
                names += [name for name in (self.name(face.symbol),) if name not in names]
        for (ruling, points), names in groups.items():
            yield ruling, points, ", ".join(names)

    def _stuck(self) -> Iterator[Line]:
        rules = self.rules
        yield Line("empty", ("EMPTY",))
        yield Line("empty-short", ("EMPTY-2",), gaps=("empty",))
        yield Line("empty-pass", ("EMPTY-2",), gaps=("empty",))
        low = rules.scoring == "low_total"
        yield Line("blocked-low" if low else "blocked", ("BLOCKED",), ("scoring",), ("blocked",))
        if rules.teams and not low:
            yield Line("blocked-teams", ("BLOCKED",), ("teams",))
        yield Line("endless", ("ENDLESS",), gaps=("endless",))

    def pack(self) -> list[tuple[str, ...]]:
        """The table of cards: head and rows of name, number per colour, number in all and points."""
        text = self.words.text
        rows = [tuple(text(f"rule-table-{column}") for column in ("card", "colour", "all", "points"))]
        numbers: list[Face] = []
        for face in [*self.edition.faces, None]:
            if numbers and (face is None or not face.symbol.is_number or face.count != numbers[0].count):
                name = "rule-name-number" if len(numbers) == 1 else "rule-name-numbers"
                first, last = numbers[0].symbol.text, numbers[-1].symbol.text
                count = sum(number.count for number in numbers)
                worth = first if len(numbers) == 1 else f"{first}–{last}"
                rows.append((text(name, first=first, last=last), str(count), str(count * len(Colour)), worth))
                numbers = []
            if face is None:
                break
            if face.symbol.is_number:
                numbers.append(face)
            elif face.symbol.custom:
                if face.symbol is Symbol.WILD_CUSTOM_1:
                    count = sum(other.count for other in self.edition.faces if other.symbol.custom)
                    rows.append((self.name(face.symbol), "–", str(count), str(face.points)))
            elif face.symbol.is_wild:
                rows.append((self.name(face.symbol), "–", str(face.count), str(face.points)))
            else:
                rows.append((self.name(face.symbol), str(face.count), str(face.count * len(Colour)), str(face.points)))
        return rows


def rulebook(rules: Rules, language: str, players: int | None = None, *, ids: bool = False, width: int = 78) -> str:
    """The rulebook of these rules, for so many players or for any number; `ids` adds the ruling ids.

    Markdown that reads well as it is, wrapped to `width` columns (0: not at all). What differs from the edition is marked ✎, and
    what the printed rules leave open †; both are listed at the end. Raises `RulesError` when the rules cannot be played.
    """
    words = Words(language)
    table = _Table(rules, words, players)
    sections = table.sections()
    lines = [line for section in sections.values() for line in section]
    gaps = [gap for gap in GAPS if any(gap in line.gaps for line in lines)]
    marked = any(_is_house(table, line) for line in lines)
    blocks = [_wrap("# " + words.text("rule-title", name=words.edition(table.edition.name)), 0)]
    legend = ["rule-legend-house"] * marked + ["rule-legend-silent"] * bool(gaps)
    blocks += [_wrap(_row(words.text(key)), width) for key in legend]
    for section, entries in sections.items():
        blocks.append("## " + words.text(f"rule-heading-{section}"))
        blocks += _paragraphs(table, entries, ids, width)
    if table.changed:
        blocks.append(f"## {HOUSE} {words.text('rule-heading-house')}")
        blocks.append("\n".join(_wrap(text, width, "- ") for text in _house(table, lines)))
    if gaps:
        blocks.append(f"## {SILENT} {words.text('rule-heading-silent')}")
        reasons = [f"{_row(words.text(f'rule-gap-{gap}', **table.args))} ({GAPS[gap]})" for gap in gaps]
        blocks.append("\n".join(_wrap(reason, width, "- ") for reason in reasons))
    return "\n\n".join(blocks) + "\n"


def _paragraphs(table: _Table, lines: list[Line], ids: bool, width: int) -> Iterator[str]:
    for kind, group in groupby(_joined(lines), key=lambda lines: lines[0].item):
        texts = [" ".join(_marked(table, line, ids) for line in lines) for lines in group]
        if kind:
            yield "\n".join(_wrap(text, width, "- ") for text in texts)
            continue
        yield from (_wrap(text, width) for text in texts)
        if lines[0].key == "deck":
            yield _grid(table.pack())


def _joined(lines: list[Line]) -> Iterator[list[Line]]:
    """The lines of each paragraph or list entry."""
    group: list[Line] = []
    for line in lines:
        if group and line.key not in _GOES_ON:
            yield group
            group = []
        group.append(line)
    yield group


def _marked(table: _Table, line: Line, ids: bool) -> str:
    house = f"{HOUSE}\N{NO-BREAK SPACE}" if _is_house(table, line) else ""
    silent = f"\N{NO-BREAK SPACE}{SILENT}" if line.gaps else ""
    return house + table.text(line) + silent + (f" [{', '.join(line.rulings)}]" if ids else "")


def _house(table: _Table, lines: list[Line]) -> Iterator[str]:
    shown = {option for line in lines for option in line.options}
    for name in OPTIONS:
        if name in table.changed:
            value, own = (
                table.words.option_value(name, value) for value in (getattr(table.rules, name), table.edition.defaults.get(name, ()))
            )
            text = f"**{table.words.option(name)}:** {value} ({table.words.text('rule-house-edition', value=own)})"
            yield text if name in shown else f"{text} – {table.words.text('rule-house-idle')}"


def _is_house(table: _Table, line: Line) -> bool:
    return not table.changed.isdisjoint(line.options)


def _fits(rules: Rules, players: int) -> bool:
    try:
        rules.check_players(players)
    except RulesError:
        return False
    return True


def _written(instruction: Instruction) -> bool:
    return bool(instruction.parts or instruction.text)


def _yes(value: bool) -> str:
    return "yes" if value else "no"


def _row(text: str) -> str:
    return re.sub(r"[ \n]+", " ", text).strip()


def _wrap(text: str, width: int, bullet: str = "") -> str:
    if not width:
        return bullet + text
    return textwrap.fill(
        text, width, initial_indent=bullet, subsequent_indent=" " * len(bullet), break_long_words=False, break_on_hyphens=False
    )


def _grid(rows: list[tuple[str, ...]]) -> str:
    """A table with its columns aligned: names to the left, numbers to the right."""
    first, *others = (max(map(len, column)) for column in zip(*rows, strict=True))
    head, *lines = (
        f"| {name.ljust(first)} | {' | '.join(cell.rjust(width) for cell, width in zip(cells, others, strict=True))} |"
        for name, *cells in rows
    )
    return "\n".join([head, f"|{'-' * (first + 2)}|{''.join('-' * (width + 1) + ':|' for width in others)}", *lines])


def reference(language: str = "en") -> str:
    """Every ruling with its text in the three editions, every gap with our reason, and every option: `docs/rules.md`."""
    words = Words(language)
    tables = [_Table(Rules.of(name), words) for name in EDITIONS]
    names = [words.edition(name) for name in EDITIONS]
    blocks = [f"# {words.text('rule-reference-title')}", _row(words.text("rule-reference-intro"))]
    lines = [[line for section in table.sections().values() for line in section] for table in tables]
    stacked = _Table(Rules.of("modern", stacking="up"), words)
    for section, rulings in SECTIONS.items():
        blocks.append(f"## {words.text(f'rule-heading-{section}')}")
        for ruling in rulings:
            blocks.append(f"### {ruling}")
            said = [_said(table, entries, ruling) for table, entries in zip(tables, lines, strict=True)]
            if not any(said):
                only = words.text("rule-reference-only", option="`stacking`")
                blocks.append(f"{only} {_said(stacked, [line for part in stacked.sections().values() for line in part], ruling)}")
            elif len(set(said)) == 1:
                blocks.append(said[0])
            else:
                blocks.append(_markdown([names, [text or "–" for text in said]]))
            blocks += [_counts(tables, names)] if ruling == "DECK" else []
            for gap in (gap for gap, of in GAPS.items() if of == ruling):
                where = [place for place, entries in enumerate(lines) if any(gap in line.gaps for line in entries)]
                reason = _row(words.text(f"rule-gap-{gap}", **tables[where[0]].args))
                blocks.append(f"> {SILENT} {', '.join(names[place] for place in where)}: {reason}")
    blocks += [f"## {words.text('rule-reference-options')}", _row(words.text("rule-reference-options-intro"))]
    for option in OPTIONS.values():
        blocks += _option(option, tables)
    return "\n\n".join(blocks) + "\n"


def _said(table: _Table, lines: list[Line], ruling: str) -> str:
    return " ".join(_prose(table, line) + (f" {SILENT}" if line.gaps else "") for line in lines if ruling in line.rulings)


def _prose(table: _Table, line: Line) -> str:
    """The line as a sentence among others: without the list that its colon announces."""
    return re.sub(":$", ".", table.text(line))


def _counts(tables: list[_Table], names: list[str]) -> str:
    """The packs side by side."""
    text = tables[0].words.text
    rows = [[text("rule-table-card"), *names]]
    for symbol in Symbol:
        if symbol.custom < 2 and any(table.has(symbol) for table in tables):
            name = text("rule-name-number", first=symbol.text) if symbol.is_number else tables[0].name(symbol)
            counts = [
                sum(card.symbol is symbol or min(card.symbol.custom, symbol.custom) > 0 for card in table.edition.deck) for table in tables
            ]
            rows.append([name, *(str(count) if count else "–" for count in counts)])
    rows.append([text("rule-table-all"), *(str(len(table.edition.deck)) for table in tables)])
    return _markdown(rows)


def _markdown(rows: list[list[str]]) -> str:
    lines = [f"| {' | '.join(row)} |" for row in rows]
    return "\n".join([lines[0], "|" + "---|" * len(rows[0]), *lines[1:]])


def _option(option: Option, tables: list[_Table]) -> Iterator[str]:
    words, name = tables[0].words, option.name
    yield f"### `{name}`"
    own = [words.option_value(name, table.edition.defaults.get(name, ())) for table in tables]
    each = ", ".join(f"{words.edition(table.edition.name)} – {value}" for table, value in zip(tables, own, strict=True))
    default = words.text("rule-reference-default", value=own[0] if len(set(own)) == 1 else each)
    yield f"**{words.option(name)}** ({option.ruling}). {words.option_meaning(name)} {default}"
    if option.kind == "instructions":
        yield _markdown([[words.text(f"rule-reference-{column}") for column in ("part", "meaning", "values")], *_parts(words)])
        yield _meaning(option, ({"do": [["skip", 1]], "text": "…"},), words)
        return
    if option.kind == "number":
        example = max(option.least, 3)
        yield words.text("rule-reference-range", least=option.least, most=option.most)
        yield f"`{name}={example}`: {_meaning(option, example, words)}"
        return
    values: tuple[object, ...] = option.choices or (False, True)
    rows = [[f"`{json.dumps(value).strip(chr(34))}`", words.option_value(name, value), _meaning(option, value, words)] for value in values]
    yield _markdown([[words.text(f"rule-reference-{column}") for column in ("value", "name", "meaning")], *rows])


def _parts(words: Words) -> Iterator[list[str]]:
    """Each part of an instruction as it is written, with its meaning and the numbers it may have."""
    for name, places in PARTS.items():
        numbers = [place for place in places if isinstance(place[0], int)]
        bounds = f"{numbers[0][0]}–{numbers[0][-1]}" if numbers else ""
        for values in product(*(place[1:2] if place in numbers else place for place in places)):
            yield [f"`{json.dumps([name, *values])}`", words.instruction(Instruction(((name, *values),))), bounds]


def _meaning(option: Option, value: object, words: Words) -> str:
    """What the rulebook says of an option's value, in the last edition where it has an effect."""
    for name in reversed(EDITIONS):
        table = _Table(Rules.of(name, {**_NEEDS.get(option.name, {}), option.name: value}), words)
        lines = [line for section in table.sections().values() for line in section if option.name in line.options]
        if lines:
            return " ".join(_prose(table, line) for line in lines)
    return "–"


if __name__ == "__main__":
    sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]  # the standard output is a text stream here
    sys.stdout.write(reference())
