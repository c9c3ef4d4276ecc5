import { expect, test } from "vitest";
import { placesBy } from "./standing";

test("equal points share a place, and the next one is as far behind as it is", () => {
  expect(placesBy([5, 9, 5, 2])).toEqual([2, 1, 2, 4]);
});
