/** Which places of the map an event speaks of. */
import type { Fields } from "$shell/game";
import type { Plan } from "./plan";

export function placesOf(plan: Plan, event: Fields): string[] {
  const lane = plan.lanes.get(String(event["lane"]));
  const ticket = plan.tickets.get(String(event["ticket"]));
  return [...(lane?.ends ?? []), ...(ticket?.ends.flatMap((end) => plan.placesOf(end)) ?? [])];
}
