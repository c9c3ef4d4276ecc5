/** What is asked about once more, and in which words. */
import type { ComponentProps } from "svelte";
import { preferences } from "$shell/device/preferences.svelte";
import type Confirmation from "$shell/kit/Confirmation.svelte";
import type { Desk, Intent } from "./desk.svelte";

export function asksFirst(desk: Desk, intent: Intent): boolean {
  // What is discarded has been chosen and is confirmed in any case.
  if (intent.type === "discard") return desk.giving.leaving.length > 0;
  // Who never wants to be asked is asked only where something leaves the game.
  if (preferences.confirmation === "never") return false;
  if (intent.type === "end_turn") return desk.givenUp !== null;
  return desk.table.confirms;
}

/** The box that asks about it, as the kit shows it. */
export function confirmationOf(desk: Desk, intent: Intent): ComponentProps<typeof Confirmation> {
  return {
    ...questionAbout(desk, intent),
    no: desk.table.texts.say("africana-page-back"),
    onyes: () => void desk.choose(intent),
    onno: () => void desk.back(),
  };
}

/** The question, and the word for yes. */
export function questionAbout(desk: Desk, intent: Intent): { text: string; yes: string } {
  const { texts } = desk.table;
  switch (intent.type) {
    case "discard":
      return {
        text: texts.say("africana-page-doubt-discard", {
          names: leavingNames(desk),
          count: desk.giving.leaving.length,
        }),
        yes: texts.say("africana-page-discard"),
      };
    case "end_turn":
      return desk.givenUp === "turn"
        ? { text: texts.say("africana-page-doubt-pass"), yes: texts.say("africana-page-deed-pass") }
        : { text: texts.say("africana-page-doubt-end"), yes: texts.say("africana-page-deed-end") };
    case "draw":
      return { text: texts.say("africana-page-doubt-draw"), yes: texts.say("africana-page-deed-draw") };
    default:
      // Whatever else is asked about is joined or completed.
      return {
        text: [texts.action(intent), desk.usesTurn ? texts.say("africana-page-uses-turn") : ""]
          .filter(Boolean)
          .join(" "),
        yes: texts.say(intent.type === "join" ? "africana-page-join" : "africana-page-complete"),
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
