/** What stands on the wood can be read, and what is lit can be seen. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LARGE, Palette, TEXT, THEMES } from "$shell/testing/palette";

const OURS = readFileSync(new URL("./colours.css", import.meta.url), "utf-8");

describe.each(THEMES)("%s theme", (theme) => {
  const palette = new Palette(theme, OURS);

  it("lets figures be read", () => {
    expect(palette.contrast("oware-figure-ground", "oware-figure")).toBeGreaterThanOrEqual(TEXT);
  });

  it.each(["legal", "way", "prey", "seed"])("shows %s in a house", (sign) => {
    expect(palette.contrast("oware-carved", `oware-${sign}`)).toBeGreaterThanOrEqual(LARGE);
  });
});
