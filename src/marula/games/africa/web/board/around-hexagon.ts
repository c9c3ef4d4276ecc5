/** What lies around a hexagon on the screen: what boxes that have to do with it should not hide. */
import { around, type Area, type Obstacle } from "$shell/board/placing/area";
import type { Name } from "$shell/board/placing/names";
import type { Zoom } from "$shell/board/zoom.svelte";
import type { Desk } from "../desk/desk.svelte";

/** From the edge of a hexagon, in pixels. */
const GAP = 6;
/** How bad it is to hide the hexagon itself, any of what is lit, the middle of others that matter, and names. */
const OWN = 100;
const LIT = 12;
const OTHER = 5;
const NAME = 4;

/** The hexagon on the screen, with a little air. */
export function areaOf(desk: Desk, zoom: Zoom, hexagon: string): Area {
  const { x, y } = desk.plan.at.get(hexagon) ?? { x: 0, y: 0 };
  const size = 2 * reach(desk, zoom);
  return around(zoom.toBox(x, y), size, size);
}

/** The hexagon, what is lit, what counts for what is shown, its neighbours, and names. */
export function mattering(desk: Desk, zoom: Zoom, hexagon: string, names: readonly Name[]): Obstacle[] {
  const others = [...(desk.shown?.deed?.counted ?? []), ...(desk.plan.neighbours.get(hexagon) ?? [])];
  const size = reach(desk, zoom);
  const at = (id: string, size: number, weight: number) => {
    const place = desk.plan.at.get(id);
    return place ? [{ ...around(zoom.toBox(place.x, place.y), size, size), weight }] : [];
  };
  return [
    { ...areaOf(desk, zoom, hexagon), weight: OWN },
    ...[...desk.lit.keys()].filter((id) => id !== hexagon).flatMap((id) => at(id, 1.7 * size, LIT)),
    ...others.flatMap((id) => at(id, (2 / 3) * size, OTHER)),
    ...names.map(({ area }) => ({ ...zoom.areaInBox(area), weight: NAME })),
  ];
}

function reach(desk: Desk, zoom: Zoom): number {
  return desk.plan.size * zoom.scale + GAP;
}
