// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { aroundOf } from "../../testing/around";
import { FakeSocket } from "../../testing/socket";
import { reader } from "../../texts/reader.svelte";
import type { LineInfo, Position, SeatInfo, TableToPlay } from "../../wire";
import { TableScreen } from "../screen/screen.svelte";
import { Talk } from "./talk.svelte";
import TalkBox from "./TalkBox.svelte";

const line = (number: number, seat: number, text = "hello", kind: LineInfo["kind"] = "phrase"): LineInfo => ({
  ...{ number, seat, kind, text, made: "2026-01-01T12:00:00Z" },
});
const said = vi.fn();
const talkAt = (table: string) => new Talk(table, (seat) => seat === 0, said);

beforeEach(async () => {
  await reader.read("en");
  await reader.bring("africa");
  localStorage.clear();
  vi.useFakeTimers();
  said.mockReset();
});
afterEach(() => vi.useRealTimers());

describe("what is said", () => {
  test("is counted until it has been read, but for what one said oneself", () => {
    const talk = talkAt("t");
    talk.hear([line(1, 1), line(2, 0), line(3, 2)]);
    expect(talk.unread).toBe(2);
    talk.open();
    expect(talk.unread).toBe(0);
    talk.hear([line(4, 1)]);
    expect(talk.unread).toBe(0);
    talk.fold();
    talk.hear([line(5, 1)]);
    expect(talk.unread).toBe(1);
    // What was read on this device has been read when the page is loaded anew.
    const later = talkAt("t");
    later.hear([line(4, 1), line(5, 1)]);
    expect(later.unread).toBe(1);
  });

  test("comes once, also where the connection was lost", () => {
    const talk = talkAt("t");
    talk.hear([line(1, 1), line(2, 1)]);
    talk.hear([line(1, 1), line(2, 1), line(3, 2)]);
    expect(talk.lines.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(said.mock.calls).toEqual([[line(3, 2)]]);
  });

  test("stands over the map for four seconds, if it is new and said elsewhere", () => {
    const talk = talkAt("t");
    const bubbles = () => talk.bubbles.map(({ number }) => number);
    talk.hear([line(1, 1)]);
    expect(bubbles()).toEqual([]);
    const first = talkAt("where nobody has said anything yet");
    first.hear([{ ...line(1, 1), made: new Date().toISOString() }]);
    expect(first.bubbles).toHaveLength(1);
    first.close();
    talk.hear([line(2, 1), line(3, 0)]);
    expect(bubbles()).toEqual([2]);
    vi.advanceTimersByTime(3999);
    expect(bubbles()).toEqual([2]);
    vi.advanceTimersByTime(1);
    expect(bubbles()).toEqual([]);
    // The newest of each, and none where all of it can be read.
    talk.hear([line(4, 1), line(5, 1), line(6, 2)]);
    expect(bubbles()).toEqual([5, 6]);
    talk.open();
    expect(bubbles()).toEqual([]);
    talk.close();
  });
});

describe("who is muted", () => {
  test("is neither seen nor heard nor counted, on this device and at this table", () => {
    const talk = talkAt("t");
    talk.hear([line(1, 1), line(2, 2)]);
    talk.mute(1, true);
    talk.hear([line(3, 1), line(4, 2)]);
    expect(talk.shown.map(({ number }) => number)).toEqual([2, 4]);
    expect([talk.unread, said.mock.calls.length, talk.bubbles.length]).toEqual([2, 1, 1]);
    expect([talkAt("t").muted, talkAt("another").muted]).toEqual([[1], []]);
    talk.mute(1, false);
    expect(talk.shown).toHaveLength(4);
  });

  test("may be everybody; oneself is never", () => {
    const talk = talkAt("t");
    talk.hush(true);
    talk.hear([line(1, 1), line(2, 0)]);
    expect([talk.shown.map(({ seat }) => seat), talkAt("t").quiet]).toEqual([[0], true]);
  });

  test("is kept for the last tables only, and what is kept may be anything", () => {
    for (let number = 0; number < 60; number += 1) talkAt(`t${String(number)}`).hush(true);
    expect([talkAt("t9").quiet, talkAt("t10").quiet]).toEqual([false, true]);
    localStorage.setItem("marula.talk", '[{"table":"t","read":"x"},7,null]');
    expect(talkAt("t").quiet).toBe(false);
  });
});

describe("on the page", () => {
  const SEATS: SeatInfo[] = [
    { player: "person", name: "Awa", colour: "red", emblem: "lion" },
    { player: "person", name: "<b>Chiyo</b>", colour: "yellow", emblem: "camel" },
  ];
  const TABLE = {
    ...{
      id: "k3v9",
      game: "africa",
      rules: 1,
      board: {},
      names: {},
      nouns: {},
      options: {},
      facts: null,
      lesson: null,
    },
    ...{ actions: [], numbering: "n1", has_secrets: false, commitment: "", seats: SEATS, mine: [0], created: "" },
  } as unknown as TableToPlay;
  const POSITION: Position = {
    ...{ seat: 0, view: {}, turn: { seat: 1, number: 1 }, actors: [1], can_undo: false, rewind: null, scores: [0, 0] },
    ...{ legal: [], result: null, seed: null, lesson: null },
  };
  let screen: TableScreen;
  let shown: object;

  function look(chat: boolean): void {
    FakeSocket.install();
    screen = new TableScreen(TABLE);
    FakeSocket.latest.open();
    FakeSocket.latest.say(aroundOf(SEATS, [null, { mine: false }], { chat }));
    FakeSocket.latest.say({ type: "update", since: 0, seq: 0, entries: [], position: POSITION });
    shown = mount(TalkBox, { target: document.body, props: { screen } });
    flushSync();
  }
  afterEach(() => {
    void unmount(shown);
    screen.close();
    vi.unstubAllGlobals();
  });
  const lines = () => Array.from(document.querySelectorAll("li p"), (found) => found.textContent.trim());

  test("texts are texts, and phrases are read in the reader's language", async () => {
    look(true);
    const script = '<img src=x onerror="alert(1)">';
    const news = [line(1, 1, script, "text"), line(2, 1, "well-played"), line(3, 0, "thumb", "reaction")];
    FakeSocket.latest.say({ type: "talked", lines: news });
    flushSync();
    expect(document.querySelector("li img, li p b b")).toBeNull();
    expect(lines()[0]).toContain(script);
    expect(lines()[1]).toContain("Well played!");
    expect(document.querySelector("[aria-label='Thumbs up']")).not.toBeNull();
    await reader.read("ja");
    flushSync();
    expect(lines()[1]).toContain("お見事");
  });

  test("what is written is sent, and gone from the field once it was said", async () => {
    look(true);
    const field = document.querySelector("input");
    if (!field) throw new Error("nothing can be written");
    field.value = "  Watch out!  ";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    document.querySelector("form")?.dispatchEvent(new SubmitEvent("submit", { cancelable: true }));
    const sent = FakeSocket.latest.sent.at(-1);
    expect(sent).toMatchObject({ type: "say", kind: "text", text: "Watch out!" });
    FakeSocket.latest.say({ type: "error", id: String(sent?.["id"]), key: "page-reconnecting", values: {} });
    await vi.advanceTimersByTimeAsync(0);
    expect([screen.talk.draft, screen.notices.list.length]).toEqual(["  Watch out!  ", 1]);
    document.querySelector("form")?.dispatchEvent(new SubmitEvent("submit", { cancelable: true }));
    FakeSocket.latest.say({ type: "accepted", id: String(FakeSocket.latest.sent.at(-1)?.["id"]), seq: 0 });
    await vi.advanceTimersByTimeAsync(0);
    expect(screen.talk.draft).toBe("");
  });

  test("where texts are off there are phrases and signs only", () => {
    look(false);
    expect(document.querySelector("input")).toBeNull();
    document.querySelector<HTMLElement>(".phrases button")?.click();
    expect(FakeSocket.latest.sent.at(-1)).toMatchObject({ type: "say", kind: "phrase", text: "hello" });
    document.querySelector<HTMLElement>(".reactions button")?.click();
    expect(FakeSocket.latest.sent.at(-1)).toMatchObject({ type: "say", kind: "reaction", text: "thumb" });
  });
});
