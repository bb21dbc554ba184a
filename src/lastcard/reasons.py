"""Why a move is refused: a code with arguments and the ruling that refuses it. `words.py` says it in a language.

>>> Reason("not_turn", "ONE", {"turn": 1}).ruling
'ONE'
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from .kernel import codes

#: The kernel's codes: name, ruling. The arguments of each are listed with the texts.
REASONS: dict[int, tuple[str, str]] = {
    codes.R_ROUND_OVER: ("round_over", "OUT"),
    codes.R_NOT_TURN: ("not_turn", "ONE"),
    codes.R_NOT_ASKED: ("not_asked", "ONE"),
    codes.R_NOT_HELD: ("not_held", "ONE"),
    codes.R_NO_MATCH: ("no_match", "MATCH"),
    codes.R_DISHONEST: ("dishonest", "WD-PLAY"),
    codes.R_ONLY_DRAWN: ("only_drawn", "DRAW"),
    codes.R_ANSWER: ("answer", "STACK"),
    codes.R_FINISH: ("finish", "OUT"),
    codes.R_NEEDS_COLOUR: ("needs_colour", "WILD"),
    codes.R_NO_COLOUR: ("no_colour", "WILD"),
    codes.R_LAST_COLOUR: ("last_colour", "OUT-WILD"),
    codes.R_NEEDS_SEAT: ("needs_seat", "SWAP"),
    codes.R_NO_SEAT: ("no_seat", "SWAP"),
    codes.R_LAST_SEAT: ("last_seat", "OUT-WILD"),
    codes.R_OWN_SEAT: ("own_seat", "SWAP"),
    codes.R_CAN_DRAW: ("can_draw", "EMPTY-2"),
    codes.R_CAN_PLAY: ("can_play", "EMPTY-2"),
    codes.R_NOTHING_TO_DRAW: ("nothing_to_draw", "EMPTY-2"),
    codes.R_FORCED: ("forced", "DRAW"),
    codes.R_NO_JUMP: ("not_turn", "ONE"),
    codes.R_NOT_IDENTICAL: ("not_identical", "ONE"),
    codes.R_JUMP_PHASE: ("jump_phase", "ONE"),
    codes.R_UNO_NOT_DUE: ("uno_not_due", "UNO-FALSE"),
    codes.R_UNO_LAST: ("uno_last", "UNO-FALSE"),
    codes.R_UNO_TWICE: ("uno_twice", "UNO-WHEN"),
    codes.R_UNO_AUTO: ("uno_auto", "UNO-WHEN"),
    codes.R_UNO_AGAIN: ("uno_again", "UNO-FALSE"),
    codes.R_CATCH_NOT_DUE: ("catch_not_due", "UNO-FALSE"),
    codes.R_CATCH_SELF: ("catch_self", "UNO-CATCH"),
    codes.R_CATCH_AGAIN: ("catch_again", "UNO-FALSE"),
    codes.R_STACK_PASS: ("stack_pass", "STACK"),
}

#: The rulings behind a question and behind an answer, for a move that does not answer what is asked.
ASKED_BY = {"colour": "OPEN-W", "give": "DIP", "discard": "CUSTOM", "confirm": "CUSTOM", "challenge": "WD-WHO", "drawn": "DRAW"}
ASKED_WITH = {"challenge": "WD-WHO", "accept": "WD-WHO", "give": "DIP", "discard": "CUSTOM", "done": "CUSTOM", "keep": "DRAW"}


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move is refused.

    `args` holds what there is of `seat` (who tried), `turn` (the seat that is asked), `phase`, `card`, `top`, `colour` (the colour in
    force), `target`, `verb`, `owed`, `drawn` (the card just drawn), `finish` and `test` (the options `finish`, unless `any`,
    and `wild_draw_test`); seats are numbers, cards and colours their text.
    """

    code: str
    ruling: str
    args: Mapping[str, Any] = field(default_factory=dict)
