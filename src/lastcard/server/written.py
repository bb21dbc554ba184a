"""What is written on the Customizable cards (CUSTOM), and so has to be agreed to."""

from __future__ import annotations

from ..instructions import Instruction
from ..rules import Rules


def written_on(rules: Rules) -> tuple[Instruction, ...]:
    """The instructions of the Customizable cards that the edition has; none when all of them are blank."""
    if not rules.custom:  # as nearly always: this is asked with every move
        return ()
    cards = sum(card.symbol.custom > 0 for card in rules.edition.kinds)
    custom = rules.custom[:cards]
    return custom if any(card.parts or card.text for card in custom) else ()
