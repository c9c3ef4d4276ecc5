import { describe, expect, it } from "vitest";
import { awayFrom, makePlan, step } from "./plan";

/** A small board: three rows, with a gap in the middle one. */
const DATA = {
  id: "small",
  hexagons: [
    { id: "A1", q: 0, r: 0 },
    { id: "A2", q: 1, r: 0, city: "port" },
    { id: "A3", q: 2, r: 0 },
    { id: "B1", q: -1, r: 1 },
    { id: "B2", q: 2, r: 1 },
    { id: "C1", q: -1, r: 2 },
    { id: "C2", q: 0, r: 2 },
  ],
  cities: { port: { label: "n" } },
};
const plan = makePlan(DATA);
const at = (id: string) => {
  const place = plan.at.get(id);
  if (!place) throw new Error(id);
  return place;
};

describe("the plan of a board", () => {
  it("knows who lies beside whom", () => {
    expect(plan.neighbours.get("A1")?.sort()).toEqual(["A2", "B1"]);
    expect(plan.neighbours.get("C1")?.sort()).toEqual(["B1", "C2"]);
  });

  it("puts hexagons of a row at one height, an even distance apart", () => {
    expect(at("A1").y).toBe(at("A3").y);
    expect(at("A2").x - at("A1").x).toBeCloseTo(at("A3").x - at("A2").x);
    expect(plan.rows.map((row) => row.map((place) => place.id))).toEqual([
      ["A1", "A2", "A3"],
      ["B1", "B2"],
      ["C1", "C2"],
    ]);
  });

  it("keeps everything in sight where the file says nothing of a drawing", () => {
    for (const { x, y } of plan.places) {
      expect(x - plan.size).toBeGreaterThan(plan.box.x);
      expect(y + plan.size).toBeLessThan(plan.box.y + plan.box.height);
    }
    expect(plan.land).toBe("");
  });

  it("takes size and place from the drawing", () => {
    const drawn = makePlan({ ...DATA, drawing: { size: 15, origin: [100, 50], view_box: [0, 0, 300, 200] } });
    expect(drawn.unit).toBe(0.5);
    expect(drawn.at.get("A1")).toMatchObject({ x: 100, y: 50 });
  });
});

describe("arrow keys", () => {
  it("go along the row and over gaps", () => {
    expect(step(plan, at("A1"), "right", 0)?.id).toBe("A2");
    expect(step(plan, at("B1"), "right", 0)?.id).toBe("B2");
    expect(step(plan, at("A1"), "left", 0)).toBeNull();
  });

  it("keep to the column up and down", () => {
    expect(step(plan, at("A3"), "down", at("A3").x)?.id).toBe("B2");
    expect(step(plan, at("C1"), "up", at("C1").x)?.id).toBe("B1");
    expect(step(plan, at("A1"), "up", 0)).toBeNull();
  });

  it("go in all six directions", () => {
    expect(step(plan, at("B1"), "up-right", 0)?.id).toBe("A1");
    expect(step(plan, at("A1"), "down-left", 0)?.id).toBe("B1");
    expect(step(plan, at("B1"), "down-right", 0)?.id).toBe("C1");
    expect(step(plan, at("B1"), "up-left", 0)).toBeNull();
  });
});

describe("pointing", () => {
  it("is so far from a hexagon, in pixels", () => {
    const { x, y } = at("A1");
    expect(awayFrom(plan, at("A1"), { x: x + 10, y }, 2).middle).toBe(20);
    expect(awayFrom(plan, at("A1"), { x: x + 10, y }, 2).edge).toBeLessThan(0);
    expect(awayFrom(plan, at("A2"), { x: x + 10, y }, 2).edge).toBeGreaterThan(0);
  });
});
