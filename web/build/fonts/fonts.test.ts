import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { GAMES } from "../games";
import { Cutter, japaneseSlices, latinSlices, lettersOf, licences, rangeOf, readTexts } from "./fonts";

const ROOT = join(import.meta.dirname, "../../..");
const texts = readTexts({
  page: join(ROOT, "web/src/locales"),
  shared: join(ROOT, "src/marula/locales"),
  games: GAMES,
});
const letters = (text: string) => [...lettersOf(text)];

it("writes letters as style sheets do", () => {
  expect(rangeOf(lettersOf("cabx 字"))).toBe("U+20, U+61-63, U+78, U+5B57");
});

it("has the licence of every font", () => {
  expect([...licences().keys()]).toEqual(["inter", "fraunces", "noto-sans-jp"].map((font) => `licences/${font}.txt`));
  for (const text of licences().values()) expect(text).toMatch(/^Copyright .*SIL Open Font License, Version 1\.1/s);
});

describe("Latin letters", () => {
  const { first, second } = latinSlices(texts);

  it("have all signs of our texts in the first slice, and those of Western names", () => {
    expect([...first]).toEqual(expect.arrayContaining(letters("Où est l’œuvre ? “Ja” – 1 − 1… Ñandú ©")));
    const written = [...texts.page, ...[...texts.games.values()].flatMap((found) => [...found])];
    expect(written.filter((letter) => letter > 0x20 && letter < 0x2e80 && !first.has(letter))).toEqual([]);
  });

  it("have other names in the second, and none twice", () => {
    expect([...second]).toEqual(expect.arrayContaining(letters("ŁŞĐặ")));
    for (const letter of letters("Łukasz Şirin Đặng Ōta")) expect(first.has(letter) || second.has(letter)).toBe(true);
    expect([...second].filter((letter) => first.has(letter))).toEqual([]);
  });
});

describe("Japanese letters", () => {
  const slices = japaneseSlices(texts);
  const slice = (name: string) => slices.find((one) => one.name === name)?.letters ?? new Set();

  it("are in exactly one slice", () => {
    const all = slices.flatMap((one) => [...one.letters]);
    expect(new Set(all).size).toBe(all.length);
    const written = [...texts.page, ...[...texts.games.values()].flatMap((found) => [...found])];
    expect(written.filter((letter) => letter >= 0x2e80 && !all.includes(letter))).toEqual([]);
  });

  it("are sliced by who needs them", () => {
    expect(slices.map(({ name }) => name)).toEqual(["page", "games", ...texts.games.keys(), "names"]);
    expect([...slice("page")]).toEqual(expect.arrayContaining(letters("何を遊びますか？")));
    for (const [game, found] of texts.games)
      expect([...slice(game)].filter((letter) => !found.has(letter))).toEqual([]);
    for (const letter of letters("佐藤翔"))
      expect(slices.some((one) => ["page", "games", "names"].includes(one.name) && one.letters.has(letter))).toBe(true);
  });
});

describe("a font that is cut", () => {
  let folder = "";
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "fonts-"));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const font = {
    family: "Inter Variable",
    weight: "400 750",
    axes: { wght: { min: 400, max: 750 } },
    file: "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
  };

  it("has the letters asked for, and is kept", async () => {
    const cutter = new Cutter(folder, "$fonts");
    const few = await cutter.face(font, { name: "few", letters: lettersOf("Marula") });
    expect(few).toContain("unicode-range: U+4D, U+61, U+6C, U+72, U+75;");
    const [file = ""] = readdirSync(folder);
    expect(few).toContain(`url("$fonts/${file}")`);
    const made = statSync(join(folder, file));
    expect(made.size).toBeLessThan(6000);
    expect(await cutter.face(font, { name: "few", letters: lettersOf("Marula") })).toBe(few);
    expect(statSync(join(folder, file)).mtimeMs).toBe(made.mtimeMs);
    await cutter.face(font, { name: "few", letters: lettersOf("Marulas") });
    expect(readdirSync(folder)).toHaveLength(2);
  });
});
