/** Where lanes lie on the map, the spaces they are made of, and which of them a pointer means. In units of the board. */
import { cheapest, type Area, type Point } from "$shell/board/placing/area";
import type { Away } from "$shell/board/pointing/aim";
import { farAhead, type Direction } from "$shell/board/directions";
import type { Lane, Place, Plan, Route } from "./plan";

/** All sizes are for signs as large as the board is drawn; `unit` is how many units of the board a larger one takes. */
const SIZES = {
  /** How thick lanes are, free and claimed, and how far their spaces are apart. */
  free: { thick: 7.6, apart: 1.8 },
  claimed: { thick: 13, apart: 2.8 },
  /** Between the two lanes of a route, and how much more for each claimed one: its halo needs room. */
  between: 1.4,
  halo: 1.7,
};
/** How far lanes stay away from the middle of a place. */
const CLEARANCE: Record<Place["kind"], number> = { city: 7.4, junction: 5, country: 6.8 };
/** Points along a lane, about so far apart. */
const STEP = 6;

/** The middle line of a route: points, and how far along the line each of them is. */
interface Line {
  points: Point[];
  lengths: number[];
}

/** A space of a lane: its outline, its middle, and which way the lane runs there, in degrees. */
export interface Cell extends Point {
  path: string;
  angle: number;
}

/** A lane as it is drawn. */
export interface Shape {
  lane: Lane;
  claimed: boolean;
  cells: Cell[];
  /** Along the middle of the lane. */
  line: Point[];
  thick: number;
}

/** Every lane as it is drawn while these are claimed. */
export function shapesOf(plan: Plan, isClaimed: (lane: string) => boolean, unit: number): Map<string, Shape> {
  return new Map(
    plan.routes.flatMap((route) => shapesOfRoute(plan, route, isClaimed, unit).map((shape) => [shape.lane.id, shape])),
  );
}

function shapesOfRoute(plan: Plan, route: Route, isClaimed: (lane: string) => boolean, unit: number): Shape[] {
  const line = lineOf(plan, route, unit);
  if (!line) return [];
  const claims = route.lanes.map((lane) => isClaimed(lane.id));
  const thick = claims.map((claimed) => SIZES[claimed ? "claimed" : "free"].thick * unit);
  const total = thick.reduce((sum, one) => sum + one, 0);
  const between = (SIZES.between + SIZES.halo * claims.filter(Boolean).length) * unit;
  // Side by side, the first one on the left, the whole of them in the middle.
  let aside = (total + between * (thick.length - 1)) / 2;
  return route.lanes.map((lane, index) => {
    const claimed = claims[index] ?? false;
    const own = thick[index] ?? 0;
    const offset = aside - own / 2;
    aside -= own + between;
    const apart = SIZES[claimed ? "claimed" : "free"].apart * unit;
    return {
      lane,
      claimed,
      cells: cellsOf(line, lane.length, offset, own, apart),
      line: pieceOf(line, 0, 1).map(({ at, left }) => moved(at, left, offset)),
      thick: own,
    };
  });
}

/** The line between the two ends, as far as they let it come. */
function lineOf(plan: Plan, route: Route, unit: number): Line | null {
  const [from, to] = [plan.places.get(route.ends[0]), plan.places.get(route.ends[1])];
  if (!from || !to) return null;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  // Half of how far a quadratic curve's control point lies off the line is how far its middle does.
  const bend = { x: (from.x + to.x) / 2 + 2 * route.bend * dy, y: (from.y + to.y) / 2 - 2 * route.bend * dx };
  const steps = Math.max(8, Math.round(Math.hypot(dx, dy) / 2));
  const whole = measured(
    Array.from({ length: steps + 1 }, (_, step) => {
      const part = step / steps;
      const [a, b, c] = [(1 - part) ** 2, 2 * part * (1 - part), part ** 2];
      return { x: a * from.x + b * bend.x + c * to.x, y: a * from.y + b * bend.y + c * to.y };
    }),
  );
  const length = whole.lengths.at(-1) ?? 0;
  const [start, end] = [from, to].map(
    (place, side) => ((CLEARANCE[place.kind] + (route.gaps[side] ?? 0)) * unit) / Math.max(1, length),
  ) as [number, number];
  // Where signs are large and the ends are near each other, something must be left between them.
  const scale = Math.min(1, 0.7 / Math.max(0.01, start + end));
  return measured(pieceOf(whole, start * scale, 1 - end * scale).map(({ at }) => at));
}

function measured(points: Point[]): Line {
  let length = 0;
  const lengths = points.map((point, index) => {
    const last = points[index - 1];
    length += last ? Math.hypot(point.x - last.x, point.y - last.y) : 0;
    return length;
  });
  return { points, lengths };
}

/** Points of a line between two shares of its length, and what lies to the left of each. */
function pieceOf(line: Line, from: number, to: number): { at: Point; left: Point }[] {
  const length = line.lengths.at(-1) ?? 0;
  const steps = isStraight(line) ? 1 : Math.max(2, Math.round(((to - from) * length) / STEP));
  return Array.from({ length: steps + 1 }, (_, step) => spot(line, (from + ((to - from) * step) / steps) * length));
}

function isStraight({ points, lengths }: Line): boolean {
  const [first, last] = [points[0], points.at(-1)];
  return !first || !last || (lengths.at(-1) ?? 0) - Math.hypot(last.x - first.x, last.y - first.y) < 0.01;
}

/** A point so far along a line. */
function spot({ points, lengths }: Line, along: number): { at: Point; left: Point } {
  const after = lengths.findIndex((length) => length >= along - 1e-9);
  const index = Math.max(1, after < 0 ? points.length - 1 : after);
  const [a, b] = [points[index - 1] ?? { x: 0, y: 0 }, points[index] ?? { x: 0, y: 0 }];
  const length = Math.max(1e-9, Math.hypot(b.x - a.x, b.y - a.y));
  const part = (along - (lengths[index - 1] ?? 0)) / length;
  return {
    at: { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part },
    left: { x: (b.y - a.y) / length, y: (a.x - b.x) / length },
  };
}

function moved({ x, y }: Point, left: Point, by: number): Point {
  return { x: x + left.x * by, y: y + left.y * by };
}

function cellsOf(line: Line, count: number, offset: number, thick: number, apart: number): Cell[] {
  const length = Math.max(1e-9, line.lengths.at(-1) ?? 0);
  const gap = Math.min(apart, (0.3 * length) / count) / length;
  const own = (1 - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, index) => {
    const from = index * (own + gap);
    const piece = pieceOf(line, from, from + own);
    const one = piece.map(({ at, left }) => moved(at, left, offset + thick / 2));
    const other = piece.map(({ at, left }) => moved(at, left, offset - thick / 2)).reverse();
    const middle = spot(line, (from + own / 2) * length);
    return {
      ...moved(middle.at, middle.left, offset),
      angle: (Math.atan2(middle.left.x, -middle.left.y) * 180) / Math.PI,
      path: `M${[...one, ...other].map(({ x, y }) => `${rounded(x)} ${rounded(y)}`).join("L")}Z`,
    };
  });
}

/** The middle of a lane as a path. */
export function linePath(line: readonly Point[]): string {
  return `M${line.map(({ x, y }) => `${rounded(x)} ${rounded(y)}`).join("L")}`;
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Points about so far apart along the middle of a route, and half of how wide its lanes are together. */
export function ribbonOf(plan: Plan, route: Route, unit: number, apart: number): { points: Point[]; half: number } {
  const line = lineOf(plan, route, unit);
  if (!line) return { points: [], half: 0 };
  const length = line.lengths.at(-1) ?? 0;
  const steps = Math.max(1, Math.ceil(length / apart));
  const lanes = route.lanes.length;
  return {
    points: Array.from({ length: steps + 1 }, (_, step) => spot(line, (step / steps) * length).at),
    half: ((lanes * SIZES.free.thick + (lanes - 1) * SIZES.between) * unit) / 2,
  };
}

/** How much wider a ribbon can become on each side when lanes are claimed. */
export const SWELLING = (SIZES.claimed.thick - SIZES.free.thick) / 2 + 2.2;

/** Around a lane. */
export function boxOf({ line, thick }: Shape): Area {
  const [xs, ys] = [line.map(({ x }) => x), line.map(({ y }) => y)];
  const half = thick / 2;
  return {
    left: Math.min(...xs) - half,
    top: Math.min(...ys) - half,
    right: Math.max(...xs) + half,
    bottom: Math.max(...ys) + half,
  };
}

export function middleOf({ line }: Shape): Point {
  const { points, lengths } = measured([...line]);
  return spot({ points, lengths }, (lengths.at(-1) ?? 0) / 2).at;
}

/** Spots beside a lane, so far from its edge: by its middle first, to the left of it or above before the other side. */
export function spotsBeside({ line, thick }: Shape, away: number): Point[] {
  const { points, lengths } = measured([...line]);
  const long = lengths.at(-1) ?? 0;
  return [0.5, 0.3, 0.7].flatMap((part) => {
    const { at, left } = spot({ points, lengths }, long * part);
    const first = left.x < -0.05 || (Math.abs(left.x) <= 0.05 && left.y < 0) ? 1 : -1;
    return [first, -first].map((side) => moved(at, left, side * (thick / 2 + away)));
  });
}

/** How far a point is from a lane, in pixels, at so many of them per unit. */
export function awayFromLane({ line, thick }: Shape, at: Point, scale: number): Away {
  const middle = awayFrom(line, at);
  return { middle: middle * scale, edge: (middle - thick / 2) * scale };
}

function awayFrom(line: readonly Point[], { x, y }: Point): number {
  return line.slice(1).reduce((least, b, index) => {
    const a = line[index] ?? b;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const part = Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / Math.max(1e-9, dx * dx + dy * dy)));
    return Math.min(least, Math.hypot(x - a.x - part * dx, y - a.y - part * dy));
  }, Infinity);
}

/** The next lane in a direction, by their middles: near, and not too far off the line. */
export function nextLane(shapes: ReadonlyMap<string, Shape>, from: string, direction: Direction): string | null {
  const start = shapes.get(from);
  if (!start) return null;
  const own = middleOf(start);
  const next = cheapest([...shapes.values()], (shape) => farAhead(own, middleOf(shape), direction));
  return next?.lane.id ?? null;
}

/** Whether points lie on land; outlines other than straight lines between absolute points count as no land. */
export function landTest(land: string, stretch = 1): (point: Point) => boolean {
  const rings = /[^MLZ\d\s.,-]/.test(land)
    ? []
    : land
        .split("M")
        .map((part) => [...part.matchAll(/(-?[\d.]+)[\s,]+(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]));
  return ({ x, y: drawn }) => {
    const y = drawn / stretch;
    let inside = false;
    for (const ring of rings) {
      ring.forEach(([ax = 0, ay = 0], index) => {
        const [bx = 0, by = 0] = ring[(index + 1) % ring.length] ?? [];
        if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
      });
    }
    return inside;
  };
}
