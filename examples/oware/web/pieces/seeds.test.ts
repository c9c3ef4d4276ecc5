import { expect, it } from "vitest";
import { heap, inRows, sizeAmong } from "./seeds";

it.each([0, 1, 4, 12, 30, 48])("lays %i seeds into a house", (count) => {
  const seeds = heap(count);
  expect(seeds).toHaveLength(count);
  for (const { x, y } of seeds) expect(Math.hypot(x, y) + sizeAmong(count)).toBeLessThan(100);
  expect(new Set(seeds.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`)).size).toBe(count);
});

it("lays captured seeds into rows", () => {
  expect(inRows(0, 3)).toEqual([]);
  const rows = inRows(7, 3).map(({ y }) => Math.floor((y + 22) / 44));
  expect(rows).toEqual([0, 0, 0, 1, 1, 1, 2]);
});
