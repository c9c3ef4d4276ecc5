/** How many cards and adventures are kept over the end of a turn: only to say how many go; which may go is in `legal`. */
import type { Desk } from "./desk.svelte";

/** AFN-E1 */
const MOST_CARDS = 5;
/** AFN-E2 */
const MOST_ADVENTURES = 3;

export function tooMany(desk: Desk): { cards: number; adventures: number } {
  const adventures = desk.own?.unfinished.length ?? 0;
  return {
    cards: Math.max(0, desk.hand.length - MOST_CARDS),
    adventures: Math.max(0, adventures - MOST_ADVENTURES),
  };
}
