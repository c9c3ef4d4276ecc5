import { expect, test } from "vitest";
import { longestWord, makeCurve, roundStep, spread } from "./curve";

const RESULT = {
  ending: "over",
  winners: [0],
  places: [1, 2],
  tiebreaks: [],
  scores: [
    { total: 12, deeds: 7, goods: 3, gold: 0, gems: 2 },
    { total: 9, deeds: 8, goods: 1, gold: 0, gems: 0 },
  ],
};

test("a line begins at nothing, follows the turns, then the final count, and ends at the total", () => {
  const after = [
    [2, 0],
    [2, 5],
    [7, 8],
  ];
  const curve = makeCurve(after, ["goods", "gold", "gems"], RESULT);
  expect(curve.lines).toEqual([
    [0, 2, 2, 7, 10, 12],
    [0, 0, 5, 8, 9, 9],
  ]);
  expect(curve.turns).toBe(4);
});

test("it is the same where the last turn's points have the final count in them already", () => {
  const curve = makeCurve([[2, 0], [12, 9]], ["goods", "gold", "gems"], RESULT); // prettier-ignore
  expect(curve.lines.map((line) => line.at(2))).toEqual([7, 8]);
  expect(curve.lines.map((line) => line.at(-1))).toEqual([12, 9]);
});

test("categories that gave nobody anything are left out", () => {
  expect(makeCurve([[7, 8]], ["goods", "gold", "gems"], RESULT).final).toEqual(["goods", "gems"]);
});

test("marks stand at round figures", () => {
  expect([7, 43, 65, 180, 0].map((span) => roundStep(span, 4))).toEqual([2, 20, 20, 50, 1]);
});

test("names at the ends of the lines don't cover each other and stay inside", () => {
  const placed = spread([10, 12, 200, 199], 27, 205);
  const sorted = [...placed].sort((a, b) => a - b);
  sorted.slice(1).forEach((height, index) => expect(height - (sorted[index] ?? 0)).toBeGreaterThanOrEqual(27));
  expect(Math.max(...placed)).toBeLessThanOrEqual(205);
  expect(placed[0]).toBeLessThan(placed[1] ?? 0);
});

test("a name needs as much room as its longest word", () => {
  expect(longestWord("a abcde-ab")).toBeCloseTo(5 * 6.4);
  expect(longestWord("冒険")).toBe(24);
  expect(longestWord("達成できなかったチケット")).toBe(48);
});
