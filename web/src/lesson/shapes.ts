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

/** Something that a sign had better not lie on, and how much it matters. */
export interface Obstacle extends Box {
  weight: number;
}

/** How far along a side a sign may stand, from the middle, as a share of what still lets it touch that side. */
const ALONG = [0, -0.45, 0.45, -0.9, 0.9];

/**
 * Where a sign of that size stands beside a box: wholly in sight, on nothing that is `taken`, and on as little else as can be;
 * among equal places below before above, right and left, and near the middle of a side. One that is `free` says what it has
 * to say at the edge of the screen too.
 */
export function beside(
  box: Box,
  size: { width: number; height: number },
  screen: { width: number; height: number },
  taken: readonly Box[],
  obstacles: readonly Obstacle[],
  gap: number,
  free = false,
): { left: number; top: number } {
  const [x, y] = [(box.left + box.right - size.width) / 2, (box.top + box.bottom - size.height) / 2];
  const across = (box.right - box.left + size.width) / 2;
  const upright = (box.bottom - box.top + size.height) / 2;
  const [below, above, right, left] = [
    box.bottom + gap,
    box.top - gap - size.height,
    box.right + gap,
    box.left - gap - size.width,
  ];
  const held = (value: number, most: number) => Math.max(gap, Math.min(value, most - gap));
  const lying = (top: number, share: number) => ({ left: held(x + share * across, screen.width - size.width), top });
  const standing = (at: number, share: number) => ({
    left: at,
    top: held(y + share * upright, screen.height - size.height),
  });
  const places = [
    ...[below, above].flatMap((top) => ALONG.map((share) => lying(top, share))),
    ...[right, left].flatMap((at) => ALONG.map((share) => standing(at, share))),
    ...(free ? atEdges(size, screen, gap) : []),
  ];
  let best = lying(below, 0);
  let least = Infinity;
  for (const [order, place] of places.entries()) {
    const here = { ...place, right: place.left + size.width, bottom: place.top + size.height };
    const out = place.left < 0 || place.top < 0 || here.right > screen.width || here.bottom > screen.height;
    if (out || taken.some((other) => shared(here, other) > 0)) continue;
    const cost = order + obstacles.reduce((sum, other) => sum + other.weight * shared(here, other), 0);
    if (cost < least) [best, least] = [place, cost];
  }
  return best;
}

/** Corners and middles of the lower and the upper edge. */
function atEdges(size: { width: number; height: number }, screen: { width: number; height: number }, gap: number) {
  const [wide, high] = [screen.width - size.width, screen.height - size.height];
  return [high - gap, gap].flatMap((top) => [wide / 2, gap, wide - gap].map((left) => ({ left, top })));
}

/** How much of a box another one covers, in square pixels. */
export function shared(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}
