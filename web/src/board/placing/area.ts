/** The words in which room on a map is spoken of: areas, what is in the way there, and what it costs to cover it. */

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Something in the way, and how bad it is to cover it; what weighs infinitely much is never covered. */
export interface Obstacle extends Area {
  weight: number;
}

/** The whole plane. */
export const EVERYWHERE: Area = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
/** Where nothing is met. */
export const NOWHERE: Area = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };

export function around({ x, y }: Point, width: number, height: number): Area {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}

/** The area of that size with its upper left corner there. */
export function from({ x, y }: Point, { width, height }: Size): Area {
  return { left: x, top: y, right: x + width, bottom: y + height };
}

export function grown({ left, top, right, bottom }: Area, by: number): Area {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

/** The area that holds all of them. */
export function union(areas: readonly Area[]): Area {
  return areas.reduce(
    (whole, { left, top, right, bottom }) => ({
      left: Math.min(whole.left, left),
      top: Math.min(whole.top, top),
      right: Math.max(whole.right, right),
      bottom: Math.max(whole.bottom, bottom),
    }),
    NOWHERE,
  );
}

export function meet(a: Area, b: Area): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

export function holds(area: Area, { x, y }: Point, margin = 0): boolean {
  return x > area.left - margin && x < area.right + margin && y > area.top - margin && y < area.bottom + margin;
}

export function sizeOf({ left, top, right, bottom }: Area): number {
  return (right - left) * (bottom - top);
}

/** How much two areas that meet have in common. */
export function shared(a: Area, b: Area): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width * height;
}

/** How far it is from an area to a point or to another area; 0 where they meet. */
export function distance(area: Area, other: Area | Point): number {
  const { left, top, right, bottom } =
    "x" in other ? { left: other.x, top: other.y, right: other.x, bottom: other.y } : other;
  const aside = Math.max(0, area.left - right, left - area.right);
  const above = Math.max(0, area.top - bottom, top - area.bottom);
  return Math.sqrt(aside * aside + above * above);
}

/** What is beyond the edge can't be read: worse than covering anything. */
const BEYOND = 400;

/** What it costs to be there: a bare touch counts half, being covered wholly counts once more. */
export function costOf(area: Area, obstacles: readonly Obstacle[], within: Area = EVERYWHERE): number {
  const size = Math.max(1, sizeOf(area));
  let cost = 0;
  for (const other of obstacles) {
    if (meet(area, other)) cost += other.weight * (0.5 + shared(area, other) / size);
  }
  const beyond =
    Math.max(0, within.left - area.left) +
    Math.max(0, area.right - within.right) +
    Math.max(0, within.top - area.top) +
    Math.max(0, area.bottom - within.bottom);
  return cost + (beyond > 0 ? BEYOND + beyond : 0);
}

/** The cheapest of several, of those alike the first; none where each costs infinitely much. */
export function cheapest<Item>(items: readonly Item[], cost: (item: Item, rank: number) => number): Item | null {
  let best: Item | null = null;
  let least = Infinity;
  items.forEach((item, rank) => {
    const found = cost(item, rank);
    if (found < least) [best, least] = [item, found];
  });
  return best;
}
