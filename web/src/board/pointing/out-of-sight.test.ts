import { expect, it } from "vitest";
import { pointersTo, type Beacon } from "./out-of-sight";

const MAP = { width: 400, height: 300 };
const at = (x: number, y: number, id = `${String(x)} ${String(y)}`): Beacon => ({ id, x, y, name: id });

it("points to nothing that can be seen", () => {
  expect(pointersTo([at(200, 150), at(20, 20)], MAP, [])).toEqual([]);
});

it("has one sign at an edge, where the way to the nearest leads over it", () => {
  const [left, right, ...others] = pointersTo([at(-500, 150), at(-100, 150), at(600, 250)], MAP, []);
  expect(left).toMatchObject({ edge: "left", x: 26, y: 150, angle: 180 });
  expect(left?.to.map(({ x }) => x)).toEqual([-100, -500]);
  expect(right).toMatchObject({ edge: "right", x: 374 });
  expect(right?.y).toBeGreaterThan(150);
  expect(others).toEqual([]);
});

it("points up and down as well", () => {
  expect(pointersTo([at(210, -400), at(190, 900)], MAP, []).map(({ edge, y }) => [edge, y])).toEqual([
    ["top", 26],
    ["bottom", 274],
  ]);
});

it("keeps its signs off what lies over the map, and points to what lies below that", () => {
  const panel = { left: 350, top: 140, right: 400, bottom: 300 };
  const [below] = pointersTo([at(380, 200, "below")], MAP, [panel]);
  expect(below?.to.map(({ id }) => id)).toEqual(["below"]);
  expect(below?.y).toBeLessThanOrEqual(140 - 24);
});
