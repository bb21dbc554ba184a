import type { Emote } from "../protocol.ts";

/** The emotes as characters; their names are the texts `emote-…`. */
export const EMOTE_SIGNS: Record<string, string> = {
  smile: "😊",
  laugh: "😂",
  cry: "😢",
  angry: "😠",
  wow: "😮",
  think: "🤔",
  party: "🥳",
  heart: "❤️",
  clap: "👏",
  sleep: "😴",
} satisfies Record<Emote, string>;
