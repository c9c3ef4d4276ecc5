import { expect, test } from "vitest";
import { timeToFollow } from "./pace";

test("calm is a second and a half a turn, and a twentieth of a second a letter", () => {
  expect(timeToFollow("calm", 40, false)).toBe(2000);
  expect(timeToFollow("calm", 40, true)).toBe(3500);
  expect(timeToFollow("calm", 0, true)).toBe(1500);
  expect(timeToFollow("calm", 0, false)).toBe(0);
});

test("quick is half a second a turn, however much is told of it", () => {
  expect(timeToFollow("quick", 400, false)).toBe(0);
  expect(timeToFollow("quick", 400, true)).toBe(500);
});

test("at once is at once", () => {
  expect(timeToFollow("at-once", 400, true)).toBe(0);
});

test("step by step, what there is to read waits for the reader", () => {
  expect(timeToFollow("step", 1, false)).toBe(Infinity);
  expect(timeToFollow("step", 0, true)).toBe(0);
});
