/** Travel colours and companies are told apart by everybody, and what stands on a colour can be read. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LARGE, Palette, TEXT, THEMES } from "$shell/testing/palette";
import { COLOURS } from "./icons";

const OURS = readFileSync(new URL("./colours.css", import.meta.url), "utf-8");
const COMPANIES = ["white", "blue", "yellow", "red"].map((colour) => `player-${colour}`);
const TRAVEL = COLOURS.map((colour) => `afn-${colour}`);

describe.each(THEMES)("%s theme", (theme) => {
  const palette = new Palette(theme, OURS);

  it.each([
    ["travel colours", TRAVEL],
    ["companies", COMPANIES],
  ])("tells the %s apart", (_, colours) => {
    expect(palette.tooNear(colours)).toEqual([]);
  });

  it.each([...TRAVEL, ...COMPANIES])("shows the icon on %s", (colour) => {
    expect(palette.contrast(colour, `${colour}-ink`)).toBeGreaterThanOrEqual(TEXT);
  });

  it.each([
    ["afn-vp", "afn-vp-ink"],
    ["afn-silver", "afn-silver-ink"],
    ["afn-silver-shine", "afn-silver-ink"],
    ["afn-page", "afn-page-ink"],
    ["afn-page", "afn-page-soft"],
    ["afn-page-shade", "afn-page-soft"],
    ["afn-page", "afn-page-good"],
    ["afn-page-button", "afn-page-accent"],
    ["afn-cover", "afn-cover-ink"],
    ["afn-joker", "afn-joker-ink"],
  ])("lets be read on %s what stands in %s", (ground, ink) => {
    expect(palette.contrast(ground, ink)).toBeGreaterThanOrEqual(TEXT);
  });

  it.each([
    ["afn-silver-shine", "afn-silver-edge"],
    ["afn-gold", "afn-gold-edge"],
    ["afn-page", "afn-page-north"],
    ["afn-page", "afn-cover"],
    ["panel", "afn-vp"],
    ["panel", "afn-piece-line"],
  ])("sets off from %s what is drawn in %s", (ground, ink) => {
    expect(palette.contrast(ground, ink)).toBeGreaterThanOrEqual(LARGE);
  });
});
