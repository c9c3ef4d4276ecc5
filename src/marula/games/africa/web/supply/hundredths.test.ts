import { expect, it } from "vitest";
import { hundredths } from "./hundredths";

const sum = (shares: number[]) => shares.reduce((all, share) => all + share, 0);

it("adds up where rounding each for itself would not", () => {
  expect(hundredths([1, 1, 1])).toEqual([34, 33, 33]);
  expect(hundredths([1, 1, 1, 1, 1, 1])).toEqual([17, 17, 17, 17, 16, 16]);
  expect(hundredths([30, 25, 12, 11, 18])).toEqual([31, 26, 13, 11, 19]);
});

it("adds up whatever is left of the mix", () => {
  for (let animals = 0; animals <= 30; animals++) {
    for (let goods = 0; goods <= 25; goods += 3) {
      expect(sum(hundredths([animals, goods, 5, 1, 7]))).toBe(100);
    }
  }
});

it("gives nothing to what is not there", () => {
  expect(hundredths([0, 3, 0])).toEqual([0, 100, 0]);
  expect(hundredths([0, 0])).toEqual([0, 0]);
});
