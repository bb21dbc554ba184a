import type { ComponentChildren, Ref } from "preact";

interface CoverProps {
  class: string;
  /** A name for what belongs together in it. */
  label?: string;
  box?: Ref<HTMLDivElement>;
  children: ComponentChildren;
}

/**
 * An opaque part that lies over others. A hair's breadth in it can be scrolled: so it is a layer of its own also for programs that measure
 * the contrast of texts, which otherwise cannot tell what its lines stand on, as different things lie below each.
 */
export function Cover({ class: name, label, box, children }: CoverProps) {
  return (
    <div class={`cover ${name}`} role={label === undefined ? undefined : "group"} aria-label={label} ref={box ?? null}>
      {children}
      <span class="cover-hair" aria-hidden="true" />
    </div>
  );
}
