/** Players' colours stay apart for every kind of eyes. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { COLOURS } from "../src/emblems";
import { contrast, difference, VISIONS } from "./vision";

const TOKENS = readFileSync(join(import.meta.dirname, "../src/tokens.css"), "utf8");

/** A token's value in the light and in the dark theme. */
function token(name: string): { light: string; dark: string } {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(TOKENS)?.[1] ?? "";
  const [light = "", dark = light] = value.match(/#[0-9a-f]{6}/g) ?? [];
  return { light, dark };
}

describe.each(Object.keys(VISIONS) as (keyof typeof VISIONS)[])("%s vision", (vision) => {
  test("no two players' colours are nearer than 15 (CIEDE2000, in linear light)", () => {
    const colours = COLOURS.map((colour) => token(`player-${colour}`).light);
    const differences = colours.flatMap((one, index) =>
      colours.slice(index + 1).map((other) => difference(one, other, vision)),
    );
    expect(differences).toHaveLength(10);
    expect(Math.min(...differences)).toBeGreaterThanOrEqual(15);
  });
});

describe.each(["light", "dark"] as const)("%s theme", (theme) => {
  const grounds = ["paper", "panel", "panel-raised"];
  test.each(["ink", "ink-soft", "accent", "good", "warn", "legal"])("%s can be read", (name) => {
    for (const ground of grounds) {
      expect(contrast(token(name)[theme], token(ground)[theme]), ground).toBeGreaterThanOrEqual(4.5);
    }
  });
  test("what stands on colour can be read", () => {
    expect(contrast(token("accent-ink")[theme], token("accent")[theme])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(token("sea-ink")[theme], token("sea")[theme])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(token("paper")[theme], token("warn")[theme])).toBeGreaterThanOrEqual(4.5);
    for (const colour of COLOURS) {
      expect(contrast(token(`player-${colour}`)[theme], token(`player-${colour}-ink`)[theme])).toBeGreaterThanOrEqual(
        4.5,
      );
    }
  });
  test("the focus ring is seen everywhere", () => {
    for (const ground of [...grounds, "sea", "land"]) {
      expect(contrast(token("focus")[theme], token(ground)[theme]), ground).toBeGreaterThanOrEqual(3);
    }
  });
});
