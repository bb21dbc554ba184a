"""The rulebook: what applies at a table is said, in every language, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lastcard.edition import EDITIONS
from lastcard.errors import RulesError
from lastcard.rulebook import GAPS, HOUSE, RULING_IDS, SECTIONS, SILENT, reference, rulebook
from lastcard.rules import OPTIONS, Rules
from lastcard.words import LANGUAGES, Words

CUSTOM = [{"do": [["draw", "others", 3], ["again"]], "text": "Sing a song."}, {"text": "Tell a joke."}]
ALL_WRITTEN = [{"do": [["skip", 2]]}, {"do": [["until", "named"]]}, {"text": "Stand up."}]


def book(edition: str, language: str = "en", players: int | None = None, **options: object) -> str:
    return rulebook(Rules.of(edition, options), language, players, width=0)


def every_option() -> Iterator[dict[str, object]]:
    """Options that between them call for every line."""
    yield {}
    for option in OPTIONS.values():
        if option.kind == "choice":
            for value in option.choices:
                yield {option.name: value}
        elif option.kind == "flag":
            yield {option.name: True}
        elif option.kind == "number":
            yield {option.name: 1 if option.least else 0}
            yield {option.name: 3}
    yield {"stacking": "up", "wild_draw": "bluff", "jump_in": True, "force_play": True}
    yield {"stacking": "same", "wild_draw": "free", "false_call_penalty": 2, "false_catch_penalty": 1}
    yield {"scoring": "low_total", "teams": True, "draw_until_playable": True, "draw_limit": 0}
    yield {"custom": CUSTOM}
    yield {"custom": ALL_WRITTEN}


def values(name: str) -> st.SearchStrategy[Any]:
    option = OPTIONS[name]
    if option.kind == "choice":
        return st.sampled_from(option.choices)
    if option.kind == "flag":
        return st.booleans()
    if option.kind == "instructions":
        return st.sampled_from([[], CUSTOM, ALL_WRITTEN])
    return st.integers(option.least, min(option.most, 7 if name == "hand_size" else 120))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_has_a_rulebook_in_every_language(edition: str, language: str) -> None:
    """It has all sections, each with something in it, fits its width, and leaves no variable or message unsaid."""
    text = rulebook(Rules.of(edition), language)
    assert len(re.findall(r"^## (?!†)", text, re.MULTILINE)) == len(SECTIONS)
    assert all(len(line) <= 78 for line in text.splitlines())
    assert not re.search(r"[{}$]|rule-|  +(?!\S*\s*\|)[^|\n]*$", text.replace("\n  ", "\n"))
    assert not re.search(r"##[^\n]*\n\n##", text)


@settings(max_examples=25, deadline=None)
@given(
    edition=st.sampled_from(EDITIONS),
    players=st.sampled_from([None, 2, 3, 4, 5]),
    options=st.fixed_dictionaries({}, optional={name: values(name) for name in OPTIONS}),
)
def test_any_options_make_a_rulebook_in_every_language(edition: str, players: int | None, options: dict[str, object]) -> None:
    """Whatever is chosen together is worded, and each change is listed once."""
    rules = Rules.of(edition, options)
    try:
        rules.check_players(players or (4 if rules.teams else 2))
    except RulesError:
        with pytest.raises(RulesError):
            rulebook(rules, "en", players)
        return
    for language in LANGUAGES:
        text = rulebook(rules, language, players, width=0)
        listed = text.partition(f"\n## {HOUSE}")[2].partition(f"\n## {SILENT}")[0]
        assert listed.count("\n- ") == len(rules.differences())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_unchanged_edition_has_no_mark(edition: str, language: str) -> None:
    """House rules are neither marked nor listed where there are none."""
    assert HOUSE not in book(edition, language)


@pytest.mark.parametrize("name", OPTIONS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_changed_option_is_marked_and_listed(edition: str, name: str) -> None:
    """Each is listed with what it is in the edition; where a line depends on it, the line is marked, and else the list says so."""
    rules = Rules.of(edition)
    own = rules.edition.defaults.get(name)
    option = OPTIONS[name]
    others: list[object] = list(option.choices)
    others += [not own] if option.kind == "flag" else [CUSTOM] if option.kind == "instructions" else [3] if option.kind == "number" else []
    words = Words("en")
    for value in others:
        if value == own:
            continue
        text = rulebook(Rules.of(edition, {name: value}), "en", width=0)
        lines, _, listed = text.partition(f"\n## {HOUSE}")
        assert f"**{words.option(name)}:** " in listed
        idle = "makes no difference here" in listed.partition(f"\n## {SILENT}")[0]
        assert (HOUSE + "\N{NO-BREAK SPACE}" in lines) is not idle
        assert ("All house rules are listed at the end" in lines) is not idle


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_follow_the_settings(language: str) -> None:
    """Hand size, target and penalties are those of the table, in the language's plural."""
    words = Words(language)
    for hand, target, penalty in ((1, 1, 1), (6, 321, 25)):
        text = book("classic", language, hand_size=hand, target=target, uno_penalty=penalty)
        assert words.text("count-cards", count=hand, case="acc") in text
        assert words.text("count-cards", count=penalty, case="acc") in text
        assert words.text("count-points", count=target, case="acc") in text


@pytest.mark.parametrize(
    ("edition", "cards", "hand", "target", "draws", "challenge"),
    [("pocket", 52, 5, 250, 1, 4), ("classic", 108, 7, 500, 2, None), ("modern", 112, 7, 500, 2, 6)],
)
def test_numbers_follow_the_edition(edition: str, cards: int, hand: int, target: int, draws: int, challenge: int | None) -> None:
    """The pack, the deal, the target and the penalties are the edition's."""
    text = book(edition)
    assert f"There are {cards} cards" in text
    assert f"deals {hand} cards to each" in text
    assert f"{target} points" in text
    assert f"draws {draws} card" in text
    assert ("The challenge." in text) is (challenge is not None)
    assert challenge is None or f"draws {challenge} cards in all" in text


def test_the_table_of_cards_counts_the_pack() -> None:
    """Its rows add up to the pack."""
    for edition in EDITIONS:
        rows = re.findall(r"^\| (?!Card).*\|", book(edition), re.MULTILINE)
        assert sum(int(row.split("|")[3]) for row in rows) == len(Rules.of(edition).edition.deck)


def test_only_what_applies_is_said() -> None:
    """Neither the cards of another edition nor the options that are off appear, nor what is for another number of players."""
    assert "Dip" not in book("classic")
    assert "Stacking" not in book("modern")
    assert "Jumping in" not in book("modern")
    assert "Zeros" not in book("pocket", seven_zero=True)
    assert "Zeros" in book("classic", seven_zero=True)
    assert "With two players" in book("classic", players=2)
    assert "With two players" not in book("classic", players=3)
    assert "catch" not in book("classic", uno="auto").partition("## †")[0]


def test_what_is_written_on_the_customizable_cards_stands_in_the_rulebook() -> None:
    """Each card's instruction is worded."""
    text = book("modern", custom=CUSTOM)
    assert "Card 1: All others draw 3. Play again. Sing a song." in text
    assert "Card 3: nothing written." in text


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_decision_of_ours_that_applies_is_named(edition: str) -> None:
    """A † stands in the text and the decision in the closing list, with its ruling."""
    wanted = {
        "pocket": "DECK DEALER OPEN-R OPEN-W OPEN-WD OPEN-X WD-TEST WD-GUILTY REVERSE UNO-DIP UNO-FALSE OUT-WILD EMPTY-2 BLOCKED ENDLESS",
        "classic": "DECK DEALER OPEN-R WD-TEST REVERSE UNO-WINDOW UNO-FALSE OUT-DRAW OUT-WILD EMPTY-2 BLOCKED ENDLESS",
        "modern": "DECK DEALER OPEN-W WD-GUILTY REVERSE CUSTOM UNO-WINDOW UNO-FALSE OUT-DRAW OUT-WILD EMPTY-2 BLOCKED ENDLESS",
    }
    text, _, listed = book(edition).partition(f"\n## {SILENT}")
    assert set(re.findall(r"\(([A-Z0-9-]+)\)$", listed, re.MULTILINE)) == set(wanted[edition].split())
    assert "\N{NO-BREAK SPACE}" + SILENT in text


def test_a_gap_that_a_house_rule_fills_is_no_decision_of_ours() -> None:
    """What the table chose otherwise is marked as its rule, not as our reading."""
    assert "(OPEN-W)" not in book("modern", opening_wild="return")
    assert "(REVERSE)" not in book("modern", two_player_reverse="turn")
    assert "(UNO-FALSE)" not in book("modern", false_call_penalty=1, false_catch_penalty=1)
    assert "(WD-GUILTY)" in book("classic", wild_draw="bluff")


def test_lines_can_show_their_rulings() -> None:
    """With `ids` every ruling that applies stands in brackets; without, none does."""
    found = set()
    for edition in EDITIONS:
        for options in every_option():
            text = rulebook(Rules.of(edition, options), "en", ids=True, width=0)
            found |= {ruling for ids in re.findall(r"\[([A-Z0-9, -]+)\]", text) for ruling in ids.split(", ")}
        assert not re.search(r"\[[A-Z]+", book(edition))
    assert found == set(RULING_IDS)


def test_the_reference_has_every_ruling_and_option() -> None:
    """Each ruling id and each option is a heading, and every gap is explained."""
    for language in LANGUAGES:
        text = reference(language)
        assert re.findall(r"^### ([A-Z0-9-]+)$", text, re.MULTILINE) == list(RULING_IDS)
        assert re.findall(r"^### `(\w+)`$", text, re.MULTILINE) == list(OPTIONS)
        assert text.count(f"> {SILENT}") == len(GAPS)
        assert not re.search(r"[{}]$|rule-[a-z]", text)


def test_options_and_gaps_name_rulings_that_exist() -> None:
    """What refers to a ruling refers to one of the reference."""
    assert len(RULING_IDS) == len(set(RULING_IDS))
    assert {option.ruling for option in OPTIONS.values()} | set(GAPS.values()) <= set(RULING_IDS)


def test_the_committed_reference_is_the_generated_one() -> None:
    """Write it anew with `python -m lastcard.rulebook > docs/rules.md`."""
    path = Path(__file__).parents[2] / "docs" / "rules.md"
    assert path.read_text("utf-8") == reference()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_missing_or_unused(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every `rule-` key of a language is said at some table, and every one that is asked for exists."""
    asked = set()
    text = Words.text

    def listen(words: Words, key: str, /, **args: object) -> str:
        asked.add(key)
        return text(words, key, **args)

    monkeypatch.setattr(Words, "text", listen)
    for edition in EDITIONS:
        rulebook(Rules.of(edition), language, players=4)
        for options in every_option():
            rulebook(Rules.of(edition, options), language)
    reference(language)
    monkeypatch.undo()
    known = Words(language).keys()
    assert {key for key in asked if key.startswith("rule-")} == {key for key in known if key.startswith("rule-")}
