/** What the page itself says about a place out of reach: the rules are asked about single steps only. */
import type { RefusalInfo } from "$shell/wire";
import type { Desk } from "./desk.svelte";

/** AFN-M1 No journey leads there; null where the rules know better: for a single step, and where nobody can travel. */
export function refusalOnPage(desk: Desk, place: string): RefusalInfo | null {
  if (desk.reach === null || desk.reach[place]) return null;
  const origin = desk.path.at(-1);
  if (origin !== undefined)
    return { key: "africana-page-refusal-reach-on", rule: "AFN-M1", values: { origin, to: place } };
  const near = desk.plan.routes.some(({ ends }) => ends.includes(desk.here) && ends.includes(place));
  return near ? null : { key: "africana-page-refusal-reach", rule: "AFN-M1", values: { to: place } };
}
