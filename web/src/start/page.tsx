import { useState } from "preact/hooks";
import { api } from "../api.ts";
import { Page } from "../page.tsx";
import { navigate } from "../router.ts";
import { setName } from "../state.ts";
import { lastName } from "../preferences.ts";
import { words } from "../words/index.ts";

/** The first page: a game against bots begins with one press. */
export default function Start() {
  const [problem, setProblem] = useState("");
  const play = async (edition: "pocket" | "classic" | "modern"): Promise<void> => {
    try {
      await setName(lastName.value || "Ana");
      const { code } = await api.newTable({ edition, seats: 3, bots: ["careful", "careful"], start: true });
      navigate(`/t/${code}`);
    } catch (error) {
      setProblem(words.value.refused(error as never));
    }
  };
  return (
    <Page title="">
      <h1>lastcard</h1>
      {(["pocket", "classic", "modern"] as const).map((edition) => (
        <button key={edition} type="button" class="button" onClick={() => void play(edition)}>
          {words.value.edition(edition)}
        </button>
      ))}
      <p role="alert">{problem}</p>
    </Page>
  );
}
