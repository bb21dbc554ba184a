"""A process that plays shares: `python -m lastcard.lab.worker`. It reads a share a line, and writes what came of it, or what went wrong.

It ends with its standard input, and so with the process that started it, however that ended.
"""

from __future__ import annotations

import json
import signal
import sys

from .figures import play
from .plan import Share


def main(interpreted: bool) -> None:
    """Play what is asked for."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the process that started it decides what an interruption means
    for line in sys.stdin:
        try:
            answer = play(Share.from_json(line), interpreted=interpreted)
        except Exception as error:
            answer = json.dumps({"error": f"{type(error).__name__}: {error}"})
        try:
            print(answer, flush=True)
        except OSError:  # nobody waits for it any more
            break


if __name__ == "__main__":
    main("--interpreted" in sys.argv)
