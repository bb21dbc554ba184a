import { Back, Card } from "../cards/Card.tsx";
import { ShapeIcon } from "../cards/shapes.tsx";
import { Avatar } from "../controls/avatar.tsx";
import { Icon } from "../controls/icons.tsx";
import type { ColourText } from "../faces.ts";
import { t, words } from "../words/index.ts";
import type { Position } from "./story.ts";

/** The table after a step, with every hand open. */
export function Board({ position, players, mover }: { position: Position; players: readonly string[]; mover: number | null }) {
  const colour = position.colour as ColourText | null;
  return (
    <div class="board">
      <div class="board-middle">
        <div class="board-pile">
          <Back />
          <p class="tabular">{t("replay-pile", { count: position.draw_count })}</p>
        </div>
        <div class="board-pile board-top">
          <span role="img" aria-label={t("replay-top", { card: words.value.card(position.top) })}>
            <Card card={position.top} named={colour} />
          </span>
          {colour !== null && (
            <p class="board-colour">
              <ShapeIcon colour={colour} />
              <span class="unseen">{t("replay-colour", { colour: words.value.colour(colour) })}</span>
              <span aria-hidden="true">{words.value.colour(colour)}</span>
            </p>
          )}
        </div>
        <p class="board-facts">
          <span>{t(position.direction === 1 ? "seat-clockwise" : "seat-counter")}</span>
          {position.owed > 0 && <strong>{t("replay-owed", { count: position.owed })}</strong>}
        </p>
      </div>
      <ul class="board-hands">
        {position.hands.map((hand, seat) => {
          const name = players[seat] ?? "";
          return (
            <li key={seat} class={seat === position.turn ? "board-hand board-turn" : seat === mover ? "board-hand board-mover" : "board-hand"}>
              <div class="board-who">
                <Avatar name={name} small />
                <span class="board-name">{name}</span>
                {seat === position.turn && (
                  <span class="badge">
                    <span>{t("replay-turn")}</span>
                  </span>
                )}
                {seat === position.game_winner && <Icon name="crown" />}
                <span class="board-score tabular">{t("replay-score", { count: position.scores[seat] ?? 0 })}</span>
              </div>
              <ul class="board-cards" aria-label={t("replay-hand", { name, count: hand.length })}>
                {hand.map((card, at) => (
                  <li key={at}>
                    <span role="img" aria-label={words.value.card(card)}>
                      <Card card={card} />
                    </span>
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
