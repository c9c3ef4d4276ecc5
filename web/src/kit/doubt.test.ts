import { expect, test } from "vitest";
import { Doubt } from "./doubt.svelte";

test("what is to be asked about is done when it is chosen again", () => {
  const doubt = new Doubt();
  expect(doubt.passes({ type: "pass" }, true)).toBe(false);
  expect(doubt.intent).toEqual({ type: "pass" });
  expect(doubt.passes({ type: "pass" }, true)).toBe(true);
  expect(doubt.intent).toBeNull();
});

test("another choice opens another question; one that needs none closes it", () => {
  const doubt = new Doubt();
  doubt.passes({ type: "pass" }, true);
  expect(doubt.passes({ type: "draw" }, true)).toBe(false);
  expect(doubt.intent).toEqual({ type: "draw" });
  expect(doubt.passes({ type: "keep" }, false)).toBe(true);
  expect(doubt.intent).toBeNull();
});
