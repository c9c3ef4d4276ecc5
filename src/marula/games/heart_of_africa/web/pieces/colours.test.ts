/** Lanes and terrains are told apart by everybody, and what stands on a colour can be read. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LARGE, Palette, TEXT, THEMES } from "$shell/testing/palette";
import { GLYPHS, ROUTE_COLOURS, TERRAINS } from "./colours";

const OURS = readFileSync(new URL("./colours.css", import.meta.url), "utf-8");
const LANES = ROUTE_COLOURS.map((colour) => `hoa-${colour}`);
const TERRAIN = TERRAINS.map((terrain) => `hoa-${terrain}`);

describe.each(THEMES)("%s theme", (theme) => {
  const palette = new Palette(theme, OURS);

  it.each([
    ["colours of lanes", LANES],
    ["terrains", TERRAIN],
  ])("tells the %s apart", (_, colours) => {
    expect(palette.tooNear(colours)).toEqual([]);
  });

  it.each([...LANES, ...TERRAIN, "hoa-locomotive"])("shows the glyph on %s", (colour) => {
    expect(palette.contrast(colour, `${colour}-ink`)).toBeGreaterThanOrEqual(TEXT);
  });

  it("sets every lane off from the land by its colour or its edge", () => {
    for (const colour of ["red", "green", "blue", "black"]) {
      const most = Math.max(palette.contrast("land", `hoa-${colour}`), palette.contrast("land", "hoa-edge-of-dark"));
      expect(most, colour).toBeGreaterThanOrEqual(LARGE);
    }
    for (const colour of ["orange", "yellow", "purple", "white", "gray"]) {
      const most = Math.max(palette.contrast("land", `hoa-${colour}`), palette.contrast("land", "hoa-edge"));
      expect(most, colour).toBeGreaterThanOrEqual(LARGE);
    }
  });

  it.each(["land", "sea"])("lets names be read on %s", (ground) => {
    expect(palette.contrast(ground, "ink")).toBeGreaterThanOrEqual(TEXT);
  });

  it("lets the names of countries be read", () => {
    expect(palette.contrast("hoa-country", "ink-soft")).toBeGreaterThanOrEqual(TEXT);
  });
});

it("gives every colour that a card can have a glyph of its own", () => {
  const glyphs = ROUTE_COLOURS.filter((colour) => colour !== "gray").map((colour) => GLYPHS[colour]);
  expect(new Set(glyphs).size).toBe(8);
  expect(glyphs).not.toContain("");
});
