"""The words: complete in every language, without errors in every variant, and silent about what a seat may not know."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import lastcard
from lastcard import events as events_module
from lastcard.cards import Card, Colour, Symbol
from lastcard.edition import EDITIONS
from lastcard.events import Event
from lastcard.game import Game
from lastcard.instructions import PARTS, Instruction
from lastcard.kernel.codes import DREW_NAMES, PHASE_NAMES
from lastcard.reasons import REASONS, Reason
from lastcard.rules import OPTIONS
from lastcard.words import LANGUAGES, UNTOLD, Words, language_of, with_causes

#: Levels of bots, from the weakest.
BOTS = ("random", "easy", "careful", "sharp", "champion")
NAMES = ["Ana", "Bo", "Cy"]
PLURALS = {"zero", "one", "two", "few", "many", "other"}
COUNTS = (0, 1, 2, 5, 21)
TRANSLATIONS = [language for language in LANGUAGES if language != "en"]
CARDS = [Card(colour, symbol) for colour in Colour for symbol in Symbol if not symbol.is_wild] + [
    Card(None, symbol) for symbol in Symbol if symbol.is_wild
]

#: What is the same in English on purpose: names, and words that players of the language use as they are.
SAME_AS_ENGLISH = {
    "ca": {"option-no", "seat-bot", "score-total"},
    "uk": set(),
    "ro": {"seat-bot", "score-total"},
    "it": {"option-no", "seat-bot", "phrase-oh-no"},
}
#: The same in every language: the game's call, and what stands on keys (or on some, where keyboards differ).
CALLS_AND_KEYS = {"do-uno", "seat-uno", "keys-enter", "keys-escape"}

# The files


@cache
def messages(language: str) -> dict[str, ftl.Message]:
    """Every message of a language by its key; fails on what is no Fluent and on a key that is there twice."""
    found: dict[str, ftl.Message] = {}
    for file in topics(language):
        resource = FluentParser().parse((files(lastcard) / "texts" / language / file).read_text("utf-8"))
        for entry in resource.body:
            assert not isinstance(entry, ftl.Junk), f"{language}/{file}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{language}/{file}: {entry.id.name} is there twice"
                assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", entry.id.name), f"{language}/{file}: {entry.id.name}"
                found[entry.id.name] = entry
    return found


def topics(language: str) -> list[str]:
    return sorted(file.name for file in (files(lastcard) / "texts" / language).iterdir() if file.name.endswith(".ftl"))


class Variables(Visitor):
    """The variables of a message, and the keys of the variants that each chooses between."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.keys: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802  (Fluent's name)
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802  (Fluent's name)
        if isinstance(node.selector, ftl.VariableReference):
            keys = {key.value if isinstance(key, ftl.NumberLiteral) else key.name for key in (variant.key for variant in node.variants)}
            self.keys.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def variables(message: ftl.Message) -> Variables:
    found = Variables()
    found.visit(message)
    return found


def test_every_language_has_the_same_topics() -> None:
    assert {language: topics(language) for language in LANGUAGES} == {language: topics("en") for language in LANGUAGES}


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_key_is_in_every_language(language: str) -> None:
    assert set(messages(language)) == set(messages("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_folder_holds_a_language_of_the_list_and_words_know_its_keys(language: str) -> None:
    folders = {
        folder.name for folder in (files(lastcard) / "texts").iterdir() if folder.is_dir() and not folder.name.startswith(("_", "."))
    }
    assert folders == set(LANGUAGES)
    assert set(Words(language).keys()) == set(messages(language))


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_the_same_variables_stand_in_every_language(language: str) -> None:
    """A case is a matter of the language: `$case` may be missing, and `$card_acc` is `$card`."""
    wrong = {}
    for key, message in messages(language).items():
        sets = [{name.removesuffix("_acc") for name in variables(one).names} - {"case"} for one in (messages("en")[key], message)]
        if sets[0] != sets[1]:
            wrong[key] = sets[0] ^ sets[1]
    assert not wrong


@pytest.mark.parametrize("language", [language for language in TRANSLATIONS if language != "fil"])
def test_nothing_is_left_in_english(language: str) -> None:
    """Texts that are longer than a name; a name or a shared word may be the same (`SAME_AS_ENGLISH`)."""
    english, other = messages("en"), messages(language)
    same = {key for key, message in english.items() if _letters(message) and _letters(message) == _letters(other[key])}
    same = {key for key in same if not key.startswith(("cli-", "term-", "rule-"))}
    assert same - CALLS_AND_KEYS == SAME_AS_ENGLISH[language]


def _letters(message: ftl.Message) -> str:
    class Texts(Visitor):
        text = ""

        def visit_TextElement(self, node: Any) -> None:  # noqa: N802  (Fluent's name)
            self.text += node.value

    texts = Texts()
    texts.visit(message)
    return texts.text if re.search(r"[^\W\d_]", texts.text) else ""


# What the program asks for


def used_keys() -> tuple[set[str], set[re.Pattern[str]]]:
    """The texts in the sources that may be keys, and the patterns of those that are put together."""
    constants: set[str] = set()
    patterns: set[re.Pattern[str]] = set()
    for path in Path(str(files(lastcard))).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                constants.add(node.value)
            if isinstance(node, ast.JoinedStr):
                parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in node.values]
                if re.match(r"[a-z]+\\-", parts[0]):
                    patterns.add(re.compile("".join(parts)))
    for source in client_sources():
        constants.update(re.findall(r"""["'`]([a-z0-9]+(?:-[a-z0-9]+)*)["'`]""", source))
        for template in re.findall(r"`([a-z]+-[^`]*\$\{[^`]*)`", source):
            patterns.add(re.compile(".+".join(re.escape(part) for part in re.split(r"\$\{[^}]*\}", template))))
    return constants, patterns


def client_sources() -> list[str]:
    """The client for the browser, file by file; nothing where the package stands alone."""
    web = Path(__file__).parents[2] / "web" / "src"
    return [path.read_text("utf-8") for path in sorted(web.rglob("*.ts*"))]


def test_every_key_that_the_client_asks_for_is_there() -> None:
    asked = {key for source in client_sources() for key in re.findall(r"""\bt\(\s*["'`]([^"'`$]+)["'`]""", source)}
    assert asked <= set(messages("en"))


def test_no_key_is_unused() -> None:
    constants, patterns = used_keys()
    unused = {key for key in messages("en") if key not in constants and not any(pattern.fullmatch(key) for pattern in patterns)}
    assert not unused


def test_the_words_of_the_game_are_exactly_those_that_are_asked_for() -> None:
    """The keys that `words.py` puts together, one by one, so that none of them is left over."""
    options = [f"option-{option.name}-{choice}" for option in OPTIONS.values() for choice in option.choices]
    wanted = {
        *(f"reason-{name}" for name, _ in REASONS.values()),
        *(f"event-{code}" for code in event_codes() - {"dealer", "starts", "drew", "blocked"}),
        *(f"event-drew-{why}" for why in DREW_NAMES),
        *(f"event-starts-{why}" for why in ("left", "skip", "draw", "reverse", "colour")),
        *(f"event-dealer-{how}" for how in ("drawn", "left")),
        *("event-blocked-passed", "event-blocked-endless", "event-won-nobody"),
        *(f"instruction-{part}" for part in (*PARTS, "until-named", "blank")),
        *(f"option-{name}" for name in OPTIONS),
        *(f"option-{name}-meaning" for name in OPTIONS),
        *options,
        *("option-yes", "option-no", "option-no-limit", "option-no-penalty", "option-custom-none", "option-custom-card"),
        *(f"edition-{name}" for name in EDITIONS),
        *(f"edition-{name}-difference" for name in EDITIONS),
        *(f"bot-{level}{end}" for level in BOTS for end in ("", "-meaning")),
    }
    wanted = {key.replace("_", "-") for key in wanted} - {f"event-{code.replace('_', '-')}" for code in UNTOLD}
    prefixes = ("reason-", "event-", "instruction-", "option-", "edition-", "bot-")
    assert {key for key in messages("en") if key.startswith(prefixes)} == wanted


def event_codes() -> set[str]:
    """The codes that the documentation of events lists."""
    rows = re.findall(r"^\| (`.+?) \|", events_module.__doc__ or "", re.MULTILINE)
    return {code for row in rows for code in re.findall(r"`(\w+)`", row)}


# Every variant of every text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variant_can_be_said(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    for file in topics(language):
        bundle.add_resource(FluentParser().parse((files(lastcard) / "texts" / language / file).read_text("utf-8")))
    for key, message in messages(language).items():
        found = variables(message)
        values: dict[str, list[Any]] = {name: ["x"] for name in found.names}
        for name, keys in found.keys.items():
            numeric = all(one in PLURALS or one.isdigit() for one in keys)
            values[name] = [*COUNTS, *(int(one) for one in keys if one.isdigit())] if numeric else sorted(keys)
        for combination in product(*values.values()):
            pattern: Any = bundle.get_message(key).value
            text, errors = bundle.format_pattern(pattern, dict(zip(values, combination, strict=True)))
            assert not errors, f"{key}: {errors}"
            assert str(text).strip(), key


def said(text: str) -> str:
    """The text, after a look at how it is written."""
    assert not re.search(r"[{}\0\u2068\u2069]|  | [.,:;!?)]|\.\.|^\s|\s$", text), repr(text)
    return text


def sentence(text: str) -> str:
    """The sentence, after a look at how it begins and ends."""
    assert said(text)[-1] in ".!?", text
    assert not text[0].islower(), text
    return text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_colour_has_a_name_of_its_own(language: str) -> None:
    words = Words(language)
    for case in ("nom", "acc"):
        assert len({said(words.card(card, case)) for card in CARDS}) == len(CARDS)
    assert len({said(words.colour(colour)) for colour in Colour}) == 4
    assert all(not words.card(card)[0].isspace() for card in CARDS)


@pytest.mark.parametrize(
    ("language", "names", "hand"),
    [
        ("en", ("red 5", "green Draw Two", "Wild Draw Four"), "red 5, blue 7 and Wild"),
        ("ca", ("5 vermell", "Roba dues verd", "Comodí roba quatre"), "5 vermell, 7 blau i Comodí"),
        ("uk", ("червона 5", "зелена «Візьми дві»", "«Замов колір, візьми чотири»"), "червона 5, синя 7 та «Замов колір»"),
        ("fil", ("pulang 5", "berdeng Draw Two", "Wild Draw Four"), "pulang 5, asul na 7 at Wild"),
        ("ro", ("5 roșu", "Trage două verde", "Joker trage patru"), "5 roșu, 7 albastru și Joker"),
        ("it", ("5 rosso", "Pesca Due verde", "Jolly Pesca Quattro"), "5 rosso, 7 blu e Jolly"),
    ],
)
def test_cards_are_called_as_players_call_them(language: str, names: tuple[str, ...], hand: str) -> None:
    words = Words(language)
    assert tuple(words.card(Card.parse(text)) for text in ("R5", "G+2", "W+4")) == names
    assert words.cards([Card.parse(text) for text in ("R5", "B7", "W")]) == hand
    assert words.cards([Card.parse("R5")]) == names[0]
    assert words.cards([]) == ""


# Reasons

REASON_ARGS: dict[str, list[Any]] = {
    "seat": [0],
    "turn": [1, 0, None],
    "phase": [*PHASE_NAMES, None],
    "card": ["B7", "YS", "W+4", "?", None],
    "top": ["R5", "G8", "R+2", "W", "WCUSTOM1", None],
    "colour": ["R", None],
    "target": [1, 0, None],
    "owed": [0, 1, 2, 5, 21],
    "drawn": ["W", None],
    "test": ["colour", "match", "playable", None],
    "finish": ["no_wild", "number", None],
}


def reasons() -> Iterator[Reason]:
    """Every reason with each of its arguments in turn at each of its values, with none; and all kinds of card on each other."""
    base = {name: values[0] for name, values in REASON_ARGS.items()}
    for code, ruling in dict(REASONS.values()).items():
        yield Reason(code, ruling)
        for name, values in REASON_ARGS.items():
            for value in values:
                yield Reason(code, ruling, {**base, name: value})
    for card, top, colour in product(REASON_ARGS["card"], REASON_ARGS["top"], REASON_ARGS["colour"]):
        yield Reason("no_match", "MATCH", {**base, "card": card, "top": top, "colour": colour})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_a_sentence_and_a_clause(language: str) -> None:
    words = Words(language)
    for reason in reasons():
        for names, you in ((NAMES, None), (NAMES, 0), (None, None)):
            text = sentence(words.reason(reason, names, you))
            clause = said(words.reason(reason, names, you, ruling=True))
            assert clause.endswith(f" ({reason.ruling})")
            assert clause.removesuffix(f" ({reason.ruling})").casefold() == text.removesuffix(".").casefold()


def test_a_refusal_in_a_replay_names_seat_and_ruling() -> None:
    words = Words("en")
    assert words.reason(Reason("not_turn", "ONE", {"seat": 2, "turn": 1}), None, ruling=True) == "it is seat 1's turn (ONE)"


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Blue 7 does not go on red 5: it needs red, a 5, or a wild."),
        ("ca", "7 blau no va sobre 5 vermell: cal vermell, un 5 o un comodí."),
        ("uk", "Синю 7 не можна покласти на червону 5: потрібен червоний колір, 5 або «Замов колір»."),
        ("fil", "Hindi puwede ang asul na 7 sa pulang 5: kailangan ng pula, 5, o Wild."),
        ("ro", "7 albastru nu merge pe 5 roșu: trebuie roșu, un 5 sau un joker."),
        ("it", "7 blu non va su 5 rosso: ci vuole rosso, un 5 o un jolly."),
    ],
)
def test_a_refusal_says_what_would_be_right(language: str, expected: str) -> None:
    assert Words(language).reason(Reason("no_match", "MATCH", {"card": "B7", "top": "R5", "colour": "R"}), NAMES) == expected


@pytest.mark.parametrize(
    ("args", "expected"),
    [
        ({"card": "B7", "top": "Y8", "colour": "Y"}, "Blue 7 does not go on yellow 8: it needs yellow, an 8, or a wild."),
        ({"card": "B7", "top": "YS", "colour": "Y"}, "Blue 7 does not go on yellow Skip: it needs yellow, a Skip, or a wild."),
        ({"card": "B7", "top": "W+4", "colour": "G"}, "Blue 7 does not go on green: it needs green or a wild."),
    ],
)
def test_a_refusal_knows_the_top_card(args: Mapping[str, str], expected: str) -> None:
    assert Words("en").reason(Reason("no_match", "MATCH", args), NAMES) == expected


def test_a_finish_is_explained_by_the_card() -> None:
    words = Words("en")
    assert "must be a number" in words.reason(Reason("finish", "OUT", {"card": "RS"}))
    assert words.reason(Reason("finish", "OUT", {"card": "W"})) == "Wild cannot be the last card here."


# Events

SEATS = [0, 1, 2]
FIELDS: dict[str, list[dict[str, Any]]] = {
    "round": [{"round": 2, "dealer": 0}],
    "dealer_card": [{"seat": 0, "card": "R5"}],
    "dealer": [{"seat": 0, "how": how} for how in ("given", "drawn", "left")],
    "dealt": [{"seat": 0, "count": count} for count in COUNTS],
    "opened": [{"card": "R5"}, {"card": "W"}],
    "returned": [{"card": "W+4"}],
    "starts": [{"seat": 0, "why": why} for why in ("left", "skip", "draw", "reverse", "colour")],
    "played": [
        {"seat": 0, "card": card, "colour": colour, "target": target, "jump": jump, "last": last, "count": 1}
        for card, colour, target, jump, last in product(["R5", "WSWAP"], ["G", None], [1, None], [True, False], [True, False])
    ],
    "drew": [{"seat": 0, "count": count, "why": why} for why in DREW_NAMES for count in COUNTS],
    "shuffled": [{"count": count} for count in COUNTS],
    "turned": [{"direction": 1}, {"direction": -1}],
    "colour": [{"seat": 0, "colour": "G"}],
    "rotated": [{"direction": 1}, {"direction": -1}],
    "shown": [{"seat": 0, "target": 1, "guilty": guilty} for guilty in (True, False)],
    "asks_done": [{"seat": 0, "card": "WCUSTOM1"}],
    "done": [{"seat": 0, "card": "WCUSTOM1"}],
    "discarded": [{"seat": 0, "card": "R5"}],
    "blocked": [{"why": "passed"}, {"why": "endless"}],
    "won": [{"seat": 0, "points": points} for points in COUNTS] + [{"seat": None, "points": 0}],
    "scored": [{"seat": 0, "points": points, "total": 121} for points in COUNTS],
    **{code: [{"seat": 0}] for code in ("kept", "passed", "skipped", "uno", "false_uno", "accepted", "again", "laid_open", "game_won")},
    **{code: [{"seat": 0, "target": 1}] for code in ("gave", "swapped", "caught", "false_catch", "challenged")},
    **{code: [{"seat": 0, "count": count} for count in COUNTS] for code in ("forgiven", "stack_forgiven", "owes")},
}
CAUSES = [None, Event("played", {"seat": 1, "card": "R+2"}), Event("played", {"seat": 0, "card": "R+2"})]


def secret(code: str, args: Mapping[str, Any], cards: list[str]) -> tuple[dict[str, Any], tuple[int, ...]]:
    """What only some may know of an event, and who."""
    if code in ("drew", "dealt"):
        return {"cards": (cards * 21)[: args["count"]]}, (args["seat"],)
    if code == "shown":
        return {"cards": cards}, (args["target"],)
    if code == "gave":
        return {"card": cards[0]}, (args["seat"], args["target"])
    return {}, ()


def all_events(cards: list[str]) -> list[Event]:
    return [Event(code, args, *secret(code, args, cards)) for code, rows in FIELDS.items() for args in rows]


def test_the_events_here_are_all_events() -> None:
    assert set(FIELDS) == event_codes()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_a_sentence_for_every_reader(language: str) -> None:
    words = Words(language)
    for event, cause, you, names in product(all_events(["B3", "W"]), CAUSES, (*SEATS, None), (NAMES, None)):
        text = words.event(event, names, you, cause=cause)
        how = event.args.get("how")
        assert (text is None) == (event.code in UNTOLD or f"{event.code}_{how}" in UNTOLD)
        if text is not None:
            sentence(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_player_concerned_is_spoken_to_and_others_are_named(language: str) -> None:
    words = Words(language)
    for event in all_events(["B3", "W"]):
        if "seat" not in event.args or event.args["seat"] is None or words.event(event, NAMES) is None:
            continue
        mine, others = words.event(event, NAMES, 0), words.event(event, NAMES, 2)
        assert mine is not None
        assert others is not None
        assert "Ana" not in mine
        assert "Ana" in others
        assert mine != others
        target = event.args.get("target")
        if target is not None:
            targets = words.event(event, NAMES, 1)
            assert targets is not None
            assert "Bo" in others
            if (event.code, language) != ("challenged", "it"):
                assert not re.search(r"\bBo\b", targets), targets


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_event_says_nothing_of_cards_that_the_reader_may_not_know(language: str) -> None:
    words = Words(language)
    for one, other in zip(all_events(["B3", "W"]), all_events(["Y9", "GS"]), strict=True):
        for you in (*SEATS, None):
            texts = words.event(one, NAMES, you), words.event(other, NAMES, you)
            if you in one.seats and one.secret.get("cards", ["gave"]):
                assert texts[0] != texts[1], one
            else:
                assert texts[0] == texts[1], one


@pytest.mark.parametrize("edition", EDITIONS)
def test_in_whole_games_too(edition: str) -> None:
    """Played games, with a hand laid open now and then, told to every seat."""
    custom = [{"do": [["open"], ["draw", "others", 2]]}] if edition == "modern" else []
    words = Words("en")
    game = Game(edition, players=NAMES, seed="5", stacking="up", custom=custom)
    for turn in range(400):
        if game.phase == "round_over":
            game.deal()
        if game.is_over:
            break
        moves = game.legal_moves()
        game.play(moves[(turn * 7919) % len(moves)])
    for you in (*SEATS, None):
        for _, events in game.log:
            for event, cause in with_causes(events):
                bare = event if you in event.seats else Event(event.code, event.args)
                text = words.event(event, NAMES, you, cause=cause)
                assert text == words.event(bare, NAMES, you, cause=cause)
                assert text is None or sentence(text)


def test_a_player_who_is_hit_hears_by_whom_and_by_what() -> None:
    played = Event("played", {"seat": 1, "card": "R+2", "colour": None, "target": None, "jump": False, "last": False, "count": 4})
    drew = Event("drew", {"seat": 0, "count": 2, "why": "hit"}, {"cards": ["B3", "W"]}, (0,))
    words = Words("en")
    assert list(words.events([played, drew], NAMES, 0)) == [
        "Bo played red Draw Two.",
        "You drew 2 cards (blue 3 and Wild): Bo played red Draw Two.",
    ]
    assert list(words.events([played, drew], NAMES, 1)) == ["You played red Draw Two.", "Ana drew 2 cards: you played red Draw Two."]
    assert list(words.events([played, drew])) == ["Seat 1 played red Draw Two.", "Seat 0 drew 2 cards: seat 1 played red Draw Two."]
    assert words.event(drew, NAMES, 0) == "You were hit and drew 2 cards (blue 3 and Wild)."


def test_a_cause_is_forgotten_in_the_next_round() -> None:
    played, drew = Event("played", {"seat": 1, "card": "R5"}), Event("drew", {"seat": 0, "count": 2, "why": "opening"})
    found = list(with_causes([played, drew, Event("round", {"round": 2, "dealer": 0}), drew]))
    assert [cause for _, cause in found] == [played, played, None, None]


def test_a_name_is_written_as_the_player_wrote_it() -> None:
    kept, words = Event("kept", {"seat": 0}), Words("en")
    assert words.event(kept, ["bo", "y"]) == "bo kept the drawn card."
    assert words.event(kept, ["{ $name }", "x"]) == "{ $name } kept the drawn card."
    assert words.event(Event("played", {"seat": 0, "card": "R5"}), ["x", "y"], 0) == "You played red 5."


# Plurals


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["0 cards", "1 card", "2 cards", "5 cards", "21 cards"]),
        ("ca", ["0 cartes", "1 carta", "2 cartes", "5 cartes", "21 cartes"]),
        ("uk", ["0 карт", "1 карта", "2 карти", "5 карт", "21 карта"]),
        ("fil", ["0 card", "1 card", "2 card", "5 card", "21 card"]),
        ("ro", ["0 cărți", "1 carte", "2 cărți", "5 cărți", "21 de cărți"]),
        ("it", ["0 carte", "1 carta", "2 carte", "5 carte", "21 carte"]),
    ],
)
def test_plurals_of_cards(language: str, expected: list[str]) -> None:
    assert [Words(language).text("count-cards", count=count, case="nom") for count in COUNTS] == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["0 points", "1 point", "2 points", "5 points", "21 points"]),
        ("ca", ["0 punts", "1 punt", "2 punts", "5 punts", "21 punts"]),
        ("uk", ["0 очок", "1 очко", "2 очки", "5 очок", "21 очко"]),
        ("fil", ["0 puntos", "1 puntos", "2 puntos", "5 puntos", "21 puntos"]),
        ("ro", ["0 puncte", "1 punct", "2 puncte", "5 puncte", "21 de puncte"]),
        ("it", ["0 punti", "1 punto", "2 punti", "5 punti", "21 punti"]),
    ],
)
def test_plurals_of_points(language: str, expected: list[str]) -> None:
    assert [Words(language).text("count-points", count=count) for count in COUNTS] == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Bo drew {}."),
        ("ca", "Bo roba {}."),
        ("uk", "Bo бере {}."),
        ("fil", "Bumunot si Bo ng {}."),
        ("ro", "Bo trage {}."),
        ("it", "Bo pesca {}."),
    ],
)
def test_plurals_in_a_draw(language: str, expected: str) -> None:
    counted = {
        "en": ["0 cards", "1 card", "2 cards", "5 cards", "21 cards"],
        "ca": ["0 cartes", "1 carta", "2 cartes", "5 cartes", "21 cartes"],
        "uk": ["0 карт", "1 карту", "2 карти", "5 карт", "21 карту"],
        "fil": ["0 card", "1 card", "2 card", "5 card", "21 card"],
        "ro": ["0 cărți", "1 carte", "2 cărți", "5 cărți", "21 de cărți"],
        "it": ["0 carte", "1 carta", "2 carte", "5 carte", "21 carte"],
    }[language]
    found = [Words(language).event(Event("drew", {"seat": 1, "count": count, "why": "turn"}), NAMES, 0) for count in COUNTS]
    assert found == [expected.format(cards) for cards in counted]


# Instructions, options, editions, bots


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_of_an_instruction_has_words_of_its_own(language: str) -> None:
    words = Words(language)
    parts = [(name, *values) for name, places in PARTS.items() for values in product(*places)]
    texts = [sentence(words.instruction(Instruction((part,)))) for part in parts]
    assert len(set(texts)) == len(parts)


def test_an_instruction_is_its_parts_and_then_its_own_words() -> None:
    card = Instruction.parse({"do": [["draw", "others", 1], ["again"]], "text": "  Sing { $loud } "})
    assert Words("en").instruction(card) == "All others draw 1. Play again.   Sing { $loud } "
    assert Words("uk").instruction(Instruction.parse({"do": [["draw", "next", 5], ["skip", 2]]})) == (
        "Наступний гравець бере 5 карт. Наступні 2 гравці пропускають хід."
    )
    assert Words("en").instruction(Instruction()) == "plain Wild"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_a_label_a_meaning_and_words_for_its_values(language: str) -> None:
    words = Words(language)
    assert len({said(words.option(name)) for name in OPTIONS}) == len(OPTIONS)
    for name, option in OPTIONS.items():
        sentence(words.option_meaning(name))
        values: list[Any] = list(option.choices)
        if option.kind == "number":
            values = [value for value in (0, 1, 2, 21, option.most) if value >= option.least]
        elif option.kind == "flag":
            values = [True, False]
        elif option.kind == "instructions":
            values = [(), [{}], [{"do": [["again"]]}, {"text": "Sing."}]]
        texts = [said(words.option_value(name, value)) for value in values]
        assert len(set(texts)) == len(values) - (name == "custom"), texts


def test_a_value_that_an_option_cannot_have_is_refused() -> None:
    with pytest.raises(ValueError, match="stacking cannot be 'down'"):
        Words("en").option_value("stacking", "down")
    with pytest.raises(KeyError, match='"stakking" is not an option'):
        Words("en").option("stakking")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_from_right_to_left_turns_nothing_round(language: str) -> None:
    """What stands beside it, a number above all, would change its place: such a name is set apart, in every sentence that has it."""
    plain, names = ("Zed", "Zid", "Zod"), ("\u05e0\u05d5\u05e2\u05d4", "\u0644\u064a\u0644\u0649 7", "Zod")
    words = Words(language)
    apart = 0
    for event, cause, you in product(all_events(["B3", "W"]), CAUSES, (*SEATS, None)):
        expected, found = (words.event(event, some, you, cause=cause) for some in (plain, names))
        if expected is not None:
            for before, name in zip(plain[:2], names, strict=False):
                apart += expected.count(before)
                expected = expected.replace(before, f"\u2068{name}\u2069")
        assert found == expected
    assert apart > 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_editions_and_bots_have_names_and_a_sentence(language: str) -> None:
    words = Words(language)
    for name in EDITIONS:
        assert said(words.edition(name))
        sentence(words.edition_difference(name))
    for level in BOTS:
        assert said(words.bot(level))
        sentence(words.bot_meaning(level))


# Keys, languages, start-up


def test_a_missing_key_is_an_error_that_names_it() -> None:
    with pytest.raises(KeyError, match='there is no text "no-such-text" in Română'):
        Words("ro").text("no-such-text")


def test_a_missing_variable_is_an_error_that_names_the_text() -> None:
    with pytest.raises(ValueError, match='the text "count-points"'):
        Words("en").text("count-points")


def test_cards_and_colours_may_be_variables() -> None:
    assert Words("en").text("list-and", most=Card.parse("R5"), last=Colour.BLUE) == "red 5 and blue"


def test_a_language_that_does_not_exist_is_refused() -> None:
    with pytest.raises(ValueError, match='"de" is not a language'):
        Words("de")


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "tl_PH"}, "fil"),
        ({"LANG": "fil_PH.UTF-8"}, "fil"),
        ({"LANG": "ca_ES@valencia"}, "ca"),
        ({"LANG": "ro"}, "ro"),
        ({"LC_ALL": "", "LC_MESSAGES": "it_IT.UTF-8", "LANG": "uk_UA"}, "it"),
        ({"LC_ALL": "C", "LC_MESSAGES": "it_IT", "LANG": "uk_UA"}, "en"),
    ],
)
def test_the_language_is_the_environment_s(environ: Mapping[str, str], language: str) -> None:
    assert language_of(environ) == language


def test_a_program_that_says_nothing_does_not_import_fluent() -> None:
    code = "import sys; from lastcard.words import Words; Words('uk'); print([m for m in ('fluent', 'babel') if m in sys.modules])"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout == "[]\n"
