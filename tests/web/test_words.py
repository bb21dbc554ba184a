"""The client words everything exactly as `words.py` does, in every language."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

from texts.test_words import BOTS, CARDS, CAUSES, COUNTS, NAMES, all_events, reasons

from lastcard.cards import Colour
from lastcard.edition import EDITIONS
from lastcard.events import Event
from lastcard.game import Game
from lastcard.instructions import PARTS, Instruction
from lastcard.rules import OPTIONS
from lastcard.words import LANGUAGES, Words

from .client import run_script

#: Rules under which every kind of event comes up in games.
GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("pocket", 2, {"target": 60, "jump_in": True}),
    ("classic", 4, {"target": 60, "stacking": "up", "seven_zero": True, "jump_in": True, "wild_draw": "bluff"}),
    ("modern", 3, {"target": 60, "custom": [{"do": [["draw", "others", 1], ["open"]]}, {"text": "Sing."}, {"do": [["hand", 3]]}]}),
    ("modern", 10, {"target": 20, "scoring": "low_total", "draw_until_playable": True}),
]

#: A list of what is asked, each with what `words.py` says to it.
Cases = list[dict[str, Any]]


def words_of_cards(words: Words) -> Cases:
    cards = [{"ask": "card", "card": str(card), "form": form, "says": words.card(card, form)} for card in CARDS for form in ("nom", "acc")]
    cards += [{"ask": "colour", "colour": colour.text, "says": words.colour(colour)} for colour in Colour]
    lists = [CARDS[:count] for count in (0, 1, 2, 3, 7)]
    return cards + [{"ask": "cards", "cards": [str(card) for card in some], "says": words.cards(some)} for some in lists]


def words_of_reasons(words: Words) -> Cases:
    found = []
    for reason, (names, you) in product(reasons(), ((NAMES, None), (NAMES, 0), (None, None))):
        says = words.reason(reason, names, you)
        found.append({"ask": "reason", "code": reason.code, "args": reason.args, "names": names, "you": you, "says": says})
    return found


def words_of_events(words: Words) -> Cases:
    readers = [*product((0, 1, 2, None), (NAMES, None)), (None, ["ann", "łuk"])]
    asked = [(event, cause, *reader) for event, cause, reader in product(all_events(["B3", "W"]), CAUSES, readers)]
    asked += [(event, None, you, NAMES) for event, you in product(all_events(["?"]), (0, None))]
    found = []
    for event, cause, you, names in asked:
        if cause is None or event.code == "drew":
            says = words.event(event, names, you, cause=cause)
            case = {"ask": "event", "code": event.code, "args": event.seen_by(you), "names": names, "you": you, "says": says}
            found.append({**case, "cause": cause and {"code": cause.code, "args": cause.args}})
    return found


def words_of_games(words: Words) -> Cases:
    found = []
    for (edition, players, _), events in zip(GAMES, games(), strict=True):
        names = ["Ана", "נועה", "Çiğdem", "O'Hara", "é", "6", "ß", "Ĳ", "ليلى", "bo"][:players]
        for you in (0, players - 1, None):
            seen = [{"code": event.code, "args": event.seen_by(you)} for event in events]
            says = list(words.events(events, names, you))
            found.append({"ask": "events", "of": edition, "events": seen, "names": names, "you": you, "says": says})
    return found


@cache
def games() -> list[list[Event]]:
    """All events of some games of random moves, up to a length."""
    found = []
    for edition, players, options in GAMES:
        rng = Random(7)
        game = Game(edition, players=players, seed="77", **options)
        while not game.is_over and len(game.moves) < 3000:
            if game.phase == "round_over":
                game.deal(f"{rng.getrandbits(64):x}")
            else:
                game.play(rng.choice(game.legal_moves()))
        found.append([event for _, events in game.log for event in events][:300])
    return found


def words_of_rules(words: Words) -> Cases:
    found: Cases = []
    for written in instructions():
        says = words.instruction(Instruction.parse(written))
        found.append({"ask": "instruction", "written": written, "says": says})
    for option in OPTIONS.values():
        values: list[Any] = list(option.choices)
        if option.kind == "flag":
            values = [True, False]
        if option.kind == "number":
            values = [value for value in (*COUNTS, 10, 100, 500, 1000, 1_000_000) if option.least <= value <= option.most]
        if option.kind == "instructions":
            values = [[], [{}, {}], [{"do": [["again"]]}, {}, {"text": "Sing."}]]
        found += [{"ask": "option", "name": option.name, "says": words.option(option.name)}]
        found += [{"ask": "optionMeaning", "name": option.name, "says": words.option_meaning(option.name)}]
        for value in values:
            says = words.option_value(option.name, value)
            found.append({"ask": "optionValue", "name": option.name, "kind": option.kind, "value": value, "says": says})
    found += [{"ask": "edition", "name": name, "says": words.edition(name)} for name in EDITIONS]
    found += [{"ask": "editionDifference", "name": name, "says": words.edition_difference(name)} for name in EDITIONS]
    found += [{"ask": "bot", "name": level, "says": words.bot(level)} for level in BOTS]
    return found + [{"ask": "botMeaning", "name": level, "says": words.bot_meaning(level)} for level in BOTS]


def instructions() -> Iterator[dict[str, Any]]:
    yield {}
    yield {"text": "Sing."}
    for name, places in PARTS.items():
        for values in product(*places):
            yield {"do": [[name, *values]]}
    yield {"do": [["skip", 2], ["draw", "chosen", 3], ["until", "named"]], "text": "Співай!"}


def cases(words: Words) -> Cases:
    """Every card, reason, event, instruction and option value to every kind of reader, and games."""
    return [
        *words_of_cards(words),
        *words_of_reasons(words),
        *words_of_events(words),
        *words_of_games(words),
        *words_of_rules(words),
    ]


def test_the_client_says_exactly_what_the_library_says(tmp_path: Path) -> None:
    """In every language: a test for each, in one run of the client's tests, as most of a run is its start."""
    file = tmp_path / "cases.json"
    file.write_text(json.dumps({language: cases(Words(language)) for language in LANGUAGES}, ensure_ascii=False), encoding="utf-8")
    done = run_script("test", "test/agreement.test.ts", LASTCARD_CASES=str(file))
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
