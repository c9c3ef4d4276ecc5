/** Where things lie over the map: on as little of it as possible. In pixels of the map. */
import { cheapest, costOf, type Area, type Obstacle } from "$shell/board/arrange";
import type { Point } from "./plan";

interface Size {
  width: number;
  height: number;
}

/** From the lane, nearer and further, and from the edges of the map. */
const GAPS = [18, 42, 80];
const MARGIN = 8;
/** How far beyond the lane's ends a card may lie. */
const FURTHER = 60;
/** How many places are tried along each side. */
const STEPS = 16;
/** What each pixel away from the lane costs. */
const AWAY = 0.02;

/** The upper left corner of a card that has to do with a lane: near it. */
export function cornerBeside(lane: Area, card: Size, map: Size, obstacles: readonly Obstacle[]): Point {
  const [right, bottom] = [map.width - card.width - MARGIN, map.height - card.height - MARGIN];
  const held = ({ x, y }: Point) => ({
    x: Math.max(MARGIN, Math.min(right, x)),
    y: Math.max(MARGIN, Math.min(bottom, y)),
  });
  const along = (from: number, to: number) =>
    Array.from({ length: STEPS + 1 }, (_, step) => from + ((to - from) * step) / STEPS);
  const sides = along(lane.top - card.height - FURTHER, lane.bottom + FURTHER).flatMap((y) =>
    GAPS.flatMap((gap) => [
      { x: lane.right + gap, y },
      { x: lane.left - gap - card.width, y },
    ]),
  );
  const ends = along(lane.left - card.width - FURTHER, lane.right + FURTHER).flatMap((x) =>
    GAPS.flatMap((gap) => [
      { x, y: lane.bottom + gap },
      { x, y: lane.top - gap - card.height },
    ]),
  );
  const middle = { x: (lane.left + lane.right) / 2, y: (lane.top + lane.bottom) / 2 };
  const found = cheapest([...sides, ...ends].map(held), ({ x, y }) => {
    const area = { left: x, top: y, right: x + card.width, bottom: y + card.height };
    const away = Math.hypot(x + card.width / 2 - middle.x, y + card.height / 2 - middle.y);
    return costOf(area, obstacles, area) + away * AWAY;
  });
  return found ?? { x: MARGIN, y: MARGIN };
}

/** Buttons at the edge: from it, and from one place that is tried to the next. */
const EDGE = 4;
const STRIDE = 8;

/** The upper left corner of something that stays at the edge of the map; rather below and on the right, by the thumb. */
export function cornerAtEdge(size: Size, map: Size, obstacles: readonly Obstacle[]): Point {
  const [right, bottom] = [map.width - size.width - EDGE, map.height - size.height - EDGE];
  const steps = (to: number) =>
    Array.from({ length: Math.max(1, Math.ceil((to - EDGE) / STRIDE)) }, (_, step) => to - step * STRIDE);
  const spots = [
    ...steps(right).map((x) => ({ x, y: bottom })),
    ...steps(bottom).flatMap((y) => [
      { x: right, y },
      { x: EDGE, y },
    ]),
  ];
  const found = cheapest(spots, ({ x, y }) => {
    const area = { left: x, top: y, right: x + size.width, bottom: y + size.height };
    return costOf(area, obstacles, area) + (right - x + bottom - y) * 0.002;
  });
  return found ?? { x: right, y: bottom };
}
