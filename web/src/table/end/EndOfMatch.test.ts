// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { keepMatch, proposedLevel, usualLevel } from "../../bots/results";
import { api } from "../../connection/api";
import { preferences } from "../../device/preferences.svelte";
import type { GameModule } from "../../game";
import Logo from "../../parts/Logo.svelte";
import { aroundOf } from "../../testing/around";
import { FakeSocket } from "../../testing/socket";
import { router } from "../../router.svelte";
import { reader } from "../../texts/reader.svelte";
import type { GameInfo, Position, ReplayInfo, ResultInfo, TableToPlay } from "../../wire";
import { TableScreen } from "../screen/screen.svelte";
import EndOfMatch from "./EndOfMatch.svelte";

/** How long a category is counted, in milliseconds. */
const CATEGORY = 2000;

const TABLE: TableToPlay = {
  ...{ id: "k3v9", game: "africana", rules: 1, board: {}, names: {}, nouns: { seat: "seat" }, actions: [] },
  ...{ numbering: "n1", options: {}, facts: null, has_secrets: true, commitment: "", created: "", lesson: null },
  mine: [0],
  asked: null,
  seats: [
    { player: "person", name: "Awa", colour: "red", emblem: "lion" },
    { player: "bot", name: "Malik", colour: "green", emblem: "gorilla", level: "casual" },
    { player: "bot", name: "Chiyo", colour: "yellow", emblem: "camel", level: "greedy" },
  ],
};
const GAME: GameInfo = {
  ...{ id: "africana", min_players: 2, max_players: 4, minutes: 60, options: [], boards: [], identities: [] },
  levels: ["novice", "casual", "strong", "master"],
  ...{ styles: ["wanderer", "collector"], has_lesson: true, rules: "source" },
};
const RESULT: ResultInfo = {
  ending: "expeditions",
  winners: [1],
  places: [2, 1, 3],
  tiebreaks: [{ name: "silver", seats: [0, 1], figures: [6, 17] }],
  scores: [
    { total: 50, expeditions: 40, sets: 10, assistants: 0, silver: 0 },
    { total: 50, expeditions: 30, sets: 19, assistants: 0, silver: 1 },
    { total: 10, expeditions: 10, sets: 0, assistants: 0, silver: 0 },
  ],
};
const REPLAY: ReplayInfo = {
  ...{ table: TABLE, entries: [], moves: [], result: RESULT },
  curve: [
    [20, 30, 10],
    [50, 50, 10],
  ],
  final: ["sets", "assistants", "silver"],
};

function position(result: ResultInfo | null): Position {
  return {
    ...{
      seat: 0,
      view: {},
      turn: { seat: 0, number: 1 },
      actors: result ? [] : [0],
      can_undo: false,
      rewind: null,
      scores: [0, 0, 0],
    },
    ...{ legal: [], result, seed: null, lesson: null },
  };
}

let screen: TableScreen;
let shown: Record<string, unknown> | null = null;

beforeEach(async () => {
  await reader.read("en");
  await reader.bring("africana");
  vi.useFakeTimers();
  FakeSocket.install();
  vi.spyOn(api, "replay").mockResolvedValue(REPLAY);
  // What changes its place moves there; nothing is to be seen of it here.
  Element.prototype.animate = () => ({ cancel: () => undefined, finished: Promise.resolve() }) as unknown as Animation;
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(800);
  screen = new TableScreen(TABLE);
  FakeSocket.latest.open();
  FakeSocket.latest.say(aroundOf(TABLE.seats));
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  screen.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function say(seq: number, result: ResultInfo | null): void {
  FakeSocket.latest.say({ type: "update", since: 0, seq, entries: [], position: position(result) });
}
/** Look at the end, of a match that ends now or has ended long ago. */
async function look(endsNow: boolean, motion: 0 | 250 = 250, result = RESULT): Promise<void> {
  preferences.motion = motion;
  if (endsNow) say(1, null);
  say(2, result);
  const nothing = () => undefined;
  const module = { Picture: Logo, CategoryIcon: Logo } as unknown as GameModule;
  shown = mount(EndOfMatch, {
    target: document.body,
    props: { screen, module, desk: null, onboard: nothing, onmenu: nothing, onrules: nothing },
  });
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
}
async function wait(time: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(time);
  flushSync();
}

const words = (found: Element | null) => (found?.textContent ?? "").replace(/\s+/g, " ").trim();
const rows = (selector: string) => Array.from(document.querySelectorAll(selector), words);
/** Choose a tab. */
function choose(name: string): HTMLElement {
  const tabs = Array.from(document.querySelectorAll<HTMLElement>("[role='tab']"));
  const tab = tabs.find((found) => words(found) === name);
  if (!tab) throw new Error(`there is no tab ${name}`);
  tab.click();
  flushSync();
  return tab;
}
const title = () => words(document.querySelector("h1"));
const totals = () => rows("tfoot tr:first-child td");
const standings = () => rows(".win li");
/** What is read out. */
const said = () => screen.notices.polite.map(({ text }) => text);
const VERDICT = "Malik wins. 50 points, as many as Awa. Tie-break, silver: 17 for Malik, 6 for Awa. You come 2nd of 3.";
const row = (name: string) => rows("tbody tr").find((text) => text.startsWith(name));

test("the match is counted category by category, then everything is there", async () => {
  await look(true);
  expect(title()).toBe("During the match");
  expect(totals()).toEqual(["40", "30", "10"]);
  expect(row("Sets")).toContain("· · ·");
  expect(row("Assistant"), "nobody waits for what brought nobody anything").not.toContain("· · ·");
  expect(rows("tfoot tr")).toHaveLength(1);

  await wait(CATEGORY);
  expect(title()).toBe("Sets of artifacts");
  expect(words(document.querySelector(".step"))).toBe("Final count · 1 of 2");
  expect(standings()).toEqual(["1 Awa you, 1 ahead of Malik +10 50", "2 Malik +19 49", "3 Chiyo 10"]);
  expect(totals()).toEqual(["50", "49", "10"]);
  expect(row("Sets")).toBe("Sets of artifacts 10 19 –");
  expect(row("Silver")).toContain("· · ·");

  await wait(CATEGORY);
  expect(title()).toBe("Silver");
  expect(standings()).toEqual(["1 Awa you, level with Malik 50", "1 Malik +1 50", "3 Chiyo 10"]);

  expect(said()).toEqual([]);
  await wait(CATEGORY);
  expect(title()).toBe("Malik wins");
  expect(said()).toEqual([VERDICT]);
  expect(rows(".win p")).toContain("Tie-break, silver: 17 for Malik, 6 for Awa.");
  expect(rows(".win p")).toContain("You come 2nd of 3.");
  expect(rows("tfoot tr > *")).toEqual([
    ...["Total", "50", "50", "10"],
    ...["Tie-break: silver", "6", "17", ""],
    ...["Place", "2nd", "1st", "3rd"],
  ]);
});

test("the curve grows with the count", async () => {
  await look(true);
  const reached = () => parseFloat(document.querySelector<SVGElement>(".reached")?.style.width ?? "");
  const seen = [reached()];
  for (let step = 0; step < 2; step++) {
    await wait(CATEGORY);
    seen.push(reached());
    expect(document.querySelector("figure")?.classList.contains("grows")).toBe(true);
  }
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
  expect(new Set(seen).size).toBe(3);
  await wait(CATEGORY);
  choose("Points turn by turn");
  expect(reached()).toBe(seen.at(-1));
});

test("what there is to be seen is behind tabs, which keys go through", async () => {
  vi.spyOn(api, "verify").mockResolvedValue({ commitment: "", seed: "00", draws: [] });
  await look(false);
  const panels = () => Array.from(document.querySelectorAll("[role='tabpanel']"), ({ id }) => id.replace(/.*-/, ""));
  expect(panels()).toEqual(["sheet"]);
  const press = (key: string) => {
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    flushSync();
  };
  choose("Score sheet").focus();
  press("ArrowRight");
  expect([panels(), document.activeElement?.textContent.trim()]).toEqual([["curve"], "Points turn by turn"]);
  press("ArrowRight");
  expect(panels()).toEqual(["chance"]);
  press("ArrowRight");
  expect(panels()).toEqual(["sheet"]);
});

function press(name: string): void {
  const button = [...document.querySelectorAll("button")].find((one) => words(one) === name);
  if (!button) throw new Error(`no button says ${name}`);
  button.click();
  flushSync();
}
function select(label: string, value: string): void {
  const field = document.querySelector<HTMLSelectElement>(`select[aria-label="${label}"]`);
  if (!field) throw new Error(`no field is called ${label}`);
  field.value = value;
  field.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
}

describe("playing again", () => {
  const button = () => document.querySelector<HTMLButtonElement>(".ways .main");

  test("opens one table for the same people", async () => {
    const again = vi.spyOn(api, "rematch").mockResolvedValue({ id: "next", state: "playing", host: "" });
    const go = vi.spyOn(router, "go").mockImplementation(() => undefined);
    await look(false);
    expect(words(button())).toBe("Rematch");
    FakeSocket.latest.say(aroundOf(TABLE.seats, [null, { mine: false, state: "taken" }]));
    flushSync();
    expect(words(button())).toBe("Rematch with the same people");
    button()?.click();
    await wait(0);
    expect([again.mock.calls, go.mock.calls]).toEqual([[["k3v9", []]], [["/table/next"]]]);
  });

  test("leads to the table that somebody else has opened", async () => {
    const again = vi.spyOn(api, "rematch").mockResolvedValue({ id: "theirs", state: "playing", host: "" });
    const go = vi.spyOn(router, "go").mockImplementation(() => undefined);
    await look(false);
    FakeSocket.latest.say(aroundOf(TABLE.seats, [null, { mine: false }], { next: "theirs" }));
    flushSync();
    expect(words(document.querySelector(".again"))).toBe("Your table for another match is open. Join the rematch");
    FakeSocket.latest.say(aroundOf(TABLE.seats, [null, { mine: false }], { next: "theirs", again: [0, 1] }));
    flushSync();
    const { name } = TABLE.seats[1] ?? {};
    expect(words(document.querySelector(".again [role=status]"))).toBe(`${name ?? ""} would like to play again`);
    button()?.click();
    await wait(0);
    expect([again.mock.calls, go.mock.calls]).toEqual([[["k3v9", []]], [["/table/theirs"]]]);
  });

  test("is talked about: what is said after the match is counted, and one tap away", async () => {
    await look(false);
    expect(document.querySelector("nav [title=Talk]")).toBeNull();
    FakeSocket.latest.say(aroundOf(TABLE.seats, [null, { mine: false, state: "taken" }]));
    const made = "2026-01-01T12:00:00Z";
    FakeSocket.latest.say({ type: "talked", lines: [{ number: 1, seat: 1, kind: "phrase", text: "thanks", made }] });
    flushSync();
    const talk = document.querySelector<HTMLElement>("nav [title=Talk]");
    expect(words(talk)).toContain("1 new");
    talk?.click();
    expect(screen.talk.isOpen).toBe(true);
  });

  test("can be against other bots", async () => {
    const again = vi.spyOn(api, "rematch").mockResolvedValue({ id: "next", state: "playing", host: "" });
    vi.spyOn(router, "go").mockImplementation(() => undefined);
    vi.spyOn(api, "games").mockResolvedValue([GAME]);
    await look(false);
    press("Other bots");
    await wait(0);
    const fields = () =>
      [...document.querySelectorAll("dialog select")].map((field) => (field as HTMLSelectElement).value);
    // Chiyo was of a level from before; who plays as well now may have a style.
    expect(fields()).toEqual(["casual", "strong", ""]);
    select("How well Malik plays", "master");
    select("What Malik likes", "wanderer");
    expect(document.querySelector("dialog")?.textContent).toContain("Hard to beat. Likes to be on the road");
    press("Play again");
    await wait(0);
    expect(again.mock.calls).toEqual([["k3v9", ["", "master:wanderer", "strong"]]]);
    expect(document.querySelector("dialog")).toBeNull();
  });

  test("is with the bots that are there, where somebody else has opened the table", async () => {
    await look(false);
    expect(rows(".again button")).toEqual(["Rematch", "Other bots"]);
    FakeSocket.latest.say(aroundOf(TABLE.seats, [], { next: "theirs" }));
    flushSync();
    expect(rows(".again button")).toEqual(["Join the rematch"]);
  });

  test("is nothing for who only looks on", async () => {
    await look(false);
    const nobody = TABLE.seats.map(() => ({ mine: false }));
    FakeSocket.latest.say(aroundOf(TABLE.seats, nobody, { host: false }));
    flushSync();
    expect(button()).toBeNull();
  });
});

test.each([
  ["a tap anywhere", () => document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }))],
  ["a key", () => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true }))],
  ["its button", () => document.querySelector<HTMLElement>("[data-goes-on]")?.click()],
])("%s shows everything", async (_, act) => {
  await look(true);
  await wait(CATEGORY);
  act();
  flushSync();
  expect(title()).toBe("Malik wins");
  expect(totals()).toEqual(["50", "50", "10"]);
  choose("Points turn by turn");
  expect(document.querySelector("figure")?.classList.contains("grows")).toBe(false);
});

test("without motion all is there at once", async () => {
  await look(true, 0);
  expect(title()).toBe("Malik wins");
  expect(said()).toEqual([VERDICT]);
  expect(totals()).toEqual(["50", "50", "10"]);
});

test("who comes later sees everything", async () => {
  await look(false);
  expect(title()).toBe("Malik wins");
  expect(said()).toEqual([]);
});

test("it is counted once", async () => {
  await look(true);
  if (shown) await unmount(shown);
  await look(false);
  expect(title()).toBe("Malik wins");
});

describe("the level for an even match", () => {
  const bots = (level: string) => TABLE.seats.map((seat) => (seat.player === "bot" ? { ...seat, level } : seat));
  const proposal = () => document.querySelector("[data-even]");

  beforeEach(() => {
    localStorage.clear();
    screen.close();
    screen = new TableScreen({ ...TABLE, seats: bots("casual") });
    FakeSocket.latest.open();
    FakeSocket.latest.say(aroundOf(bots("casual")));
    for (const table of ["a", "b"]) keepMatch("africana", { table, level: "casual", share: 1 });
  });

  const come = (place: number, endsNow = true) =>
    look(endsNow, 0, { ...RESULT, places: [place, ...[1, 2, 3].filter((other) => other !== place)] });

  test("is proposed to who has won often, and is that of new bots once it is chosen", async () => {
    const again = vi.spyOn(api, "rematch").mockResolvedValue({ id: "next", state: "playing", host: "" });
    vi.spyOn(router, "go").mockImplementation(() => undefined);
    await come(1);
    expect(words(proposal())).toBe(
      "Well played lately! One level up should make an even match. Play again against strong players",
    );
    expect(usualLevel("africana")).toBe("casual");
    press("Play again against strong players");
    await wait(0);
    expect(again.mock.calls).toEqual([["k3v9", ["", "strong", "strong"]]]);
    expect(usualLevel("africana")).toBe("strong");
  });

  test("is one lower for who has lost often", async () => {
    localStorage.clear();
    for (const table of ["a", "b"]) keepMatch("africana", { table, level: "casual", share: 0 });
    await come(3);
    expect(words(proposal())).toContain("One level down");
    expect(words(proposal())).toContain("Play again against novices");
  });

  test("is not spoken of while it is even", async () => {
    await come(3);
    expect(proposal()).toBeNull();
  });

  test("a match that was over before is not counted", async () => {
    await come(1, false);
    expect(proposal()).toBeNull();
    expect(proposedLevel("africana", "k3v9")).toBeNull();
  });

  test("a match with somebody elsewhere is not counted", async () => {
    FakeSocket.latest.say(aroundOf(bots("casual"), [{ mine: false }]));
    await come(1);
    expect(proposedLevel("africana", "k3v9")).toBeNull();
  });
});
