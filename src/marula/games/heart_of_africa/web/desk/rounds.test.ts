import { expect, it } from "vitest";
import { stillToPlay } from "./rounds";
import type { View } from "../wire";

const view = (more: Partial<View>) =>
  ({ phase: "turn", player: 0, players: [{}, {}, {}], last_turns: 0, ...more }) as View;

it("counts down who still plays, in order", () => {
  expect(stillToPlay(view({ player: 2, last_turns: 3 }))).toEqual([2, 0, 1]);
  expect(stillToPlay(view({ player: 1, last_turns: 1 }))).toEqual([1]);
});

it("says nothing before, nor after", () => {
  expect(stillToPlay(view({}))).toEqual([]);
  expect(stillToPlay(view({ phase: "over", last_turns: 1 }))).toEqual([]);
});
