import { ServerGone } from "../broken/server-gone.tsx";
import { Icon } from "../controls/icons.tsx";
import { wide } from "../controls/wide.ts";
import { Lobby, MyTables } from "../lobby/lists.tsx";
import { Bar, PreferencesButton } from "../menu/bar.tsx";
import { Page } from "../page.tsx";
import "../styles/start.css";
import { t } from "../words/index.ts";
import { useCatalogue } from "./catalogue.ts";
import { JoinTable } from "./join-table.tsx";
import { Begin, NewGame, useNewGame } from "./new-game.tsx";

/** The first page: a game against bots begins with one press, a table for friends with another. */
export default function Start() {
  const { catalogue, problem, again } = useCatalogue();
  const wished = useNewGame(catalogue);
  return (
    <>
      <Bar>
        <PreferencesButton />
      </Bar>
      <Page title="" class="screen">
        <div class="start screen-scroll">
          <div class="start-hello">
            <h1>{t("start-title")}</h1>
            <p>{t("start-tagline")}</p>
          </div>
          {problem !== null && <ServerGone onRetry={again} />}
          {problem === null && (
            <>
              <div class="start-mine">
                <MyTables />
              </div>
              {wished === null ? <p class="loading panel">{t("loading-catalogue")}</p> : <NewGame wished={wished} />}
              <div class="start-side">
                <JoinTable />
                <Lobby />
                <More />
              </div>
            </>
          )}
        </div>
        {wished !== null && problem === null && !wide.value && (
          <div class="screen-foot">
            <Begin wished={wished} />
          </div>
        )}
      </Page>
    </>
  );
}

function More() {
  return (
    <nav class="panel start-more" aria-label={t("start-more")}>
      <ul>
        <li>
          <a class="menu-item" href="/rules">
            <Icon name="help" />
            {t("start-rules")}
          </a>
        </li>
        <li>
          <a class="menu-item" href="/replay">
            <Icon name="play" />
            {t("start-replay")}
          </a>
        </li>
      </ul>
    </nav>
  );
}
