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
    seats: [{ player: "person", name: "Awa", colour: "red", emblem: "lion" }],
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

test("without a move under way, what can be done is still asked", () => {
  FakeSocket.latest.lose();
  expect(title()).toBe("Your turn");
});
