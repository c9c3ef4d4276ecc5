import { expect, test } from "vitest";
import { same } from "./actions";

test("actions are the same whatever the order of their fields", () => {
  expect(same({ type: "step", to: "a", card: "red" }, { card: "red", type: "step", to: "a" })).toBe(true);
  expect(same({ type: "pass" }, { type: "pass" })).toBe(true);
});

test("another value, another field, or one more or less makes another action", () => {
  const step = { type: "step", to: "a" };
  expect(same(step, { type: "step", to: "b" })).toBe(false);
  expect(same(step, { type: "step", from: "a" })).toBe(false);
  expect(same(step, { type: "step" })).toBe(false);
  expect(same(step, { type: "step", to: "a", card: "red" })).toBe(false);
  expect(same({ type: "take", space: 1 }, { type: "take", space: "1" })).toBe(false);
});
