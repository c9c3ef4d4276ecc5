/** Where the names of places are written: where the board's data says, unless that covers something. */
import { around, costOf, grown, type Area, type Obstacle, type Option } from "$shell/board/arrange";
import type { Place, Plan, Point } from "./plan";
import { widthOf } from "$shell/board/ruler";

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
    return [{ ...area, weight: 80 }, ...(hangs(place.id) ? [hanging] : [])];
  });
}

/** How much names mind explorers who may stand there one day, routes, and others' places close by. */
const EXPLORER = 2.5;
const ROUTE = 0.3;
const CLOSE = 6;
/** Every option is a little worse than those before it. */
const RANK = 0.15;
/** What it costs a name to leave where it is at rest: readers look for it there. */
const LEAVING = 5;
/** How far names keep from the edge, for the light around their letters. */
const EDGE = 2;

/** How far from each other names and signs like to be, in pixels. */
export function airOf({ font }: Scale): number {
  return font * 0.45;
}

/** Where each name could be, and what is in its way there at all times; `lines` are points along the routes. */
export function labelChoices(
  plan: Plan,
  name: (place: Place) => string,
  scale: Scale,
  within: Area,
  lines: readonly Point[],
): Option<Label>[][] {
  const places = [...plan.places.values()];
  const fixed: Obstacle[] = [
    ...capsules(plan, scale, () => false).map((area) => ({ ...grown(area, airOf(scale)), weight: CLOSE })),
    ...places.map((place) => ({ ...standing(onScreen(place, scale), scale.sign), weight: EXPLORER })),
    ...lines.map((point) => ({ ...around(onScreen(point, scale), 2, 2), weight: ROUTE })),
  ];
  return places.map((place) => {
    const text = name(place);
    return options(place, text, widthOf(text) * scale.font, scale).map((label, rank) => ({
      item: label,
      area: label.area,
      cost: costOf(label.area, fixed, grown(within, -EDGE)) + rank * RANK,
    }));
  });
}

/** The same options for names that are there already, and would rather stay. */
export function settled(choices: readonly (readonly Option<Label>[])[], labels: readonly Label[]): Option<Label>[][] {
  const there = new Set<Label | null>(labels);
  return choices.map((options) =>
    options.map((option) => (there.has(option.item) ? option : { ...option, cost: option.cost + LEAVING })),
  );
}

/** Where one explorer stands above a place. */
export function standing({ x, y }: Point, sign: number): Area {
  return { left: x - 12 * sign, top: y - 40 * sign, right: x + 12 * sign, bottom: y - HALF_HEIGHT * sign };
}

function options(place: Place, text: string, width: number, scale: Scale): Label[] {
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
    [beside - 4, font * 1.25, "start"],
    [4 - beside, font * 1.25, "end"],
    [beside - 4, -font * 1.25, "start"],
    [4 - beside, -font * 1.25, "end"],
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
    const left = centre.x + x - (anchor === "start" ? 0 : anchor === "end" ? width : width / 2);
    return { left, top: centre.y + y - font * 0.55, right: left + width, bottom: centre.y + y + font * 0.55 };
  }
}
