import { ServerGone } from "../broken/server-gone.tsx";
import { Icon } from "../controls/icons.tsx";
import { Lobby, MyTables } from "../lobby/lists.tsx";
import { Bar, PreferencesButton } from "../menu/bar.tsx";
import { Page } from "../page.tsx";
import "../styles/start.css";
import { t } from "../words/index.ts";
import { useCatalogue } from "./catalogue.ts";
import { JoinTable } from "./join-table.tsx";
import { NewGame } from "./new-game.tsx";

/** The first page: a game against bots begins with one press, a table for friends with another. */
export default function Start() {
  const { catalogue, problem, again } = useCatalogue();
  return (
    <>
      <Bar>
        <PreferencesButton />
      </Bar>
      <Page title="" class="start">
        <div class="start-hello">
          <h1>{t("start-title")}</h1>
          <p>{t("start-tagline")}</p>
        </div>
        {problem !== null ? (
          <ServerGone onRetry={again} />
        ) : (
          <>
            <div class="start-mine">
              <MyTables />
            </div>
            {catalogue === null ? <p class="loading panel">{t("loading-catalogue")}</p> : <NewGame catalogue={catalogue} />}
            <div class="start-side">
              <JoinTable />
              <Lobby />
              <ul class="start-more panel">
                <li>
                  <a class="menu-item" href="/rules">
                    <Icon name="pencil" />
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
            </div>
          </>
        )}
      </Page>
    </>
  );
}
