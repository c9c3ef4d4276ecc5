/** Cards, in the order in which the page lays them out. */
import type { Facts } from "../wire";
import { CARD_COLOURS, ROUTE_COLOURS, TERRAINS, type RouteColour, type Terrain } from "./colours";

/** The train card that stands for every colour. */
export const ANY = "locomotive";

export const TRAIN_CARDS: string[] = [...CARD_COLOURS, ANY];

/** The colours of lanes whose points the cards of a terrain double. */
export function doubledBy({ terrain_of }: Facts, terrain: Terrain): RouteColour[] {
  return ROUTE_COLOURS.filter((colour) => terrain_of[colour] === terrain);
}

/** How many cards of each sort, those that there are, in the page's order. */
export function held(counts: Record<string, number>): [card: string, count: number][] {
  return [...TRAIN_CARDS, ...TERRAINS].flatMap((card) => (counts[card] ? [[card, counts[card]]] : []));
}

export function total(counts: Record<string, number>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
