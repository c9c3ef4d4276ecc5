/** What has changed on the map: where the explorers stand that went somewhere, with the points that it brought. */
import type { Fields } from "$shell/game";
import type { GameEvent } from "../wire";

export function newsOf(told: Fields[]): ReadonlyMap<string, number> {
  const stands = new Map<number, string>();
  const points = new Map<string, number>();
  for (const event of told as unknown as GameEvent[]) {
    if (event.type === "stepped") stands.set(event.seat, event.to);
    else if ("points" in event) {
      const place = stands.get(event.seat) ?? "";
      points.set(place, (points.get(place) ?? 0) + event.points);
    }
  }
  const places = new Set([...stands.values(), ...points.keys()]);
  places.delete("");
  return new Map([...places].map((place) => [place, points.get(place) ?? 0]));
}
