import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Queue } from "./queue";

let log: string[];
const queueOf = (time: number) =>
  new Queue<string>(
    (step) => {
      log.push(step);
      return time;
    },
    () => log.push("rest"),
  );

beforeEach(() => {
  log = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test("steps are shown one after another, each for its time", () => {
  const queue = queueOf(100);
  queue.add("a");
  queue.add("b");
  expect(log).toEqual(["a"]);
  expect(queue.waiting).toBe(1);
  vi.advanceTimersByTime(99);
  expect(log).toEqual(["a"]);
  vi.advanceTimersByTime(1);
  expect(log).toEqual(["a", "b"]);
  vi.advanceTimersByTime(100);
  expect(log).toEqual(["a", "b", "rest"]);
});

test("without motion everything is there at once", () => {
  const queue = queueOf(0);
  queue.add("a");
  queue.add("b");
  expect(log).toEqual(["a", "rest", "b", "rest"]);
});

test("a step that waits for somebody waits for ever, and the next one is shown when they go on", () => {
  const queue = queueOf(Infinity);
  queue.add("a");
  queue.add("b");
  vi.advanceTimersByTime(1_000_000);
  expect(log).toEqual(["a"]);
  queue.goOn();
  expect(log).toEqual(["a", "b"]);
  queue.goOn();
  queue.goOn();
  expect(log).toEqual(["a", "b", "rest"]);
});

test("going on ends a step's time early, and the next one has its own", () => {
  const queue = queueOf(100);
  queue.add("a");
  queue.add("b");
  vi.advanceTimersByTime(60);
  queue.goOn();
  vi.advanceTimersByTime(99);
  expect(log).toEqual(["a", "b"]);
  vi.advanceTimersByTime(1);
  expect(log).toEqual(["a", "b", "rest"]);
});

test("skipping shows what waits and rests, and what comes later is shown as ever", () => {
  const queue = queueOf(100);
  for (const step of ["a", "b", "c"]) queue.add(step);
  queue.skip();
  expect(log).toEqual(["a", "b", "c", "rest"]);
  vi.advanceTimersByTime(1000);
  expect(log).toHaveLength(4);
  queue.add("d");
  vi.advanceTimersByTime(100);
  expect(log.slice(4)).toEqual(["d", "rest"]);
});
