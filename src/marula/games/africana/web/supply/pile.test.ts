import { expect, it } from "vitest";
import { endIsNear, pileSize } from "./pile";

it("shows how many expeditions are left", () => {
  expect(pileSize({ letters: { A: 0, B: 2, C: 10 } })).toBe(12);
  expect(pileSize({ letters: { A: 0, B: 0, C: 0 } })).toBe(0);
});

it("says in time that the end is near", () => {
  expect(endIsNear({ phase: "choose", letters: { A: 0, B: 0, C: 5 } })).toBe(false);
  expect(endIsNear({ phase: "choose", letters: { A: 0, B: 0, C: 4 } })).toBe(true);
  expect(endIsNear({ phase: "deal", letters: { A: 0, B: 0, C: 0 } })).toBe(false);
});
