"""What is written on the Customizable cards (ruling CUSTOM): lists of parts, free text, or nothing.

>>> card = Instruction.parse({"do": [["draw", "others", 1], ["again"]]})
>>> card.asks_seat
False
>>> card.to_json()
{'do': [['draw', 'others', 1], ['again']]}
>>> Instruction.parse({"do": [["draw", "others", 11]]})
Traceback (most recent call last):
    ...
lastcard.errors.RulesError: rules.custom: part 1 draws 11: it must be a whole number from 1 to 10
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from .errors import RulesError, is_text, show

WHO = ("next", "previous", "chosen", "others", "everyone")
UNTIL = ("R", "Y", "G", "B", "named")
MOST_PARTS = 40
MOST_TEXT = 200

#: What follows a part's name: the values of each place.
PARTS: dict[str, tuple[tuple[object, ...], ...]] = {
    "draw": (WHO, tuple(range(1, 11))),
    "skip": (tuple(range(1, 10)),),
    "reverse": (),
    "again": (),
    "swap": (),
    "rotate": (),
    "hand": (tuple(range(1, 11)),),
    "until": (UNTIL,),
    "open": (),
}
_VERBS = {"draw": "draws", "skip": "skips", "hand": "makes hands of", "until": "draws until"}


@dataclass(frozen=True, slots=True)
class Instruction:
    """One card's instruction: its parts in order, then its free text. Without either it is a blank card, a plain Wild."""

    parts: tuple[tuple[Any, ...], ...] = ()
    text: str = ""

    @property
    def asks_seat(self) -> bool:
        """Whether a seat is named with the play: a part draws for the `chosen` one or swaps with it."""
        return any(part[0] == "swap" or part[:2] == ("draw", "chosen") for part in self.parts)

    @classmethod
    def parse(cls, value: object, where: str = "rules.custom") -> Instruction:
        """The instruction of a record's JSON; raises `RulesError`."""
        if isinstance(value, Instruction):
            return value
        if not isinstance(value, Mapping):
            raise RulesError(f'{where} must be an object such as {{"do": [["skip", 1]]}} or {{"text": "Sing."}}, not {show(value)}')
        for key in value:
            if key not in ("do", "text"):
                raise RulesError(f"{where}: {show(key)} is not a key of an instruction: the keys are do and text")
        parts = value.get("do", [])
        if not isinstance(parts, list | tuple):
            raise RulesError(f"{where}: do must be a list of parts, not {show(parts)}")
        if len(parts) > MOST_PARTS:
            raise RulesError(f"{where}: {len(parts)} parts are too many: {MOST_PARTS} at most fit on a card")
        text = value.get("text", "")
        if not is_text(text):
            raise RulesError(f"{where}: text must be words, not {show(text)}")
        if len(text) > MOST_TEXT:
            raise RulesError(f"{where}: text has {len(text)} characters: {MOST_TEXT} at most fit on a card")
        return cls(tuple(_part(part, number, where) for number, part in enumerate(parts, 1)), text)

    @classmethod
    def parse_all(cls, value: object) -> tuple[Instruction, ...]:
        """The instructions of all three cards; raises `RulesError`. A card beyond the list is blank."""
        if not isinstance(value, list | tuple):
            raise RulesError(f"rules.custom must be a list of up to three instructions, not {show(value)}")
        if len(value) > 3:
            raise RulesError(f"rules.custom lists {len(value)} instructions: there are three Customizable cards")
        return tuple(cls.parse(item, f"rules.custom[{place}]" if len(value) > 1 else "rules.custom") for place, item in enumerate(value))

    def to_json(self) -> dict[str, object]:
        """The instruction as it stands in a record."""
        found: dict[str, object] = {}
        if self.parts:
            found["do"] = [list(part) for part in self.parts]
        if self.text:
            found["text"] = self.text
        return found


def _part(part: object, number: int, where: str) -> tuple[Any, ...]:
    if not isinstance(part, list | tuple) or not part or not isinstance(part[0], str) or part[0] not in PARTS:
        raise RulesError(f"{where}: part {number} is {show(part)}: a part is a list that begins with one of {', '.join(PARTS)}")
    name, values = part[0], PARTS[part[0]]
    if len(part) != len(values) + 1:
        raise RulesError(f'{where}: part {number}: "{name}" takes {len(values)} value{"s" * (len(values) != 1)}, not {len(part) - 1}')
    for given, allowed in zip(part[1:], values, strict=True):
        if not any(type(given) is type(one) and given == one for one in allowed):
            names = ", ".join(map(str, allowed))
            wanted = f"a whole number from {allowed[0]} to {allowed[-1]}" if isinstance(allowed[0], int) else f"one of {names}"
            raise RulesError(f"{where}: part {number} {_VERBS[name]} {show(given)}: it must be {wanted}")
    return tuple(part)
