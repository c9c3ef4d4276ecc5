// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import type { Texts } from "../texts/texts";
import type { LessonPlace, TableInfo } from "../wire";
import { Coach, type Classroom } from "./coach.svelte";
import { forgetLesson, keepLesson, lessonUnderWay } from "./under-way";

const STOPS = [
  { id: "one", chapter: 0, points: [], asks: false },
  { id: "one/look", chapter: 0, points: ["map"], asks: false },
  { id: "one/go", chapter: 0, points: ["tripoli", "hand"], asks: true },
  { id: "two", chapter: 1, points: [], asks: false },
];

/** A text is its key, with what it was said with. */
const TEXTS = {
  language: "en",
  say: (key: string) => key,
  attribute: (key: string, name: string) => `${key}.${name}`,
  refusal: ({ key, rule }: { key: string; rule: string }) => ({ text: key, rule }),
} as unknown as Texts;

function table(): TableInfo {
  const names = { place: { tripoli: { en: "Tripoli" } } };
  return { names, nouns: { to: "place", card: "card" } } as unknown as TableInfo;
}

class Room {
  readonly table = table();
  readonly texts = TEXTS;
  place: LessonPlace | null = { stop: 0, text: "t0", moving: false };
  showing: Classroom["showing"] = null;
  following = false;
  readOn = vi.fn(() => Promise.resolve());
  get position(): Classroom["position"] {
    return { lesson: this.place } as Classroom["position"];
  }
}

let room: Room;
let coach: Coach;

beforeEach(() => {
  room = new Room();
  coach = new Coach(room, { learner: 0, chapters: ["c1", "c2"], stops: STOPS });
  coach.arrive();
});

function go(stop: number) {
  room.place = { stop, text: stop < STOPS.length ? `t${String(stop)}` : "", moving: false };
  coach.arrive();
}

test("what is read is gone on from, once", async () => {
  expect([coach.reads, coach.asks, coach.title, coach.words]).toEqual([
    true,
    false,
    "c1.title",
    { text: "t0", ask: "" },
  ]);
  await Promise.all([coach.goOn(), coach.goOn()]);
  expect(room.readOn.mock.calls).toEqual([[0]]);
});

test("what is asked is told and pointed at, and waits", async () => {
  go(2);
  expect([coach.reads, coach.asks, coach.points]).toEqual([false, true, ["tripoli", "hand"]]);
  expect(coach.words).toEqual({ text: "t2", ask: "t2.ask" });
  expect([coach.nameOf("tripoli"), coach.nameOf("hand")]).toEqual(["Tripoli", ""]);
  await coach.goOn();
  expect(room.readOn).not.toHaveBeenCalled();
});

test("a wrong try is answered, and what was tried on the map is marked, until one goes on", () => {
  go(2);
  coach.refuse({ key: "no", rule: "X-1", values: {} }, { type: "step", to: "cairo", card: "gray" });
  expect(coach.answer).toEqual({ text: "no", rule: "X-1", tried: ["cairo", "gray"] });
  coach.refuse({ key: "no", rule: "", values: {} }, { type: "step", to: "tripoli" });
  expect(coach.answer?.tried, "the place is right: something else is wrong").toEqual([]);
  coach.begin();
  expect(coach.answer).toBeNull();
  coach.refuse({ key: "no", rule: "", values: {} }, null);
  go(3);
  expect(coach.answer).toBeNull();
});

test("who acts instead of reading is nudged, and can still read", () => {
  coach.refuse({ key: "page-lesson-read", rule: "", values: {} }, { type: "draw" });
  expect([coach.nudges, coach.answer]).toEqual([1, null]);
});

test("while others play there is nothing to do and nothing is pointed at", () => {
  go(2);
  for (const change of [{ following: true }, { place: { stop: 2, text: "t2", moving: true } }]) {
    const before = { following: room.following, place: room.place };
    Object.assign(room, change);
    expect([coach.watching, coach.asks, coach.reads, coach.points]).toEqual([true, false, false, []]);
    Object.assign(room, before);
  }
  room.showing = { number: 4, seat: 1, turn: { seat: 1, number: 1 }, events: [], undoes: [] };
  expect(coach.watching).toBe(true);
  room.showing = { ...room.showing, seat: 0 };
  expect(coach.watching, "one's own deed is told at once").toBe(false);
});

test("while something of the past is shown again, one is where one was", () => {
  go(2);
  room.place = null;
  room.following = true;
  expect([coach.number, coach.title, coach.watching]).toEqual([2, "c1.title", true]);
});

test("what was told before can be read again, without going back in the match", async () => {
  go(1);
  go(2);
  coach.reread();
  coach.reread();
  coach.reread();
  expect([coach.number, coach.words.text, coach.asks, coach.canReread]).toEqual([0, "t0", false, false]);
  await coach.goOn();
  expect([coach.number, coach.points]).toEqual([1, ["map"]]);
  await coach.goOn();
  expect([coach.number, coach.asks, coach.rereading]).toEqual([2, true, false]);
  expect(room.readOn).not.toHaveBeenCalled();
});

test("the way is long or short by its chapters", () => {
  expect(coach.way).toEqual([
    { length: 3, done: 1 / 3 },
    { length: 1, done: 0 },
  ]);
  go(4);
  expect(coach.over).toBe(true);
  expect(coach.way.map(({ done }) => done)).toEqual([1, 1]);
  expect(coach.words.text).toBe("page-lesson-over-about");
});

test("a lesson under way is kept on this device until it is over", () => {
  localStorage.clear();
  expect(lessonUnderWay("chess")).toBeNull();
  keepLesson("chess", { table: "t", number: 7, of: 22 });
  expect(lessonUnderWay("chess")).toEqual({ table: "t", number: 7, of: 22 });
  expect(lessonUnderWay("go")).toBeNull();
  forgetLesson("chess");
  expect(lessonUnderWay("chess")).toBeNull();
  localStorage.setItem("marula.lesson.chess", '{"table": 3}');
  expect(lessonUnderWay("chess")).toBeNull();
});
