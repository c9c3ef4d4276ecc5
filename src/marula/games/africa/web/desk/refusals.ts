/** Which question to ask when somebody touches a hexagon where nothing can be done. */
import type { RefusalInfo } from "$shell/wire";
import type { Desk } from "./desk.svelte";
import { familyOf, isTile } from "../pieces/tiles";
import type { Action } from "../wire";

/** A tile that is lifted on the page only is unknown to the server: why it can't go there is said here. */
export function refusalOnPage(desk: Desk, hexagon: string): RefusalInfo | null {
  if (!desk.carried) return null;
  const tile = desk.tileOf(desk.carried) ?? "";
  const rule = tile === "nomads" ? "AFR-N2" : "AFR-N1";
  if (desk.view.hexagons[hexagon] !== "empty")
    return { key: "africa-refusal-not-empty", rule: "AFR-X1", values: { to: hexagon } };
  return {
    key: "africa-page-refusal-not-better",
    rule,
    values: { to: hexagon, tile, before: desk.carried.deed?.before ?? 0 },
  };
}

/** What the player most likely meant. */
export function toAskAbout(desk: Desk, hexagon: string): Action {
  const { view, filter } = desk;
  const advance: Action = { type: "advance", to: hexagon };
  if (view.phase === "place") {
    return desk.plan.at.get(hexagon)?.label ? { type: "place_explorer", to: hexagon } : advance;
  }
  if (view.phase === "settle" || view.phase === "carry") return { type: "put", to: hexagon };
  if (filter === "relocate") return { type: "relocate", to: hexagon };
  if (filter === "advance") return advance;
  if (filter === "discover") return { type: "discover", hexagon };
  if (filter) return { type: "lift", hexagon };
  return byWhatLiesThere(desk, hexagon) ?? advance;
}

function byWhatLiesThere(desk: Desk, hexagon: string): Action | null {
  const content = desk.view.hexagons[hexagon] ?? "";
  if (content === "down") return { type: "discover", hexagon };
  const here = desk.table.seat === null ? null : desk.view.players[desk.table.seat]?.explorer;
  if (here === hexagon) return { type: "camp_for_points" };
  const movable = isTile(content) && ["animals", "nomads"].includes(familyOf(content, desk.facts));
  const near = here != null && desk.plan.neighbours.get(here)?.includes(hexagon);
  return movable && near ? { type: "lift", hexagon } : null;
}
