import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Clocks } from "./clocks.svelte";

let clocks: Clocks;
const call = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  call.mockReset();
  clocks = new Clocks();
  clocks.call = call;
});
afterEach(() => {
  clocks.stop();
  vi.useRealTimers();
});

const clock = (left: number, running: boolean) => ({ left, running });

test("a clock goes on from what was told, if it runs, and stands still if it doesn't", () => {
  clocks.hear([clock(90_000, true), clock(30_000, false), null], [0]);
  vi.advanceTimersByTime(20_000);
  expect([clocks.left(0), clocks.left(1), clocks.left(2), clocks.left(7)]).toEqual([70_000, 30_000, null, null]);
  expect([clocks.isRunning(0), clocks.isRunning(1), clocks.isRunning(2)]).toEqual([true, false, false]);
});

test("what the server tells counts, however long the page took to hear of it", () => {
  clocks.hear([clock(90_000, true)], [0]);
  vi.advanceTimersByTime(20_000);
  clocks.hear([clock(75_500, true)], [0]);
  expect(clocks.left(0)).toBe(75_500);
  clocks.hear([clock(-300, true)], [0]);
  expect(clocks.left(0)).toBe(0);
});

test("it shows another second when one has passed, no sooner and no later", () => {
  clocks.hear([clock(65_400, true)], [0]);
  vi.advanceTimersByTime(399);
  expect(clocks.left(0)).toBe(65_400);
  vi.advanceTimersByTime(1);
  expect(clocks.left(0)).toBe(65_000);
  vi.advanceTimersByTime(1000);
  expect(clocks.left(0)).toBe(64_000);
});

test("who is here is told at a minute and at ten seconds, once each, and of their own time alone", () => {
  clocks.hear([clock(70_000, true), clock(65_000, true)], [0]);
  vi.advanceTimersByTime(9_999);
  expect(call).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(call.mock.calls).toEqual([[0, 60_000]]);
  // What is told again changes nothing; neither does a lost connection, after which a call is made up for.
  clocks.hear([clock(59_000, true), clock(5_000, true)], [0]);
  expect(call).toHaveBeenCalledOnce();
  clocks.hear([clock(4_000, true), null], [0]);
  expect(call.mock.calls).toEqual([
    [0, 60_000],
    [0, 10_000],
  ]);
  vi.advanceTimersByTime(60_000);
  expect(call).toHaveBeenCalledTimes(2);
});

test("in another turn they are told again", () => {
  clocks.hear([clock(50_000, true)], [0]);
  clocks.hear([clock(65_000, false)], [0]);
  clocks.hear([clock(65_000, true)], [0]);
  vi.advanceTimersByTime(6_000);
  expect(call.mock.calls).toEqual([
    [0, 60_000],
    [0, 60_000],
  ]);
});
