import { useEffect, useState } from "preact/hooks";
import { api, Refusal } from "../api.ts";
import { BrokenPage } from "../broken/broken.tsx";
import { ServerGone } from "../broken/server-gone.tsx";
import { Bar, PreferencesButton } from "../menu/bar.tsx";
import { Page } from "../page.tsx";
import type { Replay as Steps } from "../protocol.ts";
import "../styles/replay.css";
import { t, words } from "../words/index.ts";
import { OpenRecord } from "./open-record.tsx";
import { Player } from "./player.tsx";

/** A finished game, step by step: one of a table, or one that a person has kept as a file. */
export default function Replay({ code, game }: { code: string | null; game: string | null }) {
  const [replay, setReplay] = useState<Steps | null>(null);
  const [problem, setProblem] = useState<Refusal | null>(null);
  const load = (): void => {
    if (code === null || game === null) return;
    setProblem(null);
    api.replay(code, game).then(setReplay, setProblem);
  };
  useEffect(load, [code, game]);
  if (problem !== null && problem.status !== 0) return <BrokenPage sign="eye" title={t("replay-none-title")} text={t("replay-none")} />;
  return (
    <>
      <Bar>
        <PreferencesButton />
      </Bar>
      <Page title={t("replay-title")} class="screen">
        {replay !== null ? (
          <Player
            replay={replay}
            path={code === null ? null : `/replay/${code}/${game}`}
            record={code === null ? null : api.recordPath(code, Number(game))}
            head={<Head text={`${words.value.edition(replay.edition)} · ${words.value.list(replay.players)}`} />}
          />
        ) : (
          <div class="replay screen-scroll">
            <Head />
            {problem !== null ? <ServerGone onRetry={load} /> : code === null ? <OpenRecord onOpen={setReplay} /> : <p class="loading">{t("loading-replay")}</p>}
          </div>
        )}
      </Page>
    </>
  );
}

function Head({ text }: { text?: string }) {
  return (
    <div class="replay-head">
      <h1>{t("replay-title")}</h1>
      {text !== undefined && <p>{text}</p>}
    </div>
  );
}
