/** What begins or ends at a place: expeditions on the spaces, and one's own adventures. */
import { artifactIcon, ASSISTANT } from "../pieces/icons";
import type { Adventure, Expedition, Plan } from "./plan";
import type { View } from "../wire";

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

/** Where an adventure of one's own waits, or an expedition that one has joined begins or ends. */
export function ownPlaces(purposes: ReadonlyMap<string, Purpose[]>, seat: number | null): Set<string> {
  const isOwn = (purpose: Purpose) => purpose.kind === "adventure" || (seat !== null && purpose.joined.includes(seat));
  return new Set([...purposes].flatMap(([place, found]) => (found.some(isOwn) ? [place] : [])));
}

/** A small sign on a place; an adventure shows what is found there. */
export interface Sign {
  key: string;
  kind: "start" | "target" | "joined" | "adventure";
  icon: string;
}

/** Alike ones once; of an expedition that one has joined only the target matters. */
export function signsOf(purposes: readonly Purpose[], seat: number | null): Sign[] {
  const signs = new Map<string, Sign>();
  for (const purpose of purposes) {
    if (purpose.kind === "adventure") {
      const { id, artifact } = purpose.adventure;
      signs.set(id, { key: id, kind: "adventure", icon: artifact ? artifactIcon(artifact) : ASSISTANT });
      continue;
    }
    const joined = seat !== null && purpose.joined.includes(seat);
    if (joined && purpose.kind === "start") continue;
    const kind = joined ? "joined" : purpose.kind;
    signs.set(kind, { key: kind, kind, icon: "" });
  }
  return [...signs.values()];
}
