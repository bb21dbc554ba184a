"""Put what really happens into the pages: `python3 go.py python tests/docs/rewrite.py [PAGE …]`.

Where a page shows something else, that is replaced. Read the difference before you commit it.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from docs.pages import PAGES, name_of, read
from docs.running import ran

if __name__ == "__main__":
    for page in [Path(word).resolve() for word in sys.argv[1:]] or PAGES:
        new = ran(page)
        if new != read(page):
            page.write_text(new, "utf-8")
            print(f"{name_of(page)} has changed.")
