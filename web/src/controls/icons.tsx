import type { JSX } from "preact";

/** Signs for buttons, drawn on 24 × 24 with one pen. They say nothing to a screen reader: the button does. */
const PATHS = {
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6L6 18",
  back: "M14.5 5.5L8 12l6.5 6.5",
  forward: "M9.5 5.5L16 12l-6.5 6.5",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  up: "M12 19V6M6 11.5L12 5.5l6 6",
  down: "M12 5v13M6 12.5l6 6 6-6",
  trash: "M5 7h14M10 7V4.5h4V7M7 7l1 12.5h8L17 7M10.5 10.5v6M13.5 10.5v6",
  grip: "M9 6v.01M15 6v.01M9 12v.01M15 12v.01M9 18v.01M15 18v.01",
  copy: "M9 9h10v10.5H9zM15 9V4.5H5V15h4",
  share: "M12 15V4M8 7.5L12 3.5l4 4M6 12v8h12v-8",
  qr: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2M20 14v2M14 20h2M18 18h2v2",
  chat: "M4 5h16v11H11l-5 4v-4H4z",
  send: "M4 12l16-7-6.5 15-2.5-6.5z",
  smile: "M12 3.5a8.5 8.5 0 100 17 8.5 8.5 0 000-17M8.8 10v.01M15.2 10v.01M8 14.2c2 2.6 6 2.6 8 0",
  mute: "M4 10v4h3.5L12 18V6L7.5 10zM15.5 9.5l5 5M20.5 9.5l-5 5",
  gear: "M12 9a3 3 0 100 6 3 3 0 000-6M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M5.6 18.4l2.2-2.2M16.2 7.8l2.2-2.2",
  bot: "M5.5 9h13v10h-13zM12 9V5M12 4.5v.01M9.5 13.5v.01M14.5 13.5v.01M10 16.5h4M3 12.5v3M21 12.5v3",
  person: "M12 4a4 4 0 100 8 4 4 0 000-8M4.5 20c.6-4 3.6-5.8 7.5-5.8s6.9 1.8 7.5 5.8",
  crown: "M4 18h16M5 15.5L4 7.5l4.5 3.5L12 5l3.5 6L20 7.5l-1 8z",
  eye: "M2.5 12C5 7.7 8.3 5.6 12 5.6s7 2.1 9.5 6.4c-2.5 4.3-5.8 6.4-9.5 6.4S5 16.3 2.5 12M12 9.2a2.8 2.8 0 100 5.6 2.8 2.8 0 000-5.6",
  check: "M5 12.5l4.8 5L19.5 7",
  play: "M8 5.5v13l10.5-6.5z",
  pause: "M8.5 5.5v13M15.5 5.5v13",
  first: "M6 5.5v13M18.5 5.5L11 12l7.5 6.5",
  last: "M18 5.5v13M5.5 5.5L13 12l-7.5 6.5",
  reset: "M5 5v5h5M5.6 10A7.5 7.5 0 1112 19.5a7.5 7.5 0 01-7-4.8",
  device: "M7.5 3h9v18h-9zM11 18h2",
  leave: "M13 4.5H5v15h8M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5",
  pencil: "M4.5 19.5l1-4L16 5l3 3L8.5 18.5zM13.8 7.2l3 3",
  download: "M12 4v11M8 11.5l4 4 4-4M5 19.5h14",
  link: "M10 14a4 4 0 005.7 0l3-3A4 4 0 0013 5.3l-1.3 1.3M14 10a4 4 0 00-5.7 0l-3 3A4 4 0 0011 18.7l1.3-1.3",
  clock: "M12 3.5a8.5 8.5 0 100 17 8.5 8.5 0 000-17M12 7.5V12l3 2",
  warning: "M12 4L2.8 19.5h18.4zM12 10v4M12 16.8v.01",
  help: "M9 9.2a3 3 0 115 2.2c-1.2 1-2 1.6-2 3.1M12 18v.01",
  log: "M8.5 6.5H20M8.5 12H20M8.5 17.5H20M4.5 6.5v.01M4.5 12v.01M4.5 17.5v.01",
  home: "M4 11l8-6.5 8 6.5M6.5 9.5V19h11V9.5M10.5 19v-5h3v5",
  moon: "M19.5 14.5A8 8 0 119.5 4.5a6.5 6.5 0 0010 10z",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name, class: extra = "" }: { name: IconName; class?: string }): JSX.Element {
  return (
    <svg class={`icon ${extra}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
