import { Page } from "../page.tsx";
import { game, legal, log, move, reader, shown } from "../state.ts";
import { words } from "../words/index.ts";

/** The game that is played at the table which is open. */
export default function Scene() {
  const events = log.value.flatMap((entry) => (entry.what === "game" ? entry.events : []));
  return (
    <Page title="">
      <p>{game.value === null ? "" : words.value.card(shown.value?.game?.top ?? "?")}</p>
      <ul>
        {legal.value.map((one) => (
          <li key={one.text}>
            <button class="button" type="button" onClick={() => void move(one.text)}>
              {one.card === null ? one.verb : words.value.card(one.card)}
            </button>
          </li>
        ))}
      </ul>
      <ol>
        {words.value.events(events, reader.value).map((sentence, place) => (
          <li key={place}>{sentence}</li>
        ))}
      </ol>
    </Page>
  );
}
