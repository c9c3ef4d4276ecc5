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
