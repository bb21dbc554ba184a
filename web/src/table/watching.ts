import { mayMove } from "../preferences.ts";
import type { Happened } from "../protocol.ts";
import type { Step } from "../showing.ts";
import { play, vibrate } from "../sound.ts";
import { t } from "../words/index.ts";
import { bubble } from "./bubbles.ts";
import { laid } from "./doing.ts";
import { anchor, arrivals, comeFrom, drawn, fly, nudge, pause } from "./motion.ts";

/** How long a move is looked at before the next one is shown, and how long when the player is being waited for. */
const LOOK = 800;
const QUICK = 320;
/** No draw shows more cards flying than this, so that a large one takes no longer. */
const MOST_FLYING = 8;

const seatOf = (event: Happened, field = "seat"): number => Number(event.args[field]);

/** Where a seat's cards are: its place at the table, or the player's own hand. */
const placeOf = (seat: number, mine: number | null): DOMRect | null => (seat === mine ? anchor("hand") : anchor(`seat-${seat}`));

/** Show one move so that one can follow who did what to whom. */
export async function watch(step: Step, show: () => void, hurry: AbortSignal): Promise<void> {
  const events = step.entries.flatMap((entry) => (entry.what === "game" ? entry.events : []));
  const mine = step.after.seat;
  const played = events.find((event) => event.code === "played");
  // The places as they are before the table is drawn anew: a hand may grow or go.
  const from = played === undefined ? null : seatOf(played) === mine && laid.card === played.args.card && laid.from !== null ? laid.from : placeOf(seatOf(played), mine);
  const given = events.find((event) => event.code === "gave" && event.args.target === mine);
  const traded = events.find((event) => event.code === "swapped" && (event.args.seat === mine || event.args.target === mine));
  arrivals.from = given ? placeOf(seatOf(given), mine) : traded ? placeOf(seatOf(traded) === mine ? seatOf(traded, "target") : seatOf(traded), mine) : null;
  show();
  await drawn();
  if (hurry.aborted) return;
  let busy = 0;
  if (played !== undefined) {
    const heavy = String(played.args.card).startsWith("W+");
    const top = document.querySelector<HTMLElement>(".lying-top .lying-card");
    const duration = heavy ? 320 : 260;
    if (top !== null) {
      const flight = comeFrom(top, from, duration, 0, heavy);
      hurry.addEventListener("abort", () => flight.finish());
    }
    laid.from = null;
    busy = duration;
    setTimeout(() => play(heavy ? "hit" : "slide"), heavy ? duration * 0.7 : 0);
  }
  for (const event of events) busy = Math.max(busy, follow(event, mine, busy));
  arrivals.from = null;
  await pause(step.quick ? Math.max(QUICK, busy * 0.7) : Math.max(LOOK, busy), hurry);
}

/** Show one thing that happened, beginning after `delay`; how long all of it then takes. */
function follow(event: Happened, mine: number | null, delay: number): number {
  const seat = seatOf(event);
  switch (event.code) {
    case "drew": {
      const count = Math.min(Number(event.args.count), MOST_FLYING);
      if (seat !== mine) for (let card = 0; card < count; card++) fly(anchor("draw"), placeOf(seat, mine), { delay: delay + card * 80 });
      play("draw");
      if (event.args.why !== "turn" && event.args.why !== "dip") hit(seat, mine);
      return delay + 240 + count * 80;
    }
    case "dealt":
      for (let card = 0; card < 3; card++) fly(anchor("draw"), placeOf(seat, mine), { delay: card * 120 });
      return 600;
    case "skipped":
      strike(seat, delay);
      return delay + 300;
    case "gave":
      if (seatOf(event, "target") !== mine) fly(placeOf(seat, mine), placeOf(seatOf(event, "target"), mine), { delay });
      return delay + 300;
    case "swapped": {
      const [a, b] = [placeOf(seat, mine), placeOf(seatOf(event, "target"), mine)];
      for (let card = 0; card < 3; card++) {
        fly(a, b, { delay: delay + card * 40, bend: 40, duration: 320 });
        fly(b, a, { delay: delay + card * 40, bend: -40, duration: 320 });
      }
      return delay + 420;
    }
    case "rotated":
      rotate(Number(event.args.direction), mine, delay);
      return delay + 420;
    case "shuffled":
      for (let card = 0; card < 5; card++) fly(anchor("discard"), anchor("draw"), { delay: card * 50 });
      return 500;
    case "uno":
      play("uno");
      bubble(seat, { key: Date.now(), kind: "uno", text: t("do-uno") });
      return delay;
    case "caught":
      hit(seatOf(event, "target"), mine);
      return delay;
    case "won":
      if (seat === mine) play("win");
      return delay;
    default:
      return delay;
  }
}

/** All hands move on one seat: a card from each place to the next. */
function rotate(direction: number, mine: number | null, delay: number): void {
  const seats = [...document.querySelectorAll<HTMLElement>("[data-seat]")].map((one) => Number(one.dataset.seat));
  const all = [...seats, ...(mine === null ? [] : [mine])].sort((a, b) => a - b);
  for (const [place, seat] of all.entries()) {
    const next = all[(place + direction + all.length) % all.length] ?? seat;
    fly(placeOf(seat, mine), placeOf(next, mine), { delay, bend: 20, duration: 320 });
  }
}

function hit(seat: number, mine: number | null): void {
  if (seat === mine) {
    play("hit");
    vibrate("hit");
  }
  nudge(`[data-anchor="seat-${seat}"]`, [{ transform: "none" }, { transform: "translateX(-5px)" }, { transform: "translateX(5px)" }, { transform: "none" }], 260);
}

/** Strike a seat through, once. */
function strike(seat: number, delay: number): void {
  const line = document.querySelector<HTMLElement>(`[data-seat="${seat}"] .seat-strike`);
  if (line === null) return;
  const frames: Keyframe[] = mayMove()
    ? [
        { transform: "rotate(-35deg) scaleX(0)", opacity: 1 },
        { transform: "rotate(-35deg) scaleX(1)", opacity: 1, offset: 0.3 },
        { transform: "rotate(-35deg) scaleX(1)", opacity: 1, offset: 0.75 },
        { transform: "rotate(-35deg) scaleX(1)", opacity: 0 },
      ]
    : [{ transform: "rotate(-35deg)", opacity: 1 }, { transform: "rotate(-35deg)", opacity: 1, offset: 0.75 }, { transform: "rotate(-35deg)", opacity: 0 }];
  line.animate(frames, { duration: 900, delay, fill: "backwards" });
}
