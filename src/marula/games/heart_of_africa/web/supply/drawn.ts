/** What came of drawing in the present turn. */
import type { TableView } from "$shell/game";
import type { GameEvent, Types } from "../wire";

/** How many cards of each sort the one who looks has drawn in a turn that is not over yet; the first hand is no news. */
export function newCards({ seat, turnSoFar }: Pick<TableView<Types>, "seat" | "turnSoFar">): Record<string, number> {
  const drawn: Record<string, number> = {};
  for (const event of turnSoFar.filter(({ turn }) => turn.number > 0).flatMap(({ events }) => events)) {
    if (!("seat" in event) || event.seat !== seat) continue;
    const card = cardOf(event);
    if (card) drawn[card] = (drawn[card] ?? 0) + 1;
  }
  return drawn;
}

/** What seldom happens to the market. */
export const RARE: string[] = ["trains_changed", "pile_shuffled", "no_second_card"] satisfies GameEvent["type"][];

/** HOA-G3 HOA-G4 What seldom happens, in the present turn or in what is being shown. */
export function marketNews({ showing, turnSoFar }: Pick<TableView<Types>, "showing" | "turnSoFar">): GameEvent[] {
  const entries = showing && !turnSoFar.includes(showing) ? [showing, ...turnSoFar] : turnSoFar;
  return entries
    .filter(({ turn }) => turn.number > 0)
    .flatMap(({ events }) => events.filter(({ type }) => RARE.includes(type)));
}

function cardOf(event: GameEvent): string | null {
  if (event.type === "card_drawn" || event.type === "card_taken") return event.card;
  if (event.type === "terrain_drawn" || event.type === "terrain_taken") return event.terrain;
  return null;
}
