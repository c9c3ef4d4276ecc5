import { expect, it } from "vitest";
import { boxAround, SHAPE, viewBox } from "./frame";

it("shows all points with room around them, always in the same shape", () => {
  for (const points of [
    [
      { x: 0, y: 0 },
      { x: 100, y: 10 },
    ],
    [
      { x: 5, y: 0 },
      { x: 0, y: 400 },
    ],
    [{ x: 3, y: 3 }],
  ]) {
    const { x, y, width, height } = boxAround(points, 20);
    expect(width / height).toBeCloseTo(SHAPE, 6);
    for (const point of points) {
      expect(point.x - x).toBeGreaterThanOrEqual(20 - 1e-9);
      expect(x + width - point.x).toBeGreaterThanOrEqual(20 - 1e-9);
      expect(point.y - y).toBeGreaterThanOrEqual(20 - 1e-9);
      expect(y + height - point.y).toBeGreaterThanOrEqual(20 - 1e-9);
    }
  }
});

it("is written as drawings say it", () => {
  expect(viewBox({ x: -1.04, y: 2, width: 160, height: 90.06 })).toBe("-1 2 160 90.1");
});
