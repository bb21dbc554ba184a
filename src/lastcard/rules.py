"""Every option of the game: one typed field each, with its values, its ruling and its group.

>>> rules = Rules.of("classic", stacking="up", jump_in=True)
>>> rules.stacking, rules.hand_size
('up', 7)
>>> rules.differences()
{'stacking': 'up', 'jump_in': True}
>>> Rules.of("classic", stakking="up")
Traceback (most recent call last):
    ...
lastcard.errors.RulesError: rules: "stakking" is not an option: did you mean "stacking"?
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Any, Literal

from .errors import RulesError, show
from .instructions import Instruction

if TYPE_CHECKING:
    from .edition import Edition


@dataclass(frozen=True, slots=True)
class Option:
    """What may stand in one field of `Rules`: its choices, or the whole numbers from `least` to `most`, or a yes or no."""

    name: str
    ruling: str
    group: str
    choices: tuple[str, ...] = ()
    least: int = 0
    most: int = 0

    @property
    def kind(self) -> Literal["choice", "number", "flag", "instructions"]:
        """What sort of value the option takes."""
        if self.name == "custom":
            return "instructions"
        return "choice" if self.choices else "number" if self.most else "flag"

    def check(self, value: object) -> str | None:
        """What the value would have to be, or nothing when it will do."""
        if self.kind == "choice":
            return None if isinstance(value, str) and value in self.choices else f"it must be one of {', '.join(self.choices)}"
        if self.kind == "number":
            fits = isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most
            return None if fits else f"it must be a whole number from {self.least} to {self.most}"
        if self.kind == "flag":
            return None if isinstance(value, bool) else "it must be true or false"
        return None

    def parse(self, text: str) -> object:
        """The value of a text from a command line; raises `RulesError`."""
        if self.kind == "flag" and text.lower() in ("true", "false", "yes", "no", "on", "off"):
            return text.lower() in ("true", "yes", "on")
        if self.kind == "number" and text.isascii() and text.isdigit() and len(text) <= 9:
            return int(text)
        if self.kind == "choice" and text in self.choices:
            return text
        wanted = self.check(None) or "write the instructions as JSON, as in a record"
        raise RulesError(f"rules: {show(text)} is not a value of {self.name}: {wanted}")


def _number(ruling: str, group: str, least: int, most: int) -> Any:
    return field(metadata={"ruling": ruling, "group": group, "least": least, "most": most})


def _choice(ruling: str, group: str, *choices: str) -> Any:
    return field(metadata={"ruling": ruling, "group": group, "choices": choices})


def _flag(ruling: str, group: str) -> Any:
    return field(metadata={"ruling": ruling, "group": group})


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of one game: an edition's own, with what was chosen otherwise. Make it with `Rules.of`."""

    edition: Edition
    hand_size: int = _number("HAND", "start", 1, 100)
    opening_wild: Literal["choose", "return"] = _choice("OPEN-W", "start", "choose", "return")
    target: int = _number("TARGET", "end", 1, 1_000_000)
    scoring: Literal["winner", "low_total"] = _choice("SCORE", "end", "winner", "low_total")
    teams: bool = _flag("SCORE", "end")
    finish: Literal["any", "no_wild", "number"] = _choice("OUT", "end", "any", "no_wild", "number")
    swap_last: Literal["end", "swap"] = _choice("OUT-WILD", "end", "end", "swap")
    draw_until_playable: bool = _flag("DRAW", "draw")
    draw_limit: int = _number("DRAW", "draw", 0, 1000)
    force_play: bool = _flag("DRAW", "draw")
    stacking: Literal["off", "same", "up"] = _choice("STACK", "attack", "off", "same", "up")
    wild_draw: Literal["strict", "bluff", "free"] = _choice("WD-PLAY", "attack", "strict", "bluff", "free")
    wild_draw_test: Literal["colour", "match", "playable"] = _choice("WD-TEST", "attack", "colour", "match", "playable")
    uno: Literal["manual", "auto"] = _choice("UNO-SAY", "uno", "manual", "auto")
    uno_penalty: int = _number("UNO-CATCH", "uno", 0, 100)
    false_call_penalty: int = _number("UNO-FALSE", "uno", 0, 100)
    false_catch_penalty: int = _number("UNO-FALSE", "uno", 0, 100)
    seven_zero: bool = _flag("SWAP", "house")
    jump_in: bool = _flag("ONE", "house")
    two_player_reverse: Literal["skip", "turn"] = _choice("REVERSE", "house", "skip", "turn")
    dip_pass: Literal["choice", "drawn"] = _choice("DIP", "house", "choice", "drawn")
    custom: tuple[Instruction, ...] = field(default=(), metadata={"ruling": "CUSTOM", "group": "custom"})

    @classmethod
    def of(cls, edition: Edition | str, options: Mapping[str, object] | None = None, /, **more: object) -> Rules:
        """The edition's rules with the options given; raises `RulesError` for a name or value that does not exist."""
        from .edition import Edition

        edition = Edition.load(edition) if isinstance(edition, str) else edition
        values = dict(edition.defaults)
        for name, value in {**(options or {}), **more}.items():
            option = OPTIONS.get(name)
            if option is None:
                from difflib import get_close_matches

                close = get_close_matches(name, OPTIONS, 1)
                hint = f'did you mean "{close[0]}"?' if close else f"the options are {', '.join(OPTIONS)}"
                raise RulesError(f"rules: {show(name)} is not an option: {hint}")
            if option.kind == "instructions":
                value = Instruction.parse_all(value)
            wanted = option.check(value)
            if wanted is not None:
                raise RulesError(f"rules: {name} cannot be {show(value)}: {wanted}")
            values[name] = value
        return cls(edition, **values)

    def check_players(self, players: int) -> None:
        """Raise `RulesError` when these rules cannot be played by so many (PLAYERS, HAND, `teams`)."""
        edition = self.edition
        if not edition.min_players <= players <= edition.max_players:
            raise RulesError(
                f"players: {edition.name} is for {edition.min_players} to {edition.max_players} players, not {players} (PLAYERS)"
            )
        if self.teams and players != 4:
            raise RulesError(f"rules: teams needs four players, partners opposite, not {players} (SCORE)")
        needed = players * self.hand_size + sum(not edition.may_open(card, self.opening_wild) for card in edition.deck)
        if needed >= len(edition.deck):
            raise RulesError(
                f"rules: hand_size {self.hand_size} is too large for {players} players: with the cards that may not open, {needed} cards "
                f"would be needed, and fewer than {len(edition.deck)} must be (HAND)"
            )

    def differences(self) -> dict[str, object]:
        """The options that differ from the edition's own, in the form of a record's `rules`."""
        found: dict[str, object] = {}
        for name in OPTIONS:
            value = getattr(self, name)
            if value != self.edition.defaults.get(name, ()):
                found[name] = [instruction.to_json() for instruction in value] if name == "custom" else value
        return found


#: Every option by name, in the order in which they are shown.
OPTIONS: dict[str, Option] = {
    item.name: Option(
        item.name,
        item.metadata["ruling"],
        item.metadata["group"],
        item.metadata.get("choices", ()),
        item.metadata.get("least", 0),
        item.metadata.get("most", 0),
    )
    for item in fields(Rules)
    if item.name != "edition"
}
