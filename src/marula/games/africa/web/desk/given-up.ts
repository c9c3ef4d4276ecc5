/** What is given up by doing something: whatever could still have been done of the turn. */
import type { Choice, Kind } from "./deeds";
import type { View } from "../wire";

const ACTIONS = new Set<Kind>(["discover", "animals", "nomads", "camp", "treasure"]);

/** The whole turn; an action and the second half; the second half, or what is left of it; an action. */
export type GivenUp = "turn" | "rest" | "half" | "action";

/** By ending the turn now; null where nothing else could be done. */
export function byEnding(view: View, choices: Choice[]): GivenUp | null {
  if (choices.every(({ kind }) => kind === "end")) return null;
  if (view.untouched) return "turn";
  if (view.half === 0) return canAct(choices) ? "rest" : "half";
  return choices.some(({ kind }) => kind === "advance") ? "half" : "action";
}

/** By advancing now: a second advance in the first half leaves out the action between them (AFR-B2). */
export function byAdvancing(view: View, choices: Choice[]): "first" | null {
  return view.half === 0 && view.advanced && canAct(choices) ? "first" : null;
}

function canAct(choices: Choice[]): boolean {
  return choices.some(({ kind }) => ACTIONS.has(kind));
}
