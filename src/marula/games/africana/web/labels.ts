/** Where the names of places are written: where the board's data says, unless that covers something. */
import { around, cheapest, costOf, type Area, type Obstacle } from "./arrange";
import type { Place, Plan, Point } from "./plan";

export interface Label {
  id: string;
  text: string;
  /** From the place, in pixels: the middle of the line's height, and the end that `anchor` names. */
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
  /** Where it is, in pixels of the plane. */
  area: Area;
}

export interface Scale {
  /** Pixels per unit of the board. */
  board: number;
  /** Pixels per unit of the signs on it: capsules, explorers, cards. */
  sign: number;
  /** The height of letters in pixels. */
  font: number;
}

/** Half of a capsule, in units of signs: for one disc or two. */
export const HALF_HEIGHT = 11.5;
export function halfWidth(place: Place): number {
  return place.colours.length > 1 ? 21.5 : 11.5;
}

export function onScreen({ x, y }: Point, scale: Scale): Point {
  return { x: x * scale.board, y: y * scale.board };
}

/** How far signs hang over the lower edge of a capsule. */
const HANGING = 7;

/** The capsules, with what hangs on their lower edge. */
export function capsules(plan: Plan, scale: Scale): Obstacle[] {
  return [...plan.places.values()].map((place) => {
    const { left, top, right, bottom } = around(
      onScreen(place, scale),
      2 * halfWidth(place) * scale.sign,
      2 * HALF_HEIGHT * scale.sign,
    );
    return { left, top, right, bottom: bottom + HANGING * scale.sign, weight: 20 };
  });
}

/** How much names mind explorers who may stand there one day, and routes. */
const EXPLORER = 2.5;
const ROUTE = 0.22;
const NAME = 40;

/**
 * `lines` are points along the routes, `covered` what lies over the map. The names are placed one by one and then once
 * more, with all others in sight.
 */
export function placeLabels(
  plan: Plan,
  name: (place: Place) => string,
  scale: Scale,
  within: Area,
  covered: readonly Area[],
  lines: readonly Point[],
): Label[] {
  const fixed: Obstacle[] = [
    ...capsules(plan, scale),
    ...[...plan.places.values()].map((place) => ({
      ...standing(onScreen(place, scale), scale.sign),
      weight: EXPLORER,
    })),
    ...lines.map((point) => ({ ...around(onScreen(point, scale), 2, 2), weight: ROUTE })),
    ...covered.map((area) => ({ ...area, weight: 30 })),
  ];
  const found = new Map<string, Label>();
  for (let round = 0; round < 3; round++) {
    for (const place of plan.places.values()) {
      const others = [...found.values()].filter((label) => label.id !== place.id);
      const taken = [...fixed, ...others.flatMap(({ area }) => [
          { ...area, weight: NAME },
          { ...grown(area, scale.font * 0.45), weight: 4 },
        ])];
      const best = cheapest(options(place, name(place), scale), (label) => costOf(label.area, taken, within));
      if (best) found.set(place.id, best);
    }
  }
  return [...found.values()];
}

/** Where one explorer stands above a place. */
export function standing({ x, y }: Point, sign: number): Area {
  return { left: x - 12 * sign, top: y - 40 * sign, right: x + 12 * sign, bottom: y - HALF_HEIGHT * sign };
}

function options(place: Place, text: string, scale: Scale): Label[] {
  const { sign, font } = scale;
  const half = halfWidth(place) * sign;
  const beside = half + font * 0.5;
  const below = (HALF_HEIGHT + HANGING) * sign + font * 0.58;
  const above = HALF_HEIGHT * sign + font * 0.72;
  const wanted = place.label;
  const centre = at(place);
  /** The data's heights are those of the line letters stand on. */
  const all: [number, number, Label["anchor"]][] = [
    [wanted.dx * sign, wanted.dy * sign - font * 0.35, wanted.anchor],
    [beside, 0, "start"],
    [-beside, 0, "end"],
    [0, below, "middle"],
    [half * 0.6, below, "start"],
    [-half * 0.6, below, "end"],
    [-half, below, "start"],
    [half, below, "end"],
    [beside, font * 0.7, "start"],
    [-beside, font * 0.7, "end"],
    [beside, -font * 0.7, "start"],
    [-beside, -font * 0.7, "end"],
    [half * 0.75, -above, "start"],
    [-half * 0.75, -above, "end"],
    [0, -above, "middle"],
    [-half, -above, "start"],
    [half, -above, "end"],
  ];
  return all.map(([x, y, anchor]) => ({ id: place.id, text, x, y, anchor, area: areaOf(x, y, anchor) }));

  function at(point: Point): Point {
    return onScreen(point, scale);
  }
  function areaOf(x: number, y: number, anchor: Label["anchor"]): Area {
    const width = widthOf(text) * font;
    const left = centre.x + x - (anchor === "start" ? 0 : anchor === "end" ? width : width / 2);
    return { left, top: centre.y + y - font * 0.55, right: left + width, bottom: centre.y + y + font * 0.55 };
  }
}

/** Names close to each other are taken for one another. */
function grown({ left, top, right, bottom }: Area, by: number): Area {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

/** In letters' heights; wide signs count for two of the narrow ones. */
function widthOf(text: string): number {
  return [...text].reduce((sum, sign) => sum + (sign.charCodeAt(0) > 0x2e80 ? 1 : 0.6), 0);
}
