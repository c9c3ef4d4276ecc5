import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { makePlan } from "./plan";
import { sketchOf, spots } from "./sketch";

const BOARD = {
  hexagons: [
    { id: "A1", q: 0, r: 0, city: "lagos" },
    { id: "A2", q: 1, r: 0 },
    { id: "A2", q: 2, r: 0 },
    { id: "A4", q: "3", r: 0 },
    { q: 4, r: 0 },
  ],
  cities: { lagos: { label: "nowhere" } },
  drawing: { size: 10, origin: [0, 0], view_box: [0, 0, 100, 100], land: "M0 0L9 9Z", islands: ["M1 1Z", "M1 1Z"] },
};

describe("a board out of order", () => {
  it("is drawn as far as it goes, each hexagon once", () => {
    const { plan, hexagons } = sketchOf(BOARD);
    expect([...hexagons.keys()]).toEqual([0, 1, 2, 4]);
    expect(new Set(plan.places.map(({ id }) => id)).size).toBe(4);
    expect(plan.places[0]?.label).toBe("e");
    expect(plan.islands).toEqual(["M1 1Z"]);
  });

  it("is drawn without its drawing where that is wrong", () => {
    const { plan } = sketchOf({ ...BOARD, drawing: { ...BOARD.drawing, origin: [1] } });
    expect([plan.land, plan.size]).toEqual(["", 30]);
  });

  it("has nothing to draw where there is nothing", () => {
    for (const wrong of [{}, { hexagons: 3 }, { hexagons: [1, null] }, { hexagons: [], cities: [], drawing: "" }])
      expect(sketchOf(wrong).plan.places).toEqual([]);
  });

  it("tells where something lies", () => {
    const second = sketchOf(BOARD).hexagons.get(2);
    expect(spots(BOARD, ["hexagons", 2, "id"])).toEqual([{ x: second?.x, y: second?.y }]);
    expect(spots(BOARD, ["cities", "lagos", "label"])).toEqual([{ x: 0, y: 0 }]);
    for (const nowhere of [["hexagons"], ["hexagons", 3, "q"], ["mix", "gold"], ["cities", "none"], []])
      expect(spots(BOARD, nowhere)).toEqual([]);
  });
});

it("is the plan that is played on where all is in order", () => {
  const matches = join(import.meta.dirname, "../../tests/matches");
  const [file = ""] = readdirSync(matches);
  const { board } = JSON.parse(readFileSync(join(matches, file), "utf8")) as { board: Record<string, unknown> };
  expect(sketchOf(board).plan).toEqual(makePlan(board));
});
