import { mayMove } from "../preferences.ts";

/** Where something is on the screen: a seat, a pile, the hand. */
export function anchor(name: string): DOMRect | null {
  const rect = document.querySelector(`[data-anchor="${name}"]`)?.getBoundingClientRect();
  return rect !== undefined && rect.width > 0 ? rect : null;
}

export const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

const middle = (rect: DOMRect): { x: number; y: number } => ({ x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 });

/** The transform that puts something from `to` over `from`. */
function over(from: DOMRect, to: DOMRect, turn: number): string {
  const [a, b] = [middle(from), middle(to)];
  const scale = Math.min(from.width / to.width, 1.4);
  return `translate(${a.x - b.x}px, ${a.y - b.y}px) scale(${scale.toFixed(3)}) rotate(${turn}deg)`;
}

/** Let an element that is in its place come from `from`. Without movement it fades in. */
export function comeFrom(element: HTMLElement, from: DOMRect | null, duration = 280, delay = 0, heavy = false): Animation {
  const place = element.getBoundingClientRect();
  const moves = mayMove() && from !== null && place.width > 0;
  const frames: Keyframe[] = !moves
    ? [{ opacity: 0 }, { opacity: 1 }]
    : heavy
      ? [
          { transform: over(from, place, -14) },
          { transform: "scale(1.5) rotate(4deg)", offset: 0.55, easing: "cubic-bezier(0.6, 0, 0.9, 0.4)" },
          { transform: "scale(0.94)", offset: 0.85 },
          { transform: "none" },
        ]
      : [{ transform: over(from, place, -10) }, { transform: "none" }];
  return element.animate(frames, { duration: moves ? duration : 180, delay: moves ? delay : 0, easing: EASE, fill: "backwards" });
}

/** Let cards that have come to the hand fly in from the draw pile, one after another. They can be used at once. */
export function arrive(cards: readonly HTMLElement[]): void {
  const from = arrivals.from ?? anchor("draw");
  const gap = Math.min(90, 500 / cards.length);
  for (const [place, card] of cards.entries()) comeFrom(card, from, 300, place * gap);
}

/** Where the cards that come to the hand next come from, if not from the draw pile: another player's seat. */
export const arrivals: { from: DOMRect | null } = { from: null };

let layer: HTMLElement | null = null;

/** Where things fly that belong to no place. */
export function setLayer(element: HTMLElement | null): void {
  layer = element;
}

/** Fly the back of a card from one place to another. Nothing waits for it. */
export function fly(from: DOMRect | null, to: DOMRect | null, { delay = 0, duration = 300, bend = 0 } = {}): void {
  if (layer === null || from === null || to === null || !mayMove()) return;
  const card = document.createElement("span");
  card.className = "flyer";
  layer.append(card);
  const size = card.getBoundingClientRect();
  const at = (rect: DOMRect, scale: number): string => {
    const { x, y } = middle(rect);
    return `translate(${x - size.width / 2}px, ${y - size.height / 2}px) scale(${scale})`;
  };
  const [a, b] = [middle(from), middle(to)];
  const half = `translate(${(a.x + b.x) / 2 - size.width / 2 + bend}px, ${(a.y + b.y) / 2 - size.height / 2 + bend}px) scale(1) rotate(${bend / 4}deg)`;
  const frames: Keyframe[] = bend === 0 ? [{ transform: at(from, 1), opacity: 1 }, { transform: at(to, 0.7), opacity: 1 }] : [{ transform: at(from, 0.8) }, { transform: half }, { transform: at(to, 0.8) }];
  const flight = card.animate(frames, { duration, delay, easing: EASE, fill: "both" });
  flight.onfinish = flight.oncancel = () => card.remove();
}

/** Let something small call attention once. */
export function nudge(selector: string, frames: Keyframe[], duration: number): void {
  if (!mayMove()) return;
  document.querySelector(selector)?.animate(frames, { duration, easing: EASE });
}

/** What the signals now say is on the page. A page in the background is not drawn, and must not wait for it. */
export const drawn = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
    setTimeout(resolve, 100);
  });

/** Wait, unless it is hurried. */
export function pause(millis: number, hurry: AbortSignal): Promise<void> {
  if (hurry.aborted || millis <= 0) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(done, millis);
    function done(): void {
      clearTimeout(timer);
      hurry.removeEventListener("abort", done);
      resolve();
    }
    hurry.addEventListener("abort", done);
  });
}
