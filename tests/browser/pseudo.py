"""Finds texts on a page that do not come from the files of texts: in the pseudo-language all that do stand in ⟦brackets⟧."""

from __future__ import annotations

from collections.abc import Collection

from playwright.sync_api import Page

_LOOK = """(allowed) => {
    const found = [];
    const look = (text, where) => {
        let rest = text;
        for (let before = ""; before !== rest; ) { before = rest; rest = rest.replace(/⟦[^⟦⟧]*⟧/g, " "); }
        for (const one of allowed) rest = rest.split(one).join(" ");
        if (/\\p{L}/u.test(rest)) found.push(`${where}: ${text.trim()}`);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (!parent.closest("script, style, [aria-hidden=true]")) look(node.data, parent.tagName.toLowerCase() + "." + parent.className);
    }
    for (const name of ["aria-label", "title", "placeholder", "alt", "aria-description", "aria-valuetext"])
        for (const element of document.body.querySelectorAll(`[${name}]`)) look(element.getAttribute(name), name);
    return [...new Set(found)];
}"""


def texts_of_its_own(page: Page, allowed: Collection[str]) -> list[str]:
    """The texts that a page shows or tells a screen reader, and that are neither from the files nor allowed: names, codes, addresses."""
    found: list[str] = page.evaluate(_LOOK, sorted(allowed, key=len, reverse=True))
    return found
