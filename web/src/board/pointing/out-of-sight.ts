/** What is lit and out of sight, since the reader has come closer: where at the edge of the map a sign points to it. */
import { holds, type Area, type Point, type Size } from "../placing/area";

/** Something lit: where it is in the box, in pixels, and what it is called. */
export interface Beacon extends Point {
  id: string;
  name: string;
}

export type Edge = "left" | "right" | "top" | "bottom";

/** A sign at an edge: where its middle is, which way it points, in degrees from the right, and to what, the nearest first. */
export interface Pointer extends Point {
  edge: Edge;
  angle: number;
  to: Beacon[];
}

/** How far from the edge something has to be to be seen, how far signs are from it, and how large they are, in pixels. */
const SEEN = 12;
export const POINTER = { away: 26, half: 22 };

/** At most one sign at each edge; none lies on the `panels` over the map, and what lies under one of those is out of sight too. */
export function pointersTo(beacons: readonly Beacon[], map: Size, panels: readonly Area[]): Pointer[] {
  const inside = { left: 0, top: 0, right: map.width, bottom: map.height };
  const middle = { x: map.width / 2, y: map.height / 2 };
  const hidden = beacons.filter((at) => !holds(inside, at, -SEEN) || panels.some((panel) => holds(panel, at)));
  const found = new Map<Edge, Beacon[]>();
  for (const beacon of hidden) {
    const edge = edgeTowards(beacon, middle, map);
    found.set(edge, [...(found.get(edge) ?? []), beacon]);
  }
  return [...found].flatMap(([edge, there]) => {
    const far = ({ x, y }: Point) => Math.hypot(x - middle.x, y - middle.y);
    const to = there.sort((a, b) => far(a) - far(b));
    const [nearest] = to;
    if (!nearest) return [];
    const place = clearOf(panels, atEdge(edge, nearest, middle, map), edge, map);
    return [{ ...place, edge, angle: (Math.atan2(nearest.y - place.y, nearest.x - place.x) * 180) / Math.PI, to }];
  });
}

/** The edge that a line from the middle of the map to a point crosses. */
function edgeTowards({ x, y }: Point, middle: Point, { width, height }: Size): Edge {
  const [dx, dy] = [(x - middle.x) / width, (y - middle.y) / height];
  if (Math.abs(dx) > Math.abs(dy)) return dx < 0 ? "left" : "right";
  return dy < 0 ? "top" : "bottom";
}

/** Where that line comes to the edge. */
function atEdge(edge: Edge, { x, y }: Point, middle: Point, { width, height }: Size): Point {
  const held = (value: number, most: number) => Math.min(most - POINTER.away, Math.max(POINTER.away, value));
  const [dx, dy] = [x - middle.x, y - middle.y];
  if (edge === "left" || edge === "right") {
    const at = edge === "left" ? POINTER.away : width - POINTER.away;
    return { x: at, y: held(middle.y + (dy * Math.abs(at - middle.x)) / Math.max(1, Math.abs(dx)), height) };
  }
  const at = edge === "top" ? POINTER.away : height - POINTER.away;
  return { x: held(middle.x + (dx * Math.abs(at - middle.y)) / Math.max(1, Math.abs(dy)), width), y: at };
}

/** The nearest place along the edge at which the sign lies on no panel. */
function clearOf(panels: readonly Area[], at: Point, edge: Edge, { width, height }: Size): Point {
  const upright = edge === "left" || edge === "right";
  const most = upright ? height : width;
  const along = (by: number): Point => (upright ? { x: at.x, y: at.y + by } : { x: at.x + by, y: at.y });
  const isFree = (point: Point) => {
    const place = upright ? point.y : point.x;
    const within = place >= POINTER.away && place <= most - POINTER.away;
    return within && !panels.some((panel) => holds(panel, point, POINTER.half + 2));
  };
  for (let by = 0; by < most; by += 4) {
    const free = [along(-by), along(by)].find(isFree);
    if (free) return free;
  }
  return at;
}
