import { describe, expect, it } from "vitest";
import { awayFrom, curveBetween, inReadingOrder, nextPlace, pathOf, pointOn, splitLand } from "./geometry";
import { smallPlan } from "../testing/small-plan";

describe("routes", () => {
  it("bend to the left of somebody who goes from the first end to the second", () => {
    const curve = curveBetween(smallPlan(), "west", "east");
    expect(curve && pointOn(curve, 0.5)).toEqual({ x: 50, y: -10 });
    expect(curve && pathOf(curve)).toBe("M0 0Q50 -20 100 0");
  });

  it("are travelled both ways along the same line", () => {
    const [there, back] = [curveBetween(smallPlan(), "west", "east"), curveBetween(smallPlan(), "east", "west")];
    expect(there && pointOn(there, 0.25)).toEqual(back && pointOn(back, 0.75));
  });

  it("are only where the board has them", () => {
    expect(curveBetween(smallPlan(), "west", "south")).toBeNull();
    expect(curveBetween(smallPlan(), "west", "west")).toBeNull();
  });
});

describe("places", () => {
  const plan = smallPlan();
  const from = (id: string) => {
    const place = plan.places.get(id);
    if (!place) throw new Error(id);
    return place;
  };

  it("lie in a direction, or nothing does", () => {
    expect(nextPlace(plan, from("west"), "right")?.id).toBe("east");
    expect(nextPlace(plan, from("east"), "down")?.id).toBe("south");
    expect(nextPlace(plan, from("west"), "left")).toBeNull();
  });

  it("are so far from a pointer, in pixels", () => {
    const capsule = { width: 20, height: 10 };
    expect(awayFrom({ x: 100, y: 0 }, { x: 105, y: 4 }, capsule, 2)).toEqual({ middle: 8, edge: -12 });
    expect(awayFrom({ x: 100, y: 0 }, { x: 113, y: 4 }, capsule, 2)).toEqual({ middle: 10, edge: -10 });
    expect(awayFrom({ x: 100, y: 0 }, { x: 130, y: 0 }, capsule, 2)).toEqual({ middle: 40, edge: 20 });
  });

  it("are read from the north to the south", () => {
    expect(inReadingOrder(plan).map((place) => place.id)).toEqual(["west", "east", "south"]);
  });
});

describe("land", () => {
  const square = (x: number, y: number, size: number) =>
    `M${x} ${y}L${x + size} ${y}L${x + size} ${y + size}L${x} ${y + size}Z`;
  const places = [
    { x: 1, y: 1 },
    { x: 5, y: 5 },
    { x: 12, y: 2 },
    { x: 110, y: 10 },
  ];

  it("with few places for its size is backdrop", () => {
    const land = square(0, 0, 8) + square(10, 0, 4) + square(100, 0, 50) + square(20, 20, 2);
    expect(splitLand(land, places)).toEqual({
      near: square(0, 0, 8) + square(10, 0, 4),
      backdrop: square(100, 0, 50) + square(20, 20, 2),
    });
  });

  it("drawn otherwise is left alone", () => {
    expect(splitLand("m0 0l5 5z", places)).toEqual({ near: "m0 0l5 5z", backdrop: "" });
    expect(splitLand("", places)).toEqual({ near: "", backdrop: "" });
  });
});
