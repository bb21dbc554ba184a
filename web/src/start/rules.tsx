import { useState } from "preact/hooks";
import { ServerGone } from "../broken/server-gone.tsx";
import { Card } from "../cards/Card.tsx";
import { Icon } from "../controls/icons.tsx";
import { Bar, PreferencesButton } from "../menu/bar.tsx";
import { Page } from "../page.tsx";
import type { Edition, EditionInfo, OptionInfo } from "../protocol.ts";
import "../styles/settings.css";
import "../styles/start.css";
import "../styles/rules.css";
import { t, words } from "../words/index.ts";
import { useCatalogue } from "./catalogue.ts";
import { choices } from "./choices.ts";
import { Editions } from "./editions.tsx";

/** How the game is played, in a minute, and what each edition has of its own. */
export default function Rules() {
  const { catalogue, problem, again } = useCatalogue();
  const [edition, setEdition] = useState<Edition>(choices.value.edition);
  const info = catalogue?.editions.find((one) => one.name === edition);
  return (
    <>
      <Bar>
        <PreferencesButton />
      </Bar>
      <Page title={t("start-rules")} class="settings">
        <div class="settings-head">
          <h1>{t("start-rules")}</h1>
          <p>{t("rules-lead")}</p>
        </div>
        <ol class="rules-steps">
          {(["match", "draw", "uno", "win"] as const).map((step) => (
            <li key={step} class="panel">
              <Picture step={step} />
              <p>{t(`rules-${step}`)}</p>
            </li>
          ))}
        </ol>
        {problem !== null && <ServerGone onRetry={again} />}
        {catalogue !== null && info !== undefined && (
          <>
            <section class="panel settings-editions">
              <Editions editions={catalogue.editions} value={edition} onChange={setEdition} />
            </section>
            <Pack info={info} />
            <Own info={info} options={catalogue.options} />
          </>
        )}
        <p class="hint">{t("rules-trademark")}</p>
      </Page>
    </>
  );
}

function Picture({ step }: { step: "match" | "draw" | "uno" | "win" }) {
  const cards = { match: ["R5", "R8"], draw: ["?", "?"], uno: ["B3"], win: [] }[step];
  return (
    <span class="rules-picture" aria-hidden="true">
      {step === "win" ? <Icon name="crown" class="broken-sign" /> : cards.map((card, at) => <Card key={at} card={card} />)}
    </span>
  );
}

/** The kinds of card that are not numbers, one for each, with how many there are in all colours. */
function Pack({ info }: { info: EditionInfo }) {
  const kinds = new Map<string, { card: string; count: number; points: number }>();
  for (const [card, count, points] of info.cards) {
    const kind = card.startsWith("W") ? card.replace(/\d$/, "") : card.slice(1);
    if (/^\d$/.test(kind)) continue;
    const known = kinds.get(kind);
    if (known) known.count += count;
    else kinds.set(kind, { card, count, points });
  }
  return (
    <section class="panel" aria-labelledby="pack">
      <h2 id="pack">{t("rules-cards")}</h2>
      <ul class="pack">
        {[...kinds.entries()].map(([kind, { card, count, points }]) => (
          <li key={kind}>
            <span class="pack-card" aria-hidden="true">
              <Card card={card} />
            </span>
            <span>{t("rules-cards-row", { card: capital(nameOf(card)), count, points })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The name of a kind: of its sign, without a colour or a number. */
function nameOf(card: string): string {
  const signs: Record<string, string> = { S: "symbol-skip", R: "symbol-reverse", "+1": "symbol-draw-one", "+2": "symbol-draw-two" };
  const sign = signs[card.slice(1)];
  if (!card.startsWith("W") && sign !== undefined) return t(sign);
  return words.value.card(card).replace(/\s*1$/, "");
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(words.value.language) + text.slice(1);

function Own({ info, options }: { info: EditionInfo; options: readonly OptionInfo[] }) {
  return (
    <section class="panel" aria-labelledby="own">
      <h2 id="own">{t("rules-options")}</h2>
      <dl class="own">
        {options
          .filter((option) => option.kind !== "instructions")
          .map((option) => (
            <div key={option.name}>
              <dt>
                {words.value.option(option.name)}
                <small>{words.value.optionMeaning(option.name)}</small>
              </dt>
              <dd>{capital(words.value.optionValue(option, info.rules[option.name]))}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
