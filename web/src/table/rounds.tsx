import { shown } from "../state.ts";
import { t } from "../words/index.ts";
import { nameOf } from "./names.ts";

/** Every round of the game so far: what each player got in it, and where everybody stands. */
export function Rounds() {
  const game = shown.value?.game;
  if (game == null) return null;
  const seats = game.scores.map((_, seat) => seat);
  return (
    <div class="rounds" tabIndex={0} role="region" aria-label={t("score-all")}>
      <table aria-label={t("score-all")}>
        <thead>
          <tr>
            <th scope="col">{t("score-gain")}</th>
            {seats.map((seat) => (
              <th key={seat} scope="col">
                {nameOf(seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {game.results.map((result) => (
            <tr key={result.round}>
              <th scope="row" class="tabular">
                {result.round}
              </th>
              {seats.map((seat) => {
                const points = result.scores.find((one) => one.seat === seat)?.points ?? 0;
                return (
                  <td key={seat} class={`tabular${seat === result.winner ? " rounds-won" : ""}`}>
                    {points}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("score-total")}</th>
            {seats.map((seat) => (
              <td key={seat} class="tabular">
                {game.scores[seat]}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
