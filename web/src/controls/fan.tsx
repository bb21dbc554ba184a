import { Card } from "../cards/Card.tsx";
import "../styles/controls.css";

/** A few cards held in a fan, for the eye only. */
export function Fan({ cards }: { cards: readonly string[] }) {
  return (
    <span class={`fan fan-${cards.length}`} aria-hidden="true">
      {cards.map((card) => (
        <span key={card} class="fan-card">
          <Card card={card} />
        </span>
      ))}
    </span>
  );
}
