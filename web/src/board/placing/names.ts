/** Names beside places: how large they are, and where they are if they are written there. In pixels of the plane. */
import type { Area, Point, Size } from "./area";
import { widthOf } from "./ruler";

/** Which end of a name is at the point that it is written from. */
export type Anchor = "start" | "middle" | "end";

/** Where a name could be written, from the middle of its place: the middle of its height, and the end that is named. */
export interface Spot extends Point {
  anchor: Anchor;
}

/** A name where it is written. */
export interface Name extends Spot {
  id: string;
  lines: string[];
  area: Area;
}

/** How far lines are apart, and how high the letters of one are with what they need around them, in heights of the font. */
export const LINE = 1.14;
const HIGH = 1.1;

export function sizeOf(lines: readonly string[], font: number, high = HIGH): Size {
  return {
    width: Math.max(...lines.map(widthOf)) * font,
    height: ((lines.length - 1) * LINE + high) * font,
  };
}

/** A name written at a spot beside the place that is there. */
export function written(id: string, lines: string[], place: Point, spot: Spot, { width, height }: Size): Name {
  const { x, y, anchor } = spot;
  const left = place.x + x - (anchor === "start" ? 0 : anchor === "end" ? width : width / 2);
  const top = place.y + y - height / 2;
  return { id, lines, x, y, anchor, area: { left, top, right: left + width, bottom: top + height } };
}
