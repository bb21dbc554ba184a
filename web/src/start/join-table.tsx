import { useState } from "preact/hooks";
import { api } from "../api.ts";
import { announce } from "../announce.ts";
import { said } from "../controls/command.ts";
import { navigate } from "../router.ts";
import { t } from "../words/index.ts";
import { CODE_LENGTH, codeOf } from "./join.ts";
import { useId } from "../controls/id.ts";

/** To a table by its code, or by a link that was pasted. */
export function JoinTable() {
  const id = useId();
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const join = async (): Promise<void> => {
    const code = codeOf(typed);
    let wrong = "";
    if (code.length !== CODE_LENGTH) wrong = t("join-short", { count: CODE_LENGTH });
    else {
      setBusy(true);
      try {
        navigate(`/t/${(await api.table(code)).code}`);
      } catch (error) {
        wrong = said(error);
      }
      setBusy(false);
    }
    setProblem(wrong);
    announce(wrong, "assertive");
  };
  return (
    <section class="panel" aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`}>{t("join-title")}</h2>
      <form
        class="join"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void join();
        }}
      >
        <label for={id} class="unseen">
          {t("join-code")}
        </label>
        <input
          id={id}
          class="field join-code"
          type="text"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          enterkeyhint="go"
          placeholder={t("join-code")}
          value={typed}
          aria-invalid={problem !== ""}
          aria-describedby={`${id}hint`}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
        <button type="submit" class="button button-main">
          {t("join-go")}
        </button>
      </form>
      <p id={`${id}hint`} class={problem === "" ? "hint" : "hint hint-wrong"}>
        {problem === "" ? t("join-hint") : problem}
      </p>
    </section>
  );
}
