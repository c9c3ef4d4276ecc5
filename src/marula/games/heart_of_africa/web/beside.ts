/** Where a card that has to do with a lane lies: near it, and on as little else as possible. In pixels of the map. */
import { cheapest, costOf, type Area, type Obstacle } from "$shell/board/arrange";
import type { Point } from "./plan";

interface Size {
  width: number;
  height: number;
}

/** From the lane, and from the edges of the map. */
const GAP = 18;
const MARGIN = 8;
/** How many places are tried along each side. */
const STEPS = 8;
/** What each pixel away from the lane costs. */
const AWAY = 0.02;

export function cornerBeside(lane: Area, card: Size, map: Size, obstacles: readonly Obstacle[]): Point {
  const [right, bottom] = [map.width - card.width - MARGIN, map.height - card.height - MARGIN];
  const held = ({ x, y }: Point) => ({
    x: Math.max(MARGIN, Math.min(right, x)),
    y: Math.max(MARGIN, Math.min(bottom, y)),
  });
  const along = (from: number, to: number) =>
    Array.from({ length: STEPS + 1 }, (_, step) => from + ((to - from) * step) / STEPS);
  const sides = along(lane.top - card.height, lane.bottom).flatMap((y) => [
    { x: lane.right + GAP, y },
    { x: lane.left - GAP - card.width, y },
  ]);
  const ends = along(lane.left - card.width, lane.right).flatMap((x) => [
    { x, y: lane.bottom + GAP },
    { x, y: lane.top - GAP - card.height },
  ]);
  const middle = { x: (lane.left + lane.right) / 2, y: (lane.top + lane.bottom) / 2 };
  const found = cheapest([...sides, ...ends].map(held), ({ x, y }) => {
    const area = { left: x, top: y, right: x + card.width, bottom: y + card.height };
    const away = Math.hypot(x + card.width / 2 - middle.x, y + card.height / 2 - middle.y);
    return costOf(area, obstacles, area) + away * AWAY;
  });
  return found ?? { x: MARGIN, y: MARGIN };
}
