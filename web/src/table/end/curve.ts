/** The points over a match, as lines to be drawn. */
import type { ResultInfo } from "../../wire";

export interface Curve {
  /** The points of each seat: at the beginning, after every turn, then with one final category after another. */
  lines: number[][];
  /** How many of the points in a line belong to turns. */
  turns: number;
  /** Categories that are counted at the end and gave anybody anything. */
  final: string[];
}

/** Follow the points turn by turn, and let what is counted at the end come category by category. */
export function makeCurve(afterTurns: number[][], final: string[], result: ResultInfo): Curve {
  const shown = final.filter((category) => result.scores.some((score) => score[category]));
  const lines = result.scores.map((score, seat) => {
    const last = shown.reduce((points, category) => points - (score[category] ?? 0), score["total"] ?? 0);
    const line = [0, ...afterTurns.slice(0, -1).map((points) => points[seat] ?? 0), last];
    for (const category of shown) line.push((line.at(-1) ?? 0) + (score[category] ?? 0));
    return line;
  });
  return { lines, turns: afterTurns.length + 1, final: shown };
}

/** A round distance between marks, so that there are about `marks` of them. */
export function roundStep(span: number, marks: number): number {
  const rough = Math.max(1, span / marks);
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= rough) ?? rough;
}

/** Move heights apart until none is nearer than `gap` to the next, staying as near as can be to where they were. */
export function spread(heights: number[], gap: number, lowest: number): number[] {
  const order = heights.map((_, index) => index).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed = [...heights];
  let free = -Infinity;
  for (const index of order) {
    placed[index] = Math.max(placed[index] ?? 0, free);
    free = (placed[index] ?? 0) + gap;
  }
  let limit = lowest;
  for (const index of order.reverse()) {
    placed[index] = Math.min(placed[index] ?? 0, limit);
    limit = (placed[index] ?? 0) - gap;
  }
  return placed;
}

/** About how wide a text is in small print, in pixels; a little more than less. */
export function widthOf(text: string): number {
  return Array.from(text).reduce((sum, letter) => sum + (letter > "\u2e80" ? 12 : 6.4), 0);
}

/** How wide the longest word of a text is. Japanese may be broken nearly everywhere: four letters stay together. */
export function longestWord(text: string): number {
  return Math.max(...text.split(/[\s-]+/).map((word) => Math.min(widthOf(word), word > "\u2e80" ? 48 : Infinity)));
}
