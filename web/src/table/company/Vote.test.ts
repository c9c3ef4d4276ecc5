// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { aroundOf } from "../../testing/around";
import { FakeSocket } from "../../testing/socket";
import { reader } from "../../texts/reader.svelte";
import type { Entry, Position, ProposalInfo, SeatInfo, TableToPlay } from "../../wire";
import { TableScreen } from "../screen/screen.svelte";
import Vote from "./Vote.svelte";

const SEATS: SeatInfo[] = [
  { player: "person", name: "Awa", colour: "red", emblem: "lion" },
  { player: "person", name: "Chiyo", colour: "yellow", emblem: "camel" },
  { player: "bot", name: "Malik", colour: "green", emblem: "gorilla", level: "greedy" },
];
const TABLE = {
  ...{ id: "k3v9", game: "africa", rules: 1, board: {}, names: {}, nouns: { seat: "seat" }, options: {}, facts: null },
  ...{
    actions: [],
    numbering: "n1",
    has_secrets: false,
    commitment: "",
    seats: SEATS,
    mine: [0],
    created: "",
    lesson: null,
  },
} as unknown as TableToPlay;
const POSITION: Position = {
  ...{ seat: 0, view: {}, turn: { seat: 1, number: 4 }, actors: [1], can_undo: false, rewind: null, scores: [0, 0, 0] },
  ...{ legal: [], result: null, seed: null, lesson: null },
};
const entry = (number: number, seat: number): Entry => ({
  ...{ number, seat, turn: { seat, number: number - 1 }, events: [{ type: "turn_passed", seat }], undoes: [] },
});
const LOG = [entry(1, 2), entry(2, 0), entry(3, 1), entry(4, 2)];

let screen: TableScreen;
let shown: Record<string, unknown> | null = null;

beforeEach(async () => {
  await reader.read("en");
  await reader.bring("africa");
  vi.useFakeTimers();
  FakeSocket.install();
  screen = new TableScreen(TABLE);
  FakeSocket.latest.open();
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  screen.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function sit(rewind: number | null, proposal: ProposalInfo | null = null): void {
  FakeSocket.latest.say(aroundOf(SEATS, [null, { mine: false }], { proposal }));
  FakeSocket.latest.say({ type: "update", since: 0, seq: 4, entries: LOG, position: { ...POSITION, rewind } });
}
function look(proposal: ProposalInfo): void {
  sit(1, proposal);
  shown = mount(Vote, { target: document.body, props: { screen, proposal } });
  flushSync();
}
const button = (name: string) =>
  Array.from(document.querySelectorAll("button")).find((found) => found.textContent.trim() === name);

describe("going back", () => {
  test("is possible as far as everybody together can, and one's last decision is where one asks to", () => {
    sit(1);
    expect(LOG.map((one) => screen.entryBefore(screen.log.find(({ number }) => number === one.number)))).toEqual([
      ...[null, 1, 2, 3],
    ]);
    expect(screen.backBefore).toBe(1);
    sit(2);
    expect(screen.backBefore).toBeNull();
    sit(null);
    expect(screen.entryBefore(screen.log[3])).toBeNull();
  });

  test("is asked for by the entry that would still count", () => {
    sit(1);
    void screen.propose("rewind", 2);
    expect(FakeSocket.latest.sent.at(-1)).toMatchObject({ type: "propose", what: "rewind", to: 2 });
  });
});

describe("who is asked", () => {
  const REWIND: ProposalInfo = { what: "rewind", seat: 1, to: 2, number: 31, agreed: [1, 2], missing: [0] };

  test("reads what would be taken back, and agrees or doesn't", () => {
    look(REWIND);
    const words = document.querySelector("dialog")?.textContent ?? "";
    expect(words).toContain("Chiyo asks to go back");
    expect(words).toContain("2 decisions would be taken back.");
    expect(words).toContain("Awa passes.");
    button("Agree")?.click();
    expect(FakeSocket.latest.sent.at(-1)).toMatchObject({ type: "vote", number: 31, yes: true });
    button("No")?.click();
    expect(FakeSocket.latest.sent.at(-1)).toMatchObject({ type: "vote", number: 31, yes: false });
  });

  test("may look at the table first, and answer then", () => {
    look(REWIND);
    document.querySelector<HTMLElement>("[aria-label='Close']")?.click();
    flushSync();
    expect(document.querySelector("dialog")).toBeNull();
    button("Answer")?.click();
    flushSync();
    expect(document.querySelector("dialog")).not.toBeNull();
  });
});

test("who has asked sees who has yet to answer, and may withdraw", () => {
  look({ what: "end", seat: 0, to: 0, number: 7, agreed: [0, 2], missing: [1] });
  expect(document.querySelector("dialog")).toBeNull();
  expect(document.querySelector("[role='status']")?.textContent).toContain("Still to answer: Chiyo");
  button("Withdraw")?.click();
  expect(FakeSocket.latest.sent.at(-1)).toMatchObject({ type: "vote", number: 7, yes: false });
});
