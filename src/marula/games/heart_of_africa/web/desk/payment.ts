/** The ways to pay for a lane, as few clear choices. */
import type { Of } from "$shell/kit/actions";
import type { Action, Doubling, LaneAnswer, RefusalInfo, Way } from "../wire";

export type Claim = Of<Action, "claim">;

/** What a lane is paid with: one of its ways, and what doubles its points, if anything. */
export interface Payment {
  way: Way;
  doubling: Doubling | null;
}

/** So many ways are shown at once; the others are opened. */
export const FEW = 3;

/** Those that can be chosen. */
export function possible({ doublings }: Way): Doubling[] {
  return doublings.filter(({ refusal }) => refusal === null);
}

/** The doubling of another way to pay that is like the one chosen before, if it is possible there too. */
export function likeDoubling(way: Way, before: Doubling | null): Doubling | null {
  return possible(way).find((doubling) => doubling.terrain_cards === before?.terrain_cards) ?? null;
}

/** Why terrain cards alone don't double: that somebody has more says most. */
export function whyNot({ doublings }: Way): RefusalInfo | null {
  const refusals = doublings.flatMap(({ refusal }) => (refusal ? [refusal] : []));
  if (doublings.some((doubling) => doubling.terrain_locomotives === 0 && !doubling.refusal)) return null;
  return refusals.find(({ key }) => key.endsWith("more-terrain")) ?? refusals[0] ?? null;
}

export function claimOf(lane: string, { way, doubling }: Payment): Claim {
  return {
    type: "claim",
    lane,
    card: way.card,
    locomotives: way.locomotives,
    terrain_cards: doubling?.terrain_cards ?? 0,
    terrain_locomotives: doubling?.terrain_locomotives ?? 0,
  };
}

/** How many train cards of each sort leave the hand. */
export function spentCards({ way, doubling }: Payment): Record<string, number> {
  const spent: Record<string, number> = {};
  const spend = (card: string, count: number) => {
    if (count > 0) spent[card] = (spent[card] ?? 0) + count;
  };
  spend(way.card, way.cards);
  spend("locomotive", way.locomotives + (doubling?.terrain_locomotives ?? 0));
  return spent;
}

export function pointsOf({ points, doubled }: LaneAnswer, doubling: Doubling | null): number {
  return doubling ? doubled : points;
}

export function sameWay(one: Way, other: Way): boolean {
  return one.card === other.card && one.locomotives === other.locomotives;
}

export function sameDoubling(one: Doubling | null, other: Doubling | null): boolean {
  return one?.terrain_cards === other?.terrain_cards && one?.terrain_locomotives === other?.terrain_locomotives;
}
