// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../../connection/api";
import { aroundOf, aroundSeat } from "../../testing/around";
import { soon } from "../../testing/fake-table";
import { FakeSocket } from "../../testing/socket";
import { TableScreen } from "../../table/screen/screen.svelte";
import { reader } from "../../texts/reader.svelte";
import type { Around, AroundSeat, GameInfo, Links, SeatInfo } from "../../wire";
import Gathering from "./Gathering.svelte";

const NOUR: SeatInfo = { player: "person", name: "Nour", colour: "green", emblem: "gorilla" };
const CHIYO: SeatInfo = { player: "person", name: "Chiyo", colour: "yellow", emblem: "camel" };
const AWA: SeatInfo = { player: "bot", name: "Awa", colour: "red", emblem: "lion", level: "master:collector" };
const FREE: AroundSeat = {
  ...{ who: null, identity: "", state: "free", called: "", mine: false, level: "", presence: "", since: "" },
  ...{ language: "", clock: null },
};
const GAME: GameInfo = {
  ...{ id: "africana", min_players: 2, max_players: 4, minutes: 60, options: [], boards: [], identities: [] },
  levels: ["novice", "casual", "strong", "master"],
  ...{ styles: ["wanderer", "collector"], has_lesson: true, rules: "source" },
};
const LINKS: Links = {
  any: "https://marula.test/join#k3v9.any",
  seats: [null, null, "https://marula.test/join#k3v9.two", "https://marula.test/join#k3v9.three"],
  watch: "https://marula.test/table/k3v9",
  host: "https://marula.test/host#k3v9.host",
};

function around(seats: AroundSeat[], otherwise: Partial<Around> = {}): Around {
  return { ...aroundOf([], [], { state: "gathering", ...otherwise }), seats };
}
const HERE = aroundSeat(NOUR);
const SAT = aroundSeat(CHIYO, { mine: false, language: "ja" });

let page: object | null = null;
let screen: TableScreen | null = null;

beforeEach(async () => {
  await reader.read("en");
  await reader.bring("africana");
  vi.spyOn(api, "links").mockResolvedValue(LINKS);
  vi.spyOn(api, "games").mockResolvedValue([GAME]);
});
afterEach(async () => {
  await leave();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function leave(): Promise<void> {
  if (page) await unmount(page);
  screen?.close();
  page = screen = null;
}

async function gather(now: Around): Promise<void> {
  const mine = now.seats.flatMap(({ mine }, seat) => (mine ? [seat] : []));
  const seats = now.seats.map(({ who }) => who ?? NOUR);
  FakeSocket.install();
  screen = new TableScreen({
    ...{ id: "k3v9", game: "africana", rules: 1, board: {}, names: {}, nouns: {}, options: {}, facts: null },
    ...{ lesson: null, actions: [], numbering: "n1", has_secrets: false, commitment: "", seats, mine, created: "" },
    asked: null,
  });
  FakeSocket.latest.open();
  FakeSocket.latest.say(now);
  page = mount(Gathering, { target: document.body, props: { screen, around: now } });
  flushSync();
  await soon();
  flushSync();
}
const shown = () => document.body.textContent.replace(/\s+/g, " ");
function press(name: string) {
  const button = [...document.querySelectorAll("button")].find((one) => one.textContent.includes(name));
  if (!button) throw new Error(`no button says ${name}`);
  button.click();
  flushSync();
}

test("a seat that nobody has taken says whose it is by the rules of a game that gives them out", async () => {
  const who: SeatInfo = { player: "person", name: "", colour: "blue", emblem: "rooster" };
  await gather(around([HERE, { ...FREE, who, identity: "france" }]));
  expect(shown()).toContain("· France, blue");
});
const seats = () =>
  [...document.querySelectorAll("[data-seat] .words")].map((one) => one.textContent.replace(/\s+/g, " ").trim());

test("a host sees in words who has come, and the links for those who have not", async () => {
  await gather(around([HERE, SAT, { ...FREE, state: "read" }, { ...FREE, called: "Ana" }]));
  expect(seats().map((words) => words.replace(/ \d+ .*ago$/, ""))).toEqual([
    "Nour You At this device, the host",
    "Chiyo 日本語 Sat down",
    "Somebody is reading the invitation Opened the link just now",
    "For Ana Nobody has opened the link yet",
  ]);
  expect(shown()).toContain("2 of 4 have come");
  expect(document.querySelector<HTMLInputElement>("input[readonly]")?.value).toBe("marula.test/join#k3v9.any");
  await vi.waitFor(() => expect(document.querySelector("svg[role=img] path")).not.toBeNull());
  expect(document.querySelectorAll("details li")).toHaveLength(2);
  // Nobody gets a bot's seat while they read; and nothing in the markup needs styles of its own.
  expect([...document.querySelectorAll("[data-seat] button")].map((one) => one.textContent.trim())).toEqual([
    "Give to somebody else : Chiyo",
    "Put a bot here",
  ]);
});

test("a host puts a bot in a seat, frees one, begins and ends", async () => {
  const change = vi.spyOn(api, "changeSeat").mockResolvedValue(undefined);
  const begin = vi.spyOn(api, "begin").mockResolvedValue(undefined);
  const end = vi.spyOn(api, "end").mockResolvedValue(undefined);
  await gather(around([HERE, aroundSeat(AWA), FREE, FREE]));
  expect(shown()).toContain("Bot · Master · Collector");
  press("Put a bot here");
  await soon();
  flushSync();
  expect(change).not.toHaveBeenCalled();
  const field = document.querySelector<HTMLSelectElement>("dialog select");
  expect(field?.value).toBe("casual");
  if (field) field.value = "novice";
  field?.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
  expect(shown()).toContain("Good company for a first match.");
  press("Let it sit down");
  expect(change).toHaveBeenLastCalledWith("k3v9", 2, { become: "bot", level: "novice", name: "" });
  await soon();
  flushSync();
  press("Keep it for a guest");
  expect(change).toHaveBeenLastCalledWith("k3v9", 1, { become: "guest", level: "", name: "" });
  await soon();
  flushSync();
  press("Begin now with 2 bots");
  expect(begin).toHaveBeenCalledWith("k3v9");
  await soon();
  flushSync();
  press("End the table");
  expect(end).not.toHaveBeenCalled();
  document.querySelector<HTMLElement>("dialog .danger")?.click();
  await soon();
  expect(end).toHaveBeenCalledWith("k3v9");
});

test("nobody is sent away without a question", async () => {
  const change = vi.spyOn(api, "changeSeat").mockResolvedValue(undefined);
  await gather(around([HERE, SAT]));
  press("Give to somebody else");
  expect(change).not.toHaveBeenCalled();
  document.querySelector<HTMLElement>("dialog .danger")?.click();
  expect(change).toHaveBeenCalledWith("k3v9", 1, { become: "guest", level: "", name: "" });
});

test("a guest has no links, nothing to decide for others, and may leave", async () => {
  await gather(around([aroundSeat(NOUR, { mine: false }), aroundSeat(CHIYO), FREE], { host: false, begins: "host" }));
  expect(api.links).not.toHaveBeenCalled();
  expect(document.querySelectorAll("[data-seat] button")).toHaveLength(0);
  expect(shown()).toContain("The match begins when Nour says so.");
  const leave = vi.spyOn(api, "leave").mockResolvedValue(undefined);
  press("Leave");
  document.querySelector<HTMLElement>("dialog .danger")?.click();
  expect(leave).toHaveBeenCalledWith("k3v9");
});

test("who sits there can say something, who watches can't", async () => {
  await gather(around([HERE, SAT, FREE]));
  press("Say something");
  press("Good luck!");
  expect(FakeSocket.latest.sent.at(-1)).toMatchObject({ type: "say", kind: "phrase", text: "good-luck" });
  // Where texts may be written at the table, they may be here; only who has come can be muted.
  expect(document.querySelector("input[type=text]")).not.toBeNull();
  expect(document.querySelectorAll("[popover] label")).toHaveLength(2);
  await leave();
  await gather(around([HERE, SAT, FREE], { chat: false }));
  press("Say something");
  expect(document.querySelector("input[type=text]")).toBeNull();
  await leave();
  await gather(around([aroundSeat(NOUR, { mine: false }), FREE], { host: false, listed: true }));
  expect(shown()).not.toContain("Say something");
  // A table that is listed is open to whoever looks at it.
  expect(document.querySelector("a[href='/join#k3v9']")?.textContent).toContain("Sit down");
});

test("signs tell who is here, away or gone", async () => {
  const seen = (presence: AroundSeat["presence"]) => aroundSeat(CHIYO, { mine: false, presence });
  await gather(around([HERE, seen("away"), seen("gone"), aroundSeat(AWA), FREE]));
  const marks = [...document.querySelectorAll("[data-seat]")].map((seat) => seat.querySelector("[data-mark]"));
  expect(marks.map((mark) => mark?.getAttribute("data-mark"))).toEqual(["here", "away", "offline", "bot", undefined]);
});

test("what was said last stands there, and a lost connection is told", async () => {
  await gather(around([HERE, SAT]));
  const made = new Date().toISOString();
  FakeSocket.latest.say({ type: "talked", lines: [{ number: 1, seat: 1, kind: "text", text: "On my way", made }] });
  flushSync();
  expect(document.querySelector(".bubble")?.textContent).toContain("On my way");
  FakeSocket.latest.lose();
  flushSync();
  expect(document.querySelector("[role=alert]")?.textContent).toContain("Connection lost");
});

test("who can be reached from this computer alone is told that guests can't come", async () => {
  await gather(around([HERE, FREE]));
  expect(document.querySelector("[data-note=loopback]")).toBeNull();
  await leave();
  vi.spyOn(api, "links").mockResolvedValue({ ...LINKS, any: "http://127.0.0.1:8350/join#k3v9.any" });
  await gather(around([HERE, FREE]));
  expect(document.querySelector("[data-note=loopback]")?.textContent).toContain("marula serve --host 0.0.0.0");
});
