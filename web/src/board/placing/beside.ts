/** Where one thing lies over the map: on as little of it as possible. In pixels of the map's box. */
import type { Attachment } from "svelte/attachments";
import { cheapest, costOf, distance, from, meet, type Area, type Obstacle, type Point, type Size } from "./area";

/** How far a card keeps from the edges of the map. */
const MARGIN = 8;
/** How far it goes away from what it has to do with, for the sake of what it would cover. */
const GAPS = [0, 12, 24, 42, 62, 84, 106];
/** How far beyond the ends of that it may lie, and how far the places are apart that are tried along each side. */
const FURTHER = 60;
const STRIDE = 12;
/** What each pixel costs between the two, and each that one's middle is off the other's. */
const AWAY = 0.05;
/** What it costs to be further away than wanted: more than to cover anything that may be covered. */
const TOO_FAR = 10_000;
const ASKEW = 0.008;
/** Cards read best on the right, then on the left. */
const SIDES = { right: 0, left: 0.5, below: 1, above: 1 };

/**
 * The upper left corner of a card that has to do with something on the map: near it, and if possible at most so far away.
 * Null where there is no room at all.
 */
export function cornerBeside(
  target: Area,
  card: Size,
  map: Size,
  obstacles: readonly Obstacle[],
  furthest = Infinity,
): Point | null {
  const { width, height } = card;
  const middle = { x: (target.left + target.right) / 2, y: (target.top + target.bottom) / 2 };
  const held = ({ x, y }: Point) => ({
    x: Math.max(MARGIN, Math.min(map.width - width - MARGIN, x)),
    y: Math.max(MARGIN, Math.min(map.height - height - MARGIN, y)),
  });
  const along = (start: number, end: number) =>
    Array.from({ length: Math.ceil((end - start) / STRIDE) + 1 }, (_, step) => start + step * STRIDE);
  const rows = along(target.top - height - FURTHER, target.bottom + FURTHER);
  const columns = along(target.left - width - FURTHER, target.right + FURTHER);
  const beside = (x: number, side: number) =>
    [middle.y - height / 2, ...rows].map((y) => ({
      ...held({ x, y }),
      cost: side + ASKEW * Math.abs(y + height / 2 - middle.y),
    }));
  const level = (y: number, side: number) =>
    [middle.x - width / 2, ...columns].map((x) => ({
      ...held({ x, y }),
      cost: side + ASKEW * Math.abs(x + width / 2 - middle.x),
    }));
  const spots = GAPS.flatMap((gap) => [
    ...beside(target.right + gap, SIDES.right),
    ...beside(target.left - gap - width, SIDES.left),
    ...level(target.bottom + gap, SIDES.below),
    ...level(target.top - gap - height, SIDES.above),
  ]);
  return cheapest(spots, (spot) => {
    const area = from(spot, card);
    const away = distance(target, area);
    return spot.cost + AWAY * away + (away > furthest ? TOO_FAR : 0) + costOf(area, obstacles);
  });
}

/** A line from a card to what it has to do with: where it leaves the card, from the card's corner, how long and how aslant. */
export interface Stem extends Point {
  length: number;
  angle: number;
}

/** The shortest such line; of several the one in the middle. Its angle is in radians, clockwise from the right. */
export function stemOf(card: Area, target: Area): Stem {
  const [x, dx] = across([card.left, card.right], [target.left, target.right]);
  const [y, dy] = across([card.top, card.bottom], [target.top, target.bottom]);
  return { x: x - card.left, y: y - card.top, length: Math.hypot(dx, dy), angle: Math.atan2(dy, dx) };
}

/** From where, and how far, it is from one stretch of a line to another. */
function across([start, end]: [number, number], [from, to]: [number, number]): [at: number, by: number] {
  if (start > to) return [start, to - start];
  if (end < from) return [end, from - end];
  return [(Math.max(start, from) + Math.min(end, to)) / 2, 0];
}

/**
 * Puts a part of the page beside something on the map, and keeps it there when it changes its size. What is in the way
 * may depend on the part itself. Where there is no room for it, it is not seen. The part may draw the line between the
 * two, from what is told to its style.
 */
export function beside(
  target: Area,
  map: Size,
  obstacles: (node: HTMLElement) => readonly Obstacle[],
  furthest?: number,
): Attachment<HTMLElement> {
  return (node) => {
    const found = obstacles(node);
    const place = () => {
      const size = { width: node.offsetWidth, height: node.offsetHeight };
      const corner = cornerBeside(target, size, map, found, furthest);
      node.style.visibility = corner ? "" : "hidden";
      if (!corner) return;
      node.style.translate = `${Math.round(corner.x)}px ${Math.round(corner.y)}px`;
      const { x, y, length, angle } = stemOf(from(corner, size), target);
      for (const [name, value] of Object.entries({
        x: `${x}px`,
        y: `${y}px`,
        length: `${length}px`,
        angle: `${angle}rad`,
      }))
        node.style.setProperty(`--stem-${name}`, value);
    };
    place();
    const observer = new ResizeObserver(place);
    observer.observe(node);
    return () => observer.disconnect();
  };
}

/** How far buttons at the edge are from it, and the places that are tried from each other. */
const EDGE = 4;
const APART = 8;

/** The upper left corner of something that stays at the edge of the map; rather below and on the right, by the thumb. */
export function cornerAtEdge(size: Size, map: Size, obstacles: readonly Obstacle[]): Point {
  const [right, bottom] = [map.width - size.width - EDGE, map.height - size.height - EDGE];
  const steps = (to: number) =>
    Array.from({ length: Math.max(1, Math.ceil((to - EDGE) / APART)) }, (_, step) => to - step * APART);
  const spots = [
    ...steps(right).map((x) => ({ x, y: bottom })),
    ...steps(bottom).flatMap((y) => [
      { x: right, y },
      { x: EDGE, y },
    ]),
  ];
  const found = cheapest(
    spots,
    (spot) => costOf(from(spot, size), obstacles) + (right - spot.x + bottom - spot.y) * 0.002,
  );
  return found ?? { x: right, y: bottom };
}

export type Corner = "top-right" | "bottom-left" | "top-left" | "bottom-right";

/** How far panels in corners are from the edges of the map. */
export const IN_CORNER = 12;

/** What a panel in a corner takes of the map, the strip between it and the edges with it. */
export function inCorner(corner: Corner, { width, height }: Size, map: Size): Area {
  const [wide, high] = [width + IN_CORNER, height + IN_CORNER];
  return from(
    { x: corner.endsWith("left") ? 0 : map.width - wide, y: corner.startsWith("top") ? 0 : map.height - high },
    { width: wide, height: high },
  );
}

/** The first of these corners in which a panel covers nothing, or null. */
export function freeCorner(size: Size, map: Size, taken: readonly Area[], wanted: readonly Corner[]): Corner | null {
  return wanted.find((corner) => !taken.some((area) => meet(area, inCorner(corner, size, map)))) ?? null;
}
