// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { fitted, inWords, signed, tightness } from "./words";

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

it("makes names fit: narrower first, then shorter, never beyond the room", () => {
  expect(fitted("Cairo", 6)).toMatchObject({ text: "Cairo" });
  expect(fitted("Cairo", 6).width).toBeLessThan(6);
  const narrower = fitted("Leopoldville", 5.5);
  expect(narrower).toEqual({ text: "Leopoldville", width: 5.5 });
  expect(fitted("Leopoldville", 3.5).text).toMatch(/^Leop.*…$/);
  expect(fitted("Victoria Falls", 5.1).text).not.toContain(" …");
  expect(fitted("レオポルドヴィル", 4).text).toMatch(/^レオ.*…$/);
  expect(fitted("Leopoldville", 0).text).toBe("…");
});

it("lets a name break between its words where it has a page to itself", () => {
  expect(inWords("Chutes\u00a0Victoria")).toBe("Chutes Victoria");
});
