import { describe, expect, it } from "vitest";
import { sketchOf, spots } from "./sketch";

const BOARD = {
  size: [400, "200"],
  places: {
    cairo: { side: "north", colours: ["magenta", 3, "orange", "gray"], at: [10, 20], label: [1, 2], anchor: "start" },
    lagos: { at: [30, 20] },
    nowhere: { at: "here" },
  },
  routes: [
    { ends: ["cairo", "lagos"], kind: "sea", bend: 0 },
    { ends: ["cairo", "lagos"], kind: "air" },
    { ends: ["cairo", "nowhere"] },
    { ends: "cairo" },
  ],
  expeditions: [{ id: "a1", start: "lagos", target: "atlantis" }],
  companies: [{ id: "x", start: "cairo" }],
};

describe("a board out of order", () => {
  it("is drawn as far as it goes", () => {
    const plan = sketchOf(BOARD);
    expect([...plan.places.keys()]).toEqual(["cairo", "lagos"]);
    expect(plan.places.get("cairo")?.colours).toEqual(["magenta", "orange"]);
    expect(plan.places.get("lagos")?.label.anchor).toBe("middle");
    expect(plan.routes.map(({ ends }) => ends)).toEqual([["cairo", "lagos"]]);
    expect([plan.width, plan.drawing.equator]).toEqual([1000, null]);
  });

  it("has nothing to draw where there is nothing", () => {
    for (const wrong of [{}, { places: [] }, { places: { a: 3 }, routes: {} }, { routes: [null] }])
      expect(sketchOf(wrong).places.size).toBe(0);
  });

  it("tells where something lies", () => {
    expect(spots(BOARD, ["places", "cairo", "colours"])).toEqual([{ x: 10, y: 20 }]);
    expect(spots(BOARD, ["routes", 1, "kind"])).toEqual([{ x: 20, y: 20 }]);
    expect(spots(BOARD, ["routes", 2, "ends"])).toEqual([{ x: 10, y: 20 }]);
    expect(spots(BOARD, ["expeditions", 0, "target"])).toEqual([{ x: 30, y: 20 }]);
    expect(spots(BOARD, ["companies", 0])).toEqual([{ x: 10, y: 20 }]);
    for (const nowhere of [["places"], ["places", "nowhere"], ["routes"], ["spaces", 0], []])
      expect(spots(BOARD, nowhere)).toEqual([]);
  });
});
