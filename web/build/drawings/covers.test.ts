import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { gamesIn, TESTED } from "../games";
import { draw, withIcons, withoutStyles, type Drawn } from "./covers";

const ROOT = join(import.meta.dirname, "../../..");
const OF_ALL_PAGES = readFileSync(join(ROOT, "web/src/style/tokens.css"), "utf8");
const COVERED = gamesIn(TESTED).map((folder) => basename(folder));

describe("the covers of all games", () => {
  let drawn: Drawn;
  beforeAll(async () => {
    const alias = { $shell: join(ROOT, "web/src") };
    drawn = await draw({ root: join(ROOT, "web"), games: TESTED, alias });
  }, 120_000);

  it.each(COVERED)("%s: are drawings that need nothing else", (game) => {
    for (const kind of ["Poster", "Badge"] as const) {
      const { markup, styles } = drawn.drawings[kind].get(game) ?? { markup: "", styles: [] };
      expect(markup).toMatch(/^<svg [^>]*aria-hidden="true"[^>]*>.*<\/svg>$/s);
      expect(markup).not.toMatch(/<!--|<script| style=| on\w+=/);
      const used = [...markup.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id = ""]) => id);
      for (const id of used) expect(markup).toContain(`id="${id}"`);
      // What is written with a class is written in the sheets.
      const classes = [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" "));
      const hashes = new Set(classes.filter((name) => name.startsWith("svelte-")));
      for (const name of hashes) expect(styles.join("\n")).toContain(`.${name}`);
      // A colour without a value would be black.
      const said = markup + styles.join("\n");
      const colours = new Set([...said.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = ""]) => name));
      const without = [...colours].filter((name) => !(said + OF_ALL_PAGES).includes(`${name}:`));
      expect(without, kind).toEqual([]);
    }
  });

  it("are drawn from the games' own files", () => {
    for (const game of gamesIn(TESTED)) expect(drawn.files).toContain(join(game, "web/cover/Poster.svelte"));
    expect(drawn.files.filter((file) => file.includes("/node_modules/"))).toEqual([]);
  });
});

it("takes icons into the drawing, under names of its own", () => {
  const markup = '<svg viewBox="0 0 1 1"><use href="#lucide:plus"></use><use href="#lucide:plus"></use></svg>';
  const found = withIcons(markup, "toy-");
  expect(found.match(/<symbol /g)).toHaveLength(1);
  expect(found).toMatch(/^<svg viewBox="0 0 1 1"><defs><symbol id="toy-lucide:plus"/);
  expect(found.match(/<use href="#toy-lucide:plus">/g)).toHaveLength(2);
  expect(withIcons("<svg></svg>", "toy-")).toBe("<svg></svg>");
});

it("takes styles out of attributes, each once", () => {
  const { markup, styles } = withoutStyles(
    '<svg><g style="--a: 1;"></g><path class="b" style="--a: 1;" d=""/><i class="c"></i><g style="--a: 2;"/></svg>',
    "toy-",
  );
  expect(markup).toBe(
    '<svg><g class="toy-0"></g><path class="toy-0 b" d=""/><i class="c"></i><g class="toy-1"/></svg>',
  );
  expect(styles).toBe(".toy-0 {--a: 1;}\n.toy-1 {--a: 2;}");
});
