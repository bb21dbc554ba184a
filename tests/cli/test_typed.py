"""What a player types, understood."""

from __future__ import annotations

import pytest

from lastcard import Card, Colour
from lastcard.terminal.typed import COMMANDS, Reader, Typed, Unclear
from lastcard.words import Words

from .process import LANGUAGES

HAND = [Card.parse(text) for text in ("R5", "RR", "G5", "W", "WSWAP")]
NAMES = ["You", "Bo", "Bea", "Zoë Müller", "Красуня"]


def read(line: str, language: str = "en") -> Typed:
    """The line, with this hand and these names."""
    return Reader(Words(language), NAMES).read(line, HAND)


@pytest.mark.parametrize(
    ("line", "typed"),
    [
        ("3", Typed(card=HAND[2])),
        ("r5", Typed(card=HAND[0])),
        ("▲R5", Typed(card=HAND[0])),
        ("  R5   UNO ", Typed(card=HAND[0], uno=True)),
        ("play 1 uno", Typed("play", HAND[0], uno=True)),
        ("w g", Typed(card=HAND[3], colour=Colour.GREEN)),
        ("4 blue uno", Typed(card=HAND[3], colour=Colour.BLUE, uno=True)),
        ("wswap g 2", Typed(card=HAND[4], colour=Colour.GREEN, seat=2)),
        ("5 y zoe muller", Typed(card=HAND[4], colour=Colour.YELLOW, seat=3)),
        ("r5 красуня", Typed(card=HAND[0], seat=4)),
        ("draw", Typed("draw")),
        ("d", Typed("draw")),
        ("uno", Typed("uno")),
        ("catch bo", Typed("catch", seat=1)),
        ("c be", Typed("catch", seat=2)),
        ("catch", Typed("catch")),
        ("green", Typed(colour=Colour.GREEN)),
        ("why rr", Typed("why", HAND[1])),
        ("?", Typed("help")),
        ("", Typed()),
    ],
)
def test_lines(line: str, typed: Typed) -> None:
    """Numbers, texts of cards, names and their beginnings, with or without capitals and accents."""
    assert read(line) == typed


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("6", "term-unclear-number"),
        ("0", "term-unclear-number"),
        ("99999999999999999999", "term-unclear-number"),
        ("R55", "term-unclear"),
        ("blah", "term-unclear"),
        ("r5 nobody", "term-unclear-player"),
        ("catch b", "term-unclear-players"),
        ("catch you", "term-unclear-player"),
        ("draw 3", "term-unclear-extra"),
        ("colour purple", "term-unclear-colour"),
    ],
)
def test_what_cannot_be_understood(line: str, key: str) -> None:
    """Each has its own answer."""
    with pytest.raises(Unclear) as caught:
        read(line)
    assert caught.value.key == key


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_the_language(language: str) -> None:
    """Every command is understood by its shown word and in English, and no word but a yes or no has two meanings."""
    words = Words(language)
    reader = Reader(words, NAMES)
    meanings: dict[str, str] = {}
    for command, key in COMMANDS.items():
        assert len(reader.first(command).split()) == 1
        if command in ("yes", "no"):
            assert reader.agrees(reader.first(command)) == (command == "yes")
            assert reader.agrees(command) == (command == "yes")
            continue
        assert reader.command(command) == command
        for word in words.text(key).split():
            assert reader.command(word) == command, f"{word} is both {command} and {reader.command(word)}"
            assert meanings.setdefault(word, command) == command


@pytest.mark.parametrize("language", LANGUAGES)
def test_colours_by_number_letter_and_name(language: str) -> None:
    """The letters are those of the cards in every language."""
    words = Words(language)
    reader = Reader(words, NAMES)
    for number, colour in enumerate(Colour, 1):
        assert reader.colour(str(number)) == colour
        assert reader.colour(colour.text.lower()) == colour
        assert reader.colour(words.colour(colour).upper()) == colour


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_never_hide_a_card_or_a_colours_letter(language: str) -> None:
    """A word that is typed for a command is no card and no letter of a colour."""
    for key in COMMANDS.values():
        for word in Words(language).text(key).split():
            assert word.lower() not in ("r", "g", "b"), word
            with pytest.raises(ValueError, match="not a card"):
                Card.parse(word.upper())
