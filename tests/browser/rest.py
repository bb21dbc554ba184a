"""A page at rest: what is measured on it is measured where it stays, and not in the first frame of its coming."""

from __future__ import annotations

from playwright.sync_api import Locator

#: Brings what moves to its end, also what begins by that, and what has no end goes on; tells how many movements there were.
_COME_TO_REST = """() => {
  const ends = (one) => one.playState !== "finished" && Number.isFinite(one.effect?.getComputedTiming().endTime);
  const moving = () => document.getAnimations().filter(ends);
  let ended = 0;
  for (let round = 0, found = moving(); found.length && round < 20; round++, found = moving())
    for (const one of found) {
      one.finish();
      ended++;
    }
  return ended;
}"""
_BOX = "(node) => { const { x, y, width, height } = node.getBoundingClientRect(); return { x, y, width, height }; }"


def at_rest(script: str) -> str:
    """The same function in JavaScript, called on a page at rest. Nothing can begin to move between the two: no frame is drawn there."""
    return f"(...words) => {{ ({_COME_TO_REST})(); return ({script})(...words); }}"


def at_rest_throughout(script: str) -> str:
    """The same for a function that takes a while, and a promise from it: it is called again where something has moved meanwhile."""
    return f"""async (...words) => {{
        const comeToRest = {_COME_TO_REST};
        comeToRest();
        for (let left = 10; ; left--) {{
            const found = await ({script})(...words);
            if (comeToRest() === 0) return found;
            if (left === 0) throw new Error("the page does not come to rest");
        }}
    }}"""


def box_of(place: Locator) -> dict[str, float]:
    """Where something is in the window, and how large, at rest."""
    return dict(place.evaluate(at_rest(_BOX)))
