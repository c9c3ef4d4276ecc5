/** Where the hexagons lie on the page, and which lie beside each other. Everything comes from the board's data. */
import type { Away } from "$shell/board/pointing/aim";
import { cheapest, type Point } from "$shell/board/placing/area";
import type { Direction } from "$shell/board/directions";
import { boxAround, type Box } from "$shell/board/zoom.svelte";

interface BoardData {
  id: string;
  hexagons: { id: string; q: number; r: number; city?: string }[];
  cities?: Record<string, { label?: string }>;
  drawing?: {
    size: number;
    origin: [number, number];
    view_box: [number, number, number, number];
    land?: string;
    islands?: string[];
  };
}

export interface Place {
  id: string;
  q: number;
  r: number;
  x: number;
  y: number;
  /** The side its name is best written on; null where there is no city. */
  label: string | null;
}

export interface Plan {
  /** From the middle of a hexagon to a corner. Tiles are drawn for 30: `unit` is the scale for this board. */
  size: number;
  unit: number;
  places: Place[];
  at: Map<string, Place>;
  rows: Place[][];
  neighbours: Map<string, string[]>;
  box: Box;
  /** The outline of the continent; empty for boards without one: their coast is a rim around the hexagons. */
  land: string;
  islands: string[];
}

const AROUND = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const;
const SIZE = 30;
const MARGIN = 12;

export function makePlan(data: Record<string, unknown>): Plan {
  const board = data as unknown as BoardData;
  const size = board.drawing?.size ?? SIZE;
  const [left, top] = board.drawing?.origin ?? [0, 0];
  const places = board.hexagons.map(({ id, q, r, city }) => ({
    id,
    q,
    r,
    x: Math.sqrt(3) * size * (q + r / 2) + left,
    y: 1.5 * size * r + top,
    label: city === undefined ? null : (board.cities?.[city]?.label ?? "e"),
  }));
  const byAxes = new Map(places.map((place) => [`${place.q},${place.r}`, place.id]));
  const rows = new Map<number, Place[]>();
  for (const place of places) rows.set(place.r, [...(rows.get(place.r) ?? []), place]);
  return {
    size,
    unit: size / SIZE,
    places,
    at: new Map(places.map((place) => [place.id, place])),
    rows: [...rows.entries()].sort(([a], [b]) => a - b).map(([, row]) => row.sort((a, b) => a.x - b.x)),
    neighbours: new Map(
      places.map(({ id, q, r }) => [
        id,
        AROUND.map(([dq, dr]) => byAxes.get(`${q + dq},${r + dr}`)).filter((other) => other !== undefined),
      ]),
    ),
    box: around(places, size, board.drawing?.view_box),
    land: board.drawing?.land ?? "",
    islands: board.drawing?.islands ?? [],
  };
}

/** The part of the plane that must be in sight: all hexagons with a margin, and what the drawing asks for. */
function around(places: Place[], size: number, drawn?: [number, number, number, number]): Box {
  const margin = size + MARGIN;
  const box = boxAround(places, { side: margin, above: margin, below: margin });
  if (!drawn) return box;
  const [left, top, width, height] = drawn;
  const [x, y] = [Math.min(box.x, left), Math.min(box.y, top)];
  return {
    x,
    y,
    width: Math.max(box.x + box.width, left + width) - x,
    height: Math.max(box.y + box.height, top + height) - y,
  };
}

const SLANTED: Record<string, readonly [number, number]> = {
  "up-left": [0, -1],
  "up-right": [1, -1],
  "down-left": [-1, 1],
  "down-right": [0, 1],
};

/**
 * The next hexagon in a direction. Up and down keep to the column one came along (`column`, an x), though rows are
 * shifted against each other; gaps in the land are jumped over.
 */
export function step(plan: Plan, from: Place, direction: Direction, column: number): Place | null {
  const slanted = SLANTED[direction];
  if (slanted) {
    const [q, r] = [from.q + slanted[0], from.r + slanted[1]];
    return plan.places.find((place) => place.q === q && place.r === r) ?? null;
  }
  if (direction === "left" || direction === "right") {
    const row = plan.places.filter(
      (place) => place.r === from.r && (direction === "left") === place.x < from.x && place !== from,
    );
    return cheapest(row, (place) => Math.abs(place.x - from.x));
  }
  const ahead = plan.places.filter((place) => (direction === "up" ? place.y < from.y : place.y > from.y));
  return cheapest(ahead, (place) => Math.abs(place.y - from.y) + 0.7 * Math.abs(place.x - column));
}

/** How far a point is from a hexagon, in pixels, at so many of them per unit. */
export function awayFrom(plan: Plan, place: Place, at: Point, scale: number): Away {
  const middle = Math.hypot(place.x - at.x, place.y - at.y);
  return { middle: middle * scale, edge: (middle - plan.size * 0.95) * scale };
}
