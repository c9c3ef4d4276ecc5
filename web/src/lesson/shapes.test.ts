import { expect, test } from "vitest";
import { around, beside, boxOf, grown, upright } from "./shapes";

const SCREEN = { width: 400, height: 300 };
const SIGN = { width: 80, height: 20 };

test("what is about as wide as high has an upright box", () => {
  const shape = around([
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 8 },
    { x: 0, y: 8 },
  ]);
  expect(shape).toEqual({ x: 5, y: 4, width: 10, height: 8, angle: 0 });
  expect(around([])).toBeNull();
});

test("what is long and lies aslant has a turned one", () => {
  const points = Array.from({ length: 20 }, (_, number) => [
    { x: number * 5 - 2, y: number * 5 + 2 },
    { x: number * 5 + 2, y: number * 5 - 2 },
  ]).flat();
  const shape = around(points);
  expect(shape?.angle).toBeCloseTo(45);
  expect(shape?.width).toBeCloseTo(95 * Math.SQRT2);
  expect(shape?.height).toBeCloseTo(4 * Math.SQRT2);
  expect(shape && boxOf(shape).left).toBeCloseTo(-2);
  expect(shape && boxOf(shape).bottom).toBeCloseTo(97);
});

test("a box can be grown", () => {
  expect(grown(upright({ left: 0, top: 0, right: 10, bottom: 4 }), 3)).toMatchObject({ width: 16, height: 10 });
});

test("a sign stands where it covers nothing and is in sight", () => {
  const box = { left: 180, top: 100, right: 220, bottom: 120 };
  expect(beside(box, SIGN, SCREEN, [], [], 8)).toEqual({ left: 160, top: 128 });
  const below = { left: 0, top: 125, right: 400, bottom: 300 };
  expect(beside(box, SIGN, SCREEN, [below], [], 8)).toEqual({ left: 160, top: 72 });
  const above = { left: 0, top: 0, right: 400, bottom: 95 };
  expect(beside(box, SIGN, SCREEN, [below, above], [], 8)).toEqual({ left: 228, top: 100 });
  const corner = { left: 380, top: 270, right: 400, bottom: 290 };
  expect(beside(corner, SIGN, SCREEN, [], [], 8)).toEqual({ left: 312, top: 242 });
  const everywhere = { left: 0, top: 0, right: 400, bottom: 300 };
  expect(beside(box, SIGN, SCREEN, [everywhere], [], 8)).toEqual({ left: 160, top: 128 });
});

test("a sign moves along a side, or to another one, rather than lie on a name", () => {
  const box = { left: 180, top: 100, right: 220, bottom: 120 };
  const name = { left: 205, top: 125, right: 260, bottom: 140, weight: 3 };
  const aside = beside(box, SIGN, SCREEN, [], [name], 8);
  expect(aside.top, "still below").toBe(128);
  expect(aside.left + SIGN.width).toBeLessThanOrEqual(name.left);
  const names = { ...name, left: 80, right: 320 };
  expect(beside(box, SIGN, SCREEN, [], [names], 8)).toEqual({ left: 160, top: 72 });
  // Where there is no free place, it is the one where least is lost.
  const button = { left: 0, top: 0, right: 400, bottom: 124, weight: 1 };
  expect(beside(box, SIGN, SCREEN, [], [names, button], 8).top).toBe(72);
  const page = { left: 60, top: 40, right: 340, bottom: 260, weight: 1 };
  expect(beside(box, SIGN, SCREEN, [], [page], 8, true), "free to go").toEqual({ left: 160, top: 272 });
});
