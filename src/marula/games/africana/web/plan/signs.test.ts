import { describe, expect, it } from "vitest";
import type { ChosenWay, Way } from "../wire";
import { EVERYWHERE, meet } from "$shell/board/placing/area";
import { together } from "$shell/board/placing/together";
import { fan } from "./fan";
import { sightsOf } from "../desk/flights";
import { purposes, signsOf } from "./purposes";
import { litPlaces, signChoices } from "./signs";
import { smallPlan } from "../testing/small-plan";
import type { View } from "../wire";

const SCALE = { board: 1, sign: 1, font: 12 };
const way = (cards: number, silver: number): Way => ({ legs: [], cards, silver, offers: [] });

describe("lit places", () => {
  const reach: Record<string, Way> = { here: way(2, 0), east: way(1, 0), south: way(3, 5) };

  it("are those within reach, without where one is", () => {
    expect(litPlaces(reach, null, [], "here")).toEqual([
      { place: "east", cards: 1, silver: 0, near: true },
      { place: "south", cards: 3, silver: 5, near: false },
    ]);
  });

  it("tell what they take besides what is planned", () => {
    const planned: ChosenWay = { ...way(1, 0), choices: [] };
    expect(litPlaces(reach, planned, ["east"], "here")).toEqual([{ place: "south", cards: 2, silver: 5, near: true }]);
  });

  it("are none where nobody can travel", () => {
    expect(litPlaces(null, null, [], "here")).toEqual([]);
  });
});

describe("signs", () => {
  it("of one place stand beside each other", () => {
    const wanted = ["a", "b", "c"].map((key) => ({ key, place: "west", width: 24, height: 30, spare: false }));
    const [a, b, c] = together(signChoices(smallPlan(), wanted, SCALE, [], EVERYWHERE), 5);
    if (!a || !b || !c) throw new Error("a sign is missing");
    expect([meet(a.area, b.area), meet(b.area, c.area), meet(a.area, c.area)]).toEqual([false, false, false]);
  });
});

describe("signs that may be left out", () => {
  const price = { key: "price", place: "west", width: 27, height: 19, spare: true };
  const found = (weight: number) => {
    const everywhere = [{ left: -200, top: -200, right: 200, bottom: 200, weight }];
    return together(signChoices(smallPlan(), [price], SCALE, everywhere, EVERYWHERE), 5);
  };

  it("are left out rather than cover something", () => {
    expect([found(1).length, found(80).length]).toEqual([1, 0]);
  });
});

describe("purposes", () => {
  const plan = smallPlan();
  plan.expeditions.set("x", { id: "x", letter: "A", start: "west", target: "east", silver: 2, vp: 1 });
  plan.bonuses.push("card");
  const view = { spaces: [{ expedition: "x", joined: [1] }], players: [{ unfinished: [] }, { unfinished: [] }] };
  const found = (seat: number | null) => purposes(plan, view as unknown as View, seat);
  const kinds = (place: string, seat: number | null) =>
    signsOf(found(seat).get(place) ?? [], seat).map((sign) => sign.kind);

  it("are where expeditions begin and end", () => {
    expect([kinds("west", 0), kinds("east", 0), kinds("south", 0)]).toEqual([["start"], ["target"], []]);
  });

  it("show those who have joined only where to go", () => {
    expect([kinds("west", 1), kinds("east", 1)]).toEqual([[], ["joined"]]);
    expect([kinds("west", null), kinds("east", null)]).toEqual([["start"], ["target"]]);
  });
});

describe("explorers", () => {
  it("at one place stand beside each other around its middle", () => {
    const [first, alone, second] = fan(["west", "east", "west"]);
    expect(alone).toBe(0);
    expect(first).toBe(-(second ?? 0));
    expect(first).toBeLessThan(0);
  });
});

describe("flights", () => {
  it("go along the route, and from where the explorer stands", () => {
    const step = { type: "stepped", seat: 1, origin: "west", to: "east", card: "gray", silver: 0 } as const;
    expect(sightsOf(step, smallPlan(), ["south", "east"])).toEqual([
      { kind: "walk", seat: 1, from: "west", to: "east", count: 0, what: "" },
    ]);
    const done = { type: "expedition_completed", seat: 0, expedition: "x", silver: 0, points: 3 } as const;
    expect(sightsOf(done, smallPlan(), ["south", "east"])).toEqual([
      { kind: "points", seat: 0, from: "south", to: "south", count: 3, what: "" },
    ]);
  });
});
