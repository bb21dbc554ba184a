"""Write the golden files anew: `python3 go.py python tests/regenerate.py [FOLDER]`.

Perft is counted (`kernel/perft.json`), the golden records are played by their own moves (`records/golden/`,
`records/positions.json`), and so are the environments' trajectories (`envs/golden.json`); nothing else in the repository is changed.
With a folder, the files go there. A difference that comes of it is a change of behaviour: read it before you commit it, and say in the
commit why it is right.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

TESTS = Path(__file__).resolve().parent


def regenerate(folder: Path, only: Iterable[str] | None = None) -> list[str]:
    """Write all files below a folder; or only some goldens, and as many cases of perft. Returns the cases that were counted."""
    from kernel import test_perft
    from records import goldens

    for part in ("kernel", "records", "envs"):
        (folder / part).mkdir(parents=True, exist_ok=True)
    names = None if only is None else list(only)
    cases = list(test_perft.CASES)[:: 1 if names is None else 6]
    test_perft.regenerate(folder / "kernel" / "perft.json", cases)
    goldens.regenerate(folder / "records" / "golden", folder / "records" / "positions.json", names)
    if names is None:
        from envs import trajectories

        trajectories.regenerate(folder / "envs" / "golden.json")
    return cases


def main(words: list[str]) -> int:
    """Say what was done."""
    folder = Path(words[0]) if words else TESTS
    cases = regenerate(folder)
    records = len(list((folder / "records" / "golden").iterdir()))
    print(f"{len(cases)} cases of perft, {records} golden records and the environments' trajectories are in {folder}.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
