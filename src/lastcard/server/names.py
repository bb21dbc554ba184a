"""Names and other words that people write: made clean, and names kept apart at a table."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection

from .messages import MOST_NAME

#: Proper names, the same in all languages. A table of ten bots has enough of them.
BOTS = ("Mila", "Otto", "Vera", "Nico", "Lia", "Remo", "Tessa", "Ivo", "Juno", "Zeno", "Alma", "Hugo")

#: What joins the parts of one sign, as in a family of faces; other letters of its category only hide or turn round what is written.
_JOINER = "\u200d"
#: Spaces that are not known as such, and would make an empty name.
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"
_DROPPED = {"Cc", "Cf", "Cs", "Co", "Cn"}
#: Marks on one letter, beyond which they run into the lines above and below.
_MOST_MARKS = 3


def clean(text: str, most: int) -> str:
    """The text on one line, without what cannot be seen, at most so many characters long; empty when nothing is left.

    >>> clean("  Ana \\u202e\\n Bo\\x00 ", 20)
    'Ana Bo'
    """
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        category = unicodedata.category(letter)
        if letter.isspace() or letter in _BLANK or category in ("Zl", "Zp"):
            kept.append(" ")
        elif letter == _JOINER or category not in _DROPPED:
            marks = marks + 1 if category in ("Mn", "Me") else 0
            if marks <= _MOST_MARKS:
                kept.append(letter)
    found = " ".join("".join(kept).split())[:most].strip(f" {_JOINER}")
    visible = any(unicodedata.category(letter)[0] not in "MZC" for letter in found)
    return found if visible else ""


def clean_name(text: str) -> str:
    """A person's name as it is shown; empty when there is none in it."""
    return clean(text, MOST_NAME)


#: Letters of the Cyrillic and the Greek alphabet that look like Latin ones. In small letters, as names are compared so.
_ALIKE = str.maketrans("аеіјорсухѕԁһԛԝѵкмтвнаοαρνιτυχκεη", "aeijopcyxsdhqwvkmtbhaoapvituxken")
#: Signs that change how the one before looks, or whether it joins the next, and are not seen themselves.
_UNSEEN = dict.fromkeys([0x034F, 0x200D, *range(0x180B, 0x180E), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)])


def looks(name: str) -> str:
    """The same text for two names that one could take for each other.

    >>> looks("Аnа") == looks("ana"), looks("Ana") == looks("Anna")
    (True, False)
    """
    return unicodedata.normalize("NFKC", name.translate(_UNSEEN)).casefold().translate(_ALIKE)


def unique(name: str, taken: Collection[str]) -> str:
    """The name, with a number where another at the table is called so, or looks so.

    >>> unique("ana", ["Ana", "Ana 2"])
    'ana 3'
    """
    known = {looks(other) for other in taken}
    found, number = name, 1
    while looks(found) in known:
        number += 1
        end = f" {number}"
        found = name[: MOST_NAME - len(end)].rstrip() + end
    return found


def bot_name(taken: Collection[str]) -> str:
    """A name for one more bot."""
    known = {other.casefold() for other in taken}
    return next((name for name in BOTS if name.casefold() not in known), None) or unique(BOTS[0], taken)
