/** Where the names of cities are written: beside their hexagon, over no other hexagon and no other name. */
import type { Plan, Place } from "./plan";

export interface Label {
  id: string;
  text: string;
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
}

const SIDES: Record<string, readonly [number, number]> = {
  e: [1, 0],
  w: [-1, 0],
  s: [0, 1],
  n: [0, -1],
  se: [0.7, 0.8],
  sw: [-0.7, 0.8],
  ne: [0.7, -0.8],
  nw: [-0.7, -0.8],
};

export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * `size` is the height of the letters in the plane's units, `within` the part of the plane that is in sight, `covered`
 * what lies over the map.
 */
export function placeLabels(
  plan: Plan,
  name: (place: Place) => string,
  size: number,
  within: Area,
  covered: Area[],
): Label[] {
  const taken = [...covered];
  const labels: Label[] = [];
  for (const place of plan.places) {
    if (place.label === null) continue;
    const text = name(place);
    const width = widthOf(text) * size;
    const sides = [place.label, ...Object.keys(SIDES).filter((side) => side !== place.label)];
    let best: { label: Label; area: Area; cost: number } | null = null;
    sides.forEach((side, rank) => {
      const [dx, dy] = SIDES[side] ?? [1, 0];
      const anchor = dx > 0 ? "start" : dx < 0 ? "end" : "middle";
      const x = place.x + dx * (plan.size * 0.95 + size * 0.45);
      const y = place.y + dy * (plan.size + size * 0.95);
      const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
      const area = { left, top: y - size * 0.6, right: left + width, bottom: y + size * 0.6 };
      const cost =
        rank * 0.1 +
        10 * crowd(plan, place, area) +
        20 * taken.filter((other) => meet(area, other)).length +
        15 * outside(area, within, size);
      if (!best || cost < best.cost) best = { label: { id: place.id, text, x, y, anchor }, area, cost };
    });
    const found = best as { label: Label; area: Area } | null;
    if (!found) continue;
    labels.push(found.label);
    taken.push(found.area);
  }
  return labels;
}

/** Wide signs count for two of the narrow ones. */
function widthOf(text: string): number {
  return [...text].reduce((sum, sign) => sum + (sign.charCodeAt(0) > 0x2e80 ? 1 : 0.62), 0);
}

function crowd(plan: Plan, own: Place, area: Area): number {
  const [w, h] = [plan.size * 0.8, plan.size * 0.75];
  return plan.places.filter(
    (place) =>
      place !== own && meet(area, { left: place.x - w, top: place.y - h, right: place.x + w, bottom: place.y + h }),
  ).length;
}

function outside(area: Area, within: Area, size: number): number {
  const over =
    Math.max(0, within.left - area.left) +
    Math.max(0, area.right - within.right) +
    Math.max(0, within.top - area.top) +
    Math.max(0, area.bottom - within.bottom);
  return over > 0 ? 1 + over / size : 0;
}

function meet(a: Area, b: Area): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
