// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Live } from "./live";
import type { Position, Update } from "../wire";
import { FakeSocket } from "../testing/socket";

const POSITION: Position = {
  seat: 0,
  view: {},
  turn: { seat: 0, number: 1 },
  actors: [0],
  legal: [],
  can_undo: false,
  scores: [0, 0],
  result: null,
  seed: null,
  lesson: null,
};

function update(seq: number, seat: number | null = 0): Update {
  return { type: "update", since: 0, seq, entries: [], position: { ...POSITION, seat } };
}

const listener = { update: vi.fn(), connected: vi.fn(), trouble: vi.fn(), gone: vi.fn(), outdated: vi.fn() };
let live: Live;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  FakeSocket.install();
  live = new Live("ws://table", "n1", listener);
  live.watch(0);
  FakeSocket.latest.open();
});
afterEach(() => {
  live.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a page that comes back asks for what it missed", () => {
  expect(FakeSocket.latest.sent).toEqual([{ type: "watch", seat: 0, since: 0 }]);
  FakeSocket.latest.say(update(7));
  FakeSocket.latest.lose();
  expect(listener.connected).toHaveBeenLastCalledWith(false);
  vi.advanceTimersByTime(400);
  expect(FakeSocket.made).toHaveLength(2);
  FakeSocket.latest.open();
  expect(listener.connected).toHaveBeenLastCalledWith(true);
  expect(FakeSocket.latest.sent).toEqual([{ type: "watch", seat: 0, since: 7 }]);
});

test("a move that was not answered is sent again under the same id, and an answered one is not", async () => {
  const first = live.move(0, 7, { type: "go" });
  const [, sent] = FakeSocket.latest.sent;
  FakeSocket.latest.lose();
  vi.advanceTimersByTime(400);
  FakeSocket.latest.open();
  expect(FakeSocket.latest.sent[1]).toEqual(sent);
  FakeSocket.latest.say({ type: "accepted", id: String(sent?.["id"]), seq: 8 });
  expect(await first).toMatchObject({ type: "accepted", seq: 8 });
  FakeSocket.latest.lose();
  vi.advanceTimersByTime(400);
  FakeSocket.latest.open();
  expect(FakeSocket.latest.sent).toHaveLength(1);
});

test("the longer the server is away, the more seldom it is called, but never less than every few seconds", () => {
  for (let time = 0; time < 60_000; time += 50) {
    if (FakeSocket.latest.readyState !== FakeSocket.CLOSED) FakeSocket.latest.lose();
    vi.advanceTimersByTime(50);
  }
  expect(FakeSocket.made.length).toBeGreaterThan(10);
  expect(FakeSocket.made.length).toBeLessThan(30);
});

test("an update meant for other eyes is not shown", () => {
  live.watch(1);
  FakeSocket.latest.say(update(7, 0));
  expect(listener.update).not.toHaveBeenCalled();
  FakeSocket.latest.say(update(7, 1));
  expect(listener.update).toHaveBeenCalledOnce();
});

test("questions are answered each by its own", async () => {
  const why = live.why(0, { type: "go" });
  const ask = live.ask(null, { about: "worth" });
  const [, whyId, askId] = FakeSocket.latest.sent.map((message) => String(message["id"]));
  FakeSocket.latest.say({ type: "answer", id: askId ?? "", answer: 3 });
  FakeSocket.latest.say({ type: "reason", id: whyId ?? "", refusal: null });
  expect(await ask).toBe(3);
  expect(await why).toBeNull();
});

test("a table that is not there is not knocked at again", () => {
  FakeSocket.latest.lose(4404);
  expect(listener.gone).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.made).toHaveLength(1);
});

test("a server that numbers actions otherwise than the table was told is not listened to", () => {
  FakeSocket.latest.say({ type: "hello", numbering: "n1" });
  expect(listener.outdated).not.toHaveBeenCalled();
  FakeSocket.latest.lose();
  vi.advanceTimersByTime(400);
  FakeSocket.latest.open();
  FakeSocket.latest.say({ type: "hello", numbering: "n2" });
  expect(listener.outdated).toHaveBeenCalledOnce();
  FakeSocket.latest.lose();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.made).toHaveLength(2);
});
