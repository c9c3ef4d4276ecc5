import { expect, it } from "vitest";
import { endIsNear, pileOf, stillToPlay } from "./pile";
import type { PlayerView, View } from "../wire";

it("shows how many expeditions are left, and the letter on top", () => {
  expect(pileOf({ letters: { A: 0, B: 2, C: 10 } })).toEqual({ count: 12, letter: "B" });
  expect(pileOf({ letters: { A: 0, B: 0, C: 0 } })).toEqual({ count: 0, letter: "" });
});

it("says in time that the end is near", () => {
  expect(endIsNear({ phase: "choose", letters: { A: 0, B: 0, C: 5 } })).toBe(false);
  expect(endIsNear({ phase: "choose", letters: { A: 0, B: 0, C: 4 } })).toBe(true);
  expect(endIsNear({ phase: "deal", letters: { A: 0, B: 0, C: 0 } })).toBe(false);
});

it("tells who still plays in the last round", () => {
  const players = Array<PlayerView>(4);
  const view = { phase: "choose", player: 2, players: [...players] } as View;
  expect(stillToPlay({ ...view, last_round: true })).toEqual([2, 3]);
  expect(stillToPlay({ ...view, last_round: false })).toEqual([]);
  expect(stillToPlay({ ...view, last_round: true, phase: "over" })).toEqual([]);
});
