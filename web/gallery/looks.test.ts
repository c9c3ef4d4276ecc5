import { expect, it } from "vitest";
import { frameOf, lookIn, LOOKS } from "./looks";

it("has every language in every theme", () => {
  expect(new Set(LOOKS.map(({ language, theme }) => `${language} ${theme}`))).toEqual(
    new Set(["en light", "en dark", "fr light", "fr dark", "ja light", "ja dark"]),
  );
});

it("is found again in the address of its frame", () => {
  for (const look of LOOKS) {
    const at = "/record/a_b-c?move=12";
    const frame = new URL(frameOf(at, look), "http://marula.example");
    expect(frame.pathname).toBe("/gallery/frame.html");
    expect(lookIn(frame.search)).toEqual({ ...look, at });
  }
});

it("is none that nobody has", () => {
  expect(() => lookIn("?language=de&theme=light")).toThrow("no such look");
});
