import { effect, useSignal, type Signal } from "@preact/signals";
import { Avatar } from "../controls/avatar.tsx";
import { Icon } from "../controls/icons.tsx";
import { api, Refusal } from "../api.ts";
import { lastName } from "../preferences.ts";
import { code, latest, me, setName } from "../state.ts";
import { t } from "../words/index.ts";
import { useId } from "../controls/id.ts";

const MOST_NAME = 20;

/** A name that is being asked for: what is typed, and why it will not do. */
export interface NameAsk {
  typed: Signal<string>;
  open: Signal<boolean>;
  problem: Signal<string>;
  id: string;
}

export function useName(): NameAsk {
  const typed = useSignal(me.value?.name ?? lastName.value);
  const open = useSignal(false);
  const problem = useSignal("");
  return { typed, open, problem, id: useId() };
}

/** Be somebody before going on: true when the server knows the name. Without one the field says so, and takes the focus. */
export async function settleName(ask: NameAsk): Promise<boolean> {
  const known = me.value?.name ?? null;
  const wanted = (known === null || ask.open.value ? ask.typed.value : known).trim();
  if (wanted === "") {
    ask.problem.value = "name-needed";
    document.getElementById(ask.id)?.focus();
    return false;
  }
  if (wanted !== known) {
    const connected = known === null && code.value !== null ? tableComes() : null;
    const now = await setName(wanted);
    lastName.value = now.name ?? wanted;
    if (known === null && (await api.me()).name === null) throw new Refusal("cookies");
    await connected; // what is sent before would come from nobody
  }
  ask.problem.value = "";
  ask.open.value = false;
  return true;
}

/** The longest wait for the table, after which it is tried all the same. */
const LONG = 8000;

/** Resolves when the table has come anew, over the connection of the person that one has just become. */
function tableComes(): Promise<void> {
  const before = latest.peek();
  let stop = (): void => undefined;
  const came = new Promise<void>((resolve) => {
    stop = effect(() => {
      const now = latest.value;
      if (now !== null && now !== before && me.peek()?.name != null) resolve();
    });
    setTimeout(resolve, LONG);
  });
  return came.finally(() => stop());
}

/** Who one plays as: a line with the name, or the field for it. */
export function NameField({ ask, onEnter }: { ask: NameAsk; onEnter: () => void }) {
  const known = me.value?.name ?? null;
  if (known !== null && !ask.open.value) {
    return (
      <p class="name-line">
        <Avatar name={known} small />
        <span>{t("name-playing", { name: known })}</span>
        <button
          type="button"
          class="icon-button"
          aria-label={t("name-change")}
          onClick={() => {
            ask.typed.value = known;
            ask.open.value = true;
          }}
        >
          <Icon name="pencil" />
        </button>
      </p>
    );
  }
  const problem = ask.problem.value;
  return (
    <div class="name-field">
      <label for={ask.id} class="label">
        {known === null ? t("name-ask") : t("name-label")}
      </label>
      <input
        id={ask.id}
        class="field"
        type="text"
        name="nickname"
        autocomplete="nickname"
        autocapitalize="words"
        spellcheck={false}
        maxLength={MOST_NAME}
        enterkeyhint="go"
        value={ask.typed.value}
        aria-invalid={problem !== ""}
        aria-describedby={`${ask.id}hint`}
        onInput={(event) => (ask.typed.value = event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && !event.isComposing) {
            event.preventDefault();
            onEnter();
          }
        }}
      />
      <p id={`${ask.id}hint`} class={problem === "" ? "hint" : "hint hint-wrong"}>
        {problem === "" ? t("name-hint") : t("name-needed")}
      </p>
    </div>
  );
}
