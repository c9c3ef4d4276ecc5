import { describe, expect, it } from "vitest";
import { sketchOf, spots } from "./sketch";

const BOARD = {
  size: [400, 400],
  countries: { chad: { label: [10, 10] }, sudan: { label: "there" } },
  places: {
    bondo: { kind: "city", at: [100, 100] },
    bangui: { kind: "town", at: [300, 100] },
    "chad-north": { kind: "country", country: "chad", at: [200, 20] },
    nowhere: { kind: "city" },
  },
  routes: [
    { ends: ["bondo", "bangui"], length: 2, lanes: ["red", "pink"] },
    { ends: ["bangui", "bondo"], length: 3, lanes: ["blue"] },
    { ends: ["bondo", "nowhere"], length: 2, lanes: ["red"] },
    { ends: ["bondo", "chad-north"], length: 1e4, lanes: "red", ferry: -1 },
  ],
  tickets: [{ ends: ["bondo", "chad"], points: 3 }, { ends: ["bondo", "atlantis"] }],
};

describe("a board out of order", () => {
  it("is drawn as far as it goes", () => {
    const { plan, lanes } = sketchOf(BOARD);
    expect([...plan.places].map(([id, { kind }]) => [id, kind])).toEqual([
      ["bondo", "city"],
      ["bangui", "city"],
      ["chad-north", "country"],
    ]);
    expect([...plan.countries.keys()]).toEqual(["chad"]);
    expect([...lanes.keys()]).toEqual([0, 3]);
    const drawn = [...plan.lanes.values()].map(({ colour, length, ferry }) => [colour, length, ferry]);
    expect(drawn).toEqual([
      ["red", 2, 0],
      ["gray", 2, 0],
      ["gray", 12, 0],
    ]);
  });

  it("has nothing to draw where there is nothing", () => {
    for (const wrong of [{}, { places: 3 }, { places: { a: null }, routes: [{ ends: 3 }] }, { drawing: [] }])
      expect(sketchOf(wrong).plan.places.size).toBe(0);
  });

  it("tells where something lies", () => {
    expect(spots(BOARD, ["places", "bangui", "kind"])).toEqual([{ x: 300, y: 100 }]);
    expect(spots(BOARD, ["countries", "chad"])).toEqual([{ x: 200, y: 20 }]);
    const [middle] = spots(BOARD, ["routes", 0, "lanes"]);
    expect(Math.round(middle?.x ?? 0)).toBe(200);
    expect(spots(BOARD, ["routes", 2, "ends"])).toEqual([{ x: 100, y: 100 }]);
    expect(spots(BOARD, ["tickets", 0, "ends"])).toEqual([
      { x: 100, y: 100 },
      { x: 200, y: 20 },
    ]);
    for (const nowhere of [["places"], ["tickets"], ["points", 0], []]) expect(spots(BOARD, nowhere)).toEqual([]);
  });
});
