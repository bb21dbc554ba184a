import { Page } from "../page.tsx";

/** A finished game, step by step. */
export default function Replay({ code, game }: { code: string | null; game: string | null }) {
  return (
    <Page title="">
      <h1>
        {code} {game}
      </h1>
    </Page>
  );
}
