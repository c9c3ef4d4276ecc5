// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { EVERYWHERE, meet, type Area, type Obstacle } from "$shell/board/placing/area";
import type { Name } from "$shell/board/placing/names";
import { amid, together } from "$shell/board/placing/together";
import { airOf, capsules, labelChoices, settled, type Scale } from "./labels";
import type { Plan } from "./plan";
import { smallPlan } from "../testing/small-plan";

const SCALE: Scale = { board: 1, sign: 1, font: 12 };

function placed(plan: Plan, text: string | null, scale: Scale, within: Area, obstacles: Obstacle[]): Name[] {
  const choices = labelChoices(plan, ({ id }) => text ?? id, scale, within, []);
  return together(amid(choices, obstacles), airOf(scale));
}

describe("names", () => {
  it("stand where the board's data says", () => {
    const taken = capsules(smallPlan(), SCALE, () => true);
    const labels = placed(smallPlan(), null, SCALE, EVERYWHERE, taken);
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
    const labels = placed(plan, "a long name", scale, within, taken);
    for (const [index, { area }] of labels.entries()) {
      expect(taken.filter((capsule) => meet(area, capsule))).toEqual([]);
      expect(labels.slice(index + 1).filter((other) => meet(area, other.area))).toEqual([]);
    }
  });

  it("rather cover something than be out of sight", () => {
    const within = { left: -100, top: -60, right: 130, bottom: 110 };
    const everything = [{ left: -200, top: -200, right: 120, bottom: 200, weight: 100 }];
    for (const { area } of placed(smallPlan(), "a long name", SCALE, within, everything)) {
      expect([area.left > within.left, area.right < within.right]).toEqual([true, true]);
    }
  });

  it("are left out rather than under something, unless they matter", () => {
    const everything = [{ left: -500, top: -500, right: 500, bottom: 500, weight: 80 }];
    const choices = labelChoices(
      smallPlan(),
      ({ id }) => id,
      SCALE,
      EVERYWHERE,
      [],
      ({ id }) => id !== "east",
    );
    expect(together(amid(choices, everything), airOf(SCALE)).map(({ id }) => id)).toEqual(["east"]);
    expect(together(choices, airOf(SCALE))).toHaveLength(3);
  });

  it("stay where they are at rest, unless something is in the way", () => {
    const choices = labelChoices(smallPlan(), ({ id }) => id, SCALE, EVERYWHERE, []);
    const before = together(choices, airOf(SCALE));
    const [west, east] = before;
    if (!west || !east) throw new Error("a name is missing");
    const sign = { item: null, area: east.area, cost: 0 };
    const after = together<Name>([...settled(choices, before), [sign]], airOf(SCALE));
    expect(after.map((label) => before.includes(label))).toEqual([true, false, true]);
    expect(after.filter(({ area }) => meet(area, sign.area))).toEqual([]);
  });
});
