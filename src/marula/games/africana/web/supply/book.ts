/** The books as the page shows them: what lies where, and what it costs to see it. */
import type { BookView } from "../wire";

export type PageSide = "left" | "right";

/** A page of a book, in the order of the book itself. */
export interface Leaf {
  /** Null for a page that nobody has seen, or that is left to memory. */
  adventure: string | null;
  side: PageSide;
  /** How many pages have to be turned until it shows. */
  turns: number;
}

/** AFN-B2 What that many pages cost where some have been turned in this action already; the last price is that of all further ones. */
export function costOf(prices: readonly number[], turns: number, turned: number): number {
  const pages = Array.from({ length: turns }, (_, page) => prices[turned + page] ?? prices.at(-1) ?? 0);
  return pages.reduce((sum, price) => sum + price, 0);
}

/** All pages from the first to the last: the left pile up to its top, then the right pile from its top down. */
export function leavesOf({ left, right, unseen }: BookView): Leaf[] {
  const onLeft = left.map((adventure, index): Leaf => ({ adventure, side: "left", turns: left.length - 1 - index }));
  const onRight = [...right].reverse().map((adventure, turns): Leaf => ({ adventure, side: "right", turns }));
  const beneath = Array.from({ length: unseen }, (_, index): Leaf => ({
    adventure: null,
    side: "right",
    turns: right.length + index,
  }));
  return [...onLeft, ...onRight, ...beneath];
}

export function topOf(book: BookView | undefined, side: PageSide): string | null {
  return book?.[side].at(-1) ?? null;
}

/** How many pages each side has, those nobody has seen among them. */
export function countsOf({ left, right, unseen }: BookView): { left: number; right: number } {
  return { left: left.length, right: right.length + unseen };
}

/** A page on its way to the other side. */
export interface Turned {
  adventure: string;
  to: PageSide;
  /** What it covers when it arrives. */
  onto: string | null;
}

/** The page that was turned between two looks at a book, if that is what happened; taking it back is a turn as well. */
export function turnedBetween(before: BookView, after: BookView): Turned | null {
  for (const to of ["left", "right"] as const) {
    const from = to === "left" ? "right" : "left";
    const adventure = topOf(after, to);
    if (
      adventure !== null &&
      adventure === topOf(before, from) &&
      countsOf(after)[to] === countsOf(before)[to] + 1 &&
      countsOf(after)[from] === countsOf(before)[from] - 1
    )
      return { adventure, to, onto: topOf(before, to) };
  }
  return null;
}

/** AFN-C6 Silver as pieces, of which those of gold are so much silver each. */
export function piecesOf(silver: number, gold: number): { gold: number; silver: number } {
  return { gold: Math.floor(silver / gold), silver: silver % gold };
}
