"""`python -m lastcard`, the same as the command `lastcard`."""

import sys

from .cli import main

if __name__ == "__main__":
    sys.exit(main())
