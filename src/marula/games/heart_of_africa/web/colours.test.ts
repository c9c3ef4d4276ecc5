// @vitest-environment node
/** Lanes and terrains are told apart by everybody, and what stands on a colour can be read. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrast, difference, VISIONS } from "$shell/../tests/vision";
import { GLYPHS, ROUTE_COLOURS, TERRAIN_OF, TERRAINS } from "./colours";

const OURS = readFileSync(new URL("./colours.css", import.meta.url), "utf-8");
const SHELL = readFileSync(new URL("../../../../../web/src/tokens.css", import.meta.url), "utf-8");
const LANES = ROUTE_COLOURS.map((colour) => `hoa-${colour}`);
const TERRAIN = TERRAINS.map((terrain) => `hoa-${terrain}`);
/** CIEDE2000, in linear light. */
const LEAST = 15;
/** Of text, and of lines and icons that are as large as a heading. */
const TEXT = 4.5;
const LARGE = 3;

type Theme = "light" | "dark";

function token(name: string, theme: Theme): string {
  const value = new RegExp(`--${name}: (.+);`).exec(OURS + SHELL)?.[1] ?? "";
  const both = /light-dark\((#\w{6}), (#\w{6})\)/.exec(value);
  const found = both ? both[theme === "light" ? 1 : 2] : value;
  if (!/^#\w{6}$/.test(found ?? "")) throw new Error(`no colour --${name}`);
  return found ?? "";
}

describe.each(["light", "dark"] as const)("%s theme", (theme) => {
  const readable = (ground: string, ink: string) => contrast(token(ground, theme), token(ink, theme));

  describe.each(Object.keys(VISIONS) as (keyof typeof VISIONS)[])("in %s vision", (vision) => {
    it.each([
      ["colours of lanes", LANES],
      ["terrains", TERRAIN],
    ])("tells the %s apart", (_, colours) => {
      for (const [index, one] of colours.entries()) {
        for (const other of colours.slice(index + 1)) {
          const apart = difference(token(one, theme), token(other, theme), vision);
          expect(apart, `${one} and ${other}`).toBeGreaterThanOrEqual(LEAST);
        }
      }
    });
  });

  it.each([...LANES, ...TERRAIN, "hoa-locomotive"])("shows the glyph on %s", (colour) => {
    expect(readable(colour, `${colour}-ink`)).toBeGreaterThanOrEqual(TEXT);
  });

  it("sets every lane off from the land by its colour or its edge", () => {
    for (const colour of ["red", "green", "blue", "black"]) {
      const most = Math.max(readable("land", `hoa-${colour}`), readable("land", "hoa-edge-of-dark"));
      expect(most, colour).toBeGreaterThanOrEqual(LARGE);
    }
    for (const colour of ["orange", "yellow", "purple", "white", "gray"]) {
      const most = Math.max(readable("land", `hoa-${colour}`), readable("land", "hoa-edge"));
      expect(most, colour).toBeGreaterThanOrEqual(LARGE);
    }
  });

  it.each(["land", "sea"])("lets names be read on %s", (ground) => {
    expect(readable(ground, "ink")).toBeGreaterThanOrEqual(TEXT);
  });

  it("lets the names of countries be read", () => {
    expect(readable("hoa-country", "ink-soft")).toBeGreaterThanOrEqual(TEXT);
  });
});

it("gives every colour that a card can have a glyph of its own", () => {
  const glyphs = ROUTE_COLOURS.filter((colour) => colour !== "gray").map((colour) => GLYPHS[colour]);
  expect(new Set(glyphs).size).toBe(8);
  expect(glyphs).not.toContain("");
  expect(TERRAINS.map((terrain) => ROUTE_COLOURS.filter((colour) => TERRAIN_OF[colour] === terrain).length)).toEqual([
    3, 3, 3,
  ]);
});
