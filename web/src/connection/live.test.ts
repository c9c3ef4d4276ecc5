// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Live } from "./live";
import type { Position, Update } from "../wire";
import { aroundOf } from "../testing/around";
import { FakeSocket } from "../testing/socket";

const POSITION: Position = {
  seat: 0,
  view: {},
  turn: { seat: 0, number: 1 },
  actors: [0],
  legal: [],
  can_undo: false,
  rewind: null,
  scores: [0, 0],
  result: null,
  seed: null,
  lesson: null,
};

function update(seq: number, seat: number | null = 0): Update {
  return { type: "update", since: 0, seq, entries: [], position: { ...POSITION, seat } };
}

const listener = {
  ...{ update: vi.fn(), around: vi.fn(), talked: vi.fn(), connected: vi.fn(), trouble: vi.fn() },
  ...{ gone: vi.fn(), unseated: vi.fn(), outdated: vi.fn() },
};
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

/** The connection is lost, and there again a little later. */
function comeBack(code?: number): void {
  FakeSocket.latest.lose(code);
  vi.advanceTimersByTime(400);
  FakeSocket.latest.open();
}
const idOf = (message: Record<string, unknown> | undefined) => String(message?.["id"]);

test("a page that comes back asks for what it missed", () => {
  expect(FakeSocket.latest.sent).toEqual([{ type: "hello", seat: 0, since: 0 }]);
  FakeSocket.latest.say(update(7));
  FakeSocket.latest.lose();
  expect(listener.connected).toHaveBeenLastCalledWith(false);
  vi.advanceTimersByTime(400);
  expect(FakeSocket.made).toHaveLength(2);
  FakeSocket.latest.open();
  expect(listener.connected).toHaveBeenLastCalledWith(true);
  expect(FakeSocket.latest.sent).toEqual([{ type: "hello", seat: 0, since: 7 }]);
});

test("a move that was not answered is sent again under the same id, and an answered one is not", async () => {
  const first = live.move(7, { type: "go" });
  const [, sent] = FakeSocket.latest.sent;
  comeBack();
  expect(FakeSocket.latest.sent[1]).toEqual(sent);
  FakeSocket.latest.say({ type: "accepted", id: idOf(sent), seq: 8 });
  expect(await first).toMatchObject({ type: "accepted", seq: 8 });
  comeBack();
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

describe("other eyes", () => {
  test("have a socket of their own, and nothing is said to be lost meanwhile", () => {
    const [before] = FakeSocket.made;
    live.watch(1);
    expect(before?.readyState).toBe(FakeSocket.CLOSED);
    before?.lose();
    FakeSocket.latest.open();
    expect(FakeSocket.latest.sent).toEqual([{ type: "hello", seat: 1, since: 0 }]);
    expect(listener.connected).not.toHaveBeenCalledWith(false);
    before?.say(update(7, 0));
    expect(listener.update).not.toHaveBeenCalled();
    FakeSocket.latest.say(update(7, 1));
    expect(listener.update).toHaveBeenCalledOnce();
  });

  test("leave nothing unanswered, whatever is lost on the way", async () => {
    const move = live.move(7, { type: "go" });
    const [before] = FakeSocket.made;
    const sent = before?.sent.at(-1);
    live.watch(1);
    FakeSocket.latest.open();
    expect(before?.readyState).toBe(FakeSocket.OPEN);
    before?.say(update(8, 0));
    before?.lose();
    expect([listener.update.mock.calls.length, listener.connected.mock.lastCall]).toEqual([0, [true]]);
    vi.advanceTimersByTime(400);
    FakeSocket.latest.open();
    expect(FakeSocket.latest.sent).toEqual([{ type: "hello", seat: 0, since: 8 }, sent]);
    FakeSocket.latest.say({ type: "accepted", id: idOf(sent), seq: 8 });
    expect(await move).toMatchObject({ type: "accepted" });
    expect(FakeSocket.latest.readyState).toBe(FakeSocket.CLOSED);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(3);
  });
});

test("questions are answered each by its own", async () => {
  const why = live.why({ type: "go" });
  const ask = live.ask({ about: "worth" });
  const [, whyId, askId] = FakeSocket.latest.sent.map(idOf);
  FakeSocket.latest.say({ type: "answer", id: askId ?? "", answer: 3 });
  FakeSocket.latest.say({ type: "reason", id: whyId ?? "", refusal: null });
  expect(await ask).toBe(3);
  expect(await why).toBeNull();
});

test("whether somebody looks at the page is told when it changes, and again where the connection was lost", () => {
  live.look(true);
  expect(FakeSocket.latest.sent).toHaveLength(1);
  live.look(false);
  live.look(false);
  expect(FakeSocket.latest.sent.slice(1)).toEqual([{ type: "here", looking: false }]);
  comeBack();
  expect(FakeSocket.latest.sent.slice(1)).toEqual([{ type: "here", looking: false }]);
  live.watch(1);
  FakeSocket.latest.open();
  expect(FakeSocket.latest.sent.slice(1)).toEqual([{ type: "here", looking: false }]);
});

test("who sits there and what is said is handed on", () => {
  const around = aroundOf([]);
  const line = { number: 1, seat: 0, kind: "text", text: "Hello", made: "2026-01-01T00:00:00Z" } as const;
  FakeSocket.latest.say(around);
  FakeSocket.latest.say({ type: "talked", lines: [line] });
  expect(listener.around).toHaveBeenCalledExactlyOnceWith(around);
  expect(listener.talked).toHaveBeenCalledExactlyOnceWith([line]);
});

describe("what a socket is closed with", () => {
  test("a table that is not there is not knocked at again", () => {
    FakeSocket.latest.lose(4404);
    expect(listener.gone).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(1);
  });

  test.each([
    [4403, "page-not-your-seat"],
    [4410, "page-seat-given-away"],
  ])("%d: a seat that is somebody else's is not asked for again, and what was asked comes back", async (code, key) => {
    const move = live.move(7, { type: "go" });
    FakeSocket.latest.lose(code);
    expect(listener.unseated).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ key }));
    expect(await move).toMatchObject({ type: "error", key });
    vi.advanceTimersByTime(60_000);
    expect([FakeSocket.made.length, listener.connected.mock.calls.length]).toEqual([1, 1]);
  });

  test("a bystander who may not look on is told so, once", () => {
    live.watch(null);
    FakeSocket.latest.open();
    FakeSocket.latest.lose(4403);
    expect([listener.unseated.mock.calls.length, listener.gone.mock.calls.length]).toEqual([0, 1]);
  });

  test("what the server says last is why nobody comes back", () => {
    FakeSocket.latest.say({ type: "bye", key: "page-table-deleted", back: false });
    FakeSocket.latest.lose(1000);
    expect(listener.gone).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ key: "page-table-deleted" }));
  });

  test.each([1001, 1006, 1012, 4408])("%d: the page comes back", (code) => {
    FakeSocket.latest.say({ type: "bye", key: "page-server-restarts", back: true });
    comeBack(code);
    expect(FakeSocket.latest.sent).toHaveLength(1);
    expect([listener.gone.mock.calls.length, listener.unseated.mock.calls.length]).toEqual([0, 0]);
  });

  test("4429: who was too fast comes back after a while", () => {
    FakeSocket.latest.lose(4429);
    vi.advanceTimersByTime(3000);
    expect(FakeSocket.made).toHaveLength(1);
    vi.advanceTimersByTime(4000);
    expect(FakeSocket.made).toHaveLength(2);
  });
});

describe("a server that has become another program", () => {
  const welcome = (numbering: string, version: string) => ({ type: "welcome", numbering, version }) as const;

  test("can't be read where it numbers actions otherwise, but is still answered", async () => {
    FakeSocket.latest.say(welcome("n1", "1"));
    expect(listener.outdated).not.toHaveBeenCalled();
    comeBack();
    FakeSocket.latest.say(welcome("n2", "1"));
    expect(listener.outdated).toHaveBeenCalledExactlyOnceWith(true, welcome("n2", "1"));
    FakeSocket.latest.say(update(9));
    expect(listener.update).not.toHaveBeenCalled();
    const move = live.move(7, { type: "go" });
    FakeSocket.latest.say({ type: "accepted", id: idOf(FakeSocket.latest.sent.at(-1)), seq: 9 });
    expect(await move).toMatchObject({ type: "accepted" });
  });

  test("can be read where it only has another version", () => {
    FakeSocket.latest.say(welcome("n1", "1"));
    comeBack();
    FakeSocket.latest.say(welcome("n1", "2"));
    expect(listener.outdated).toHaveBeenCalledExactlyOnceWith(false, welcome("n1", "2"));
    FakeSocket.latest.say(update(9));
    expect(listener.update).toHaveBeenCalledOnce();
  });
});
