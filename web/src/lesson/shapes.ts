/** What is pointed at, as a box on the screen: upright, or turned where it is long and lies aslant. */

export interface Point {
  x: number;
  y: number;
}

/** A box around its middle, turned by an angle in degrees. */
export interface Shape {
  x: number;
  y: number;
  width: number;
  height: number;
  angle: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A turned box must be so much smaller than the upright one to be worth it. */
const MUCH_SMALLER = 0.6;

export function upright({ left, top, right, bottom }: Box): Shape {
  return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top, angle: 0 };
}

/** The upright box around a shape. */
export function boxOf({ x, y, width, height, angle }: Shape): Box {
  const [cos, sin] = [Math.abs(Math.cos((angle * Math.PI) / 180)), Math.abs(Math.sin((angle * Math.PI) / 180))];
  const [w, h] = [(width * cos + height * sin) / 2, (width * sin + height * cos) / 2];
  return { left: x - w, top: y - h, right: x + w, bottom: y + h };
}

export function grown(shape: Shape, by: number): Shape {
  return { ...shape, width: shape.width + 2 * by, height: shape.height + 2 * by };
}

/** The box around points: along the direction in which they lie, where that makes it much smaller. */
export function around(points: readonly Point[]): Shape | null {
  if (points.length === 0) return null;
  const straight = along(points, 0);
  const turned = along(points, mainDirection(points));
  const smaller = turned.width * turned.height < MUCH_SMALLER * straight.width * straight.height;
  return smaller ? turned : straight;
}

function along(points: readonly Point[], angle: number): Shape {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const us = points.map(({ x, y }) => x * cos + y * sin);
  const vs = points.map(({ x, y }) => y * cos - x * sin);
  const [left, right, top, bottom] = [Math.min(...us), Math.max(...us), Math.min(...vs), Math.max(...vs)];
  const [u, v] = [(left + right) / 2, (top + bottom) / 2];
  return {
    x: u * cos - v * sin,
    y: u * sin + v * cos,
    width: right - left,
    height: bottom - top,
    angle: (angle * 180) / Math.PI,
  };
}

/** The direction in which points are spread most. */
function mainDirection(points: readonly Point[]): number {
  const mean = { x: 0, y: 0 };
  for (const { x, y } of points) [mean.x, mean.y] = [mean.x + x / points.length, mean.y + y / points.length];
  let [xx, xy, yy] = [0, 0, 0];
  for (const { x, y } of points) {
    xx += (x - mean.x) ** 2;
    xy += (x - mean.x) * (y - mean.y);
    yy += (y - mean.y) ** 2;
  }
  return Math.atan2(2 * xy, xx - yy) / 2;
}

export type Side = "below" | "above" | "right" | "left";

/**
 * Where a sign of that size stands beside a box: on the first side on which it is wholly in sight and covers nothing; below
 * where there is no such side.
 */
export function beside(
  box: Box,
  size: { width: number; height: number },
  screen: { width: number; height: number },
  taken: readonly Box[],
  gap: number,
): { left: number; top: number; side: Side } {
  const [x, y] = [(box.left + box.right - size.width) / 2, (box.top + box.bottom - size.height) / 2];
  const held = (value: number, most: number) => Math.max(gap, Math.min(value, most - gap));
  const sides: { side: Side; left: number; top: number }[] = [
    { side: "below", left: held(x, screen.width - size.width), top: box.bottom + gap },
    { side: "above", left: held(x, screen.width - size.width), top: box.top - gap - size.height },
    { side: "right", left: box.right + gap, top: held(y, screen.height - size.height) },
    { side: "left", left: box.left - gap - size.width, top: held(y, screen.height - size.height) },
  ];
  const free = sides.find(({ left, top }) => {
    const here = { left, top, right: left + size.width, bottom: top + size.height };
    const inSight = left >= 0 && top >= 0 && here.right <= screen.width && here.bottom <= screen.height;
    return inSight && !taken.some((other) => meet(here, other));
  });
  return free ?? sides[0] ?? { side: "below", left: x, top: y };
}

function meet(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
