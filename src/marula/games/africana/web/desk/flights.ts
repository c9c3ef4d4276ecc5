/** What is seen to move on the map for an event. */
import type { Plan } from "../plan/plan";
import type { GameEvent } from "../wire";

/** Something on its way, drawn above the board for a moment. */
export interface Flight {
  key: number;
  /** An explorer who walks, a marker that is put on an expedition, what a player gets. */
  kind: "walk" | "marker" | "silver" | "points" | "artifact" | "card";
  seat: number;
  from: string;
  to: string;
  /** How many of silver or points. */
  count: number;
  /** Which artifact, card or expedition. */
  what: string;
  /** What is got at the same time is counted from 0. */
  number: number;
}

export type Sight = Omit<Flight, "key" | "number">;

/** What is seen of an event; `at` is where the explorer of each seat stands. */
export function sightsOf(event: GameEvent, plan: Plan, at: readonly string[]): Sight[] {
  if (!("seat" in event)) return [];
  const place = at[event.seat] ?? "";
  const sight = (kind: Flight["kind"], count: number, what = ""): Sight => ({
    kind,
    seat: event.seat,
    from: place,
    to: place,
    count,
    what,
  });
  const silver = (count: number) => (count > 0 ? [sight("silver", count)] : []);
  const points = (count: number) => (count > 0 ? [sight("points", count)] : []);
  switch (event.type) {
    case "stepped":
      return [{ ...sight("walk", 0), from: event.origin, to: event.to }];
    case "joined":
      return [sight("marker", 0, event.expedition), ...silver(event.silver)];
    case "expedition_completed":
      return [...points(event.points), ...silver(event.silver)];
    case "artifact_found":
      return [
        sight("artifact", 0, plan.adventures.get(event.adventure)?.artifact ?? ""),
        ...points(event.points),
        ...silver(event.silver),
      ];
    case "assistant_met":
      return [sight("card", 0, event.card)];
    default:
      return [];
  }
}
