/** How much of a drawing a figure shows. */
import type { Point } from "../board/placing/area";
import type { Box } from "../board/zoom.svelte";

/** All figures have the same shape: their room is known before they are. */
export const SHAPE = 16 / 9;

/** The box around points with some room, in the shape of a figure. */
export function boxAround(points: readonly Point[], room: number): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, right] = [Math.min(...xs) - room, Math.max(...xs) + room];
  const [top, bottom] = [Math.min(...ys) - room, Math.max(...ys) + room];
  const width = Math.max(right - left, (bottom - top) * SHAPE);
  const height = width / SHAPE;
  const [x, y] = [(left + right - width) / 2, (top + bottom - height) / 2];
  return { x, y, width, height };
}

/** A box as drawings say it. */
export function viewBox({ x, y, width, height }: Box): string {
  return [x, y, width, height].map((value) => String(Math.round(value * 10) / 10)).join(" ");
}
