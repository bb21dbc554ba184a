import { face, type CardText } from "../faces.ts";
import { NAME, type Value, type Values } from "./texts.ts";
import type { Words } from "./words.ts";

/** A code with its arguments, as the server sends events and reasons. */
export interface Coded {
  code: string;
  args: Record<string, any>;
}

/** Who the players are, and which of them reads. */
export interface Reader {
  names?: readonly string[] | undefined;
  you?: number | null | undefined;
}

const yes = (value: unknown): string => (value ? "yes" : "no");

/** The fields of a reason or an event as variables of its text. What is absent gets a word that stands for it. */
export class Told {
  constructor(
    private readonly words: Words,
    private readonly fields: Record<string, any>,
    private readonly reader: Reader,
    private readonly cause: Coded | null = null,
  ) {}

  ofReason(): Values {
    const { fields, words } = this;
    const found: Values = {
      phase: fields.phase || "unknown",
      test: fields.test || "any",
      owed: fields.owed || 0,
      colour: this.colour(),
      fits: "wild",
      finish: fields.finish || "any",
    };
    for (const field of ["seat", "turn", "target"]) {
      const seat: number | null = fields[field] ?? null;
      found[field === "seat" ? "name" : field] = this.name(seat);
      found[`${field}_is`] = seat === null ? "nobody" : seat === this.reader.you ? "you" : "other";
    }
    this.card(found, "card", fields.card, "card-that");
    this.card(found, "top", fields.top, "card-that");
    this.card(found, "drawn", fields.drawn, "card-drawn");
    const card = seen(fields.card);
    if (card?.colour && found.finish === "any") found.finish = "number";
    if (found.colour) {
      found.fits = "colour";
      const top = seen(fields.top);
      if (top?.colour) {
        found.fits = "top";
        found.symbol =
          top.figure === null ? words.text("needs-symbol", { symbol: words.symbol(top) }) : words.text("needs-number", { figure: top.figure });
      }
    }
    return found;
  }

  ofEvent(): Values {
    const { fields, words } = this;
    const seat: number | null = ("seat" in fields ? fields.seat : fields.dealer) ?? null;
    const target: number | null = fields.target ?? null;
    const found: Values = {
      you: this.place({ seat, target }),
      name: this.name(seat),
      target: this.name(target),
      target_named: yes(target !== null),
      colour: this.colour(),
      colour_named: yes(fields.colour != null),
      direction: fields.direction === -1 ? "counter" : "clockwise",
      cause: "unknown",
      known: yes(fields.cards != null),
      jump: yes(fields.jump),
      last: yes(fields.last),
      guilty: yes(fields.guilty),
    };
    for (const name of ["round", "points", "total"]) if (name in fields) found[name] = fields[name];
    if ("points" in fields) found.score = words.text("count-points", { count: fields.points });
    this.card(found, "card", fields.card, "card-unknown");
    if (fields.cards != null) {
      found.cards = this.cards(fields.cards, "nom");
      found.cards_acc = this.cards(fields.cards, "acc");
    }
    if ("count" in fields) {
      found.count = fields.count;
      found.what = words.text(fields.cards?.length ? "cards-drawn" : "count-cards", { case: "acc", ...found });
    }
    if (this.cause !== null && this.cause.args.seat !== seat) {
      const by: number = this.cause.args.seat;
      Object.assign(found, { cause: "known", by: this.name(by), you: this.place({ seat, by }) });
      this.card(found, "card", this.cause.args.card, "card-unknown");
    }
    return found;
  }

  /** Which of the event's people the reader is. */
  private place(seats: Record<string, number | null>): string {
    const found = Object.entries(seats).find(([, seat]) => seat !== null && seat === this.reader.you);
    return found ? found[0] : "none";
  }

  private name(seat: number | null): string {
    if (seat === null) return this.words.text("seat-unknown");
    const name = this.reader.names?.[seat];
    return name === undefined ? this.words.text("seat-label", { number: seat }) : NAME + name;
  }

  private colour(): string {
    return this.fields.colour == null ? "" : this.words.colour(this.fields.colour);
  }

  private card(found: Record<string, Value>, name: string, card: CardText | null | undefined, instead: string): void {
    found[name] = this.say(card, instead, "nom");
    found[`${name}_acc`] = this.say(card, instead, "acc");
  }

  private say(card: CardText | null | undefined, instead: string, form: "nom" | "acc"): string {
    if (card === "?") return this.words.text("card-unknown", { case: form });
    return seen(card) === null ? this.words.text(instead, { case: form }) : this.words.card(card as CardText, form);
  }

  private cards(cards: readonly CardText[], form: "nom" | "acc"): string {
    return this.words.list(cards.map((card) => this.say(card, "card-unknown", form)));
  }
}

function seen(card: CardText | null | undefined) {
  return card == null ? null : face(card);
}
