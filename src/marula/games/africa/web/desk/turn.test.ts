import { describe, expect, it } from "vitest";
import { changesOf, sightsOf } from "./flights";
import { tell } from "./turn";
import type { GameEvent } from "../wire";

const advanced: GameEvent = { type: "advanced", seat: 0, origin: "A1", to: "A2", steps: 1 };
const turned: GameEvent = { type: "tile_turned", seat: 0, hexagon: "B1", tile: "elephant" };
const settled: GameEvent = {
  type: "animal_settled",
  seat: 0,
  tile: "elephant",
  origin: "B1",
  to: "C1",
  adjacent: 1,
  points: 2,
};

describe("the halves of a turn", () => {
  it("hold an advance and an action each", () => {
    const [first, second] = tell([advanced, turned, settled, { ...advanced, steps: 2 }]).halves;
    expect(first).toEqual({ steps: 1, deed: settled });
    expect(second).toEqual({ steps: 2, deed: null });
  });

  it("are both used by two advances without an action between them", () => {
    const [first, second] = tell([advanced, { ...advanced, steps: 2 }]).halves;
    expect([first.steps, first.deed, second.steps]).toEqual([1, null, 2]);
  });

  it("count a find with its exchange as one action", () => {
    const good: GameEvent = { type: "good_taken", seat: 0, hexagon: "B1", good: "mask" };
    const kept: GameEvent = { type: "good_kept", seat: 0, good: "mask" };
    const [first, second] = tell([turned, good, kept]).halves;
    expect([first.deed, second.deed]).toEqual([good, null]);
  });
});

describe("what is seen of an event", () => {
  it("is the tile that walks and the points it brings", () => {
    expect(changesOf(settled)).toEqual([
      ["B1", "empty"],
      ["C1", "elephant"],
    ]);
    expect(sightsOf(settled, {}).map(({ kind, from, to, points }) => [kind, from, to, points])).toEqual([
      ["tile", "B1", "C1", 0],
      ["gain", "C1", "C1", 2],
    ]);
  });

  it("is only the points where the tile stays", () => {
    const stays: GameEvent = { ...settled, to: "B1" };
    expect(changesOf(stays)).toEqual([]);
    expect(sightsOf(stays, {}).map(({ kind }) => kind)).toEqual(["gain"]);
  });

  it("is every tile that a camp takes", () => {
    const taken: GameEvent = {
      type: "treasure_collected",
      seat: 1,
      hexagon: "A1",
      hexagons: ["B1", "B2"],
      gold: 2,
      gems: 1,
    };
    const sights = sightsOf(taken, { B1: "gold-2", B2: "gems-1" });
    expect(sights.map(({ kind, tile }) => [kind, tile])).toEqual([
      ["camp", ""],
      ["prize", "gold-2"],
      ["prize", "gems-1"],
    ]);
    expect(Object.fromEntries(changesOf(taken))).toEqual({ A1: "camp", B1: "empty", B2: "empty" });
  });
});
