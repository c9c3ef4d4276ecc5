/** Where arrow keys lead on a map. */

export type Direction = "left" | "right" | "up" | "down" | "up-left" | "up-right" | "down-left" | "down-right";

const ARROWS: Record<string, Direction> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};
/** The corners of the digits' block, by where they are on the keyboard: for maps on which one can go aslant. */
const CORNERS: Record<string, Direction> = {
  Numpad7: "up-left",
  Numpad9: "up-right",
  Numpad1: "down-left",
  Numpad3: "down-right",
};

export function directionOf({ key, code }: Pick<KeyboardEvent, "key" | "code">, aslant: boolean): Direction | null {
  return (aslant ? CORNERS[code] : undefined) ?? ARROWS[key] ?? null;
}

const ACROSS: Record<Direction, readonly [number, number]> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
  "up-left": [-Math.SQRT1_2, -Math.SQRT1_2],
  "up-right": [Math.SQRT1_2, -Math.SQRT1_2],
  "down-left": [-Math.SQRT1_2, Math.SQRT1_2],
  "down-right": [Math.SQRT1_2, Math.SQRT1_2],
};

interface Point {
  x: number;
  y: number;
}

/** How far it is from one point to another for somebody who goes in a direction; never for what is too far off the line. */
export function farAhead(from: Point, to: Point, direction: Direction): number {
  const [x, y] = ACROSS[direction];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const ahead = dx * x + dy * y;
  const aside = Math.abs(dx * y - dy * x);
  return ahead <= 0 || aside > 2 * ahead ? Infinity : ahead + 2 * aside;
}
