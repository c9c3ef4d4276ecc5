import { expect, it } from "vitest";
import type { GameEvent } from "../wire";
import { account } from "./account";

const EVENTS: GameEvent[] = [
  { type: "seeds_sown", seat: 0, house: "F", count: 2, last: "b", path: ["a", "b"] },
  { type: "seeds_captured", seat: 0, count: 3, houses: ["b"] },
  { type: "seeds_sown", seat: 1, house: "a", count: 1, last: "b", path: ["b"] },
  { type: "slam_spared", seat: 1, other: 0 },
];
const told = (seat: number) => account(EVENTS as never, seat);

it("tells which house was sown and what it captured", () => {
  expect(told(0).deeds).toEqual([{ key: "oware-page-recap-sow", values: { house: "F", count: 2 } }]);
  expect(told(0).gains.map(({ what, count }) => [what, count])).toEqual([["points", 3]]);
  expect(told(0).details).toEqual([]);
});

it("tells that nothing could be captured", () => {
  expect(told(1).gains).toEqual([]);
  expect(told(1).details).toEqual([{ key: "oware-page-recap-spared" }]);
});
