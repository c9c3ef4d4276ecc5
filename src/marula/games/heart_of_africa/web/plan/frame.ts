/** Which part of the board has to be in sight, and how large signs and letters are on it. */
import { boxAround, type Box } from "$shell/board/zoom.svelte";
import type { Place, Plan } from "./plan";

/** Around the outermost places, in units of the board. */
const MARGIN = { side: 40, above: 20, below: 34 };
/** Between a place and its name, and between that and the edge, in pixels. */
const BESIDE = 13;
/** Names are written on the outer side of places that are so near the outermost one, as a share of the board. */
const OUTER = 0.1;
const TALLEST = 1.12;
/** The smallest lanes, in pixels per unit of a sign. */
const SMALLEST = 0.72;
/** When the reader comes closer, signs grow less than the board: there is more room between them. */
const GROWTH = 0.65;
/** The height of letters in pixels; and how much smaller the room for the outer names may be: some are rather left out than
 * that a small map becomes smaller still. */
const LETTERS = { usual: 11, largest: 15 };
const SPARING = 0.8;

/**
 * The places with the names of the outer ones, whose widths are given in heights of their letters, if any; and more of the sea, up
 * to the whole board, where the box is wider than they need.
 */
export function frameOf(plan: Plan, width: number, height: number, widthOf: (place: Place) => number = () => 0): Box {
  const places = [...plan.places.values()];
  const { x: west, y: top, width: wide, height: tall } = boxAround(places, { ...MARGIN, side: 0 });
  const east = west + wide;
  const fit = (across: number) => Math.max(0.05, Math.min(width / across, height / tall));
  /** What names take beyond the outermost place, at a scale. */
  const beyond = (edge: number, scale: number) =>
    places
      .filter(({ kind, x }) => kind === "city" && Math.abs(x - edge) < OUTER * plan.width)
      .map((place) => (widthOf(place) * roomAt(scale) + BESIDE) / scale - Math.abs(place.x - edge))
      .reduce((most, one) => Math.max(most, one), MARGIN.side);
  // The wider the frame, the smaller its scale, and the more room the names take.
  let [left, right] = [MARGIN.side, MARGIN.side];
  for (let round = 0; round < 4; round++) {
    const scale = fit(wide + left + right);
    [left, right] = [beyond(west, scale), beyond(east, scale)];
  }
  const box = { x: west - left, y: top, width: wide + left + right, height: tall };
  if (width === 0 || height === 0) return box;
  const seen = width / fit(box.width);
  const [start, end] = [Math.min(box.x, 0), Math.max(box.x + box.width, plan.width)];
  if (seen >= end - start) return { ...box, x: start, width: end - start };
  return { ...box, x: Math.min(box.x, Math.max(plan.width - seen, box.x + box.width - seen)), width: seen };
}

/** How much taller than it is the board is drawn where there is room above and below: lanes are longer that way. */
export function stretchOf(plan: Plan, width: number, height: number, widthOf: (place: Place) => number): number {
  if (width === 0 || height === 0) return 1;
  const box = frameOf(plan, width, height, widthOf);
  return Math.min(TALLEST, Math.max(1, (height * box.width) / (width * box.height)));
}

/** Units of the board per unit of a sign, at so many pixels per unit of the board. */
export function unitAt(scale: number): number {
  const sign = scale <= 1 ? Math.max(SMALLEST, scale) : scale ** GROWTH;
  return sign / scale;
}

/** The height of letters in pixels: larger when the reader comes closer. */
export function fontAt(scale: number): number {
  const { usual, largest } = LETTERS;
  return Math.min(largest, usual * Math.max(1, scale ** 0.4));
}

/** The height of letters that the frame has room for beside the outer places. */
function roomAt(scale: number): number {
  return fontAt(scale) * Math.min(1, Math.max(SPARING, Math.sqrt(scale)));
}
