"""The studies by name, the common house rules, and the conditions that a study compares.

>>> rows, left_out = conditions(STUDIES["length"], ["classic"], [2], {}, {"stacking": ["off", "up"]})
>>> [(row.varied, row.base) for row in rows]
[({'stacking': 'off'}, None), ({'stacking': 'up'}, 0)]
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any, Literal

from ..bots import LEVELS
from ..edition import Edition
from ..errors import RulesError
from ..rules import OPTIONS, Option, Rules


@dataclass(frozen=True)
class Study:
    """A question: what is measured, and which rules are compared unless others are named."""

    name: str
    measures: tuple[str, ...]
    #: Whole games up to the target, and not single rounds.
    whole: bool = False
    #: Which rules are varied, each by itself, against the edition's own.
    varies: Literal["", "house rules", "options"] = ""


STUDIES: dict[str, Study] = {
    study.name: study
    for study in (
        Study("length", ("turns", "minutes", "median", "slow", "long")),
        Study("game", ("rounds", "game-turns", "game-minutes"), whole=True),
        Study("first-player", ("first", "first-edge", "dealer-edge")),
        Study("lead", ("leads", "longest-hand")),
        Study("endings", ("blocked", "endless", "unwon", "long")),
        Study("skill", ("better", "better-edge")),
        Study("cards", ("drawn", "wilds", "challenges", "bluffs", "points")),
        Study("house-rules", ("turns", "minutes", "leads", "first-edge", "better-edge", "long", "points"), varies="house rules"),
        Study("options", ("turns", "leads", "first-edge", "long", "points"), varies="options"),
    )
}

#: House rules that people play by, each alone; the last are several at once.
HOUSE_RULES: tuple[dict[str, Any], ...] = (
    {"stacking": "same"},
    {"stacking": "up"},
    {"jump_in": True},
    {"seven_zero": True},
    {"draw_until_playable": True},
    {"force_play": True},
    {"wild_draw": "strict"},
    {"wild_draw": "bluff"},
    {"wild_draw": "free"},
    {"finish": "no_wild"},
    {"finish": "number"},
    {"hand_size": 5},
    {"hand_size": 7},
    {"hand_size": 10},
    {"teams": True},
    {"two_player_reverse": "turn"},
    {"dip_pass": "drawn"},
    {"swap_last": "swap"},
    {"stacking": "up", "seven_zero": True, "jump_in": True, "draw_until_playable": True},
    {"stacking": "up", "seven_zero": True, "draw_until_playable": True},
)

#: Options that change nothing in a round between bots: how it is scored, and what wrong calls cost, which bots do not make.
_AFTERWARDS = ("target", "scoring", "custom", "uno", "false_call_penalty", "false_catch_penalty")


@dataclass(frozen=True)
class Condition:
    """Rules at a table for so many, and which condition they are compared with."""

    edition: str
    players: int
    #: The rules that differ from the edition's own.
    rules: dict[str, Any]
    #: Those of the rules that the study varies.
    varied: dict[str, Any]
    #: The place of the condition that this one is compared with.
    base: int | None = None


@dataclass(frozen=True)
class LeftOut:
    """Rules that a study was asked for and that cannot be played, and why."""

    edition: str
    players: int
    varied: dict[str, Any]
    why: str


def conditions(
    study: Study,
    editions: Sequence[str],
    players: Sequence[int],
    rules: Mapping[str, Any],
    vary: Mapping[str, Sequence[Any]],
) -> tuple[list[Condition], list[LeftOut]]:
    """The conditions of a study, and those that cannot be played.

    `rules` hold everywhere; of `vary` every combination is one condition. What the edition says itself (or `rules`) is always among them:
    the others are compared with it. Raises `RulesError` for a rule or a value that does not exist.
    """
    found: list[Condition] = []
    left_out: list[LeftOut] = []
    for name in editions:
        edition = Edition.load(name)
        own = Rules.of(edition, rules)
        for seats in players:
            base: int | None = None
            for varied in _variants(study, own, vary, seats):
                try:
                    checked = Rules.of(edition, {**rules, **varied})
                    checked.check_players(seats)
                except RulesError as error:
                    if OPTIONS.keys() >= varied.keys() and not _wrong_value(varied):
                        left_out.append(LeftOut(name, seats, varied, str(error)))
                        continue
                    raise
                found.append(Condition(name, seats, checked.differences(), _plain(checked, varied), base))
                if base is None and all(getattr(checked, key) == getattr(own, key) for key in varied):
                    base = len(found) - 1
    return found, left_out


def all_values(option: Option, own: Rules) -> list[Any]:
    """Every value of a choice or a yes or no, the edition's own first; raises `RulesError` for an option with too many."""
    default = getattr(own, option.name)
    if option.kind not in ("choice", "flag"):
        raise RulesError(f"vary: {option.name} has too many values to try them all: name some, as in {option.name}=5,7")
    values: Sequence[Any] = option.choices or (False, True)
    return [default, *(value for value in values if value != default)]


def _variants(study: Study, own: Rules, vary: Mapping[str, Sequence[Any]], players: int) -> Iterator[dict[str, Any]]:
    """The rules to be varied, the edition's own first."""
    if study.varies:
        yield {}
        sets = HOUSE_RULES if study.varies == "house rules" else tuple(_each_option(own))
        for varied in sets:
            more = (other for other in sets if other.items() > varied.items() and len(varied) > 1)
            if any(matters(other, own, players) for other in more):
                continue  # of several rules at once, as many as can be played together
            if any(getattr(own, key) != value for key, value in varied.items()) and matters(varied, own, players):
                yield varied
        return
    for key in vary:
        if key not in OPTIONS:
            Rules.of(own.edition, {key: None})  # raises the sentence for a name that does not exist
    axes = []
    for key, values in vary.items():
        default = getattr(own, key)
        given = list(values) or all_values(OPTIONS[key], own)
        axes.append([(key, default), *((key, value) for value in given if value != default)])
    for combination in product(*axes):
        yield dict(combination)


def _each_option(own: Rules) -> Iterator[dict[str, Any]]:
    for option in OPTIONS.values():
        if option.name in _AFTERWARDS or option.name == "draw_limit":
            continue
        if option.kind == "number":
            default = getattr(own, option.name)
            for value in sorted({default - 2, default + 3} if option.name == "hand_size" else {0, default + 2}):
                yield {option.name: value}
            continue
        for value in all_values(option, own)[1:]:
            yield {option.name: value}


def matters(varied: Mapping[str, Any], own: Rules, players: int) -> bool:
    """Whether rules can change anything: not those of cards that the edition lacks, nor for tables of another size."""
    symbols = {face.symbol.name for face in own.edition.faces}
    deck = [card for card in own.edition.deck if not card.is_wild]
    absent = {
        "dip_pass": "WILD_DIP" not in symbols,
        "swap_last": "WILD_SWAP" not in symbols,
        "jump_in": len(set(deck)) == len(deck),
        "two_player_reverse": players != 2,
        "teams": players != 4,
        "wild_draw_test": own.wild_draw == "free",
    }
    return not any(absent.get(key, False) for key in varied)


def tables(bots: Sequence[str], players: int, measures: Mapping[str, bool]) -> dict[bool, tuple[str, ...]]:
    """Who sits at the tables of a study: of equals (False), or where the first bot plays against the others (True).

    `measures` say of each measure's name whether it is of the second kind.
    """
    found: dict[bool, tuple[str, ...]] = {}
    wanted = set(measures.values())
    first, *others = bots or (BEST_QUICK,)
    if True in wanted:
        rest = others or [WEAK if first != WEAK else "random"]
        found[True] = (first, *(rest[seat % len(rest)] for seat in range(players - 1)))
    if False in wanted:
        found[False] = (first,) if True in wanted else (first, *others)
    return found


#: The strongest bot that plays a game in no time, and one that plays as a beginner does.
BEST_QUICK = "sharp" if "sharp" in LEVELS else "careful"
WEAK = "easy" if "easy" in LEVELS else "random"


def _wrong_value(varied: Mapping[str, Any]) -> bool:
    return any(OPTIONS[key].check(value) is not None for key, value in varied.items())


def _plain(rules: Rules, varied: Mapping[str, Any]) -> dict[str, Any]:
    """The varied rules as a record would hold them."""
    return {key: [part.to_json() for part in rules.custom] if key == "custom" else getattr(rules, key) for key in varied}
