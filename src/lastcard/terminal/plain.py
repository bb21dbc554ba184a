"""Text for a terminal whose encoding lacks some of our signs: an error handler for codecs that writes the nearest plain letters.

>>> "Català: ▲ “tu” → 3…".encode("ascii", ERRORS)
b'Catala: ^ "tu" -> 3...'
"""

from __future__ import annotations

import codecs
import unicodedata

ERRORS = "lastcard-plain"

_SIGNS = {
    "▲": "^", "●": "o", "■": "#", "◆": "v", "★": "*", "✓": "*", "→": "->", "←": "<-", "▸": ">", "─": "-", "·": "-", "–": "-", "—": "-",
    "…": "...", "“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "‘": "'", "’": "'", "×": "x", "®": "(R)", "█": "#", "▌": "#",
}  # fmt: skip


def _plain(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    found = ""
    for letter in error.object[error.start : error.end]:
        simple = _SIGNS.get(letter) or unicodedata.normalize("NFKD", letter)
        try:
            simple.encode(error.encoding)
        except UnicodeError:
            simple = "".join(part for part in simple if part.isascii()) or "?"
        found += simple
    return found, error.end


codecs.register_error(ERRORS, _plain)
