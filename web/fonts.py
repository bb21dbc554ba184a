"""Cut the site's fonts from Nunito: `python web/fonts.py FOLDER`, with fonttools and brotli installed.

FOLDER is the package `@fontsource-variable/nunito` of npm, unpacked (5.3.0 was used). What comes out is committed, in `src/fonts/`,
under the licence of Nunito, which lies beside it. The first file has what nearly every page needs; the others come when a letter of
theirs is shown: those of Romanian, Cyrillic, and other letters of Europe, for names.
"""

from __future__ import annotations

import sys
from io import BytesIO
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

FONTS = Path(__file__).resolve().parent / "src" / "fonts"
WEIGHTS = (400, 900)

ROMANIAN = "ĂăȘșȚțŞşŢţ"
SIGNS = "–—‘’‚“”„†•…‹›€™−×·№←↑→↓"
LATIN = [*range(0x20, 0x7F), *range(0xA0, 0x100), *(ord(sign) for sign in SIGNS)]
MORE_LATIN = [code for code in [*range(0x100, 0x180), 0x192, *range(0x1CD, 0x1DD), 0x1E9E] if chr(code) not in ROMANIAN]
CYRILLIC = [*range(0x410, 0x450), *(ord(letter) for letter in "ЁЄІЇЎёєіїўҐґ")]

#: Kerning, marks, figures of one width, and letters as a language wants them.
FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "tnum", "lnum"]


def cut(source: Path, codes: list[int], name: str) -> None:
    """Write one file with these letters."""
    options = subset.Options()
    options.layout_features = FEATURES
    options.hinting = False
    font = TTFont(source)
    worker = subset.Subsetter(options)
    worker.populate(unicodes=codes)
    worker.subset(font)
    font.flavor = None
    whole = BytesIO()
    font.save(whole)
    whole.seek(0)
    found = instancer.instantiateVariableFont(TTFont(whole), {"wght": WEIGHTS})
    found.flavor = "woff2"
    found.save(FONTS / name)
    print(name, (FONTS / name).stat().st_size, "bytes,", len(found.getBestCmap()), "letters")


def main() -> None:
    """Write all files."""
    source = str(Path(sys.argv[1]) / "files" / "nunito-{}-wght-normal.woff2")
    FONTS.mkdir(exist_ok=True)
    cut(Path(source.format("latin")), LATIN, "nunito-latin.woff2")
    cut(Path(source.format("latin-ext")), [ord(letter) for letter in ROMANIAN], "nunito-romanian.woff2")
    cut(Path(source.format("latin-ext")), MORE_LATIN, "nunito-latin-more.woff2")
    cut(Path(source.format("cyrillic")), CYRILLIC, "nunito-cyrillic.woff2")


if __name__ == "__main__":
    main()
