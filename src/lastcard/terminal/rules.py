"""`lastcard rules`: the rulebook of an edition, with the options chosen."""

from __future__ import annotations

import argparse
import shutil

from ..rulebook import rulebook
from ..rules import Rules


def run(values: argparse.Namespace, language: str) -> int:
    """Print the rulebook."""
    rules = Rules.of(values.place, dict(values.rule or ()))
    if values.players is not None:
        rules.check_players(values.players)
    width = max(40, min(shutil.get_terminal_size((80, 24)).columns - 2, 78))
    print(rulebook(rules, language, values.players, width=width), end="")
    return 0
