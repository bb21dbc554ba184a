"""How the clocks of a table stand that follow from who is connected, as one process tells another."""

from __future__ import annotations

import msgspec


class Clocks(msgspec.Struct, frozen=True, array_like=True):
    """All in milliseconds from now, as two machines' clocks may differ."""

    question: int
    #: For how long somebody who sits there has been connected.
    company: int
    #: How much time is left to answer the question with this number: the one while it runs, the other while the table is paused.
    deadline: int | None
    time_left: int | None
    #: For how long the people of these seats have been away.
    absent: dict[int, int]
