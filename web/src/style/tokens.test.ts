/** Players' colours stay apart for every kind of eyes. */
import { describe, expect, it } from "vitest";
import { COLOURS } from "../parts/emblems";
import { LARGE, Palette, TEXT, THEMES } from "../testing/palette";

const PLAYERS = COLOURS.map((colour) => `player-${colour}`);
const GROUNDS = ["paper", "panel", "panel-raised"];

describe.each(THEMES)("%s theme", (theme) => {
  const palette = new Palette(theme);

  it("tells players apart", () => {
    expect(palette.tooNear(PLAYERS)).toEqual([]);
  });

  it.each(["ink", "ink-soft", "accent", "good", "warn", "legal"])("lets %s be read", (ink) => {
    for (const ground of GROUNDS) expect(palette.contrast(ground, ink), ground).toBeGreaterThanOrEqual(TEXT);
  });

  it.each<[string, string]>([
    ["accent", "accent-ink"],
    ["sea", "sea-ink"],
    ["warn", "paper"],
    ...PLAYERS.map((player) => [player, `${player}-ink`] satisfies [string, string]),
  ])("lets be read on %s what stands in %s", (ground, ink) => {
    expect(palette.contrast(ground, ink)).toBeGreaterThanOrEqual(TEXT);
  });

  it("shows the focus ring everywhere", () => {
    for (const ground of [...GROUNDS, "sea", "land"])
      expect(palette.contrast(ground, "focus"), ground).toBeGreaterThanOrEqual(LARGE);
  });
});
