import { useEffect } from "preact/hooks";
import { Broken } from "./broken/broken.tsx";
import { LineBar } from "./broken/line-bar.tsx";
import { whenIdle } from "./offline.ts";
import { lazy } from "./page.tsx";
import { closeTable, line, openTable, table } from "./state.ts";
import { tellTableNews } from "./table-news.ts";
import { t } from "./words/index.ts";

const Waiting = lazy(() => import("./waiting/page.tsx"));
const Scene = lazy(() => import("./table/scene.tsx"));

/** One table: its waiting room, or the game that is played at it, and how the line to it stands. */
export default function TablePage({ code }: { code: string }) {
  useEffect(() => {
    openTable(code);
    return closeTable;
  }, [code]);
  useEffect(tellTableNews, []);
  // The server may become a newer one while one plays, which has these no more.
  useEffect(() => whenIdle(() => void Promise.allSettled([Waiting.preload(), Scene.preload()])), []);
  if (line.value.state === "gone") return <Broken code={line.value.code} />;
  if (table.value === null) {
    return (
      <>
        <LineBar />
        <main id="content" class="loading">
          <p>{t("shell-connecting")}</p>
        </main>
      </>
    );
  }
  return (
    <>
      <LineBar />
      {table.value.phase === "waiting" ? <Waiting /> : <Scene />}
    </>
  );
}
