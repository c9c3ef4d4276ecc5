/** The colours of a theme by their tokens, and how far apart they are. For tests of the shell and of games. */
import { readFileSync } from "node:fs";
import { contrast, difference, VISIONS } from "./vision";

const SHELL = readFileSync(new URL("../style/tokens.css", import.meta.url), "utf-8");

export const THEMES = ["light", "dark"] as const;
/** The least difference of colours that tell things apart: CIEDE2000, in linear light. */
export const LEAST = 15;
/** The least contrast of text, and of lines and icons that are as large as a heading. */
export const TEXT = 4.5;
export const LARGE = 3;

export class Palette {
  readonly #source: string;
  readonly #theme: (typeof THEMES)[number];

  /** The shell's tokens, and those of a game's stylesheet. */
  constructor(theme: (typeof THEMES)[number], stylesheet = "") {
    this.#source = stylesheet + SHELL;
    this.#theme = theme;
  }

  colour(token: string): string {
    const value = new RegExp(`--${token}: (.+);`).exec(this.#source)?.[1] ?? "";
    const both = /light-dark\((#\w{6}), (#\w{6})\)/.exec(value);
    const found = both ? both[this.#theme === "light" ? 1 : 2] : value;
    if (!/^#\w{6}$/.test(found ?? "")) throw new Error(`no colour --${token}`);
    return found ?? "";
  }

  contrast(ground: string, ink: string): number {
    return contrast(this.colour(ground), this.colour(ink));
  }

  difference(one: string, other: string, vision: keyof typeof VISIONS = "normal"): number {
    return difference(this.colour(one), this.colour(other), vision);
  }

  /** The pairs that some eyes can't tell apart, in words. */
  tooNear(tokens: readonly string[]): string[] {
    return (Object.keys(VISIONS) as (keyof typeof VISIONS)[]).flatMap((vision) =>
      tokens.flatMap((one, index) =>
        tokens
          .slice(index + 1)
          .filter((other) => this.difference(one, other, vision) < LEAST)
          .map((other) => `${one} and ${other} in ${vision} vision`),
      ),
    );
  }
}
