/** Which actions are asked about once more, and in which words. */
import { preferences } from "$shell/preferences.svelte";
import type { Desk } from "./desk.svelte";
import { returns } from "./journey";
import type { Action } from "./wire";

/** What is given up by ending the turn now: the whole turn, or something that could be done here; null for nothing. */
export function givenUp(desk: Desk): "turn" | "deed" | null {
  if (desk.view.phase === "choose" && !desk.view.acted) return "turn";
  const worthIt = desk.deedsHere.some((deed) => (desk.offerHere(deed)?.points ?? 0) >= 0);
  return worthIt ? "deed" : null;
}

export function asksFirst(desk: Desk, action: Action): boolean {
  if (action.type === "drop_adventure") return true;
  if (action.type === "discard_card") return returns(action.card);
  // Who never wants to be asked is asked only where something leaves the game.
  if (preferences.confirmation === "never") return false;
  if (action.type === "end_turn") return givenUp(desk) !== null;
  return desk.table.confirms;
}

/** The question, and the word for yes. */
export function questionAbout(desk: Desk, action: Action): { text: string; yes: string } {
  const { texts } = desk.table;
  switch (action.type) {
    case "discard_card":
      return {
        text: texts.say("africana-page-doubt-card", { card: action.card }),
        yes: texts.say("africana-page-discard"),
      };
    case "drop_adventure":
      return {
        text: texts.say("africana-page-doubt-adventure", { adventure: action.adventure }),
        yes: texts.say("africana-page-discard"),
      };
    case "end_turn":
      return givenUp(desk) === "turn"
        ? { text: texts.say("africana-page-doubt-pass"), yes: texts.say("africana-page-deed-pass") }
        : { text: texts.say("africana-page-doubt-end"), yes: texts.say("africana-page-deed-end") };
    case "draw":
      return { text: texts.say("africana-page-doubt-draw"), yes: texts.say("africana-page-deed-draw") };
    default:
      return { text: texts.action(action), yes: texts.say("africana-page-confirm") };
  }
}
