import type { JSX } from "preact";

/** The faces, drawn on 40 × 40: for each what is inside the round ground. */
const FACES: Record<string, JSX.Element> = {
  smile: <path d="M13 16v1M27 16v1M12 23c3.5 6 12.5 6 16 0" />,
  laugh: <path d="M11 17l4-2.5 2.5 3M29 17l-4-2.5-2.5 3M11.5 22h17c-.5 5-4 8-8.5 8s-8-3-8.5-8z" />,
  cry: (
    <>
      <path d="M13 16v1M27 16v1M14 28c3-4 9-4 12 0" />
      <path class="emote-drop" d="M28 20c2 3 2.5 4.5 2.5 5.5a2.5 2.5 0 01-5 0c0-1 .5-2.5 2.5-5.5z" />
    </>
  ),
  angry: <path d="M11 14l5.5 3M29 14l-5.5 3M14 17.5v1M26 17.5v1M14 27c3-3 9-3 12 0" />,
  wow: <path d="M13 15.5v1.5M27 15.5v1.5M20 22a3.5 4.5 0 100 8.5 3.5 4.5 0 000-8.5z" />,
  think: <path d="M13 16.5v1M26 15.5v1M23 12l6-1M14 25c3-1.5 6-1.5 9 0M12 33c0-4 3-5 6-5" />,
  sleep: <path d="M11 18c1.5 1.5 3.5 1.5 5 0M24 18c1.5 1.5 3.5 1.5 5 0M17 27h6M28 8h5l-5 5h5" />,
};

/** A small drawing of how somebody feels. What holds it names it. */
export function Emote({ emote }: { emote: string }): JSX.Element {
  return (
    <svg class={`emote emote-${emote}`} viewBox="0 0 40 40" aria-hidden="true">
      {FACES[emote] ? (
        <>
          <circle class="emote-face" cx="20" cy="20" r="17" />
          <g class="emote-pen">{FACES[emote]}</g>
        </>
      ) : emote === "heart" ? (
        <path class="emote-heart" d="M20 34C10 27 5 21.5 5 14.5 5 9.5 8.5 6.5 12.5 6.5c3.2 0 5.8 1.8 7.5 5 1.7-3.2 4.3-5 7.5-5 4 0 7.5 3 7.5 8C35 21.5 30 27 20 34z" />
      ) : emote === "clap" ? (
        <g class="emote-pen">
          <path class="emote-face" d="M12 21l6-8.5c2-2.5 5 0 3.5 2.5l4-5c2-2.5 5 0 3.5 2.5l1-1c2-2 5 .5 3.5 3L26 27.5C22 33 15 33.5 11.5 29.5 9 27 9.5 24 12 21z" />
          <path d="M8 9l3 3M15 5l1.5 4M5 16l4 1" />
        </g>
      ) : (
        <g class="emote-pen">
          <path class="emote-face" d="M6 34l9-21 12 12z" />
          <path d="M22 12c0-4 3-6 6-5M26 18c4 0 7 1 8 4M31 11v.01M18 7v.01M34 15v.01" />
        </g>
      )}
    </svg>
  );
}
