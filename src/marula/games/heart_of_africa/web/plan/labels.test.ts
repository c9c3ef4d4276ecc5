// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { EVERYWHERE, meet } from "$shell/board/placing/area";
import { ribbonOf } from "./geometry";
import { countryNames, placeLabels, RADIUS, type Scale } from "./labels";
import { readPlan } from "./plan";
import { smallBoard, smallFacts, smallPlan } from "../testing/small-plan";

const SCALE: Scale = { board: 2, unit: 1, font: 11 };

describe("names of cities", () => {
  it("stand on no lane and on no place", () => {
    const plan = smallPlan();
    const [label] = placeLabels(plan, () => "Somewhere", "en", SCALE, EVERYWHERE, []);
    if (!label) throw new Error("no label");
    expect(label.id).toBe("west");
    for (const route of plan.routes) {
      const { points, half } = ribbonOf(plan, route, 1, 2);
      for (const { x, y } of points) {
        const lane = { left: x * 2 - half, top: y * 2 - half, right: x * 2 + half, bottom: y * 2 + half };
        expect(meet(label.area, lane)).toBe(false);
      }
    }
    for (const { x, y, kind } of plan.places.values()) {
      const half = RADIUS[kind] * 2;
      const place = { left: x * 2 - half, top: y * 2 - half, right: x * 2 + half, bottom: y * 2 + half };
      expect(meet(label.area, place)).toBe(false);
    }
  });

  it("are broken in two where there is no room for one line", () => {
    const within = { left: -45, top: -60, right: 300, bottom: 60 };
    const lanes = [{ left: 4, top: -60, right: 300, bottom: 60, weight: 99 }];
    const [label] = placeLabels(smallPlan(), () => "Cape Town", "en", SCALE, within, lanes);
    expect(label?.lines).toEqual(["Cape", "Town"]);
    const board = smallBoard();
    board.places.west = { ...board.places.west, split: { ja: 3 } };
    const [japanese] = placeLabels(readPlan(board, smallFacts()), () => "ケープタウン", "ja", SCALE, within, lanes);
    expect(japanese?.lines).toEqual(["ケープ", "タウン"]);
  });

  it("are left out where they would have to lie on something, if they may be", () => {
    const label = (weight: number, spared: boolean) => {
      const lanes = [{ left: -300, top: -300, right: 300, bottom: 300, weight }];
      return placeLabels(
        smallPlan(),
        () => "Somewhere",
        "en",
        SCALE,
        EVERYWHERE,
        lanes,
        () => spared,
      );
    };
    expect(label(99, true)).toEqual([]);
    expect(label(99, false)).toHaveLength(1);
    expect(label(2, true)).toHaveLength(1);
  });

  it("are written of other places where those are meant", () => {
    const plan = smallPlan();
    const kinds = [...plan.places.values()].filter(({ kind }) => kind !== "city");
    const meant = kinds[0];
    if (!meant) throw new Error("only cities");
    const labels = placeLabels(
      plan,
      () => "Here",
      "en",
      SCALE,
      EVERYWHERE,
      [],
      () => false,
      ({ id }) => id === meant.id,
    );
    expect(labels.map(({ id }) => id)).toEqual([meant.id]);
  });

  it("know whether they stand on water", () => {
    const label = (land: string) => {
      const plan = smallPlan();
      return placeLabels({ ...plan, drawing: { ...plan.drawing, land } }, () => "Here", "en", SCALE, EVERYWHERE, [])[0];
    };
    expect(label("M-99 -99L99 -99L99 99L-99 99Z")?.sea).toBe(false);
    expect(label("M300 300L400 300L400 400Z")?.sea).toBe(true);
  });
});

describe("names of countries", () => {
  it("stay in sight", () => {
    const within = { left: -10, top: -200, right: 200, bottom: 0 };
    const [name] = countryNames(smallPlan(), () => "Nigeria", "en", SCALE, within);
    expect(name?.area.left).toBeGreaterThanOrEqual(within.left);
    expect(name?.y).toBe(-90);
  });
});
