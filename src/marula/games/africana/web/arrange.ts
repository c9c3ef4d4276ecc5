/** Finding room on the map: each thing goes where it covers least. All in pixels. */
import type { Point } from "./plan";

export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Something in the way, and how bad it is to cover it. */
export interface Obstacle extends Area {
  weight: number;
}

export function around({ x, y }: Point, width: number, height: number): Area {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}

export function meet(a: Area, b: Area): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

export function holds(area: Area, { x, y }: Point, margin = 0): boolean {
  return x > area.left - margin && x < area.right + margin && y > area.top - margin && y < area.bottom + margin;
}

/** What it costs to be there: a bare touch counts half, being covered wholly counts once more. */
export function costOf(area: Area, obstacles: readonly Obstacle[], within: Area): number {
  const size = (area.right - area.left) * (area.bottom - area.top);
  let cost = 0;
  for (const other of obstacles) {
    if (!meet(area, other)) continue;
    const width = Math.min(area.right, other.right) - Math.max(area.left, other.left);
    const height = Math.min(area.bottom, other.bottom) - Math.max(area.top, other.top);
    cost += other.weight * (0.5 + (width * height) / Math.max(1, size));
  }
  const beyond =
    Math.max(0, within.left - area.left) +
    Math.max(0, area.right - within.right) +
    Math.max(0, within.top - area.top) +
    Math.max(0, area.bottom - within.bottom);
  return cost + (beyond > 0 ? 20 + beyond : 0);
}

/** The whole plane. */
export const EVERYWHERE: Area = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };

/** The cheapest of several; of those alike the first. */
export function cheapest<Item>(items: readonly Item[], cost: (item: Item, rank: number) => number): Item | null {
  let best: Item | null = null;
  let least = Infinity;
  items.forEach((item, rank) => {
    const found = cost(item, rank);
    if (found < least) [best, least] = [item, found];
  });
  return best;
}

/** Somewhere a thing could be, and what that costs whatever other things do. */
export interface Option<Item> {
  item: Item;
  area: Area;
  cost: number;
}

const ROUNDS = 5;
const STARTS = 12;

/**
 * One option for each thing, so that they get along: each thing in turn takes what is cheapest among the others, until
 * none wants to move. This is tried from several beginnings, since it can get stuck; the cheapest outcome counts.
 */
export function together<Item>(
  choices: readonly (readonly Option<Item>[])[],
  among: (area: Area, others: readonly Area[]) => number,
): Item[] {
  let best: Option<Item>[] = [];
  let least = Infinity;
  const stride = Math.max(1, Math.ceil(choices.length / STARTS));
  for (let first = 0; first < choices.length; first += stride) {
    const found = settle([...choices.slice(first), ...choices.slice(0, first)], among);
    const areas = found.map((option) => option.area);
    const cost = found.reduce((sum, { area, cost }, index) => sum + cost + among(area, areas.slice(0, index)), 0);
    if (cost < least) [best, least] = [found, cost];
  }
  return best.map((option) => option.item);
}

function settle<Item>(
  choices: readonly (readonly Option<Item>[])[],
  among: (area: Area, others: readonly Area[]) => number,
): Option<Item>[] {
  const chosen: (Option<Item> | null)[] = choices.map(() => null);
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false;
    choices.forEach((options, index) => {
      const others = chosen.flatMap((option, other) => (option && other !== index ? [option.area] : []));
      const found = cheapest(options, ({ area, cost }) => cost + among(area, others));
      if (found && found !== chosen[index]) [chosen[index], moved] = [found, true];
    });
    if (!moved) break;
  }
  return chosen.filter((option) => option !== null);
}
