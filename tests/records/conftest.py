"""Records are replayed at both speeds, with the tables of the rulings' tests."""

from __future__ import annotations

from rules.conftest import replay, seeded, table

__all__ = ["replay", "seeded", "table"]
