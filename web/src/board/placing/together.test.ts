import { expect, it } from "vitest";
import { from, NOWHERE } from "./area";
import { together, type Option } from "./together";

const SIZE = { width: 10, height: 10 };

function at(x: number, cost: number): Option<string> {
  return { item: `at ${String(x)}`, area: from({ x, y: 0 }, SIZE), cost };
}

it("gives everything the cheapest place that is in nobody's way", () => {
  expect(
    together(
      [
        [at(0, 0), at(20, 1)],
        [at(5, 0), at(40, 3)],
      ],
      1,
    ),
  ).toEqual(["at 20", "at 5"]);
});

it("leaves out what may be left out rather than cover something, however many places are cheap", () => {
  const fixed = [{ item: "fixed", area: { left: -100, top: -100, right: 100, bottom: 100 }, cost: 0 }];
  const many = Array.from({ length: 40 }, (_, place) => at(place, place / 100));
  const out = { item: null, area: NOWHERE, cost: 30 };
  expect(together([fixed, [...many, out]], 1)).toEqual(["fixed"]);
  expect(together([[...many, out]], 1)).toEqual(["at 0"]);
});
