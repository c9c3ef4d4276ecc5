/** What lies on hexagons, for the eye: the family of each tile, its icon, and how it is drawn. */
import type { Facts, View } from "../wire";

export type Family = Facts["families"][string];

/** The order of the key, and of whatever lists the families. */
export const FAMILIES: Family[] = ["animals", "goods", "nomads", "monuments", "gold", "gems"];

/** Names of the shell's sprite, or (without a colon) of our own drawings. */
const ICONS: Record<string, string> = {
  elephant: "game-icons:elephant",
  rhinoceros: "game-icons:rhinoceros-horn",
  ostrich: "game-icons:ostrich",
  leopard: "leopard",
  chameleon: "game-icons:chameleon-glyph",
  tortoise: "game-icons:tortoise",
  statue: "statue",
  cauldron: "game-icons:cauldron",
  garment: "game-icons:poncho",
  drum: "game-icons:djembe",
  mask: "game-icons:tribal-mask",
};

const FAMILY_ICONS: Record<Family, string> = {
  animals: "game-icons:elephant",
  goods: "game-icons:tribal-mask",
  monuments: "game-icons:great-pyramid",
  nomads: "game-icons:camping-tent",
  gold: "gold",
  gems: "game-icons:cut-diamond",
};

/** Where a board of one's own has animals and goods that nobody has drawn. */
const UNKNOWN: Partial<Record<Family, string>> = { animals: "game-icons:paw-print", goods: "game-icons:swap-bag" };

/** The family of a tile; what is no tile is drawn without one. */
export function familyOf(tile: string, { families }: Facts): Family {
  return families[tile] ?? "animals";
}

export function iconOf(tile: string, family: Family): string {
  return ICONS[tile] ?? (tile in KNOWN || !UNKNOWN[family] ? FAMILY_ICONS[family] : UNKNOWN[family]);
}

export function familyIcon(family: Family): string {
  return FAMILY_ICONS[family];
}

const KNOWN: Record<string, true> = {
  monument: true,
  nomads: true,
  "gold-1": true,
  "gold-2": true,
  "gems-1": true,
  "gems-2": true,
};

/** Pieces shown on gold and gem tiles. */
export function piecesOf(tile: string): number {
  return tile.endsWith("-2") ? 2 : 1;
}

export function isTile(content: string): boolean {
  return content !== "down" && content !== "empty" && content !== "camp";
}

/** How many tiles of each family are still face down. */
export function faceDown({ view, facts }: { view: View; facts: Facts }): Record<Family, number> {
  const counts: Record<Family, number> = { animals: 0, goods: 0, monuments: 0, nomads: 0, gold: 0, gems: 0 };
  for (const [tile, count] of Object.entries(view.face_down)) counts[familyOf(tile, facts)] += count;
  return counts;
}
