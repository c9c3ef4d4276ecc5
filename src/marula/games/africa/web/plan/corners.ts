/** Where a panel can float on the sea: in a corner of the map where it covers no hexagon of the whole board. */
import type { Plan } from "./plan";
import type { Zoom } from "$shell/board/zoom.svelte";

export type Corner = "top-right" | "bottom-left" | "top-left" | "bottom-right";

export interface Size {
  width: number;
  height: number;
}

/** Distance from the edges of the map. */
export const EDGE = 12;

/** The first of these corners that is free, or null. */
export function freeCorner(plan: Plan, zoom: Zoom, size: Size, wanted: Corner[]): Corner | null {
  const half = { x: plan.size * 0.87, y: plan.size };
  const free = (corner: Corner) => {
    const left = corner.endsWith("left") ? 0 : zoom.width - size.width - EDGE;
    const top = corner.startsWith("top") ? 0 : zoom.height - size.height - EDGE;
    const right = left + size.width + EDGE;
    const bottom = top + size.height + EDGE;
    return plan.places.every((place) => {
      const from = zoom.fitted(place.x - half.x, place.y - half.y);
      const to = zoom.fitted(place.x + half.x, place.y + half.y);
      return to.x < left || from.x > right || to.y < top || from.y > bottom;
    });
  };
  return wanted.find(free) ?? null;
}
