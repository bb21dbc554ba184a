import { useRef, useState } from "preact/hooks";
import { api } from "../api.ts";
import { Avatar } from "../controls/avatar.tsx";
import { said } from "../controls/command.ts";
import { Note } from "../controls/note.tsx";
import { Bar, PreferencesButton } from "../menu/bar.tsx";
import { MyTables } from "../lobby/lists.tsx";
import { Page } from "../page.tsx";
import { lastName } from "../preferences.ts";
import { me } from "../state.ts";
import "../styles/broken.css";
import "../styles/start.css";
import { t } from "../words/index.ts";

/** The page of a link by which this device becomes the player of another one. It asks before it does so. */
export default function Claim({ code }: { code: string }) {
  const [state, setState] = useState<"asking" | "busy" | "done">("asking");
  const [problem, setProblem] = useState("");
  const name = me.value?.name ?? null;
  const pressed = useRef(false);
  const claim = async (): Promise<void> => {
    if (pressed.current) return; // the link is good once
    pressed.current = true;
    setState("busy");
    setProblem("");
    try {
      me.value = await api.claim(code);
      lastName.value = me.value.name ?? "";
      setState("done");
    } catch (error) {
      setProblem(said(error));
      setState("asking");
      pressed.current = false;
    }
  };
  return (
    <>
      <Bar>
        <PreferencesButton />
      </Bar>
      <Page title={t("device-claim-title")} class="broken-page">
        {state === "done" ? (
          <div class="claimed">
            <div class="broken panel">
              <Avatar name={name ?? ""} />
              <h1>{t("device-claimed", { name: name ?? "" })}</h1>
              <a class="button button-main" href="/">
                {t("do-home")}
              </a>
            </div>
            <MyTables />
          </div>
        ) : (
          <div class="broken panel">
            <h1>{t("device-claim-title")}</h1>
            <p>{t("device-claim")}</p>
            {name !== null && <Note kind="warm">{t("device-claim-lose", { name })}</Note>}
            {problem !== "" && <Note kind="danger">{problem}</Note>}
            <div class="row">
              <a class="button" href="/">
                {t("do-cancel")}
              </a>
              <button type="button" class="button button-main" aria-disabled={state === "busy"} onClick={() => void claim()}>
                {state === "busy" ? t("loading-claim") : t("device-claim-go")}
              </button>
            </div>
          </div>
        )}
      </Page>
    </>
  );
}
