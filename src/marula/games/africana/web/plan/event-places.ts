/** Which places of the map an event speaks of. */
import type { Fields } from "$shell/game";
import type { Plan } from "./plan";

export function placesOf(plan: Plan, event: Fields): string[] {
  const expedition = plan.expeditions.get(String(event["expedition"]));
  const adventure = plan.adventures.get(String(event["adventure"]));
  return [event["origin"], event["to"], expedition?.start, expedition?.target, adventure?.target]
    .filter((place) => place !== undefined)
    .map(String);
}
