/** The families of tiles are told apart by everybody, and what stands on a tile can be read. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Palette, TEXT, THEMES } from "$shell/testing/palette";

const OURS = readFileSync(new URL("./colours.css", import.meta.url), "utf-8");
const FAMILIES = ["animals", "goods", "monuments", "nomads", "treasure", "back", "empty"];

describe.each(THEMES)("%s theme", (theme) => {
  const palette = new Palette(theme, OURS);

  it("tells the families apart", () => {
    expect(palette.tooNear(FAMILIES.map((family) => `africa-${family}`))).toEqual([]);
  });

  it.each([
    ["animals", "ink"],
    ["goods", "ink"],
    ["monuments", "ink"],
    ["nomads", "nomads-ink"],
    ["treasure", "gold-ink"],
    ["treasure", "gems-ink"],
    ["camp", "camp-ink"],
  ])("lets be read on %s what stands in %s", (ground, ink) => {
    expect(palette.contrast(`africa-${ground}`, `africa-${ink}`)).toBeGreaterThanOrEqual(TEXT);
  });

  it("makes what is lit differ from what is not", () => {
    expect(palette.difference("africa-lit", "africa-empty")).toBeGreaterThanOrEqual(8);
    expect(palette.difference("africa-lit-back", "africa-back")).toBeGreaterThanOrEqual(8);
    expect(palette.contrast("africa-back", "africa-legal")).toBeGreaterThanOrEqual(1.9);
  });
});
