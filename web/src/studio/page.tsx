import { useEffect, useState } from "preact/hooks";
import { announce } from "../announce.ts";
import { ServerGone } from "../broken/server-gone.tsx";
import { Card } from "../cards/Card.tsx";
import { said } from "../controls/command.ts";
import { Note } from "../controls/note.tsx";
import { Bar } from "../menu/bar.tsx";
import { TableMenuButton } from "../menu/table-menu.tsx";
import { Page } from "../page.tsx";
import type { Refused, TableView } from "../protocol.ts";
import { advice } from "../settings/advice.ts";
import { hasCustom } from "../settings/rules-list.tsx";
import { setOption, valueOf } from "../settings/rules.ts";
import { useCatalogue } from "../start/catalogue.ts";
import { spaced } from "../start/join.ts";
import { isHost } from "../state.ts";
import "../styles/studio.css";
import { t, words } from "../words/index.ts";
import { hostName, type Written } from "../waiting/people.ts";
import { Agreement } from "./agreement.tsx";
import { Editor } from "./editor.tsx";

const NUMBERS = [1, 2, 3] as const;

/** The three Customizable cards: the host writes them, everybody reads them and says yes. */
export function StudioPage({ table }: { table: TableView }) {
  const { catalogue, problem, again } = useCatalogue();
  const [open, setOpen] = useState(1);
  const [refused, setRefused] = useState<Refused | null>(null);
  const fixed = !isHost.value || table.phase !== "waiting";
  const info = catalogue?.editions.find((one) => one.name === table.edition);
  const custom = (valueOf(table, info, "custom") ?? []) as Written[];
  const cards = NUMBERS.map((number) => custom[number - 1] ?? {});
  useNews(table, cards);
  const write = async (number: number, card: Written): Promise<void> => {
    if (info === undefined) return;
    const now = cards.map((one, at) => (at === number - 1 ? card : one));
    while (now.length > 0 && Object.keys(now.at(-1) ?? {}).length === 0) now.pop();
    const answer = await setOption(table, info, "custom", now);
    setRefused(answer.is === "refused" ? answer : null);
  };
  const host = hostName(table);
  return (
    <>
      <Bar title={t("room-title", { code: spaced(table.code) })} back={{ href: `/t/${table.code}`, label: t("do-back") }}>
        <TableMenuButton />
      </Bar>
      <Page title={t("studio-title")} class="studio">
        <div class="studio-head">
          <h1>{t("studio-title")}</h1>
          <p>{t("studio-lead")}</p>
          {fixed && host !== null && table.phase === "waiting" && <p>{t("settings-only-host", { name: host })}</p>}
        </div>
        {problem !== null && <ServerGone onRetry={again} />}
        {catalogue === null || info === undefined ? (
          problem === null && <p class="loading">{t("loading-catalogue")}</p>
        ) : !hasCustom(info) ? (
          <Note>{t("studio-not-here", { edition: words.value.edition(table.edition) })}</Note>
        ) : (
          <>
            <ul class="studio-cards">
              {NUMBERS.map((number) => (
                <li key={number}>
                  <Preview number={number} card={cards[number - 1] ?? {}} open={!fixed && open === number} onOpen={fixed ? null : () => setOpen(number)} />
                </li>
              ))}
            </ul>
            <div class="studio-work">
              {!fixed && (
                <section class="panel" aria-labelledby="editor">
                  <h2 id="editor">{t("studio-card", { number: open })}</h2>
                  {refused !== null && <Note kind="danger">{said(refused)}</Note>}
                  {table.advice
                    .filter((note) => note.option === "custom" && (note.args.card === undefined || note.args.card === open))
                    .map((note) => (
                      <Note key={note.code} kind="warm">
                        {advice(note)}
                      </Note>
                    ))}
                  <Editor catalogue={catalogue} number={open} card={cards[open - 1] ?? {}} onChange={(card) => void write(open, card)} />
                </section>
              )}
              <section class="panel studio-agree" aria-labelledby="agreement">
                <h2 id="agreement">{t("studio-agree-title")}</h2>
                <Agreement table={table} />
              </section>
            </div>
          </>
        )}
      </Page>
    </>
  );
}

/** Tells those who read what the host has changed. */
function useNews(table: TableView, cards: Written[]): void {
  const version = table.version;
  const [seen, setSeen] = useState(version);
  useEffect(() => {
    if (version === seen) return;
    setSeen(version);
    announce(cards.map((card, at) => t("option-custom-card", { number: at + 1, text: words.value.instruction(card) })).join(" "));
  }, [version]);
}

function Preview({ number, card, open, onOpen }: { number: number; card: Written; open: boolean; onOpen: (() => void) | null }) {
  const inside = (
    <>
      <span class="preview-card">
        <Card card={`WCUSTOM${number}`} />
      </span>
      <span class="preview-words">
        <span class="preview-name">{t("studio-card", { number })}</span>
        <span class="preview-text">{words.value.instruction(card)}</span>
      </span>
    </>
  );
  return onOpen === null ? (
    <div class="preview">{inside}</div>
  ) : (
    <button type="button" class="preview" aria-pressed={open} onClick={onOpen}>
      {inside}
    </button>
  );
}
