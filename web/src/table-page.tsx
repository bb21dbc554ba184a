import { useEffect } from "preact/hooks";
import { Broken } from "./broken/broken.tsx";
import { LineBar } from "./broken/line-bar.tsx";
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
