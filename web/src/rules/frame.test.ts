import { expect, it } from "vitest";
import { boxAround, SHAPE } from "./frame";

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
    const [x = 0, y = 0, width = 0, height = 0] = boxAround(points, 20).split(" ").map(Number);
    expect(width / height).toBeCloseTo(SHAPE, 1);
    for (const point of points) {
      expect(point.x - x).toBeGreaterThanOrEqual(19.9);
      expect(x + width - point.x).toBeGreaterThanOrEqual(19.9);
      expect(point.y - y).toBeGreaterThanOrEqual(19.9);
      expect(y + height - point.y).toBeGreaterThanOrEqual(19.9);
    }
  }
});
