import { useEffect, useState } from "preact/hooks";
import { api } from "../api.ts";
import type { TableView } from "../protocol.ts";
import { SitForm } from "../waiting/start-bar.tsx";
import "../styles/waiting.css";

/** For a spectator of a game: a seat that somebody has left may be taken. */
export function TakeSeat({ table }: { table: TableView }) {
  const [free, setFree] = useState(false);
  useEffect(() => {
    let wanted = true;
    api.table(table.code).then(
      (line) => wanted && setFree(line.free > 0),
      () => undefined, // without an answer nothing is offered
    );
    return () => {
      wanted = false;
    };
  }, [table]);
  return <SitForm free={free} />;
}
