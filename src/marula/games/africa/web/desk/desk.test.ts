// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from "vitest";
import { preferences } from "$shell/device/preferences.svelte";
import { fakeTable, soon } from "$shell/testing/fake-table";
import { Desk } from "./desk.svelte";
import { deedsOf } from "../tray/tray";
import type { Action, Deed, DeedsAnswer, Facts, Types, View } from "../wire";

const BOARD = {
  id: "small",
  hexagons: [
    { id: "A1", q: 0, r: 0 },
    { id: "A2", q: 1, r: 0 },
    { id: "A3", q: 2, r: 0 },
    { id: "A4", q: 3, r: 0 },
  ],
};
const LEGAL: Action[] = [
  { type: "relocate", to: "A3" },
  { type: "advance", to: "A2" },
  { type: "advance", to: "A3" },
  { type: "lift", hexagon: "A2" },
  { type: "camp_for_points" },
  { type: "end_turn" },
];
const NOTHING = {
  ...{ before: null, after: null, targets: null, animals: null, nomads: null, monuments: null },
  ...{ gold: null, gems: null, prizes: null, other: null },
};
const PUT: Deed = { ...NOTHING, action: { type: "put", to: "A4" }, points: 2, counted: ["A3"], before: 0, after: 2 };
const CAMP = { points: 1, counted: ["A2"], animals: 1, nomads: 0, monuments: 0 };
const ANSWER: DeedsAnswer = {
  deeds: [
    { ...NOTHING, action: { type: "lift", hexagon: "A2" }, points: 2, counted: [], before: 0, targets: [PUT] },
    { ...NOTHING, ...CAMP, action: { type: "camp_for_points" } },
  ],
  places: {},
  ending_gives_up: "turn",
  advancing_gives_up_action: false,
};
const FACTS: Facts = { families: { elephant: "animals" }, monuments: 11, last_monument_points: 3 };

function view(): View {
  return {
    seat: 0,
    phase: "act",
    player: 0,
    start_player: 0,
    turn: 1,
    half: 0,
    advanced: false,
    untouched: true,
    discovered: false,
    idle_turns: 0,
    focus: null,
    find: null,
    hexagons: { A1: "empty", A2: "elephant", A3: "empty", A4: "empty" },
    players: [{ explorer: "A1", camps: 1, points: {}, goods: { mask: 0 }, treasure: {}, gold: 0, gems: 0 }],
    face_down: {},
    monuments: 0,
    camps_in_supply: 10,
    ending: null,
    hidden_treasure: false,
  };
}

async function sit(confirms = false, legal = LEGAL, guided = false) {
  const { table, ...notes } = fakeTable<Types>({
    board: BOARD,
    view: view(),
    facts: FACTS,
    legal,
    confirms,
    guided,
    answer: () => ({ ...ANSWER, ending_gives_up: legal.length > 1 ? "turn" : null }),
  });
  const desk = new Desk(table);
  desk.refresh();
  await soon();
  return { desk, ...notes };
}

describe("clicking a hexagon", () => {
  it("does the only thing that can be done there", async () => {
    const { desk, sent } = await sit();
    desk.act("A3");
    await soon();
    expect(sent).toEqual([{ type: "advance", to: "A3" }]);
  });

  it("offers the choice where there are two", async () => {
    const { desk, sent } = await sit();
    desk.act("A2");
    expect(desk.choosing?.choices.map((choice) => choice.kind)).toEqual(["advance", "animals"]);
    expect(sent).toEqual([]);
  });

  it("says why where nothing can be done", async () => {
    const { desk, doubted, told } = await sit();
    desk.act("A4");
    await soon();
    expect(doubted).toEqual([{ type: "advance", to: "A4" }]);
    expect(told).toEqual(["no"]);
  });

  it("relocates only after that was chosen", async () => {
    const { desk, sent } = await sit();
    desk.choosesFilter("relocate");
    expect([...desk.lit.keys()]).toEqual(["A3"]);
    desk.act("A3");
    await soon();
    expect(sent).toEqual([{ type: "relocate", to: "A3" }]);
  });

  it("waits for a confirmation where that is wanted", async () => {
    const { desk, sent } = await sit(true);
    desk.act("A3");
    expect(desk.preview?.action).toEqual({ type: "advance", to: "A3" });
    expect(sent).toEqual([]);
    desk.act("A3");
    await soon();
    expect(sent).toEqual([{ type: "advance", to: "A3" }]);
  });
});

describe("ending the turn", () => {
  const end: Action = { type: "end_turn" };
  const press = (desk: Desk) =>
    deedsOf(desk)
      .find((deed) => deed.kind === "end")
      ?.choose();
  afterEach(() => (preferences.confirmation = "auto"));

  it("is asked again where something is given up, with a mouse too", async () => {
    const { desk, sent } = await sit();
    press(desk);
    await soon();
    expect(desk.preview?.action).toEqual(end);
    expect(sent).toEqual([]);
    press(desk);
    await soon();
    expect(sent).toEqual([end]);
  });

  it("is not asked where nothing else can be done", async () => {
    const { desk, sent } = await sit(true, [end]);
    press(desk);
    await soon();
    expect(sent).toEqual([end]);
  });

  it("is not asked of those who never want to be", async () => {
    preferences.confirmation = "never";
    const { desk, sent } = await sit();
    press(desk);
    await soon();
    expect(sent).toEqual([end]);
  });
});

describe("a tile in hand", () => {
  it("is lifted and put only once its place is known", async () => {
    const { desk, sent } = await sit();
    desk.choosesFilter("animals");
    expect(desk.carried?.hexagon).toBe("A2");
    expect(sent).toEqual([]);
    expect([...desk.lit.keys()]).toEqual(["A4"]);
    desk.act("A4");
    await soon();
    expect(sent).toEqual([
      { type: "lift", hexagon: "A2" },
      { type: "put", to: "A4" },
    ]);
  });

  it("is lifted at once where a lesson waits for each decision", async () => {
    const { desk, sent } = await sit(false, LEGAL, true);
    desk.choosesFilter("animals");
    await soon();
    expect(sent).toEqual([{ type: "lift", hexagon: "A2" }]);
    expect(desk.carried).toBeNull();
  });

  it("goes back by Escape, or where it came from", async () => {
    const { desk, sent } = await sit();
    desk.choosesFilter("animals");
    expect(desk.back()).toBe(true);
    expect(desk.carried).toBeNull();
    expect(desk.back()).toBe(false);
    desk.choosesFilter("animals");
    desk.act("A2");
    expect(desk.carried).toBeNull();
    expect(sent).toEqual([]);
  });

  it("can't be put where it would not be better off", async () => {
    const { desk, doubted, told } = await sit();
    desk.choosesFilter("animals");
    desk.act("A3");
    await soon();
    expect(doubted).toEqual([]);
    expect(told).toEqual(["africa-page-refusal-not-better"]);
  });
});

it("says what counts for what is pointed at", async () => {
  const { desk } = await sit();
  desk.pointed = "A1";
  expect(desk.shown?.deed?.counted).toEqual(["A2"]);
});
