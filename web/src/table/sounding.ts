import { effect } from "@preact/signals";
import { play, vibrate } from "../sound.ts";
import { game, seat } from "../state.ts";

/** Sound and tremble when the turn comes to the player, until the function that is returned is called. A second question in one turn is silent. */
export function hear(): () => void {
  let before = game.peek()?.turn ?? null;
  return effect(() => {
    const turn = game.value?.turn ?? null;
    if (turn !== null && turn !== before && turn === seat.value) {
      play("turn");
      vibrate("turn");
    }
    before = turn;
  });
}
