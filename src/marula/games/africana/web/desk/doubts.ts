/** Which actions are asked about once more, and in which words. */
import { preferences } from "$shell/device/preferences.svelte";
import type { Deed, Desk } from "./desk.svelte";

/** What is given up by ending the turn now: the whole turn, or something that could be done here; null for nothing. */
export function givenUp(desk: Desk): "turn" | "deed" | null {
  if (desk.view.phase === "choose" && !desk.view.acted) return "turn";
  const worthIt = desk.deedsHere.some((deed) => (desk.offerHere(deed)?.points ?? 0) >= 0);
  return worthIt ? "deed" : null;
}

export function asksFirst(desk: Desk, action: Deed): boolean {
  // What is discarded has been chosen and is confirmed in any case.
  if (action.type === "discard") return desk.giving.leaving.length > 0;
  // Who never wants to be asked is asked only where something leaves the game.
  if (preferences.confirmation === "never") return false;
  if (action.type === "end_turn") return givenUp(desk) !== null;
  return desk.table.confirms;
}

/** The question, and the word for yes. */
export function questionAbout(desk: Desk, action: Deed): { text: string; yes: string } {
  const { texts } = desk.table;
  switch (action.type) {
    case "discard":
      return {
        text: texts.say("africana-page-doubt-discard", {
          names: leavingNames(desk),
          count: desk.giving.leaving.length,
        }),
        yes: texts.say("africana-page-discard"),
      };
    case "end_turn":
      return givenUp(desk) === "turn"
        ? { text: texts.say("africana-page-doubt-pass"), yes: texts.say("africana-page-deed-pass") }
        : { text: texts.say("africana-page-doubt-end"), yes: texts.say("africana-page-deed-end") };
    case "draw":
      return { text: texts.say("africana-page-doubt-draw"), yes: texts.say("africana-page-deed-draw") };
    default:
      // Whatever else is asked about is joined or completed.
      return {
        text: texts.action(action),
        yes: texts.say(action.type === "join" ? "africana-page-join" : "africana-page-complete"),
      };
  }
}

/** What would leave the game for good, each kind of card once. */
function leavingNames({ giving, table: { texts } }: Desk): string {
  const counts = new Map<string, number>();
  const names: string[] = [];
  for (const action of giving.leaving) {
    if (action.type === "discard_card") counts.set(action.card, (counts.get(action.card) ?? 0) + 1);
    if (action.type === "drop_adventure")
      names.push(texts.say("africana-page-doubt-adventure", { adventure: action.adventure }));
  }
  const cards = [...counts].map(([card, count]) => texts.say("africana-page-doubt-card", { card, count }));
  return new Intl.ListFormat(texts.language, { type: "conjunction" }).format([...cards, ...names]);
}
