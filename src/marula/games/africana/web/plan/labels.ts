/** Where the names of places are written: where the board's data says, unless that covers something. */
import { around, grown, type Area, type Obstacle, type Point } from "$shell/board/placing/area";
import { sizeOf, written, type Anchor, type Name, type Spot } from "$shell/board/placing/names";
import { optionsOf, type Option } from "$shell/board/placing/together";
import type { Place, Plan } from "./plan";

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
/** What it costs a name to leave where it is at rest: readers look for it there. */
const LEAVING = 5;
/** What it costs to leave a name out: less than to be under a button, more than to be a little in the way. */
const LEFT_OUT = 30;
/** How far names keep from the edge, for the light around their letters. */
const EDGE = 2;

/** How far from each other names and signs like to be, in pixels. */
export function airOf({ font }: Scale): number {
  return font * 0.45;
}

/**
 * Where each name could be, and what is in its way there at all times; `lines` are points along the routes. `spared` are
 * names that are better left out than under something.
 */
export function labelChoices(
  plan: Plan,
  name: (place: Place) => string,
  scale: Scale,
  within: Area,
  lines: readonly Point[],
  spared: (place: Place) => boolean = () => false,
): Option<Name>[][] {
  const places = [...plan.places.values()];
  const fixed: Obstacle[] = [
    ...capsules(plan, scale, () => false).map((area) => ({ ...grown(area, airOf(scale)), weight: CLOSE })),
    ...places.map((place) => ({ ...standing(onScreen(place, scale), scale.sign), weight: EXPLORER })),
    ...lines.map((point) => ({ ...around(onScreen(point, scale), 2, 2), weight: ROUTE })),
  ];
  return places.map((place) => {
    const lines = [name(place)];
    const size = sizeOf(lines, scale.font);
    const names = spotsBeside(place, scale).map((spot) => written(place.id, lines, onScreen(place, scale), spot, size));
    return optionsOf(names, fixed, grown(within, -EDGE), spared(place) ? LEFT_OUT : undefined);
  });
}

/** The same options for names that are there already, and would rather stay. */
export function settled(choices: readonly (readonly Option<Name>[])[], labels: readonly Name[]): Option<Name>[][] {
  const there = new Set<Name | null>(labels);
  return choices.map((options) =>
    options.map((option) => (there.has(option.item) ? option : { ...option, cost: option.cost + LEAVING })),
  );
}

/** Where one explorer stands above a place. */
export function standing({ x, y }: Point, sign: number): Area {
  return { left: x - 12 * sign, top: y - 40 * sign, right: x + 12 * sign, bottom: y - HALF_HEIGHT * sign };
}

/** Where a name could be written, those that read best first. */
function spotsBeside(place: Place, { sign, font }: Scale): Spot[] {
  const half = halfWidth(place) * sign;
  const beside = half + RING * sign + 3;
  const below = (HALF_HEIGHT + HANGING) * sign + font * 0.58;
  const above = HALF_HEIGHT * sign + font * 0.72;
  const wanted = place.label;
  /** The data's heights are those of the line letters stand on. */
  const all: [number, number, Anchor][] = [
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
  return all.map(([x, y, anchor]) => ({ x, y, anchor }));

  /** Beside a place the name begins where the ring ends; room for cards is found elsewhere. */
  function asideOf(dx: number): number {
    return wanted.anchor === "middle" || Math.abs(dx * sign) < beside - 4 ? dx * sign : Math.sign(dx) * beside;
  }
}
