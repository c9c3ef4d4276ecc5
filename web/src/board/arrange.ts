/** Finding room on the map: each thing goes where it covers least. All in pixels. */

interface Point {
  x: number;
  y: number;
}

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
const STARTS = 20;

/**
 * One option for each thing, so that they get along: each thing in turn takes what is cheapest among the others, until
 * none wants to move. That can get stuck, so it is tried with the things in many orders, always the same ones, and the
 * cheapest outcome counts. `between` is what two things cost each other.
 */
export function together<Item>(
  choices: readonly (readonly Option<Item>[])[],
  between: (a: Area, b: Area) => number,
): Item[] {
  const all = choices.flatMap((options, thing) => options.map((option) => ({ ...option, thing })));
  const costs = all.map(() => new Float64Array(all.length));
  all.forEach((a, index) => {
    for (let other = 0; other < index; other++) {
      const b = all[other];
      if (!b || a.thing === b.thing || !close(a.area, b.area)) continue;
      const cost = between(a.area, b.area);
      for (const [row, column] of [
        [index, other],
        [other, index],
      ] as const) {
        const line = costs[row];
        if (line) line[column] = cost;
      }
    }
  });
  const options = choices.map((_, thing) => all.flatMap((option, index) => (option.thing === thing ? [index] : [])));
  const among = (index: number, chosen: readonly number[]) => {
    const line = costs[index];
    let cost = all[index]?.cost ?? 0;
    for (const other of chosen) if (other >= 0) cost += line?.[other] ?? 0;
    return cost;
  };

  let best: number[] = [];
  let least = Infinity;
  for (let start = 0; start < STARTS; start++) {
    const order = shuffled(choices.length, start);
    const chosen = choices.map(() => -1);
    for (let round = 0; round < ROUNDS; round++) {
      let moved = false;
      for (const thing of order) {
        const found = cheapest(options[thing] ?? [], (index) => among(index, chosen));
        if (found !== null && found !== chosen[thing]) [chosen[thing], moved] = [found, true];
      }
      if (!moved) break;
    }
    const own = (index: number) => all[index]?.cost ?? 0;
    // Between two things a cost is counted from both sides.
    const cost = chosen.reduce((sum, index) => sum + (among(index, chosen) + own(index)) / 2, 0);
    if (cost < least) [best, least] = [chosen, cost];
  }
  return best.flatMap((index) => all[index]?.item ?? []);
}

/** Things further from each other than this many pixels cost each other nothing. */
const FAR = 12;

function close(a: Area, b: Area): boolean {
  return a.left < b.right + FAR && b.left < a.right + FAR && a.top < b.bottom + FAR && b.top < a.bottom + FAR;
}

/** The numbers below `count` in an order of their own for every `start`; the first as they are. */
function shuffled(count: number, start: number): number[] {
  const order = Array.from({ length: count }, (_, index) => index);
  let seed = start;
  for (let index = count - 1; index > 0 && start > 0; index--) {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    const other = (seed >>> 8) % (index + 1);
    [order[index], order[other]] = [order[other] ?? 0, order[index] ?? 0];
  }
  return order;
}
