/** Where labels stand: beside what they name, none on another, and none on what another one names. All in pixels. */
import { grown, meet, shared, sizeOf, type Area, type Point, type Size } from "../board/placing/area";
import { shuffled } from "../board/placing/together";

export interface Wanted {
  name: string;
  /** How large the label is. */
  size: Size;
  /** Where what it names is to be seen: one of these places. */
  things: readonly Area[];
}

export interface Label {
  name: string;
  area: Area;
  /** What it names. */
  thing: Area;
  /** The line between them, where the label isn't on the thing. */
  line: Line | null;
}

interface Line {
  /** At the edge of the thing. */
  from: Point;
  to: Point;
}

interface Option extends Label {
  cost: number;
}

/** How far labels keep from each other and from the edge of the screen. */
const AIR = 4;
const EDGE = 6;
/** Larger things than this, in square pixels, may have their label on them. */
export const LARGE = 24_000;
const DIRECTIONS = 16;
/** How far a label may be from what it names; a number may lie on its edge. */
const GAPS = [9, 18, 30, 46, 66, 92, 124, 160];
const GAPS_OF_NUMBERS = [-11, -5, 1, 7, ...GAPS];
/** What it costs: each pixel away, to lie on what another label names, a line over it or over another label, crossing lines. */
const AWAY = 0.5;
const COVERS = 140;
const LINE_OVER = 12;
const CROSSES = 90;
const OVERLAPS = 2_000;
/** The first of several alike is the likeliest to be looked at. */
const RANK = 1.5;

const WORTHWHILE = 48;
const ROUNDS = 8;
const STARTS = 12;

/**
 * Each label's place: each in turn takes what is cheapest among the others until none wants to move, from several orders,
 * always the same ones. `taken` is where none may be. Null where they don't fit.
 */
export function arrange(
  wanted: readonly Wanted[],
  screen: Size,
  taken: readonly Area[] = [],
  numbers = false,
): Label[] | null {
  const gaps = numbers ? GAPS_OF_NUMBERS : GAPS;
  const named = wanted.flatMap(({ things }) => things.filter((thing) => sizeOf(thing) < LARGE));
  const choices = wanted.map((one) => optionsOf(one, screen, taken, named, gaps));
  if (choices.some((options) => options.length === 0)) return null;
  let best: Option[] = [];
  let lowest = Infinity;
  for (let start = 0; start < STARTS && lowest > 0; start++) {
    const chosen: (Option | undefined)[] = choices.map(() => undefined);
    for (let round = 0, moved = true; round < ROUNDS && moved; round++) {
      moved = false;
      for (const index of shuffled(choices.length, start)) {
        const others = chosen.filter((other, place) => other !== undefined && place !== index) as Option[];
        const found = cheapest(choices[index] ?? [], others);
        if (found === chosen[index]) continue;
        chosen[index] = found;
        moved = true;
      }
    }
    const all = chosen as Option[];
    const cost = all.reduce((sum, one, index) => sum + one.cost + amid(one, all.slice(0, index)), 0);
    if (cost < lowest) [best, lowest] = [all, cost];
  }
  return best.some((one, index) => best.slice(0, index).some((other) => meet(one.area, other.area))) ? null : best;
}

function cheapest(options: readonly Option[], others: readonly Option[]): Option | undefined {
  let best: Option | undefined;
  let least = Infinity;
  for (const option of options) {
    if (option.cost >= least) break;
    const cost = option.cost + amid(option, others);
    if (cost < least) [best, least] = [option, cost];
  }
  return best;
}

/** What a place costs among the others' places. */
function amid(option: Option, others: readonly Option[]): number {
  const near = grown(option.area, AIR);
  let cost = 0;
  for (const other of others) {
    if (meet(near, other.area)) cost += OVERLAPS;
    if (cuts(option, other.area) || cuts(other, option.area)) cost += CROSSES;
    if (cross(option, other)) cost += CROSSES;
  }
  return cost;
}

/** The places a label could have, the cheapest first. */
function optionsOf(
  { name, size, things }: Wanted,
  screen: Size,
  taken: readonly Area[],
  named: readonly Area[],
  gaps: readonly number[],
): Option[] {
  const options = things.flatMap((thing, rank) => {
    const beside = around(thing, size, gaps);
    const areas = sizeOf(thing) < LARGE ? beside : [...inside(thing, size), ...beside];
    return areas.flatMap(({ area, gap }): Option[] => {
      const isOff =
        area.left < EDGE ||
        area.top < EDGE ||
        area.right > screen.width - EDGE ||
        area.bottom > screen.height - EDGE ||
        taken.some((other) => meet(area, other));
      if (isOff) return [];
      const label = { name, area, thing, line: lineBetween(thing, area) };
      return [{ ...label, cost: AWAY * Math.abs(gap) + RANK * rank + covering(label, named) }];
    });
  });
  return options.sort((a, b) => a.cost - b.cost).slice(0, WORTHWHILE);
}

function covering(label: Label, named: readonly Area[]): number {
  let cost = 0;
  for (const other of named) {
    if (other === label.thing) continue;
    if (meet(label.area, other)) cost += COVERS * (0.3 + shared(label.area, other) / Math.max(1, sizeOf(other)));
    else if (cuts(label, other)) cost += LINE_OVER;
  }
  return cost;
}

function around(thing: Area, { width, height }: Size, gaps: readonly number[]): { area: Area; gap: number }[] {
  const [x, y] = [(thing.left + thing.right) / 2, (thing.top + thing.bottom) / 2];
  const [halfWidth, halfHeight] = [(thing.right - thing.left + width) / 2, (thing.bottom - thing.top + height) / 2];
  return Array.from({ length: DIRECTIONS }, (_, number) => (number * 2 * Math.PI) / DIRECTIONS).flatMap((angle) => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    // As far as the two touch in this direction, and the gap.
    const touch = Math.min(halfWidth / Math.max(1e-6, Math.abs(cos)), halfHeight / Math.max(1e-6, Math.abs(sin)));
    return gaps.map((gap) => {
      const [left, top] = [x + cos * (touch + gap) - width / 2, y + sin * (touch + gap) - height / 2];
      return { area: { left, top, right: left + width, bottom: top + height }, gap };
    });
  });
}

/** Along the edges of a large thing. */
function inside(thing: Area, { width, height }: Size): { area: Area; gap: number }[] {
  const places = (from: number, to: number, length: number) =>
    [0, 0.25, 0.5, 0.75, 1].map((part) => from + EDGE + part * (to - from - length - 2 * EDGE));
  const columns = places(thing.left, thing.right, width);
  const rows = places(thing.top, thing.bottom, height);
  const spots = rows.flatMap((top, row) =>
    columns.flatMap((left, column) => (row % 4 === 0 || column % 4 === 0 ? [{ left, top }] : [])),
  );
  return spots.map(({ left, top }, rank) => ({
    area: { left, top, right: left + width, bottom: top + height },
    gap: rank,
  }));
}

/** The shortest line between them. */
function lineBetween(thing: Area, area: Area): Line | null {
  if (meet(thing, area)) return null;
  const middle = { x: (area.left + area.right) / 2, y: (area.top + area.bottom) / 2 };
  const from = nearest(thing, middle);
  return { from, to: nearest(area, from) };
}

function nearest({ left, top, right, bottom }: Area, { x, y }: Point): Point {
  return { x: Math.min(Math.max(x, left), right), y: Math.min(Math.max(y, top), bottom) };
}

/** Whether a label's line goes through an area. */
function cuts({ line }: Label, area: Area): boolean {
  if (!line) return false;
  const { from, to } = line;
  const { left, top, right, bottom } = area;
  if (Math.max(from.x, to.x) < left || Math.min(from.x, to.x) > right) return false;
  if (Math.max(from.y, to.y) < top || Math.min(from.y, to.y) > bottom) return false;
  const sides = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ].map(([x = 0, y = 0]) => Math.sign((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x)));
  return new Set(sides).size > 1;
}

function cross({ line: one }: Label, { line: other }: Label): boolean {
  if (!one || !other) return false;
  const side = (a: Point, b: Point, c: Point) => Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));
  const apart = (a: Line, b: Line) => side(a.from, a.to, b.from) * side(a.from, a.to, b.to) < 0;
  return apart(one, other) && apart(other, one);
}
