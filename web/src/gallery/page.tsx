import { batch } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { Page } from "../page.tsx";
import { query } from "../router.ts";
import { begin, end } from "../showing.ts";
import { log } from "../state.ts";
import Scene from "../table/scene.tsx";
import { caseOf, CASES } from "./cases.ts";
import { Cards } from "./Cards.tsx";

/** Every state of the table from fixed frames; only in development: `/gallery?case=challenge&players=5&cards=12`. */
export default function Gallery() {
  const asked = new URLSearchParams(query.value);
  const name = asked.get("case");
  if (name === "cards") return <Cards />;
  if (name !== null) return <One key={query.value} name={name} asked={asked} />;
  return (
    <Page title="gallery">
      <ul>
        {["cards", ...Object.keys(CASES)].map((one) => (
          <li key={one}>
            <a href={`/gallery?case=${one}`}>{one}</a>
          </li>
        ))}
      </ul>
    </Page>
  );
}

function One({ name, asked }: { name: string; asked: URLSearchParams }) {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const numbers = Object.fromEntries(["players", "cards"].flatMap((one) => (asked.has(one) ? [[one, Number(asked.get(one))]] : [])));
    const it = caseOf(name, numbers);
    batch(() => {
      log.value = it.log;
      begin({ number: 40, seat: it.wanted.seat, table: it.table, game: it.game });
    });
    it.then?.();
    setReady(true);
    return end;
  }, []);
  return ready ? <Scene /> : null;
}
