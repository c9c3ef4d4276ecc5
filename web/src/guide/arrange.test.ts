import { describe, expect, it } from "vitest";
import { from, meet } from "../board/placing/area";
import { arrange, type Wanted } from "./arrange";

const SCREEN = { width: 600, height: 400 };
const SIZE = { width: 90, height: 24 };
const thing = (x: number, y: number, width = 20, height = 20) => from({ x, y }, { width, height });

/** A row of small things, close together. */
const ROW: Wanted[] = Array.from({ length: 8 }, (_, index) => ({
  name: `part-${String(index)}`,
  size: SIZE,
  things: [thing(180 + 30 * index, 200)],
}));

describe("labels", () => {
  it("stand beside what they name, in sight, and none on another", () => {
    const labels = arrange(ROW, SCREEN) ?? [];
    expect(labels.map(({ name }) => name)).toEqual(ROW.map(({ name }) => name));
    for (const { area } of labels) {
      expect(area.left >= 0 && area.top >= 0 && area.right <= SCREEN.width && area.bottom <= SCREEN.height).toBe(true);
      expect(labels.filter((other) => meet(other.area, area))).toHaveLength(1);
      expect(ROW.filter(({ things }) => things.some((one) => meet(one, area)))).toEqual([]);
    }
  });

  it("have the same places every time", () => {
    expect(arrange(ROW, SCREEN)).toEqual(arrange(ROW, SCREEN));
  });

  it("keep off what is taken", () => {
    const taken = from({ x: 0, y: 0 }, { width: 600, height: 190 });
    const labels = arrange(ROW.slice(0, 4), SCREEN, [taken]) ?? [];
    expect(labels).toHaveLength(4);
    expect(labels.filter(({ area }) => meet(area, taken))).toEqual([]);
  });

  it("name the one of several things alike where there is room", () => {
    const corner = from({ x: 0, y: 0 }, { width: 300, height: 400 });
    const [label] =
      arrange([{ name: "one", size: SIZE, things: [thing(20, 20), thing(400, 200)] }], SCREEN, [corner]) ?? [];
    expect(label?.thing).toEqual(thing(400, 200));
  });

  it("may lie on large things, without a line", () => {
    const [label] = arrange([{ name: "map", size: SIZE, things: [thing(0, 0, 600, 400)] }], SCREEN) ?? [];
    expect(label?.line).toBeNull();
  });

  it("are none at all where they don't fit; numbers may", () => {
    const small = { width: 130, height: 130 };
    const crowd = Array.from({ length: 9 }, (_, index) => ({
      name: String(index),
      size: SIZE,
      things: [thing(15 + 35 * (index % 3), 15 + 35 * Math.floor(index / 3))],
    }));
    expect(arrange(crowd, small)).toBeNull();
    const numbers = crowd.map((one) => ({ ...one, size: { width: 18, height: 18 } }));
    expect(arrange(numbers, small, [], true)).toHaveLength(9);
  });
});
