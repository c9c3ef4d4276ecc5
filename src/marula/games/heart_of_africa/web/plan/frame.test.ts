import { describe, expect, it } from "vitest";
import { fontAt, frameOf, stretchOf, unitAt } from "./frame";
import { smallPlan } from "../testing/small-plan";

const wide = () => 5;

describe("the frame", () => {
  it("has room for the names of the outer places", () => {
    const box = frameOf(smallPlan(), 100, 400, wide);
    const scale = 100 / box.width;
    expect(-box.x * scale).toBeGreaterThanOrEqual(5 * 0.8 * fontAt(scale));
    expect(box.x + box.width).toBeGreaterThan(100);
  });

  it("has less where they are short", () => {
    expect(frameOf(smallPlan(), 100, 400, () => 2).width).toBeLessThan(frameOf(smallPlan(), 100, 400, wide).width);
  });

  it("is the whole board where there is room for it", () => {
    const plan = { ...smallPlan(), width: 400 };
    const box = frameOf(plan, 4000, 200, wide);
    expect(box.x).toBeLessThan(0);
    expect(box.x + box.width).toBe(400);
  });
});

describe("the board", () => {
  it("is drawn a little taller where the screen is tall", () => {
    expect(stretchOf(smallPlan(), 400, 100, wide)).toBe(1);
    expect(stretchOf(smallPlan(), 100, 900, wide)).toBeGreaterThan(1);
    expect(stretchOf(smallPlan(), 100, 900, wide)).toBeLessThan(1.2);
  });
});

describe("signs and letters", () => {
  it("never become too small", () => {
    expect(unitAt(0.3) * 0.3).toBeCloseTo(0.72);
    expect(fontAt(0.3)).toBe(11);
  });

  it("are as large as the board while all of it is in sight, and grow less when it comes closer", () => {
    expect(unitAt(1)).toBe(1);
    expect(unitAt(3)).toBeLessThan(1);
    expect(unitAt(3) * 3).toBeGreaterThan(unitAt(2) * 2);
    expect(fontAt(9)).toBe(15);
  });
});
