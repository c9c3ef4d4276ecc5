import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { gamesIn, TESTED } from "./games";
import { apart, crowded, filesUnder, homeless, MOST_FILES, reached } from "./rooms";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const OF_GAMES = gamesIn(TESTED).map((game) => relative(ROOT, join(game, "web")));

/** Tests that stand beside nothing of their name, and why. */
const APART = {
  "web/src/locales/locales.test.ts": "compares the files of its room, one for each language, with each other",
};

describe.each(["web/build", "web/gallery", "web/src", ...OF_GAMES])("%s", (folder) => {
  const files = filesUnder(join(ROOT, folder));

  it("has rooms that can be overlooked", () => {
    expect(files.length).toBeGreaterThan(0);
    expect(crowded(files)).toEqual([]);
  });

  it("has its tests beside what they test", () => {
    const found = apart(files).map((file) => `${folder}/${file}`);
    expect(found).toEqual(Object.keys(APART).filter((file) => file.startsWith(`${folder}/`)));
  });
});

describe.each(OF_GAMES)("%s", (folder) => {
  it("has the rooms that all games have", () => {
    expect(homeless(filesUnder(join(ROOT, folder)))).toEqual([]);
  });

  // Lists show covers of games that nobody plays now.
  it("has a cover that can be loaded without the game", () => {
    const found = [...reached(join(ROOT, folder), "cover.ts")];
    expect(found).toContain("cover/Poster.svelte");
    expect(found.filter((file) => !/^(cover\.ts$|cover\/|pieces\/|plan\/|board\/)/.test(file))).toEqual([]);
    expect(found).not.toContain("board/Board.svelte");
  });
});

it("finds a room with too many files", () => {
  const many = Array.from({ length: MOST_FILES }, (_, number) => `board/${String(number)}.ts`);
  expect(crowded([...many, "index.ts"])).toEqual([]);
  expect(crowded([...many, "index.ts", "board/one-more.ts"])).toEqual(["board"]);
});

it("finds what is in no room", () => {
  const placed = ["index.ts", "wire.ts", "board/Board.svelte", "testing/small-plan.ts"];
  const lost = ["Board.svelte", "attic/board.ts", "board/more/board.ts"];
  expect(homeless([...placed, ...lost])).toEqual(lost);
});

it("finds a test that stands apart", () => {
  const beside = ["desk/desk.svelte.ts", "desk/desk.test.ts", "end/Reveal.svelte", "end/reveal.test.ts"];
  expect(apart(beside)).toEqual([]);
  expect(apart([...beside, "end/desk.test.ts", "words/words.test.ts"])).toEqual([
    "end/desk.test.ts",
    "words/words.test.ts",
  ]);
});

it("follows imports, but not those of types", () => {
  const folder = mkdtempSync(join(tmpdir(), "rooms-"));
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  mkdirSync(join(folder, "desk"));
  write("cover.ts", 'import type { A } from "./types";\nimport B, {\n  C,\n} from "./desk/B.svelte";\n');
  write("desk/B.svelte", '<script lang="ts">\n  import "../look.css";\n  export * from "./end";\n</script>\n');
  write("desk/end.ts", 'import { D } from "../cover";\nimport { E } from "$shell/game";\n');
  write("look.css", "");
  write("types.ts", "");
  expect([...reached(folder, "cover.ts")].sort()).toEqual(["cover.ts", "desk/B.svelte", "desk/end.ts", "look.css"]);
  rmSync(folder, { recursive: true });
});
