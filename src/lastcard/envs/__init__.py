"""Learning environments on the compiled rules: actions and observations as numbers, and the shells that researchers know.

`aec` is the game for PettingZoo and `gym` for Gymnasium; both need these packages (`pip install "lastcard[envs]"`). `batch` plays
thousands of games at once, `rlcard` is an agent for RLCard, and `check_bot` tries a bot of one's own.

>>> from lastcard.envs import check_bot
>>> report = check_bot(lambda view: view.legal_moves[0], rounds=1)
>>> report.ok
True
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .batch import Batch as Batch
    from .checking import BotError as BotError
    from .checking import BotReport as BotReport
    from .checking import Problem as Problem
    from .checking import check_bot as check_bot

#: What is imported when it is asked for: the compiled code takes in some of the modules here, and needs none of this.
_LATER = {
    "Batch": "batch",
    "BotError": "checking",
    "BotReport": "checking",
    "Problem": "checking",
    "check_bot": "checking",
    "aec": "",
    "batch": "",
    "gym": "",
    "rlcard": "",
}


def __getattr__(name: str) -> Any:
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module = import_module(f"{__name__}.{_LATER[name] or name}")
    return getattr(module, name) if _LATER[name] else module
