import { Avatar } from "../controls/avatar.tsx";
import { shown } from "../state.ts";
import { t } from "../words/index.ts";
import { nameOf, pointsText } from "./names.ts";
import { standings, type Standing } from "./standings.ts";

/** The three best on steps, the rest in a list below. */
export function Podium() {
  const now = shown.value;
  if (now?.game == null) return null;
  const order = standings(now.game, now.table);
  const [first, second, third, ...rest] = order;
  // As they stand beside each other: the winner in the middle.
  const steps = [second, first, third].filter((one) => one !== undefined);
  return (
    <div class="podium">
      <ol class="unseen">
        {order.map((one) => (
          <li key={one.seat}>{said(one)}</li>
        ))}
      </ol>
      <div class="podium-steps" aria-hidden="true">
        {steps.map((one) => (
          <div key={one.seat} class={`podium-step podium-${one === first ? 1 : one === second ? 2 : 3}`}>
            <Avatar name={nameOf(one.seat)} />
            <span class="podium-name">{nameOf(one.seat)}</span>
            <span class="podium-block tabular">
              <span class="podium-place">{one.place}</span>
              <span>{one.total}</span>
            </span>
          </div>
        ))}
      </div>
      {rest.length > 0 && (
        <ol class="podium-rest" aria-hidden="true">
          {rest.map((one) => (
            <li key={one.seat}>{said(one)}</li>
          ))}
        </ol>
      )}
    </div>
  );
}

const said = (one: Standing): string => t("podium-place", { place: one.place, name: nameOf(one.seat), points: pointsText(one.total) });
