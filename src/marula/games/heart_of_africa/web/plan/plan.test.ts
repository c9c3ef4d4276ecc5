import { describe, expect, it } from "vitest";
import { readPlan, stretched } from "./plan";
import { smallBoard, smallFacts, smallPlan } from "../testing/small-plan";

describe("a plan", () => {
  it("names lanes as the rules do: by their ends in order, and by number where there are two", () => {
    const lanes = [...smallPlan().lanes.values()];
    expect(lanes.map(({ id, colour }) => [id, colour])).toEqual([
      ["east/west", "green"],
      ["east/north/1", "gray"],
      ["east/north/2", "red"],
    ]);
  });

  it("knows the terrain of a lane, and whether it is a ferry", () => {
    const { lanes } = smallPlan();
    expect(lanes.get("east/west")).toMatchObject({ terrain: "jungle", ferry: 0, length: 3 });
    expect(lanes.get("east/north/1")).toMatchObject({ terrain: "mountain", ferry: 1, length: 2 });
    expect(lanes.get("east/north/2")).toMatchObject({ terrain: "desert" });
  });

  it("names tickets by their ends in order, and finds the places of an end", () => {
    const plan = smallPlan();
    expect(plan.tickets.get("land/west")).toEqual({ id: "land/west", ends: ["land", "west"], points: 7 });
    expect(plan.placesOf("west")).toEqual(["west"]);
    expect(plan.placesOf("land")).toEqual(["north"]);
  });

  it("does without all that only matters to the drawing", () => {
    const { drawing, routes } = smallPlan();
    expect(drawing).toMatchObject({ land: "", legend: null });
    expect(routes.map(({ bend, gaps }) => [bend, gaps])).toEqual([
      [0.1, [0, 0]],
      [0, [2, 4]],
    ]);
  });

  it("reads where names may be broken and turned", () => {
    const board = smallBoard();
    board.places.west = { ...board.places.west, split: { ja: 2 } };
    board.countries.land = { ...board.countries.land, turn: -73 };
    const plan = readPlan(board, smallFacts());
    expect(plan.places.get("west")?.split).toEqual({ ja: 2 });
    expect(plan.countries.get("land")).toMatchObject({ x: 0, y: -90, turn: -73 });
  });

  it("can be drawn taller", () => {
    const plan = stretched(smallPlan(), 1.5);
    expect(plan.height).toBe(150);
    expect(plan.places.get("north")).toMatchObject({ x: 100, y: -150 });
    expect(plan.countries.get("land")?.y).toBe(-135);
    expect(plan.drawing.stretch).toBe(1.5);
  });
});
