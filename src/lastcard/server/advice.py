"""Advice about the rules chosen: what cannot be played, and what has no effect. All of it follows from the edition's own data.

>>> [(note.code, note.option) for note in advice(Rules.of("pocket", jump_in=True, draw_limit=3), 3)]
[('draw-limit-unused', 'draw_limit'), ('jump-in-single', 'jump_in')]
>>> [(note.code, note.stops) for note in advice(Rules.of("classic", teams=True), 3)]
[('teams-four', True)]
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from ..cards import Symbol
from ..edition import Edition
from ..rules import OPTIONS, Rules
from .messages import Note
from .written import written_on

#: Every piece of advice with the arguments that its text needs.
CODES: dict[str, tuple[str, ...]] = {
    "players": ("least", "most", "seats"),
    "teams-four": ("seats",),
    "hand-too-large": ("most", "seats"),
    "hand-one": (),
    "target-one": (),
    "swap-last-none": (),
    "swap-last-finish": (),
    "draw-limit-unused": (),
    "draw-until-one": (),
    "stacking-none": (),
    "wild-draw-none": (),
    "wild-draw-test-free": (),
    "uno-penalty-auto": (),
    "uno-penalty-none": (),
    "false-call-auto": (),
    "false-catch-auto": (),
    "seven-zero-none": (),
    "seven-zero-only-seven": (),
    "seven-zero-only-zero": (),
    "jump-in-single": (),
    "two-player-reverse-more": ("seats",),
    "two-player-reverse-none": (),
    "opening-wild-none": (),
    "dip-pass-none": (),
    "custom-none": (),
    "custom-again-skip": ("card",),
    "custom-reverse-two": ("card",),
}


@lru_cache(maxsize=512)
def advice(rules: Rules, seats: int) -> tuple[Note, ...]:
    """What is to be said about these rules at a table of so many seats: what stops the game first, then in the options' order."""
    order = list(OPTIONS)
    notes = list(_useless(rules, seats))
    notes.sort(key=lambda note: order.index(str(note.option)))
    return (*_stops(rules, seats), *notes)


def _stops(rules: Rules, seats: int) -> Iterator[Note]:
    """What `Rules.check_players` refuses, with what would be right."""
    edition = rules.edition
    if not edition.min_players <= seats <= edition.max_players:
        yield Note("players", None, True, {"least": edition.min_players, "most": edition.max_players, "seats": seats})
        return
    if rules.teams and seats != 4:
        yield Note("teams-four", "teams", True, {"seats": seats})
    closed = sum(not edition.may_open(card, rules.opening_wild) for card in edition.deck)
    most = (len(edition.deck) - closed - 1) // seats
    if rules.hand_size > most:
        yield Note("hand-too-large", "hand_size", True, {"most": most, "seats": seats})


def _useless(rules: Rules, seats: int) -> Iterator[Note]:
    """What differs from the edition and makes no difference, or hardly a game."""
    edition = rules.edition
    chosen = {name for name in OPTIONS if name != "custom" and getattr(rules, name) != edition.defaults[name]}
    does = _effects(edition)
    symbols = {card.symbol for card in edition.kinds}

    def note(code: str, option: str) -> Iterator[Note]:
        if option in chosen:
            yield Note(code, option, False)

    if rules.hand_size == 1:
        yield from note("hand-one", "hand_size")
    if rules.target == 1:
        yield from note("target-one", "target")
    if Symbol.WILD not in symbols:
        yield from note("opening-wild-none", "opening_wild")
    if "swap" not in does:
        yield from note("swap-last-none", "swap_last")
    elif rules.finish != "any" and all(card.is_wild for card in edition.kinds if _is(edition, card.symbol, "swap")):
        yield from note("swap-last-finish", "swap_last")
    if not rules.draw_until_playable:
        yield from note("draw-limit-unused", "draw_limit")
    elif rules.draw_limit == 1:
        yield from note("draw-until-one", "draw_until_playable")
    if "hit" not in does:
        yield from note("stacking-none", "stacking")
    if not any(symbol.is_wild and symbol.draws for symbol in symbols):
        yield from note("wild-draw-none", "wild_draw")
        yield from note("wild-draw-none", "wild_draw_test")
    elif rules.wild_draw == "free":
        yield from note("wild-draw-test-free", "wild_draw_test")
    if rules.uno == "auto":
        yield from note("uno-penalty-auto", "uno_penalty")
        # With a penalty a call or a catch is allowed, and is always wrong.
        if rules.false_call_penalty:
            yield from note("false-call-auto", "false_call_penalty")
        if rules.false_catch_penalty:
            yield from note("false-catch-auto", "false_catch_penalty")
    elif rules.uno_penalty == 0:
        yield from note("uno-penalty-none", "uno_penalty")
    if rules.seven_zero:
        seven, zero = Symbol.SEVEN in symbols, Symbol.ZERO in symbols
        if not (seven and zero):
            yield from note("seven-zero-only-seven" if seven else "seven-zero-only-zero" if zero else "seven-zero-none", "seven_zero")
    if all(face.count == 1 for face in edition.faces if not face.symbol.is_wild):
        yield from note("jump-in-single", "jump_in")
    if "turn" not in does:
        yield from note("two-player-reverse-none", "two_player_reverse")
    elif seats != 2 and "two_player_reverse" in chosen:
        yield Note("two-player-reverse-more", "two_player_reverse", False, {"seats": seats})
    if "dip" not in does:
        yield from note("dip-pass-none", "dip_pass")
    yield from _custom(rules, seats)


def _custom(rules: Rules, seats: int) -> Iterator[Note]:
    """What is written on Customizable cards and does nothing."""
    if rules.custom and not any(card.symbol.custom for card in rules.edition.kinds):
        yield Note("custom-none", "custom", False)
    for number, card in enumerate(written_on(rules), 1):
        parts = {part[0] for part in card.parts}
        if {"again", "skip"} <= parts:
            yield Note("custom-again-skip", "custom", False, {"card": number})
        if seats == 2 and "reverse" in parts:
            yield Note("custom-reverse-two", "custom", False, {"card": number})


@lru_cache(maxsize=16)
def _effects(edition: Edition) -> frozenset[str]:
    """What the edition's printed cards do."""
    return frozenset(part[0] for face in edition.faces for part in face.effect)


def _is(edition: Edition, symbol: Symbol, effect: str) -> bool:
    return any(face.symbol is symbol and any(part[0] == effect for part in face.effect) for face in edition.faces)
