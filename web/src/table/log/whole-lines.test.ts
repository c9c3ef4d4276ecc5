import { expect, test } from "vitest";
import { missingRoom } from "./whole-lines";

const LINES = [0, 20, 48, 68, 96];

test("a list that fits needs no more room", () => {
  expect(missingRoom(LINES, 0)).toBe(0);
});

test("at its end a list begins with the first line that is whole", () => {
  expect(missingRoom(LINES, 30)).toBe(18);
  expect(missingRoom(LINES, 48)).toBe(0);
});

test("a box lower than the last line shows the end of it", () => {
  expect(missingRoom(LINES, 100)).toBe(0);
});
