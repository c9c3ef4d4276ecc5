/** What begins or ends at a place: expeditions on the spaces, and one's own adventures. */
import type { Adventure, Expedition, Plan } from "./plan";
import type { View } from "./wire";

export type Purpose =
  | ({ kind: "start" } & OfExpedition)
  | ({ kind: "target" } & OfExpedition)
  | { kind: "adventure"; adventure: Adventure };

interface OfExpedition {
  expedition: Expedition;
  /** The joining bonus of its space. */
  bonus: number | "card";
  joined: number[];
}

/** By place, in the order of the spaces. */
export function purposes(plan: Plan, view: View, seat: number | null): Map<string, Purpose[]> {
  const found = new Map<string, Purpose[]>();
  const add = (place: string, purpose: Purpose) => found.set(place, [...(found.get(place) ?? []), purpose]);
  view.spaces.forEach((space, index) => {
    const expedition = plan.expeditions.get(space.expedition ?? "");
    if (!expedition) return;
    const rest = { expedition, bonus: plan.bonuses[index] ?? 0, joined: space.joined };
    add(expedition.start, { kind: "start", ...rest });
    add(expedition.target, { kind: "target", ...rest });
  });
  const own = seat === null ? [] : (view.players[seat]?.unfinished ?? []);
  for (const id of own) {
    const adventure = plan.adventures.get(id);
    if (adventure) add(adventure.target, { kind: "adventure", adventure });
  }
  return found;
}
