/** Where the names of places are written: where the board's data says, unless that covers something. */
import { around, cheapest, costOf, EVERYWHERE, type Area, type Obstacle } from "./arrange";
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
const HANGING = 6;

/** The capsules, with what hangs on their lower edge. */
export function capsules(plan: Plan, scale: Scale): Obstacle[] {
  return [...plan.places.values()].map((place) => {
    const { left, top, right, bottom } = around(
      onScreen(place, scale),
      2 * halfWidth(place) * scale.sign,
      2 * HALF_HEIGHT * scale.sign,
    );
    return { left, top, right, bottom: bottom + HANGING * scale.sign, weight: 40 };
  });
}

/** How much names mind explorers who may stand there one day, and routes. */
const EXPLORER = 2.5;
const ROUTE = 0.22;
const NAME = 40;
const CLOSE = 6;
/** Every option is a little worse than those before it. */
const RANK = 0.15;
const ROUNDS = 5;

/** A place for a name, and what it costs whatever the other names do. */
interface Option {
  label: Label;
  cost: number;
}

/**
 * `lines` are points along the routes, `covered` what lies over the map. Names are placed one by one and then again
 * with all others in sight, beginning with another name each time: the best of these ways is taken.
 */
export function placeLabels(
  plan: Plan,
  name: (place: Place) => string,
  scale: Scale,
  within: Area,
  covered: readonly Obstacle[],
  lines: readonly Point[],
): Label[] {
  const places = [...plan.places.values()];
  const fixed: Obstacle[] = [
    ...capsules(plan, scale),
    ...places.map((place) => ({ ...standing(onScreen(place, scale), scale.sign), weight: EXPLORER })),
    ...lines.map((point) => ({ ...around(onScreen(point, scale), 2, 2), weight: ROUTE })),
    ...covered,
  ];
  const choices = places.map((place) =>
    options(place, name(place), scale).map((label, rank): Option => ({
      label,
      cost: costOf(label.area, fixed, within) + rank * RANK,
    })),
  );
  let best: Option[] = [];
  let least = Infinity;
  for (let first = 0; first < choices.length; first += 2) {
    const found = settle([...choices.slice(first), ...choices.slice(0, first)], scale.font);
    const cost = found.reduce(
      (sum, option, index) => sum + option.cost + among(option, found.slice(0, index), scale.font),
      0,
    );
    if (cost < least) [best, least] = [found, cost];
  }
  return best.map((option) => option.label);
}

/** Each name in turn where it is cheapest, until none wants to move. */
function settle(choices: Option[][], font: number): Option[] {
  const chosen: (Option | undefined)[] = choices.map(() => undefined);
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false;
    choices.forEach((options, index) => {
      const others = chosen.filter((option, other) => option !== undefined && other !== index) as Option[];
      const found = cheapest(options, (option) => option.cost + among(option, others, font));
      if (found && found !== chosen[index]) [chosen[index], moved] = [found, true];
    });
    if (!moved) break;
  }
  return chosen.filter((option) => option !== undefined);
}

/** What it costs a name to be among these others: names close to each other are taken for one another. */
function among({ label }: Option, others: readonly Option[], font: number): number {
  const taken = others.flatMap(({ label: { area } }) => [
    { ...area, weight: NAME },
    { ...grown(area, font * 0.45), weight: CLOSE },
  ]);
  return costOf(label.area, taken, EVERYWHERE);
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
    [wanted.dx * sign + Math.sign(wanted.dx) * 3, wanted.dy * sign - font * 0.35, wanted.anchor],
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

function grown({ left, top, right, bottom }: Area, by: number): Area {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

/** In letters' heights; wide signs count for two of the narrow ones. */
function widthOf(text: string): number {
  return [...text].reduce((sum, sign) => sum + (sign.charCodeAt(0) > 0x2e80 ? 1 : 0.6), 0);
}
