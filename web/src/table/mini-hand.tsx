/** How many cards somebody holds, on a small fan of backs. */
export function MiniHand({ count }: { count: number }) {
  return (
    <span class={`mini-hand${count === 1 ? " mini-hand-last" : ""}`} aria-hidden="true">
      {count > 2 && <span class="mini-card mini-card-left" />}
      {count > 1 && <span class="mini-card mini-card-right" />}
      <span class="mini-card mini-card-front tabular">{count}</span>
    </span>
  );
}
