"""What happened: a code with arguments, each public or for certain seats alone. `words.py` says it in a language.

The events, with their public fields and, after the bar, those that only the seats named may see (decided here, where the event is
made, and not by the one who shows it):

| code | fields |
|---|---|
| `round` | `round`, `dealer` |
| `dealer_card` | `seat`, `card`: drawn to choose the dealer (DEALER) |
| `dealer` | `seat`, `how`: `given`, `drawn` or `left` |
| `dealt` | `seat`, `count` \\| `cards` to that seat (DEAL) |
| `opened` | `card` |
| `returned` | `card`: put back, the pile reshuffled (OPEN-WD) |
| `starts` | `seat`, `why`: `left`, `skip`, `draw`, `reverse` or `colour` |
| `played` | `seat`, `card`, `colour` named or None, `target` seat or None, `jump`, `last`, `count` of cards left |
| `drew` | `seat`, `count`, `why` (see `codes.DREW_NAMES`) \\| `cards` to that seat |
| `shuffled` | `count`: the discard pile became the draw pile (EMPTY) |
| `kept`, `passed` | `seat` |
| `skipped` | `seat` |
| `turned` | `direction` |
| `colour` | `seat`, `colour`: an opening wild's |
| `gave` | `seat`, `target` \\| `card` to both (DIP) |
| `swapped` | `seat`, `target` |
| `rotated` | `direction` |
| `uno` | `seat` |
| `caught` | `seat` who caught, `target` |
| `false_uno` | `seat` |
| `false_catch` | `seat`, `target` |
| `challenged` | `seat` who challenges, `target` |
| `shown` | `seat` whose hand, `target` to whom, `guilty` \\| `cards` to the target (WD-WHO) |
| `accepted` | `seat` |
| `forgiven` | `seat`, `count`: cards that could not be drawn (EMPTY-2) |
| `stack_forgiven` | `seat`, `count` |
| `owes` | `seat`, `count`: a stack passed on (STACK) |
| `again` | `seat` |
| `discarded` | `seat`, `card` (CUSTOM) |
| `laid_open` | `seat` (CUSTOM, `open`) |
| `asks_done`, `done` | `seat`, `card` (CUSTOM, free text) |
| `blocked` | `why`: `passed` or `endless` |
| `won` | `seat` or None, `points` |
| `scored` | `seat`, `points` of the round, `total` |
| `game_won` | `seat` |

>>> event = Event("drew", {"seat": 1, "count": 1, "why": "turn"}, {"cards": ["R5"]}, (1,))
>>> event.seen_by(0)
{'seat': 1, 'count': 1, 'why': 'turn'}
>>> event.seen_by(1)["cards"]
['R5']
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened. Seats are numbers; cards and colours are their text."""

    code: str
    args: Mapping[str, Any]
    secret: Mapping[str, Any] = field(default_factory=dict)
    seats: tuple[int, ...] = ()

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """The fields that a seat may know; those of a spectator for None."""
        return {**self.args, **self.secret} if seat in self.seats else dict(self.args)
