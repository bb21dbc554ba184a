"""What there is to choose from, for any client: editions, options, presets, parts of instructions, bots, phrases."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any, cast, get_args

from .. import __version__, bots
from ..edition import Edition
from ..instructions import MOST_TEXT, PARTS
from ..rules import OPTIONS, Rules
from . import messages
from .messages import Catalogue, EditionInfo, OptionInfo
from .presets import PRESETS


@cache
def catalogue() -> Catalogue:
    """The whole catalogue."""
    return Catalogue(
        version=__version__,
        editions=[_edition(name) for name in get_args(messages.Edition)],
        options=[
            OptionInfo(option.name, option.group, option.ruling, option.kind, list(option.choices), option.least, option.most)
            for option in OPTIONS.values()
        ],
        presets=list(PRESETS),
        parts={name: [cast("list[str | int]", list(values)) for values in places] for name, places in PARTS.items()},
        bots=list(bots.LEVELS),
        phrases=list(messages.PHRASES),
        emotes=list(messages.EMOTES),
        most_name=messages.MOST_NAME,
        most_chat=messages.MOST_CHAT,
        most_text=MOST_TEXT,
    )


def _edition(name: messages.Edition) -> EditionInfo:
    edition = Edition.load(name)
    cards = sorted(Counter(edition.deck).items())
    return EditionInfo(
        name,
        edition.min_players,
        edition.max_players,
        [(str(card), count, edition.points(card)) for card, count in cards],
        values_of(Rules.of(edition)),
    )


def values_of(rules: Rules) -> dict[str, Any]:
    """Every option's value, as JSON has it."""
    values = {name: getattr(rules, name) for name in OPTIONS}
    return {**values, "custom": [card.to_json() for card in rules.custom]}
