// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from "vitest";
import { preferences } from "$shell/device/preferences.svelte";
import { soon } from "$shell/testing/fake-table";
import type { Desk } from "./desk.svelte";
import { sit } from "../testing/desk-at-table";
import { deedsOf } from "../tray/tray";
import type { Action } from "../wire";

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
    const { desk, sent } = await sit({ confirms: true });
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
    const { desk, sent } = await sit({ confirms: true, legal: [end] });
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
    const { desk, sent } = await sit({ guided: true });
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
