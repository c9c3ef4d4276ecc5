// @vitest-environment node
/** The families of tiles are told apart by everybody: CIEDE2000 in four kinds of vision, in linear light. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrast, difference, VISIONS } from "$shell/../tests/vision";

const SOURCE = readFileSync(new URL("./colours.css", import.meta.url), "utf-8");
const FAMILIES = ["animals", "goods", "monuments", "nomads", "treasure", "back", "empty"];
const LEAST = 15;

function token(name: string, theme: "light" | "dark"): string {
  const value = new RegExp(`--africa-${name}: (.+);`).exec(SOURCE)?.[1] ?? "";
  const both = /light-dark\((#\w{6}), (#\w{6})\)/.exec(value);
  const found = both ? both[theme === "light" ? 1 : 2] : value;
  if (!/^#\w{6}$/.test(found ?? "")) throw new Error(`no colour --africa-${name}`);
  return found ?? "";
}

describe.each(["light", "dark"] as const)("%s theme", (theme) => {
  it.each(Object.keys(VISIONS) as (keyof typeof VISIONS)[])("tells the families apart in %s vision", (vision) => {
    for (const [index, one] of FAMILIES.entries()) {
      for (const other of FAMILIES.slice(index + 1)) {
        const apart = difference(token(one, theme), token(other, theme), vision);
        expect(apart, `${one} and ${other}`).toBeGreaterThanOrEqual(LEAST);
      }
    }
  });

  it("lets icons be read on their tiles", () => {
    const icons = { animals: "ink", goods: "ink", monuments: "ink", nomads: "nomads-ink", treasure: "gold-ink" };
    for (const [family, ink] of Object.entries(icons)) {
      expect(contrast(token(family, theme), token(ink, theme)), family).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(token("treasure", theme), token("gems-ink", theme))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(token("camp", theme), token("camp-ink", theme))).toBeGreaterThanOrEqual(4.5);
  });

  it("makes what is lit differ from what is not", () => {
    const pairs = [
      ["lit", "empty"],
      ["lit-back", "back"],
    ] as const;
    for (const [lit, unlit] of pairs) {
      const apart = difference(token(lit, theme), token(unlit, theme), "normal");
      expect(apart, lit).toBeGreaterThanOrEqual(8);
    }
    expect(contrast(token("legal", theme), token("back", theme))).toBeGreaterThanOrEqual(1.9);
  });
});
