"""One seat at a table."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Seat:
    """Who sits here, and how it stands with them: a person, a bot, or nobody."""

    person: str | None = None
    name: str = ""
    #: The bot's level; None where no bot sits. A stand-in is no bot of its own, and plays like the level of `agenda.STAND_IN`.
    level: str | None = None
    #: A bot plays on for a person who left: the seat may be taken in the middle of the game.
    vacant: bool = False
    #: Why a bot stands in for the person: `absent`, `idle` or `asked`; empty when none does.
    stand_in: str = ""
    ready: bool = False
    #: The version of the Customizable cards that the person agreed to.
    agreed: int = -1
    #: How often running, the time ran out.
    timeouts: int = 0
    #: Since when the person has been away, while somebody else is there; None when not.
    absent_from: int | None = None

    @property
    def is_empty(self) -> bool:
        """Whether nobody sits here."""
        return self.person is None and self.level is None
