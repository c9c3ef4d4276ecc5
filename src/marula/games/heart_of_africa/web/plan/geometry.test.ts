import { describe, expect, it } from "vitest";
import {
  awayFromLane,
  boxOf,
  landTest,
  middleOf,
  nextLane,
  ribbonOf,
  shapesOf,
  spotsBeside,
  type Shape,
} from "./geometry";
import { smallPlan } from "../testing/small-plan";

const none = () => false;

function shape(id: string, isClaimed: (lane: string) => boolean = none, unit = 1): Shape {
  const found = shapesOf(smallPlan(), isClaimed, unit).get(id);
  if (!found) throw new Error(id);
  return found;
}

describe("lanes", () => {
  it("bend to the left of somebody who goes from the first end to the second", () => {
    const { x, y } = middleOf(shape("east/west"));
    // A city keeps it further away than a junction does.
    expect(x).toBeCloseTo(50 + (7.4 - 5) / 2, 1);
    expect(y).toBeCloseTo(-10, 1);
  });

  it("have as many spaces as they are long, one after the other", () => {
    const xs = shape("east/west").cells.map(({ x }) => x);
    expect(xs).toHaveLength(3);
    expect(xs).toEqual([...xs].sort((a, b) => a - b));
  });

  it("stay away from their ends, and further where the board says so", () => {
    const ys = shape("east/north/1").line.map(({ y }) => y);
    expect(Math.min(...ys)).toBeCloseTo(-100 + 6.8 + 2);
    expect(Math.max(...ys)).toBeCloseTo(-5 - 4);
  });

  it("run side by side where there are two, the first on the left", () => {
    // Southwards, east is on the left.
    const [one, two] = [shape("east/north/1"), shape("east/north/2")];
    expect(middleOf(one).x).toBeCloseTo(100 + 4.5);
    expect(middleOf(two).x).toBeCloseTo(100 - 4.5);
  });

  it("are thicker when they are claimed, and never touch the lane beside them", () => {
    for (const claimed of ["east/north/1", "east/north/2"]) {
      const [one, two] = ["east/north/1", "east/north/2"].map((id) => shape(id, (lane) => lane === claimed));
      expect(one && two && boxOf(one).left - boxOf(two).right).toBeCloseTo(1.4 + 1.7);
    }
    expect(shape("east/west", () => true).thick).toBe(13);
  });

  it("have spots on both sides, as far from their edge as is said", () => {
    const one = shape("east/west");
    const spots = spotsBeside(one, 15);
    expect(spots).toHaveLength(6);
    for (const spot of spots) expect(awayFromLane(one, spot, 1).edge).toBeCloseTo(15, 0);
    const [above, below] = spots.map(({ y }) => y);
    expect(above).toBeLessThan(middleOf(one).y);
    expect(below).toBeGreaterThan(middleOf(one).y);
  });

  it("keep something between their ends, however large signs are", () => {
    const { left, right } = boxOf(shape("east/west", none, 9));
    expect(right - left).toBeGreaterThan(25);
  });

  it("lie within their box, and within the ribbon of their route", () => {
    const plan = smallPlan();
    const route = plan.routes[1];
    const ribbon = route && ribbonOf(plan, route, 1, 4);
    expect(ribbon?.half).toBeCloseTo((7.6 * 2 + 1.4) / 2);
    for (const { y } of ribbon?.points ?? []) {
      expect(y).toBeGreaterThanOrEqual(boxOf(shape("east/north/1")).top);
    }
  });
});

describe("pointers", () => {
  it("are so far from the middle and from the edge of a lane, in pixels", () => {
    const { middle, edge } = awayFromLane(shape("east/north/1"), { x: 110, y: -50 }, 2);
    expect(middle - edge).toBeCloseTo(7.6);
    expect(middle).toBeCloseTo(2 * (110 - (100 + (7.6 + 1.4) / 2)));
  });

  it("go by keyboard from lane to lane as they lie", () => {
    const all = shapesOf(smallPlan(), none, 1);
    expect(nextLane(all, "east/north/2", "right")).toBe("east/north/1");
    expect(nextLane(all, "east/north/1", "left")).toBe("east/north/2");
    expect(nextLane(all, "east/west", "up")).toBe("east/north/2");
    expect(nextLane(all, "east/west", "left")).toBeNull();
  });
});

describe("land", () => {
  it("is inside its outlines", () => {
    const isLand = landTest("M0 0L10 0L10 10L0 10ZM20 0L30 0L30 10L20 10Z");
    expect([5, 15, 25].map((x) => isLand({ x, y: 5 }))).toEqual([true, false, true]);
  });

  it("is nowhere where the outlines are drawn otherwise, or not at all", () => {
    expect(landTest("m0 0l10 0l0 10z")({ x: 1, y: 1 })).toBe(false);
    expect(landTest("")({ x: 1, y: 1 })).toBe(false);
  });
});
