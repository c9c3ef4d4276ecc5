/** Where things lie on the map, and what lies beside what. */
import type { Away } from "$shell/board/pointing/aim";
import { cheapest, type Point, type Size } from "$shell/board/placing/area";
import { farAhead, type Direction } from "$shell/board/directions";
import type { Place, Plan, Route } from "./plan";

/** A route as it is drawn: two ends, and the point that bends it. */
export interface Curve {
  from: Point;
  bend: Point;
  to: Point;
}

/** The route between two places, as travelled from the first to the second. */
export function curveBetween(plan: Plan, origin: string, goal: string): Curve | null {
  const route = plan.routes.find(({ ends }) => ends.includes(origin) && ends.includes(goal) && origin !== goal);
  const curve = route ? curveOf(plan, route) : null;
  if (!route || !curve) return null;
  return route.ends[0] === origin ? curve : { from: curve.to, bend: curve.bend, to: curve.from };
}

export function curveOf(plan: Plan, route: Route): Curve | null {
  const [from, to] = [plan.places.get(route.ends[0]), plan.places.get(route.ends[1])];
  if (!from || !to) return null;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  // Half of how far a quadratic curve's control point lies off the line is how far its middle does.
  const bend = {
    x: (from.x + to.x) / 2 + 2 * route.bend * dy,
    y: (from.y + to.y) / 2 - 2 * route.bend * dx,
  };
  return { from: { x: from.x, y: from.y }, bend, to: { x: to.x, y: to.y } };
}

export function pathOf({ from, bend, to }: Curve): string {
  const at = ({ x, y }: Point) => `${round(x)} ${round(y)}`;
  return `M${at(from)}Q${at(bend)} ${at(to)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A point of a curve; 0 is where it begins, 1 where it ends. */
export function pointOn({ from, bend, to }: Curve, part: number): Point {
  const [a, b, c] = [(1 - part) ** 2, 2 * part * (1 - part), part ** 2];
  return { x: a * from.x + b * bend.x + c * to.x, y: a * from.y + b * bend.y + c * to.y };
}

/** Points along a curve, both ends among them. */
export function pointsOn(curve: Curve, steps: number): Point[] {
  return Array.from({ length: steps + 1 }, (_, step) => pointOn(curve, step / steps));
}

/** The next place in a direction: near, and not too far off the line. */
export function nextPlace(plan: Plan, from: Place, direction: Direction): Place | null {
  return cheapest([...plan.places.values()], (place) => farAhead(from, place, direction));
}

/**
 * How far a point is from a place whose capsule is `half` as wide and as high, in pixels at so many of them per unit. The
 * middle of a capsule is a line.
 */
export function awayFrom({ x, y }: Point, at: Point, half: Size, scale: number): Away {
  const beside = Math.max(0, Math.abs(at.x - x) - Math.max(0, half.width - half.height));
  const middle = Math.hypot(beside, at.y - y);
  return { middle: middle * scale, edge: (middle - half.height) * scale };
}

/** The places in reading order, north before south. */
export function inReadingOrder(plan: Plan): Place[] {
  return [...plan.places.values()].sort((a, b) => a.y - b.y);
}

/**
 * The outlines of the land in two heaps: where the board plays, and the backdrop, which has few places for its size.
 * Outlines other than straight lines between absolute points are not looked into: all of it is land to play on.
 */
export function splitLand(land: string, places: Iterable<Point>): { near: string; backdrop: string } {
  if (/[^MLZ\d\s.,-]/.test(land)) return { near: land, backdrop: "" };
  const points = [...places];
  const outlines = land
    .split("M")
    .filter((part) => part.trim())
    .map((part) => {
      const ring = [...part.matchAll(/(-?[\d.]+)[\s,]+(-?[\d.]+)/g)].map(([, x, y]) => ({
        x: Number(x),
        y: Number(y),
      }));
      const held = points.filter((point) => isInside(point, ring)).length;
      return { path: `M${part}`, held, density: held / Math.max(1, areaOf(ring)) };
    });
  const main = outlines.reduce((most, outline) => Math.max(most, outline.held), 0);
  const usual = outlines.find((outline) => outline.held === main)?.density ?? 0;
  const isNear = (density: number) => density >= usual * 0.8;
  const join = (near: boolean) =>
    outlines
      .filter(({ density }) => isNear(density) === near)
      .map(({ path }) => path)
      .join("");
  return { near: join(true), backdrop: join(false) };
}

function areaOf(ring: Point[]): number {
  const twice = ring.reduce((sum, point, index) => {
    const next = ring[(index + 1) % ring.length] ?? point;
    return sum + point.x * next.y - next.x * point.y;
  }, 0);
  return Math.abs(twice) / 2;
}

function isInside(point: Point, ring: Point[]): boolean {
  let inside = false;
  ring.forEach((a, index) => {
    const b = ring[(index + 1) % ring.length] ?? a;
    const crosses = a.y > point.y !== b.y > point.y;
    if (crosses && point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  });
  return inside;
}
