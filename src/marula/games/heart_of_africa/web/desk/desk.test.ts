// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from "vitest";
import { preferences } from "$shell/device/preferences.svelte";
import { press as pressKey } from "$shell/kit/shortcuts";
import { soon } from "$shell/testing/fake-table";
import { ANSWER, LANE, sit, TICKET } from "../testing/desk-at-table";
import { terrainStalls, trainStalls } from "../supply/market";
import { leadingLanes } from "../plan/sights";
import { prompt } from "../words/prompt";
import { shortcutsOf } from "./shortcuts";
import { noteOf, safePoints, stateOf } from "../words/tickets";
import type { Action } from "../wire";

afterEach(() => (preferences.confirmation = "auto"));

describe("a lane", () => {
  it("is looked at with the cheapest way to pay, and claimed", async () => {
    const { desk, sent, read } = await sit();
    desk.look(LANE);
    await soon();
    expect(desk.payment).toEqual({ way: ANSWER.ways[0], doubling: null });
    expect(desk.spent).toEqual({ green: 3 });
    expect(prompt(desk).title.key).toBe("heart-of-africa-page-prompt-pay");
    expect(read).toHaveLength(1);
    if (desk.claim) await desk.choose(desk.claim);
    expect(sent).toMatchObject([{ type: "claim", lane: LANE, locomotives: 0, terrain_cards: 0 }]);
  });

  it("is doubled with what was chosen, and says why not", async () => {
    const { desk, told } = await sit();
    desk.look(LANE);
    await soon();
    const [cards, locomotive] = ANSWER.ways[0]?.doublings ?? [];
    desk.double(cards ?? null);
    expect(told).toEqual(["heart-of-africa-refusal-more-terrain"]);
    expect(desk.payment?.doubling).toBeNull();
    desk.double(locomotive ?? null);
    expect(desk.spent).toEqual({ green: 3, locomotive: 1 });
    expect(desk.claim).toMatchObject({ terrain_locomotives: 1 });
  });

  it("is not doubled unasked, even where it could be", async () => {
    const [way] = ANSWER.ways.slice(1);
    const { desk } = await sit({ answer: { ...ANSWER, ways: way ? [way] : [] } });
    desk.look(LANE);
    await soon();
    expect(desk.payment).toEqual({ way, doubling: null });
  });

  it("is paid in another way, and loses the doubling that is not possible there", async () => {
    const { desk } = await sit();
    desk.look(LANE);
    await soon();
    desk.double(ANSWER.ways[0]?.doublings[1] ?? null);
    const [, other] = ANSWER.ways;
    if (other) desk.pay(other);
    expect(desk.payment).toEqual({ way: other, doubling: null });
    desk.double(other?.doublings[0] ?? null);
    expect(desk.spentTerrain).toEqual({ type: "jungle", count: 1 });
  });

  it("can be looked at when it can't be claimed", async () => {
    const answer = { ...ANSWER, ways: [], lacks: [{ card: "green", held: 1, locomotives: 0, missing: 2 }] };
    const { desk } = await sit({ answer });
    desk.look(LANE);
    await soon();
    expect(desk.payment).toBeNull();
    expect(desk.claim).toBeNull();
    expect(prompt(desk).title.key).toBe("heart-of-africa-page-prompt-turn");
  });

  it("is closed by the same once more, and by Escape step by step", async () => {
    const { desk } = await sit();
    desk.look(LANE);
    desk.look(LANE);
    expect(desk.lane).toBeNull();
    desk.look(LANE);
    desk.allWays = true;
    expect(desk.back()).toBe(true);
    expect(desk.lane).toBe(LANE);
    expect(desk.back()).toBe(true);
    expect(desk.lane).toBeNull();
    expect(desk.back()).toBe(false);
  });

  it("lights up where it can be claimed", async () => {
    const { desk } = await sit();
    expect([...desk.open]).toEqual([LANE]);
  });
});

describe("cards", () => {
  it("are taken at once with a mouse, and asked about on touch screens", async () => {
    const { desk, sent } = await sit();
    await desk.choose({ type: "take_train", space: 1 });
    expect(sent).toEqual([{ type: "take_train", space: 1 }]);
    const touch = await sit({ confirms: true });
    await touch.desk.choose({ type: "draw_train" });
    expect(touch.sent).toEqual([]);
    await touch.desk.choose({ type: "draw_train" });
    expect(touch.sent).toEqual([{ type: "draw_train" }]);
  });

  it("say why they can't be taken", async () => {
    const { desk, told } = await sit();
    await desk.choose({ type: "take_train", space: 3 });
    expect(told).toEqual(["no"]);
  });

  it("are barred only as a second card", async () => {
    const barred = async (phase: "turn" | "second") => {
      const { desk } = await sit({ view: { phase } });
      return trainStalls(desk)[1]?.barred;
    };
    expect(await barred("turn")).toBe(false);
    expect(await barred("second")).toBe(true);
  });

  it("lie open or are told to be missing", async () => {
    const { desk } = await sit();
    expect(trainStalls(desk).map(({ label }) => label)).toContain("heart-of-africa-page-open-space");
    expect(terrainStalls(desk).map(({ key }) => key)).toEqual(["7", "8", "9"]);
  });

  it("show who would have most", async () => {
    const { desk } = await sit();
    expect(desk.terrain("jungle")).toEqual({ counts: [1, 2], most: [1] });
    desk.pointedTerrain = "jungle";
    expect(desk.terrain("jungle")).toEqual({ counts: [2, 2], most: [0, 1] });
    expect(desk.terrain("mountain")).toEqual({ counts: [0, 3], most: [1] });
    expect(terrainStalls(desk)[0]?.label).toContain("heart-of-africa-page-terrain-level");
  });
});

describe("tickets", () => {
  const KEEP: Action[] = ["1 2", "1 3", "2 3", "1 2 3"].map((chosen) => ({ type: "keep", chosen }));
  const choosing = { phase: "first", offer: ["a", TICKET, "c"], fewest: 2, tickets: [] } as const;

  it("are drawn after a question, as that is the whole turn", async () => {
    const { desk, sent } = await sit();
    await desk.choose({ type: "draw_tickets" });
    expect(sent).toEqual([]);
    expect(desk.doubted).toEqual({ type: "draw_tickets" });
    await desk.choose({ type: "draw_tickets" });
    expect(sent).toEqual([{ type: "draw_tickets" }]);
    preferences.confirmation = "never";
    const hasty = await sit();
    await hasty.desk.choose({ type: "draw_tickets" });
    expect(hasty.sent).toEqual([{ type: "draw_tickets" }]);
  });

  it("are kept when enough are chosen", async () => {
    const { desk, sent } = await sit({ legal: KEEP, view: { ...choosing, offer: [...choosing.offer], tickets: [] } });
    expect([desk.fewest, desk.missing]).toEqual([2, 2]);
    desk.toggle("c");
    expect(desk.missing).toBe(1);
    expect(prompt(desk).detail.key).toBe("heart-of-africa-page-prompt-tickets-fewest");
    desk.toggle("a");
    expect(prompt(desk).detail.key).toBe("heart-of-africa-page-prompt-tickets-chosen");
    await desk.choose(desk.keep);
    expect(sent).toEqual([{ type: "keep", chosen: "1 3" }]);
  });

  it("stay chosen while others choose theirs", async () => {
    const { desk } = await sit({ legal: KEEP, view: { ...choosing, offer: [...choosing.offer], tickets: [] } });
    desk.toggle("c");
    desk.refresh();
    expect([...desk.chosen]).toEqual(["c"]);
  });

  it("show their ends, at all places of a country, and the way", async () => {
    const { desk } = await sit();
    expect([...desk.ends].sort()).toEqual(["north", "west"]);
    expect(desk.marked.size).toBe(0);
    desk.hold(TICKET);
    expect([...desk.marked]).toEqual([LANE]);
    desk.hold(TICKET);
    expect(desk.marked.size).toBe(0);
    expect(noteOf(desk, TICKET)).toBe("heart-of-africa-page-ticket-to-go");
  });

  it("are safe when they are completed", async () => {
    const { desk } = await sit({ view: { tickets: [{ id: TICKET, completed: true }] } });
    expect(safePoints(desk)).toEqual({ safe: 7, all: 7 });
    expect(desk.ends.size).toBe(0);
  });
});

describe("what is lit", () => {
  it("is told apart where it leads to a ticket that isn't completed", async () => {
    const open = await sit({ view: { tickets: [{ id: TICKET, completed: false }] } });
    expect([...leadingLanes(open.desk)]).toEqual([LANE]);
    const done = await sit({ view: { tickets: [{ id: TICKET, completed: true }] } });
    expect(done.desk.open.has(LANE)).toBe(true);
    expect([...leadingLanes(done.desk)]).toEqual([]);
    const replayed = await sit({ replayed: true, view: { tickets: [{ id: TICKET, completed: false }] } });
    expect([...leadingLanes(replayed.desk)]).toEqual([]);
  });
});

describe("the keyboard", () => {
  const press = (desk: Parameters<typeof shortcutsOf>[0], key: string) =>
    pressKey(shortcutsOf(desk), new KeyboardEvent("keydown", { key, cancelable: true }));

  it("takes cards by digits and draws tickets by a letter", async () => {
    const { desk, sent } = await sit();
    press(desk, "1");
    press(desk, "6");
    press(desk, "7");
    await soon();
    expect(sent.map(({ type }) => type)).toEqual(["take_train", "draw_train", "take_terrain"]);
  });

  it("chooses tickets by digits", async () => {
    const { desk } = await sit({
      legal: [{ type: "keep", chosen: "1" }],
      view: { phase: "keep", offer: ["a", TICKET] },
    });
    press(desk, "2");
    expect([...desk.chosen]).toEqual([TICKET]);
    expect(desk.heldTicket).toBe(TICKET);
  });

  it("does nothing while others play", async () => {
    const { desk, sent } = await sit({ replayed: true });
    expect(desk.mine).toBe(false);
    press(desk, "1");
    await soon();
    expect(sent).toEqual([]);
  });
});

it("explains that passing is all that is left", async () => {
  const { desk } = await sit({ legal: [{ type: "pass" }] });
  expect(desk.mustPass).toBe(true);
  expect(prompt(desk).detail.key).toBe("heart-of-africa-page-pass-about");
});

it("lets a player's lanes stand out, with the ends of what they link", async () => {
  const { desk } = await sit();
  expect(desk.ends).toContain("west");
  desk.network = 1;
  expect([...desk.marked]).toEqual(["east/north/1"]);
  expect([...desk.ends]).toEqual([]);
  desk.view.players[1]?.shown.push({ id: TICKET, completed: true });
  desk.network = null;
  desk.network = 1;
  expect(desk.ends).toContain("west");
});

it("says at the end that a ticket is missed, not how far it was", async () => {
  const { desk } = await sit({ view: { phase: "over" } });
  expect(stateOf(desk, TICKET)).toBe("missed");
  expect(noteOf(desk, TICKET)).toBe("heart-of-africa-page-ticket-missed");
});

it("says in a replay whose hand and tickets are shown", async () => {
  const { desk } = await sit();
  expect(desk.ownWords("hand")).toBe("heart-of-africa-page-hand");
  const { desk: looked } = await sit({ replayed: true });
  expect(looked.ownWords("hand")).toBe("heart-of-africa-page-hand-of");
  expect(looked.ownWords("tickets")).toBe("heart-of-africa-page-tickets-of");
});
