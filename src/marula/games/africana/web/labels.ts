/** Where the names of places are written: where the board's data says, unless that covers something. */
import { around, costOf, EVERYWHERE, meet, together, type Area, type Obstacle } from "./arrange";
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

/** How far the ring around a lit place is from its edge. */
const RING = 5;
/** How far signs hang over the lower edge of a capsule. */
const HANGING = 8;

/** The capsules, and what hangs on their lower edge if anything does. */
export function capsules(plan: Plan, scale: Scale, hangs: (place: string) => boolean): Obstacle[] {
  return [...plan.places.values()].flatMap((place) => {
    const half = halfWidth(place) * scale.sign;
    const area = around(onScreen(place, scale), 2 * half, 2 * HALF_HEIGHT * scale.sign);
    const hanging = { ...area, top: area.bottom, bottom: area.bottom + HANGING * scale.sign, weight: 10 };
    return [{ ...area, weight: 40 }, ...(hangs(place.id) ? [hanging] : [])];
  });
}

/** How much names mind explorers who may stand there one day, and routes. */
const EXPLORER = 2.5;
const ROUTE = 0.3;
const NAME = 40;
/** Names close to others, or to others' places, are taken for theirs. */
const CLOSE = 6;
/** Every option is a little worse than those before it. */
const RANK = 0.15;

/** `obstacles` are what stands on the map or lies over it, `lines` points along the routes. */
export function placeLabels(
  plan: Plan,
  name: (place: Place) => string,
  scale: Scale,
  within: Area,
  obstacles: readonly Obstacle[],
  lines: readonly Point[],
): Label[] {
  const places = [...plan.places.values()];
  const fixed: Obstacle[] = [
    ...capsules(plan, scale, () => false).map((area) => ({ ...grown(area, scale.font * 0.45), weight: CLOSE })),
    ...places.map((place) => ({ ...standing(onScreen(place, scale), scale.sign), weight: EXPLORER })),
    ...lines.map((point) => ({ ...around(onScreen(point, scale), 2, 2), weight: ROUTE })),
    ...obstacles,
  ];
  const choices = places.map((place) =>
    options(place, name(place), scale).map((label, rank) => ({
      item: label,
      area: label.area,
      cost: costOf(label.area, fixed, within) + rank * RANK,
    })),
  );
  return together(choices, (a, b) => {
    const near = grown(b, scale.font * 0.45);
    return meet(a, near)
      ? costOf(
          a,
          [
            { ...b, weight: NAME },
            { ...near, weight: CLOSE },
          ],
          EVERYWHERE,
        )
      : 0;
  });
}

/** Where one explorer stands above a place. */
export function standing({ x, y }: Point, sign: number): Area {
  return { left: x - 12 * sign, top: y - 40 * sign, right: x + 12 * sign, bottom: y - HALF_HEIGHT * sign };
}

function options(place: Place, text: string, scale: Scale): Label[] {
  const { sign, font } = scale;
  const half = halfWidth(place) * sign;
  const beside = half + RING * sign + 3;
  const below = (HALF_HEIGHT + HANGING) * sign + font * 0.58;
  const above = HALF_HEIGHT * sign + font * 0.72;
  const wanted = place.label;
  const centre = at(place);
  /** The data's heights are those of the line letters stand on. */
  const all: [number, number, Label["anchor"]][] = [
    [asideOf(wanted.dx), wanted.dy * sign - font * 0.35, wanted.anchor],
    [beside, 0, "start"],
    [-beside, 0, "end"],
    [0, below, "middle"],
    [half * 0.6, below, "start"],
    [-half * 0.6, below, "end"],
    [-half, below, "start"],
    [half, below, "end"],
    [half * 0.7, below, "middle"],
    [-half * 0.7, below, "middle"],
    [beside, font * 0.7, "start"],
    [-beside, font * 0.7, "end"],
    [beside, -font * 0.7, "start"],
    [-beside, -font * 0.7, "end"],
    [half * 0.75, -above, "start"],
    [-half * 0.75, -above, "end"],
    [0, -above, "middle"],
    [half * 0.7, -above, "middle"],
    [-half * 0.7, -above, "middle"],
    [-half, -above, "start"],
    [half, -above, "end"],
  ];
  return all.map(([x, y, anchor]) => ({ id: place.id, text, x, y, anchor, area: areaOf(x, y, anchor) }));

  /** Beside a place the name begins where the ring ends; room for cards is found elsewhere. */
  function asideOf(dx: number): number {
    return wanted.anchor === "middle" || Math.abs(dx * sign) < beside - 4 ? dx * sign : Math.sign(dx) * beside;
  }
  function at(point: Point): Point {
    return onScreen(point, scale);
  }
  function areaOf(x: number, y: number, anchor: Label["anchor"]): Area {
    const width = widthOf(text) * font;
    const left = centre.x + x - (anchor === "start" ? 0 : anchor === "end" ? width : width / 2);
    return { left, top: centre.y + y - font * 0.55, right: left + width, bottom: centre.y + y + font * 0.55 };
  }
}

function grown({ left, top, right, bottom }: Area, by: number): Area {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

/** About how wide a text is, in heights of its letters. */
function widthOf(text: string): number {
  return [...text].reduce((sum, sign) => {
    if (sign.charCodeAt(0) > 0x2e80) return sum + 1;
    return sum + (/[ijlftrI .'’-]/.test(sign) ? 0.38 : /[mwMW]/.test(sign) ? 0.92 : 0.63);
  }, 0);
}
