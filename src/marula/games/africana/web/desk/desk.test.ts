// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from "vitest";
import { preferences } from "$shell/device/preferences.svelte";
import { soon } from "$shell/testing/fake-table";
import { sit, WAY } from "../testing/desk-at-table";
import { questionAbout } from "./doubts";
import { prompt } from "../words/prompt";
import { turnChoices } from "../tray/tray";
import type { Action, Offer } from "../wire";

const choose = (desk: Parameters<typeof turnChoices>[0], kind: string) => {
  turnChoices(desk)
    .find((choice) => choice.kind === kind)
    ?.choose();
  return soon();
};

describe("planning a journey", () => {
  it("goes to a place within reach, and on from there", async () => {
    const { desk, asked } = await sit();
    desk.act("jidda");
    await soon();
    expect(desk.path).toEqual(["aswan", "jidda"]);
    expect(desk.way).toBe(WAY);
    expect(asked.at(-1)).toEqual({ about: "way", places: ["aswan", "jidda"], cards: [null, null] });
    expect(desk.doing).toBe("travel");
  });

  it("goes back to a place on the way, and leaves out the last", async () => {
    const { desk } = await sit();
    desk.act("jidda");
    desk.act("aswan");
    expect(desk.path).toEqual(["aswan"]);
    desk.act("aswan");
    expect(desk.path).toEqual([]);
  });

  it("says why a place is out of reach", async () => {
    const { desk, told } = await sit();
    desk.act("serengeti");
    await soon();
    expect(told).toEqual(["africana-page-refusal-reach"]);
    expect(desk.path).toEqual([]);
  });

  it("says why the journey can't go on to a place", async () => {
    const { desk, told } = await sit();
    desk.act("jidda");
    await soon();
    desk.act("serengeti");
    await soon();
    expect(told).toEqual(["africana-page-refusal-reach-on"]);
  });

  it("leaves it to the rules to say why a single step is impossible", async () => {
    const { desk, told } = await sit({ reach: {} });
    desk.act("aswan");
    await soon();
    expect(told).toEqual(["no"]);
  });

  it("promises no lit places where there are none", async () => {
    const { desk } = await sit({ reach: {}, legal: [{ type: "join", expedition: "a1" }] });
    expect(prompt(desk).detail.key).toBe("africana-page-prompt-travel-deeds");
    expect(turnChoices(desk).find(({ kind }) => kind === "travel")?.note).toBe("africana-page-note-deeds");
    const { desk: stuck } = await sit({ legal: [{ type: "end_turn" }], view: { phase: "travel" } });
    expect(prompt(stuck)).toEqual({
      title: { key: "africana-page-prompt-travel-done" },
      detail: { key: "africana-page-prompt-no-further" },
    });
    const { desk: empty } = await sit({ legal: [{ type: "draw" }, { type: "turn_page", side: "left" }] });
    expect(prompt(empty).detail.key).toBe("africana-page-prompt-no-step");
  });

  it("says what would be completed on, and doesn't urge to end the turn then", async () => {
    const steps: Action[] = [{ type: "step", to: "aswan", card: "gray" }, { type: "end_turn" }];
    const { desk } = await sit({ view: { phase: "travel" }, legal: steps });
    expect([desk.goal, desk.tempted]).toEqual(["jidda", true]);
    expect(prompt(desk).detail).toEqual({ key: "africana-page-prompt-travel-goal", values: { to: "jidda" } });
    // What would only be joined, or costs points, is no reason to go on.
    const offers = WAY.offers.map((offer) => ({ ...offer, points: -1 }));
    const { desk: free } = await sit({ view: { phase: "travel" }, legal: steps, reach: { jidda: { ...WAY, offers } } });
    expect([free.goal, free.tempted]).toEqual([null, false]);
    const { desk: here } = await sit({ view: { phase: "travel" }, reach: {} });
    expect([here.goal, here.tempted]).toEqual([null, true]);
  });

  it("says before that to join something uses the turn", async () => {
    const join: Action = { type: "join", expedition: "a1" };
    const { desk } = await sit();
    expect(desk.usesTurn).toBe(true);
    expect(questionAbout(desk, join).text).toContain("africana-page-uses-turn");
    const { desk: onTheWay } = await sit({ view: { phase: "travel" } });
    expect(onTheWay.usesTurn).toBe(false);
    expect(questionAbout(onTheWay, join).text).not.toContain("africana-page-uses-turn");
    const { desk: anyway } = await sit({ legal: [join, { type: "end_turn" }] });
    expect(anyway.usesTurn).toBe(false);
  });

  it("is over and done with in a replay", async () => {
    const { desk } = await sit({ replayed: true });
    expect(desk.mine).toBe(false);
    expect(desk.hand).toHaveLength(5);
  });

  it("keeps the other cards when one is altered", async () => {
    const { desk } = await sit();
    desk.act("jidda");
    await soon();
    desk.altering = 1;
    desk.alter(1, "orange");
    expect(desk.fixed).toEqual(["gray", "orange"]);
    expect(desk.altering).toBeNull();
  });

  it("goes back step by step by Escape", async () => {
    const { desk } = await sit();
    desk.act("jidda");
    await soon();
    desk.altering = 0;
    expect(desk.back()).toBe(true);
    expect(desk.altering).toBeNull();
    expect(desk.path).toHaveLength(2);
    expect(desk.back()).toBe(true);
    expect(desk.path).toEqual([]);
    expect(desk.back()).toBe(false);
  });
});

describe("a journey", () => {
  const joinAndComplete: Action[] = [
    { type: "join", expedition: "a1" },
    { type: "complete", expedition: "a1" },
  ];

  it("is made step by step, without what costs points and nobody asked for", async () => {
    const { desk, sent } = await sit({ legal: [...joinAndComplete, { type: "step", to: "aswan", card: "gray" }] });
    desk.act("jidda");
    await soon();
    await desk.travel();
    expect(sent).toEqual([
      { type: "join", expedition: "a1" },
      { type: "step", to: "aswan", card: "gray" },
      { type: "step", to: "jidda", card: "joker" },
      { type: "complete", expedition: "a1" },
    ]);
    expect(desk.path).toEqual([]);
    expect(desk.travelling).toBe(false);
  });

  it("leaves out what is not wanted, and what hangs on it", async () => {
    const { desk } = await sit();
    desk.act("jidda");
    await soon();
    const [join] = WAY.offers;
    if (join) desk.toggle(join);
    expect(desk.taken).toEqual([]);
  });

  it("lets another expedition have the last marker", async () => {
    const [join] = WAY.offers;
    if (!join) throw new Error("there is something to join");
    const later: Offer = { ...join, leg: 1, action: { type: "join", expedition: "b3" } };
    const last: Offer = { ...join, leg: 2, action: { type: "join", expedition: "c7" } };
    const own = { at: "cairo", silver: 6, markers: 1, cards: 3, joker: true, assistants: {} };
    const { desk } = await sit({
      view: { players: [{ ...own, unfinished: [], expeditions: [], adventures: [] }] },
      way: { ...WAY, offers: [join, later, last] },
    });
    desk.act("jidda");
    await soon();
    expect(desk.taken).toEqual([join]);
    desk.toggle(last);
    expect(desk.taken).toEqual([last]);
    expect(desk.rival(last)).toBeNull();
    desk.toggle(last);
    expect(desk.taken).toEqual([]);
    desk.toggle(later);
    expect(desk.taken).toEqual([later]);
  });

  it("is one step where a lesson waits for each decision", async () => {
    const { desk, sent } = await sit({
      guided: true,
      legal: [...joinAndComplete, { type: "step", to: "aswan", card: "gray" }],
    });
    desk.act("jidda");
    await soon();
    await desk.travel();
    expect(sent).toEqual([{ type: "step", to: "aswan", card: "gray" }]);
    expect(desk.path).toEqual([]);
  });

  it("goes on without what has become impossible", async () => {
    const { desk, sent } = await sit();
    desk.act("jidda");
    await soon();
    await desk.travel();
    expect(sent.map((action) => action.type)).toEqual(["join", "step", "step"]);
  });
});

describe("the three uses of a turn", () => {
  afterEach(() => (preferences.confirmation = "auto"));

  it("draws at once with a mouse", async () => {
    const { desk, sent } = await sit();
    await choose(desk, "draw");
    expect(sent).toEqual([{ type: "draw" }]);
  });

  it("asks first where everything is confirmed", async () => {
    const { desk, sent } = await sit({ confirms: true });
    await choose(desk, "draw");
    expect(sent).toEqual([]);
    expect(desk.doubted).toEqual({ type: "draw" });
    await choose(desk, "draw");
    expect(sent).toEqual([{ type: "draw" }]);
  });

  it("opens the book of this side of the equator", async () => {
    const { desk } = await sit();
    await choose(desk, "buy");
    expect(desk.book).toBe("north");
    expect(desk.doing).toBe("buy");
  });

  it("asks for a place to travel to, and sets out where one is chosen", async () => {
    const { desk, sent } = await sit();
    await choose(desk, "travel");
    expect(desk.setOut).toBe(true);
    expect(prompt(desk).title.key).toBe("africana-page-prompt-where");
    desk.act("jidda");
    await soon();
    await choose(desk, "travel");
    expect(sent[0]).toEqual({ type: "join", expedition: "a1" });
  });

  it("says why something is no longer possible", async () => {
    const { desk, sent, told } = await sit({ legal: [{ type: "end_turn" }], view: { phase: "buy", acted: true } });
    expect(turnChoices(desk).map(({ kind, possible, chosen }) => [kind, possible, chosen])).toEqual([
      ["draw", false, false],
      ["buy", false, true],
      ["travel", false, false],
      ["end", true, false],
    ]);
    await choose(desk, "draw");
    expect(told).toEqual(["no"]);
    expect(sent).toEqual([]);
  });

  it("is not passed unasked", async () => {
    const { desk, sent } = await sit();
    await choose(desk, "end");
    expect(sent).toEqual([]);
    expect(desk.doubted).toEqual({ type: "end_turn" });
    await choose(desk, "end");
    expect(sent).toEqual([{ type: "end_turn" }]);
  });

  it("is passed unasked by those who never want to be asked", async () => {
    preferences.confirmation = "never";
    const { desk, sent } = await sit();
    await choose(desk, "end");
    expect(sent).toEqual([{ type: "end_turn" }]);
  });

  it("ends unasked where nothing is given up", async () => {
    const here = { offers: [], ending_gives_up: null };
    const { desk, sent } = await sit({ legal: [{ type: "end_turn" }], view: { phase: "travel", acted: true }, here });
    await choose(desk, "end");
    expect(sent).toEqual([{ type: "end_turn" }]);
  });

  it("is not ended before it is known what that gives up", async () => {
    const { desk, sent } = await sit();
    desk.reset();
    expect(desk.givenUp).toBeNull();
    await desk.choose({ type: "end_turn" });
    expect(sent).toEqual([]);
    expect(questionAbout(desk, { type: "end_turn" }).text).toBe("africana-page-doubt-pass");
  });
});

describe("discarding", () => {
  const cards: Action[] = [
    { type: "discard_card", card: "gray" },
    { type: "discard_card", card: "joker" },
  ];

  it("lists every card of the hand", async () => {
    const { desk } = await sit();
    expect(desk.hand).toEqual(["gray", "gray", "orange", "joker", "assistant-violet"]);
  });

  const few = { phase: "discard", hand: { gray: 4, orange: 1 }, too_many_cards: 2 } as const;

  it("can be thought over until all is chosen, and is then done at once", async () => {
    const { desk, sent, told } = await sit({ legal: cards, view: few });
    const { giving } = desk;
    expect(giving.due).toBe(2);
    giving.toggleCard(0);
    await choose(desk, "end");
    expect(told).toEqual(["no"]);
    giving.toggleCard(4);
    expect(giving.complete).toBe(true);
    // One more, and the first chosen stays after all.
    giving.toggleCard(1);
    expect([0, 1, 4].map((place) => giving.hasCard(place))).toEqual([false, true, true]);
    giving.toggleCard(4);
    expect(giving.complete).toBe(false);
    giving.toggleCard(2);
    expect(sent).toEqual([]);
    await choose(desk, "end");
    await soon();
    expect(sent).toEqual([cards[0], cards[0]]);
  });

  it("asks about what never comes back, also those who never want to be asked", async () => {
    preferences.confirmation = "never";
    const { desk, sent } = await sit({ legal: cards, view: few });
    desk.giving.toggleCard(0);
    desk.giving.toggleCard(5);
    expect(desk.giving.leaving).toEqual([cards[1]]);
    await choose(desk, "end");
    expect(sent).toEqual([]);
    expect(desk.doubted).toEqual({ type: "discard" });
    expect(questionAbout(desk, { type: "discard" }).text).toBe("africana-page-doubt-discard");
    // A change of mind is an answer.
    desk.giving.toggleCard(5);
    expect(desk.doubted).toBeNull();
    desk.giving.toggleCard(5);
    await choose(desk, "end");
    await choose(desk, "end");
    expect(sent).toEqual([]);
    await desk.choose({ type: "discard" });
    expect(sent).toEqual(cards);
    preferences.confirmation = "auto";
  });

  it("is begun anew by Escape", async () => {
    const { desk } = await sit({ legal: cards, view: few });
    desk.giving.toggleCard(0);
    expect(desk.back()).toBe(true);
    expect(desk.giving.chosen).toBe(0);
    expect(desk.back()).toBe(false);
  });

  it("says how many have to go", async () => {
    const { desk } = await sit({ legal: cards, view: { phase: "discard", hand: { gray: 5 }, too_many_cards: 2 } });
    expect(prompt(desk).title).toEqual({ key: "africana-page-prompt-discard", values: { cards: 2, adventures: 0 } });
    expect(turnChoices(desk)).toMatchObject([{ kind: "end", possible: false }]);
    desk.giving.toggleCard(0);
    expect(prompt(desk).detail).toEqual({ key: "africana-page-note-chosen", values: { chosen: 1, count: 2 } });
    desk.giving.toggleCard(1);
    expect(prompt(desk).detail).toEqual({ key: "africana-page-prompt-discard-ready" });
    expect(turnChoices(desk)).toMatchObject([{ kind: "end", possible: true }]);
  });
});
