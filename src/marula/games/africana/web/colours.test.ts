// @vitest-environment node
/** Travel colours and companies are told apart by everybody, and what stands on a colour can be read. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrast, difference, VISIONS } from "$shell/../tests/vision";
import { COLOURS } from "./icons";

const OURS = readFileSync(new URL("./colours.css", import.meta.url), "utf-8");
const SHELL = readFileSync(new URL("../../../../../web/src/tokens.css", import.meta.url), "utf-8");
const COMPANIES = ["white", "blue", "yellow", "red"].map((colour) => `player-${colour}`);
const TRAVEL = COLOURS.map((colour) => `afn-${colour}`);
/** CIEDE2000, in linear light. */
const LEAST = 15;
/** Of text, and of icons that are as large as a heading. */
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
      ["travel colours", TRAVEL],
      ["companies", COMPANIES],
    ])("tells the %s apart", (_, colours) => {
      for (const [index, one] of colours.entries()) {
        for (const other of colours.slice(index + 1)) {
          const apart = difference(token(one, theme), token(other, theme), vision);
          expect(apart, `${one} and ${other}`).toBeGreaterThanOrEqual(LEAST);
        }
      }
    });
  });

  it.each([...TRAVEL, ...COMPANIES])("shows the icon on %s", (colour) => {
    expect(readable(colour, `${colour}-ink`)).toBeGreaterThanOrEqual(TEXT);
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
    expect(readable(ground, ink)).toBeGreaterThanOrEqual(TEXT);
  });

  it.each([
    ["afn-silver-shine", "afn-silver-edge"],
    ["afn-gold", "afn-gold-edge"],
    ["afn-page", "afn-page-north"],
    ["afn-page", "afn-cover"],
    ["panel", "afn-vp"],
    ["panel", "afn-piece-line"],
  ])("sets off from %s what is drawn in %s", (ground, ink) => {
    expect(readable(ground, ink)).toBeGreaterThanOrEqual(LARGE);
  });
});
