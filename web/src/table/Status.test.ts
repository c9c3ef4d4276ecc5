// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aroundOf } from "../testing/around";
import { FakeSocket } from "../testing/socket";
import { reader } from "../texts/reader.svelte";
import type { Position, TableToPlay } from "../wire";
import { TableScreen } from "./screen/screen.svelte";
import Status from "./Status.svelte";

const TABLE = {
  ...{ id: "k3v9", game: "africa", rules: 1, board: {}, names: {}, nouns: {}, options: {}, facts: null, lesson: null },
  ...{ actions: [{ fields: ["type"], rows: [["pass"]] }], numbering: "n1", has_secrets: false, commitment: "" },
  ...{
    mine: [0],
    created: "2026-01-01T00:00:00Z",
    seats: [
      { player: "person", name: "Awa", colour: "red", emblem: "lion" },
      { player: "bot", name: "Malik", colour: "green", emblem: "gorilla", level: "master" },
    ],
  },
} as unknown as TableToPlay;

const POSITION: Position = {
  ...{ seat: 0, view: {}, turn: { seat: 0, number: 1 }, actors: [0], can_undo: false, rewind: null, scores: [0] },
  ...{ legal: [0, 1], result: null, seed: null, lesson: null },
};

let screen: TableScreen;
let shown: object;
const title = () => {
  flushSync();
  return document.querySelector("h2")?.textContent;
};

beforeEach(async () => {
  await reader.read("en");
  await reader.bring("africa");
  vi.useFakeTimers();
  FakeSocket.install();
  screen = new TableScreen(TABLE);
  FakeSocket.latest.open();
  FakeSocket.latest.say(aroundOf(TABLE.seats));
  FakeSocket.latest.say({ type: "update", since: 0, seq: 0, entries: [], position: POSITION });
  // As games do, it speaks of what is possible.
  const prompt = () => ({
    title: { key: screen.legal.length > 0 ? "page-your-turn" : "page-match-over" },
    detail: { key: "page-keys" },
  });
  shown = mount(Status, { target: document.body, props: { screen, prompt, onmenu: () => undefined } });
});
afterEach(() => {
  void unmount(shown);
  screen.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("what was asked is asked until the move that answers it has arrived", () => {
  expect(title()).toBe("Your turn");
  void screen.send({ type: "pass" });
  expect(screen.legal).toEqual([]);
  expect(title()).toBe("Your turn");
});

test("while the connection is lost, a move is said to be kept", () => {
  void screen.send({ type: "pass" });
  FakeSocket.latest.lose();
  expect(title()).toBe("Your move is kept");
  expect(document.querySelector(".words p")?.textContent).toBe("It will be sent as soon as the connection is back.");
  expect(document.querySelector("[role='alert']")?.textContent).toContain("Connection lost");
});

test("a move that was made while nobody could hear it can be taken back before it is sent", async () => {
  FakeSocket.latest.lose();
  void screen.send({ type: "pass" });
  expect(title()).toBe("Your move is kept");
  expect(document.querySelector(".words p")?.textContent).toContain("Until then you can undo it.");
  expect(screen.canUndo).toBe(true);
  document.querySelector<HTMLElement>(".undo")?.click();
  await vi.advanceTimersByTimeAsync(0);
  expect(title()).toBe("Your turn");
  expect(screen.legal).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1000);
  FakeSocket.latest.open();
  expect(FakeSocket.latest.sent.map(({ type }) => type)).toEqual(["hello"]);
});

test("once it may have arrived, a move is taken back by the server alone", async () => {
  void screen.send({ type: "pass" });
  FakeSocket.latest.lose();
  expect(screen.canUndo).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  FakeSocket.latest.lose();
  void screen.undo(false);
  await vi.advanceTimersByTimeAsync(5000);
  FakeSocket.latest.open();
  expect(FakeSocket.latest.sent.map(({ type }) => type)).toEqual(["hello", "move"]);
});

test("a move that was kept and has been sent can't be taken back any more", async () => {
  FakeSocket.latest.lose();
  void screen.send({ type: "pass" });
  await vi.advanceTimersByTimeAsync(1000);
  FakeSocket.latest.open();
  expect([FakeSocket.latest.sent.at(-1)?.["type"], screen.canUndo]).toEqual(["move", false]);
});

test("without a move under way, what can be done is still asked", () => {
  FakeSocket.latest.lose();
  expect(title()).toBe("Your turn");
});

test("a bot plays, and is shown to think only once it takes its time", () => {
  const sign = () => document.querySelector(".sign [data-mark='thinking']");
  const waiting = { ...POSITION, turn: { seat: 1, number: 2 }, actors: [1], legal: [] };
  FakeSocket.latest.say({ type: "update", since: 0, seq: 1, entries: [], position: waiting });
  expect([title(), sign()]).toEqual(["Malik is playing", null]);
  vi.advanceTimersByTime(500);
  expect(title()).toBe("Malik is thinking");
  expect(sign()).not.toBeNull();
  FakeSocket.latest.say({ type: "update", since: 0, seq: 2, entries: [], position: POSITION });
  expect([title(), sign()]).toEqual(["Your turn", null]);
});
