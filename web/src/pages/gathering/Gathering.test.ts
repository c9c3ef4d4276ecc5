// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../../connection/api";
import { aroundOf, aroundSeat } from "../../testing/around";
import { soon } from "../../testing/fake-table";
import { reader } from "../../texts/reader.svelte";
import type { Around, AroundSeat, Links, SeatInfo } from "../../wire";
import Gathering from "./Gathering.svelte";

const NOUR: SeatInfo = { player: "person", name: "Nour", colour: "green", emblem: "gorilla" };
const CHIYO: SeatInfo = { player: "person", name: "Chiyo", colour: "yellow", emblem: "camel" };
const AWA: SeatInfo = { player: "bot", name: "Awa", colour: "red", emblem: "lion", level: "greedy" };
const FREE: AroundSeat = {
  ...{ who: null, state: "free", called: "", mine: false, level: "", presence: "", since: "", language: "" },
  clock: null,
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
const said = vi.fn();

beforeEach(async () => {
  await reader.read("en");
  vi.spyOn(api, "links").mockResolvedValue(LINKS);
});
afterEach(async () => {
  if (page) await unmount(page);
  page = null;
  vi.restoreAllMocks();
  said.mockClear();
});

async function gather(now: Around): Promise<void> {
  page = mount(Gathering, {
    target: document.body,
    props: { id: "k3v9", game: "africana", around: now, lines: [], onsay: said },
  });
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
const seats = () =>
  [...document.querySelectorAll("[data-seat] .words")].map((one) => one.textContent.replace(/\s+/g, " ").trim());

test("a host sees in words who has come, and the links for those who have not", async () => {
  await gather(around([HERE, SAT, { ...FREE, state: "read" }, { ...FREE, called: "Ana" }]));
  expect(seats().map((words) => words.replace(/, .*ago|, \d.*$/, ""))).toEqual([
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
  press("Put a bot here");
  expect(change).toHaveBeenLastCalledWith("k3v9", 2, { become: "bot", level: "", name: "" });
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
  await gather(around([HERE, FREE]));
  press("Say something");
  press("Good luck!");
  expect(said).toHaveBeenCalledWith("good-luck");
  if (page) await unmount(page);
  await gather(around([aroundSeat(NOUR, { mine: false }), FREE], { host: false, listed: true }));
  expect(shown()).not.toContain("Say something");
  // A table that is listed is open to whoever looks at it.
  expect(document.querySelector("a[href='/join#k3v9']")?.textContent).toContain("Sit down");
});
