/** How far a finger moves before it is a drag, and how far up a card is carried to be laid. */
const DRAG = 12;
const LAY = 64;

interface Grip {
  pointer: number;
  x: number;
  y: number;
  button: HTMLElement;
  carrying: boolean;
}

/**
 * Play cards with a finger or a mouse: a tap uses the card; sliding along the fan tries the neighbours, of which the one under the finger stands up;
 * a card carried up and let go is used. Keys and screen readers press the same buttons by their click.
 */
export function touch(box: HTMLElement, onUse: (card: string, from: DOMRect) => void): () => void {
  let grip: Grip | null = null;
  let handled = -Infinity;

  const cardOf = (button: HTMLElement): HTMLElement => button.querySelector<HTMLElement>(".held-card") ?? button;
  const under = (event: PointerEvent): HTMLElement | null => {
    for (const found of document.elementsFromPoint(event.clientX, event.clientY)) {
      const button = found.closest<HTMLElement>(".held");
      if (button && box.contains(button)) return button;
    }
    return null;
  };
  const hold = (button: HTMLElement | null): void => {
    for (const one of box.querySelectorAll(".held-under")) if (one !== button) one.classList.remove("held-under");
    button?.classList.add("held-under");
  };
  const drop = (): void => {
    if (grip !== null) {
      cardOf(grip.button).style.transform = "";
      grip.button.classList.remove("held-carried");
    }
    hold(null);
    grip = null;
  };
  const take = (button: HTMLElement): void => {
    handled = performance.now();
    onUse(button.dataset.card ?? "", cardOf(button).getBoundingClientRect());
  };

  const down = (event: PointerEvent): void => {
    const button = (event.target as Element).closest<HTMLElement>(".held");
    if (button === null || event.button !== 0 || grip !== null) return;
    grip = { pointer: event.pointerId, x: event.clientX, y: event.clientY, button, carrying: false };
    if (event.pointerType !== "mouse") hold(button);
  };
  const moved = (event: PointerEvent): void => {
    if (grip === null || event.pointerId !== grip.pointer) return;
    const [right, up] = [event.clientX - grip.x, grip.y - event.clientY];
    if (!grip.carrying && up > DRAG && up > Math.abs(right)) {
      grip.carrying = true;
      grip.button.classList.add("held-carried");
      box.setPointerCapture(event.pointerId);
    }
    if (grip.carrying) cardOf(grip.button).style.transform = `translate(${right}px, ${-up}px) scale(1.06)`;
    else if (event.pointerType !== "mouse" && !box.closest(".hand-strip")) {
      const other = under(event);
      if (other !== null && other !== grip.button) {
        grip.button = other;
        grip.x = event.clientX;
        hold(other);
      }
    }
  };
  const up = (event: PointerEvent): void => {
    if (grip === null || event.pointerId !== grip.pointer) return;
    const { button, carrying, y } = grip;
    const far = y - event.clientY;
    const on = under(event) === button;
    if (carrying && far > LAY) take(button);
    else if (!carrying && on) take(button);
    drop();
  };
  const cancel = (event: PointerEvent): void => {
    if (grip?.pointer === event.pointerId) drop();
  };
  const click = (event: MouseEvent): void => {
    const button = (event.target as Element).closest<HTMLElement>(".held");
    if (button !== null && performance.now() - handled > 500) take(button);
  };

  box.addEventListener("pointerdown", down);
  box.addEventListener("pointermove", moved);
  box.addEventListener("pointerup", up);
  box.addEventListener("pointercancel", cancel);
  box.addEventListener("click", click);
  return () => {
    box.removeEventListener("pointerdown", down);
    box.removeEventListener("pointermove", moved);
    box.removeEventListener("pointerup", up);
    box.removeEventListener("pointercancel", cancel);
    box.removeEventListener("click", click);
  };
}
