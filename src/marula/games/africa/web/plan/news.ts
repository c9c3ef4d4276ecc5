/** What has changed on the board: the hexagons, each with the points that it brought. */
import type { Fields } from "$shell/game";
import type { GameEvent } from "../wire";

export function newsOf(told: Fields[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const note = (hexagon: string, points = 0) => found.set(hexagon, (found.get(hexagon) ?? 0) + points);
  const explorers = new Map<number, string>();
  for (const event of told as unknown as GameEvent[]) {
    switch (event.type) {
      case "explorer_placed":
      case "relocated":
      case "advanced":
        // Who went on is no longer where the first step led.
        explorers.set(event.seat, event.to);
        break;
      case "tile_turned":
      case "good_taken":
      case "monument_found":
        note(event.hexagon);
        break;
      case "treasure_found":
      case "last_monument_found":
      case "camp_set_up":
        note(event.hexagon, event.points);
        break;
      case "treasure_collected":
        for (const hexagon of [event.hexagon, ...event.hexagons]) note(hexagon);
        break;
      case "animal_settled":
      case "nomads_settled":
      case "animal_moved":
      case "nomads_moved":
        note(event.origin);
        note(event.to, event.points);
        break;
      default:
    }
  }
  for (const hexagon of explorers.values()) note(hexagon);
  return found;
}
