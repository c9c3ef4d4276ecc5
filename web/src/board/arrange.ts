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

/** The whole plane. */
export const EVERYWHERE: Area = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
/** Where nothing is met. */
export const NOWHERE: Area = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };

export function around({ x, y }: Point, width: number, height: number): Area {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}

export function meet(a: Area, b: Area): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

export function holds(area: Area, { x, y }: Point, margin = 0): boolean {
  return x > area.left - margin && x < area.right + margin && y > area.top - margin && y < area.bottom + margin;
}

/** What is beyond the edge can't be read: worse than covering anything. */
const BEYOND = 400;

/** What it costs to be there: a bare touch counts half, being covered wholly counts once more. */
export function costOf(area: Area, obstacles: readonly Obstacle[], within: Area = EVERYWHERE): number {
  const size = sizeOf(area);
  let cost = 0;
  for (const other of obstacles) {
    if (meet(area, other)) cost += other.weight * (0.5 + shared(area, other) / Math.max(1, size));
  }
  const beyond =
    Math.max(0, within.left - area.left) +
    Math.max(0, area.right - within.right) +
    Math.max(0, within.top - area.top) +
    Math.max(0, area.bottom - within.bottom);
  return cost + (beyond > 0 ? BEYOND + beyond : 0);
}

function sizeOf({ left, top, right, bottom }: Area): number {
  return (right - left) * (bottom - top);
}

/** How much two areas that meet have in common. */
function shared(a: Area, b: Area): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width * height;
}

export function grown({ left, top, right, bottom }: Area, by: number): Area {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

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
  /** Null where it is left out. */
  item: Item | null;
  area: Area;
  cost: number;
}

/** The same options where something more is in the way. */
export function amid<Item>(
  choices: readonly (readonly Option<Item>[])[],
  obstacles: readonly Obstacle[],
): Option<Item>[][] {
  return choices.map((options) =>
    options.map((option) => ({ ...option, cost: option.cost + costOf(option.area, obstacles) })),
  );
}

/** What two things cost each other that cover one another, or are so close that one is taken for the other's. */
const COVERED = 80;
const CLOSE = 10;

/** So many of a thing's options are thought about, the cheapest ones. */
const WORTHWHILE = 16;
const ROUNDS = 8;
const STARTS = 20;

/**
 * One option for each thing, so that they get along: each thing in turn takes what is cheapest among the others, until
 * none wants to move. That can get stuck, so it is tried with the things in several orders, always the same ones, and
 * the cheapest outcome counts. Things like to have some `air` around them, in pixels.
 */
export function together<Item>(choices: readonly (readonly Option<Item>[])[], air: number): Item[] {
  const worthwhile = choices.map((options) => [...options].sort((a, b) => a.cost - b.cost).slice(0, WORTHWHILE));
  const all = worthwhile.flat();
  const own = all.map(({ cost }) => cost);
  const { owns, rivals } = rivalry(worthwhile, air);
  const least = worthwhile.reduce((sum, [first]) => sum + (first?.cost ?? 0), 0);
  let best: number[] = [];
  let lowest = Infinity;
  // Nothing is cheaper than everybody's first choice.
  for (let start = 0; start < STARTS && lowest > least; start++) {
    const chosen = choices.map(() => -1);
    const now = Float64Array.from(own);
    const order = shuffled(choices.length, start);
    for (let round = 0, moved = true; round < ROUNDS && moved; round++) {
      moved = false;
      for (const thing of order) {
        const before = chosen[thing] ?? -1;
        const found = lowestOf(owns[thing] ?? [], now);
        if (found === before) continue;
        weigh(now, rivals[before] ?? [], -1);
        weigh(now, rivals[found] ?? [], 1);
        chosen[thing] = found;
        moved = true;
      }
    }
    // Between two things a cost is counted from both sides.
    const cost = chosen.reduce((sum, index) => sum + ((now[index] ?? 0) + (own[index] ?? 0)) / 2, 0);
    if (cost < lowest) [best, lowest] = [chosen, cost];
  }
  return best.flatMap((index) => all[index]?.item ?? []);
}

function lowestOf(options: readonly number[], costs: Float64Array): number {
  let best = -1;
  let least = Infinity;
  for (const index of options) {
    const cost = costs[index] ?? 0;
    if (cost < least) {
      best = index;
      least = cost;
    }
  }
  return best;
}

function weigh(costs: Float64Array, rivals: readonly number[], sign: 1 | -1): void {
  for (let at = 0; at < rivals.length; at += 2) {
    const other = rivals[at] ?? 0;
    costs[other] = (costs[other] ?? 0) + sign * (rivals[at + 1] ?? 0);
  }
}

/** The numbers of each thing's options; for every option those of others that it minds, each followed by its cost. */
function rivalry(choices: readonly (readonly Option<unknown>[])[], air: number) {
  let count = 0;
  const owns = choices.map((options) => options.map(() => count++));
  const rivals = Array.from({ length: count }, (): number[] => []);
  const whole = choices.map((options) => grown(union(options), air));
  choices.forEach((options, thing) => {
    for (let other = 0; other < thing; other++) {
      const [a, b] = [whole[thing], whole[other]];
      if (!a || !b || !meet(a, b)) continue;
      options.forEach(({ area }, place) => {
        const near = grown(area, air);
        const index = owns[thing]?.[place] ?? 0;
        choices[other]?.forEach((option, rank) => {
          if (!meet(near, option.area)) return;
          const rival = owns[other]?.[rank] ?? 0;
          const cost = between(area, near, option.area);
          rivals[index]?.push(rival, cost);
          rivals[rival]?.push(index, cost);
        });
      });
    }
  });
  return { owns, rivals };
}

function between(area: Area, near: Area, other: Area): number {
  const size = Math.max(1, Math.min(sizeOf(area), sizeOf(other)));
  const covered = meet(area, other) ? COVERED * (0.5 + shared(area, other) / size) : 0;
  return covered + CLOSE * (0.5 + Math.min(1, shared(near, other) / size));
}

/** The area that holds all of them. */
function union(options: readonly Option<unknown>[]): Area {
  return options.reduce(
    (whole, { area }) => ({
      left: Math.min(whole.left, area.left),
      top: Math.min(whole.top, area.top),
      right: Math.max(whole.right, area.right),
      bottom: Math.max(whole.bottom, area.bottom),
    }),
    NOWHERE,
  );
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
