/** Where the names of cities are written: beside their hexagon, over no other hexagon and no other name. */
import { around, type Area, type Obstacle } from "$shell/board/placing/area";
import { sizeOf, written, type Anchor, type Name } from "$shell/board/placing/names";
import { optionsOf, together } from "$shell/board/placing/together";
import type { Place, Plan } from "./plan";

const SIDES = {
  e: [1, 0, "start"],
  w: [-1, 0, "end"],
  s: [0, 1, "middle"],
  n: [0, -1, "middle"],
  se: [0.7, 0.8, "start"],
  sw: [-0.7, 0.8, "end"],
  ne: [0.7, -0.8, "start"],
  nw: [-0.7, -0.8, "end"],
} satisfies Record<string, [dx: number, dy: number, anchor: Anchor]>;
type Side = keyof typeof SIDES;

/** How much a name minds to be written over somebody else's hexagon. */
const HEXAGON = 24;
/** How far from each other names like to be, in heights of their letters. */
const AIR = 0.4;

/**
 * `scale` is how many pixels a unit of the plane has, `font` the height of the letters in pixels; `within` is what is in
 * sight, `covered` what lies over the map, both in pixels of the plane.
 */
export function placeLabels(
  plan: Plan,
  name: (place: Place) => string,
  scale: number,
  font: number,
  within: Area,
  covered: readonly Obstacle[],
): Name[] {
  const size = plan.size * scale;
  const at = ({ x, y }: Place) => ({ x: x * scale, y: y * scale });
  const hexagons = plan.places.map((place) => ({
    place,
    ...around(at(place), 1.6 * size, 1.5 * size),
    weight: HEXAGON,
  }));
  const choices = plan.places.flatMap((place) => {
    if (place.label === null) return [];
    const lines = [name(place)];
    const box = sizeOf(lines, font);
    // The wanted side first; the others as they come.
    const sides = (Object.keys(SIDES) as Side[]).sort((a, b) => Number(b === place.label) - Number(a === place.label));
    const names = sides.map((side) => {
      const [dx, dy, anchor] = SIDES[side];
      const spot = { x: dx * (size * 0.95 + font * 0.45), y: dy * (size + font * 0.95), anchor };
      return written(place.id, lines, at(place), spot, box);
    });
    const others = hexagons.filter((hexagon) => hexagon.place !== place);
    return [optionsOf(names, [...others, ...covered], within)];
  });
  return together(choices, font * AIR);
}
