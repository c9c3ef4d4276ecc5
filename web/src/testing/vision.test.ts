import { expect, test } from "vitest";
import { ciede2000, contrast } from "./vision";

// From the test data of Sharma, Wu and Dalal.
test.each([
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[50, -1.3802, -84.2814], [50, 0, -82.7485], 1.0],
  [[50, 2.49, -0.001], [50, -2.49, 0.0009], 7.1792],
  [[50, 2.5, 0], [73, 25, -18], 27.1492],
  [[90.8027, -2.0831, 1.441], [91.1528, -1.6435, 0.0447], 1.4441],
  [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
] as [[number, number, number], [number, number, number], number][])("%j and %j", (one, other, expected) => {
  expect(ciede2000(one, other)).toBeCloseTo(expected, 3);
});

test("contrast of black on white is 21", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 1);
});
