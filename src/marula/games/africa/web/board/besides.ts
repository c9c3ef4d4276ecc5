/** Puts a box beside a point of the map: where it is inside the map and hides least of what matters. */
import type { Attachment } from "svelte/attachments";
import type { Desk } from "../desk/desk.svelte";
import type { Zoom } from "$shell/board/zoom.svelte";

const EDGE = 8;
/** Directions from the hexagon, those that read best first. */
const SIDES = [
  [1, 0],
  [-1, 0],
  [0.7, -0.7],
  [0.7, 0.7],
  [-0.7, -0.7],
  [-0.7, 0.7],
  [0, 1],
  [0, -1],
] as const;

export function besides(desk: Desk, zoom: Zoom, hexagon: string): Attachment<HTMLElement> {
  return (node) => {
    const place = desk.plan.at.get(hexagon);
    if (!place) return;
    const { x, y } = zoom.toBox(place.x, place.y);
    const [width, height] = [node.offsetWidth, node.offsetHeight];
    const gap = desk.plan.size * zoom.scale + 6;
    const matters = mattering(desk, hexagon).flatMap((id) => {
      const other = desk.plan.at.get(id);
      return other ? [zoom.toBox(other.x, other.y)] : [];
    });
    const inside = (value: number, most: number) => Math.max(EDGE, Math.min(value, most - EDGE));
    let best = { left: 0, top: 0, cost: Infinity };
    SIDES.forEach(([dx, dy], rank) => {
      const wanted = {
        left: x + dx * gap - (dx < 0 ? width : dx === 0 ? width / 2 : 0),
        top: y + dy * gap - (dy < 0 ? height : dy === 0 ? height / 2 : 0),
      };
      const [left, top] = [inside(wanted.left, zoom.width - width), inside(wanted.top, zoom.height - height)];
      const hides = (point: { x: number; y: number }, margin: number) =>
        point.x > left - margin &&
        point.x < left + width + margin &&
        point.y > top - margin &&
        point.y < top + height + margin;
      const covered = matters.filter((point) => hides(point, gap / 3)).length;
      const cost = rank * 0.4 + covered + (hides({ x, y }, gap / 2) ? 50 : 0);
      if (cost < best.cost) best = { left, top, cost };
    });
    node.style.translate = `${Math.round(best.left)}px ${Math.round(best.top)}px`;
  };
}

/** What is lit, what counts, and what lies around the hexagon. */
function mattering(desk: Desk, hexagon: string): string[] {
  return [...desk.lit.keys(), ...(desk.shown?.deed?.counted ?? []), ...(desk.plan.neighbours.get(hexagon) ?? [])];
}
