/** Room for many things on the map at once: each goes where it covers least, and none covers another. All in pixels. */
import { costOf, EVERYWHERE, grown, meet, NOWHERE, shared, sizeOf, union, type Area, type Obstacle } from "./area";

/** Somewhere a thing could be, and what that costs whatever other things do. */
export interface Option<Item> {
  /** Null where it is left out. */
  item: Item | null;
  area: Area;
  cost: number;
}

/** Every option is a little worse than those before it. */
const RANK = 0.15;

/**
 * Where a thing could be, the best place first, and what that costs. If it may be left out rather than cover something,
 * that costs `leftOut`.
 */
export function optionsOf<Item extends { area: Area }>(
  items: readonly Item[],
  obstacles: readonly Obstacle[],
  within: Area = EVERYWHERE,
  leftOut?: number,
): Option<Item>[] {
  const options: Option<Item>[] = items.map((item, rank) => ({
    item,
    area: item.area,
    cost: costOf(item.area, obstacles, within) + rank * RANK,
  }));
  return leftOut === undefined ? options : [...options, { item: null, area: NOWHERE, cost: leftOut }];
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
  const worthwhile = choices.map((options) => {
    const cheap = [...options].sort((a, b) => a.cost - b.cost);
    // To be left out is always worth a thought: it is in nobody's way.
    return cheap.filter(({ item }, rank) => rank < WORTHWHILE || item === null);
  });
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
  const whole = choices.map((options) => grown(union(options.map(({ area }) => area)), air));
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

/** The numbers below `count` in an order of their own for every `start`; the first as they are. */
export function shuffled(count: number, start: number): number[] {
  const order = Array.from({ length: count }, (_, index) => index);
  let seed = start;
  for (let index = count - 1; index > 0 && start > 0; index--) {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    const other = (seed >>> 8) % (index + 1);
    [order[index], order[other]] = [order[other] ?? 0, order[index] ?? 0];
  }
  return order;
}
