import { useComputed, useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Card } from "../cards/Card.tsx";
import { ShapeIcon, WildIcon } from "../cards/shapes.tsx";
import { COLOURS, type CardText, type ColourText } from "../faces.ts";
import { asked, game } from "../state.ts";
import { t, words } from "../words/index.ts";
import { arrange, RISE, type Arrangement } from "./arrange.ts";
import { chosen, sending, usable, use } from "./doing.ts";
import { touch } from "./finger.ts";
import { arrive } from "./motion.ts";
import { cardsText, view } from "./names.ts";
import { scoring } from "./over.ts";
import { handCard } from "./room.ts";
import { groups, sorted, sorting, type Held } from "./sorting.ts";


/** The player's own cards: one to sixty of them. A toolbar of buttons, of which one is in the order of tabs. */
export function Hand() {
  const box = useRef<HTMLDivElement>(null);
  const width = useSignal(0);
  const at = useSignal<string | null>(null);
  const cards = view.value?.hand ?? [];
  const held = sorted(cards, sorting.value, usable);
  const parts = groups(held, sorting.value, usable);
  const laid = arrange(held.length, width.value, handCard.value, parts.map((part) => part.size));
  const place = held.findIndex((one) => one.key === at.value);
  const before = useRef(0);
  if (place >= 0) before.current = place;
  // When the card that was in the order of tabs is gone, its neighbour is.
  const current = held[place >= 0 ? place : Math.min(before.current, held.length - 1)]?.key ?? null;

  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const measure = (): void => {
      // Without the padding that the strip has: a width that hung on the form would change the form again, and so on in every frame.
      const { paddingLeft, paddingRight } = getComputedStyle(element);
      width.value = element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);

  useEffect(() => (box.current === null ? undefined : touch(box.current, (card, from) => void use(card, from))), []);
  useArrivals(box, held);

  const go = (key: string | undefined): void => {
    if (key === undefined) return;
    at.value = key;
    const button = box.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
    button?.focus();
    button?.scrollIntoView({ block: "nearest", inline: "center" });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const index = held.findIndex((one) => one.key === current);
    const next = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: held.length - 1 }[event.key];
    if (next !== undefined) go(held[Math.min(Math.max(next, 0), held.length - 1)]?.key);
    else if (event.key === "ArrowDown" || event.key === "ArrowUp") go(held[otherGroup(index, parts.map((part) => part.size), event.key === "ArrowDown" ? 1 : -1)]?.key);
    else return;
    event.preventDefault();
  };

  return (
    <section class={`hand hand-${laid.form}${asked.value ? " hand-asked" : ""}`} inert={scoring.value}>
      {laid.form === "strip" && <Parts parts={parts} onGo={(index) => go(held[index]?.key)} />}
      <div class="hand-box" ref={box} data-anchor="hand">
        <div
          class="hand-cards"
          role="toolbar"
          aria-label={t("hand-yours", { what: cardsText(held.length) })}
          onKeyDown={onKeyDown}
          style={{ width: `${laid.width}px`, height: `${laid.height}px` }}
        >
          {width.value > 0 && held.map((one, index) => <HandCard key={one.key} held={one} spot={laid.spots[index]} card={laid.card} tab={one.key === current} onFocus={() => (at.value = one.key)} />)}
        </div>
      </div>
    </section>
  );
}

/** The first card of the group before or after the one at `index`. */
function otherGroup(index: number, sizes: number[], step: number): number {
  const starts = sizes.map((_, place) => sizes.slice(0, place).reduce((sum, size) => sum + size, 0));
  const mine = starts.findLastIndex((start) => start <= index);
  return starts[Math.min(Math.max(mine + step, 0), starts.length - 1)] ?? index;
}

interface HandCardProps {
  held: Held;
  spot: Arrangement["spots"][number] | undefined;
  card: number;
  tab: boolean;
  onFocus: () => void;
}

function HandCard({ held, spot, card, tab, onFocus }: HandCardProps) {
  const can = useComputed(() => usable(held.card)).value;
  const picked = chosen.value === held.card;
  if (spot === undefined) return null;
  const state = `${can ? " held-can" : ""}${picked ? " held-picked" : ""}${sending.value !== null && can ? " held-sending" : ""}`;
  return (
    <button
      type="button"
      class={`held${state}`}
      data-key={held.key}
      data-card={held.card}
      tabIndex={tab ? 0 : -1}
      aria-label={label(held.card, can)}
      aria-pressed={picked ? true : undefined}
      onFocus={onFocus}
      style={{ width: `${card}px`, transform: `translate(${spot.x.toFixed(1)}px, ${spot.y.toFixed(1)}px) rotate(${spot.turn.toFixed(1)}deg)` }}
    >
      <span class="held-card" style={{ "--rise": `${-RISE + 2}px` }}>
        <Card card={held.card} />
      </span>
    </button>
  );
}

function label(card: CardText, can: boolean): string {
  const name = words.value.card(card);
  if (!can) return name;
  const phase = game.value?.phase;
  const key = phase === "give" ? "hand-can-give" : phase === "discard" ? "hand-can-discard" : asked.value ? "hand-can-play" : "hand-can-jump";
  return t(key, { card: name });
}

/** Buttons that go to a part of a long hand. */
function Parts({ parts, onGo }: { parts: { name: string; size: number }[]; onGo: (index: number) => void }) {
  let first = 0;
  return (
    <div class="hand-parts" role="group" aria-label={t("hand-groups")}>
      {parts.map(({ name, size }) => {
        const start = first;
        first += size;
        const colour = COLOURS.find((one) => one === name) as ColourText | undefined;
        const said = partName(name, colour);
        return (
          <button key={name} type="button" class={`hand-part${colour ? ` ground-${colour}` : ""}`} aria-label={t("hand-group", { name: said, what: cardsText(size) })} onClick={() => onGo(start)}>
            {colour ? <ShapeIcon colour={colour} /> : name === "W" ? <WildIcon /> : <span>{said}</span>}
            <span class="tabular">{size}</span>
          </button>
        );
      })}
    </div>
  );
}

function partName(name: string, colour: ColourText | undefined): string {
  if (colour) return words.value.colour(colour);
  if (name === "may") return t("hand-group-may");
  if (name === "rest") return t("hand-group-rest");
  return name === "W" ? t("hand-group-wild") : words.value.symbol({ colour: "R", symbol: name, figure: /^\d$/.test(name) ? Number(name) : null, custom: 0, place: 0 });
}

/** Let cards that have come to the hand fly in from where they came. */
function useArrivals(box: { current: HTMLDivElement | null }, held: Held[]): void {
  const before = useRef<Set<string> | null>(null);
  useLayoutEffect(() => {
    const known = before.current;
    before.current = new Set(held.map((one) => one.key));
    if (known === null || known.size === 0) return;
    const fresh = held.filter((one) => !known.has(one.key)).map((one) => box.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(one.key)}"] .held-card`) ?? null);
    if (fresh.length > 0 && fresh.length < held.length) arrive(fresh.filter((one) => one !== null));
  });
}

