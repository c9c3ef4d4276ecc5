import { expect, it } from "vitest";
import { signed, tightness } from "./words";

it("writes numbers with their sign", () => {
  expect([signed(7), signed(0), signed(-5)]).toEqual(["+7", "+0", "−5"]);
});

it("writes long names smaller, in every script, but never too small", () => {
  expect(tightness("Cairo")).toBe(1);
  expect(tightness("Chutes Victoria")).toBeLessThan(1);
  expect(tightness("カイロ")).toBe(1);
  expect(tightness("ポートナタール")).toBeLessThan(1);
  expect(tightness("レオポルドヴィル".repeat(3))).toBe(0.76);
});
