"""Draw the app's icons from its mark, `public/icon.svg`: `python web/icons.py`.

The drawings are committed; run it when the mark changes.
"""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).resolve().parent / "public"
SIZES = {"icon-192.png": (192, False), "icon-512.png": (512, False), "icon-maskable-512.png": (512, True)}


def main() -> None:
    """Write every size."""
    mark = (PUBLIC / "icon.svg").read_text("utf-8")
    # A mask cuts the corners: the ground fills the square, and the card keeps to the middle.
    whole = re.sub(r' rx="112"', "", mark, count=1)
    whole = whole.replace('<g transform="rotate(-12 256 256)">', '<g transform="translate(51 51) scale(.8) rotate(-12 256 256)">')
    browser = os.environ.get("LASTCARD_BROWSER") or shutil.which("chromium") or shutil.which("google-chrome")
    with sync_playwright() as playwright:
        page = playwright.chromium.launch(executable_path=browser, args=["--no-sandbox"]).new_page()
        for name, (size, maskable) in SIZES.items():
            page.set_viewport_size({"width": size, "height": size})
            drawing = (whole if maskable else mark).replace("<svg ", f'<svg width="{size}" height="{size}" style="display:block" ', 1)
            page.set_content(f'<body style="margin:0">{drawing}</body>')
            page.screenshot(path=PUBLIC / name, omit_background=True)


if __name__ == "__main__":
    main()
