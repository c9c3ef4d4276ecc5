/** Which part of the board has to be in sight, and how large signs are on it. */
import { boxAround, type Box } from "$shell/board/zoom.svelte";
import type { Plan } from "./plan";

/** What lies over the sea on wide screens, in pixels: the books on the left, offers on the right. */
export const BOOKS = 250;
export const OFFERS = 184;
/** Rather less room for the offers than places smaller than this, in pixels per unit of the board. */
const LEAST = 0.92;
/** Around the outermost places: half a capsule, an explorer above, signs below. */
const MARGIN = { side: 26, above: 44, below: 24 };

/**
 * Signs in pixels per unit: how small they may be where the board is tiny, how small they should be at all, at most so
 * many times the board's own scale, and when the reader has come closer.
 */
const SMALLEST = 0.76;
const SMALL = 0.84;
const MOST = 1.3;
const CLOSE = 1.3;

/** The places with a margin and, on wide screens, the sea on both sides. */
export function frameOf(plan: Plan, width: number, height: number, narrow: boolean): Box {
  const box = boxAround([...plan.places.values()], MARGIN);
  if (narrow || width === 0 || height === 0) return box;
  const offers = Math.min(OFFERS, Math.max(40, width - BOOKS - LEAST * box.width));
  const scale = Math.max(0.3, Math.min(height / box.height, (width - BOOKS - offers) / box.width));
  return { ...box, x: box.x - BOOKS / scale, width: box.width + (BOOKS + offers) / scale };
}

/** Pixels per unit of a sign: signs grow with the board, but less when the reader comes closer. */
export function signScale(scale: number, fitted: number): number {
  return Math.min(Math.max(scale, SMALLEST, Math.min(SMALL, MOST * scale)), Math.max(CLOSE, fitted));
}

/** The height of names' letters in pixels. */
export function fontSize(fitted: number, small: boolean): number {
  return small ? Math.min(12, Math.max(11, 20 * fitted)) : Math.min(15, Math.max(12.5, 12 * fitted));
}
