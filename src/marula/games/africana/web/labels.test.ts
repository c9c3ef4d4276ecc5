import { describe, expect, it } from "vitest";
import { EVERYWHERE, meet } from "./arrange";
import { capsules, placeLabels, type Scale } from "./labels";
import { smallPlan } from "./small-plan";

const SCALE: Scale = { board: 1, sign: 1, font: 12 };

describe("names", () => {
  it("stand where the board's data says", () => {
    const labels = placeLabels(
      smallPlan(),
      (place) => place.id,
      SCALE,
      EVERYWHERE,
      capsules(smallPlan(), SCALE, () => true),
      [],
    );
    expect(labels.map(({ id, anchor }) => [id, anchor]).sort()).toEqual([
      ["east", "start"],
      ["south", "start"],
      ["west", "end"],
    ]);
  });

  it("go elsewhere rather than over each other, over a place, or out of sight", () => {
    const plan = smallPlan();
    const scale = { ...SCALE, board: 0.7 };
    const within = { left: -60, top: -60, right: 110, bottom: 110 };
    const taken = capsules(plan, scale, () => false);
    const labels = placeLabels(plan, () => "a long name", scale, within, taken, []);
    for (const [index, { area }] of labels.entries()) {
      expect(taken.filter((capsule) => meet(area, capsule))).toEqual([]);
      expect(labels.slice(index + 1).filter((other) => meet(area, other.area))).toEqual([]);
    }
  });
});
