(finger) => {
  const faults = [];
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width + 1) faults.push(`the page is ${document.documentElement.scrollWidth} wide`);
  const seen = (node) => {
    const box = node.getBoundingClientRect(), style = getComputedStyle(node);
    return box.width > 1 && box.height > 1 && style.visibility !== "hidden" && !node.closest(".unseen, [aria-hidden=true], [inert], .hand, .flyers");
  };
  const said = (node) => `${node.tagName.toLowerCase()}.${node.className} "${(node.getAttribute("aria-label") || node.textContent).trim().slice(0, 40)}"`;
  const scrolls = (node) => {
    for (let up = node.parentElement; up; up = up.parentElement) if (/(auto|scroll)/.test(getComputedStyle(up).overflowX + getComputedStyle(up).overflowY)) return true;
    return false;
  };
  for (const node of document.querySelectorAll("button, a, h1, h2, p, label, legend, input, select, summary, td, th")) {
    if (!seen(node)) continue;
    const box = node.getBoundingClientRect();
    if ((box.left < -1 || box.right > width + 1) && !scrolls(node)) faults.push(`out of the screen: ${said(node)}`);
    if (node.scrollWidth > node.clientWidth + 2 && node.clientWidth > 0 && getComputedStyle(node).overflowX === "hidden" && getComputedStyle(node).textOverflow !== "ellipsis")
      faults.push(`cut off: ${said(node)}`);
    if (finger && node.matches("button, a.button, summary, select, input:not([type=range], [type=radio], [type=checkbox])") && (box.height < 43.5 || box.width < 43.5))
      faults.push(`small for a finger, ${box.width.toFixed(0)} x ${box.height.toFixed(0)}: ${said(node)}`);
  }
  // A word on two lines, with no hyphen to say that it goes on.
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode, node = text.parentElement;
    if (!seen(node) || node.closest("script, style, .place-name, .seat-name") || getComputedStyle(node).hyphens === "auto") continue;
    for (const word of text.data.matchAll(/[^\s/–-]{2,}/gu)) {
      const range = document.createRange();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      if (new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size > 1) faults.push(`broken word, "${word[0]}": ${said(node)}`);
    }
  }
  return faults;
}
