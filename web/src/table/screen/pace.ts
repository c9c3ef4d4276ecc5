/** How long what bots decide stays on the screen, by the pace that the reader has chosen. The server knows nothing of it. */
import type { Pace } from "../../device/preferences.svelte";

/** In milliseconds: for a turn, and for each letter of what is said of it. */
const QUICK_TURN = 500;
const CALM_TURN = 1500;
const CALM_LETTER = 50;

/**
 * How many milliseconds a decision stays that is told in so many letters, the last one of a turn or not; Infinity: until
 * somebody goes on. The decisions of a turn add up to the time of the turn.
 */
export function timeToFollow(pace: Pace, letters: number, endsTurn: boolean): number {
  switch (pace) {
    case "at-once":
      return 0;
    case "quick":
      return endsTurn ? QUICK_TURN : 0;
    case "calm":
      return letters * CALM_LETTER + (endsTurn ? CALM_TURN : 0);
    case "step":
      return letters > 0 ? Infinity : 0;
  }
}
