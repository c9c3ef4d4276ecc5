import { expect, it } from "vitest";
import { Palette } from "./palette";

const CSS = `
  --one: light-dark(#c02020, #ffffff);
  --two: light-dark(#c02022, #000000);
  --three: #2040c0;
`;

it("reads colours by theme", () => {
  expect(new Palette("light", CSS).colour("one")).toBe("#c02020");
  expect(new Palette("dark", CSS).colour("one")).toBe("#ffffff");
  expect(new Palette("dark", CSS).colour("three")).toBe("#2040c0");
  expect(() => new Palette("light", CSS).colour("four")).toThrow("--four");
});

it("finds pairs that are alike", () => {
  expect(new Palette("light", CSS).tooNear(["one", "two", "three"])).toContain("one and two in normal vision");
  expect(new Palette("dark", CSS).tooNear(["one", "two", "three"])).toEqual([]);
});
