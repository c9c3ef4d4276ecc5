import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Count } from "./count.svelte";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("the points of the match, then one category after another, then everything", () => {
  const count = new Count();
  count.begin(2, 100);
  expect([count.step, count.isOver]).toEqual([0, false]);
  vi.advanceTimersByTime(99);
  expect(count.step).toBe(0);
  vi.advanceTimersByTime(1);
  expect(count.step).toBe(1);
  vi.advanceTimersByTime(100);
  expect([count.step, count.isOver]).toEqual([2, false]);
  vi.advanceTimersByTime(100);
  expect(count.isOver).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(count.step).toBe(3);
});

test("without motion everything is there at once", () => {
  const count = new Count();
  count.begin(3, 0);
  expect(count.isOver).toBe(true);
});

test("one tap shows everything, and nothing moves any more", () => {
  const count = new Count();
  count.begin(3, 100);
  vi.advanceTimersByTime(150);
  count.showAll();
  expect([count.step, count.isOver]).toEqual([4, true]);
  vi.advanceTimersByTime(1000);
  expect(count.step).toBe(4);
});
