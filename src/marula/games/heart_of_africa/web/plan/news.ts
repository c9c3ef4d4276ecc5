/** What has changed on the map: the lanes that were claimed, each with the points that it brought. */
import type { Fields } from "$shell/game";
import type { GameEvent } from "../wire";

export function newsOf(told: Fields[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const event of told as unknown as GameEvent[]) {
    if (event.type !== "route_claimed" && event.type !== "route_doubled") continue;
    found.set(event.lane, (found.get(event.lane) ?? 0) + event.points);
  }
  return found;
}
