/** Which clause of the handbook is about what is to be decided now. */
import type { Desk } from "../desk/desk.svelte";

export function clause(desk: Pick<Desk, "view" | "carried" | "filter" | "tileOf">): string {
  const { view, carried, filter } = desk;
  if (view.phase === "over") return "AFR-V1";
  if (view.phase === "place") return "AFR-S2";
  if (view.phase === "exchange") return "AFR-D3";
  const tile = carried ? desk.tileOf(carried) : view.find;
  if (view.phase === "settle") return tile === "nomads" ? "AFR-D5" : "AFR-D4";
  if (carried !== null || view.phase === "carry") return tile === "nomads" ? "AFR-N2" : "AFR-N1";
  if (filter) return OF_FILTER[filter];
  return view.untouched ? "AFR-T1" : "AFR-B1";
}

const OF_FILTER = {
  advance: "AFR-B1",
  discover: "AFR-D1",
  animals: "AFR-N1",
  nomads: "AFR-N2",
  relocate: "AFR-A1",
} as const;
