import { FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { GAMES, gamesIn } from "./games";
import { messagesOf, textsOfGame, textsOfPage, textsOfTables } from "./locales";

const ROOT = join(import.meta.dirname, "../..");
const FOLDERS = {
  page: join(ROOT, "web/src/locales"),
  shared: join(ROOT, "src/marula/locales"),
  games: GAMES,
};
const ofGame = (game: string, language: string) => join(game, "locales", `${language}.ftl`);
const parsed = (source: string) => new FluentResource(source).body;
const read = (file: string) => readFileSync(file, "utf8");

it("takes a file apart as Fluent does", () => {
  const source =
    "# Why\n\none = One\n## More\ntwo =\n    { $count ->\n        [one] 1\n\n       *[other] n\n    }\n  .about = A\n";
  expect(messagesOf(source).map(({ key }) => key)).toEqual(["one", "two"]);
  expect(parsed(messagesOf(source).map(({ text }) => text).join("\n"))).toEqual(parsed(source)); // prettier-ignore
});

describe.each(["en", "fr", "ja"])("%s", (language) => {
  const page = parsed(textsOfPage(FOLDERS, language).text);
  const tables = parsed(textsOfTables(FOLDERS, language));

  it("has every text of the page and of the games once, and none of the command line", () => {
    const files = [
      join(FOLDERS.page, `${language}.ftl`),
      join(FOLDERS.shared, `${language}.ftl`),
      ...gamesIn(GAMES).map((game) => ofGame(game, language)),
    ];
    const all = files.flatMap((file) => parsed(read(file))).filter(({ id }) => !id.startsWith("cli-"));
    const loaded = [
      ...page,
      ...tables,
      ...gamesIn(GAMES).flatMap((game) => parsed(textsOfGame(ofGame(game, language)))),
    ];
    const inOrder = (messages: typeof all) => [...messages].sort((one, other) => (one.id < other.id ? -1 : 1));
    expect(inOrder(loaded)).toEqual(inOrder(all));
  });

  it("tells a page of every game no more than what lists say", () => {
    const own = [join(FOLDERS.page, `${language}.ftl`), join(FOLDERS.shared, `${language}.ftl`)];
    const keys = new Set(own.flatMap((file) => parsed(read(file))).map(({ id }) => id));
    const ofGames = page.filter(({ id }) => !keys.has(id)).map(({ id }) => id);
    expect(ofGames.length).toBeGreaterThanOrEqual(2 * gamesIn(GAMES).length);
    expect(ofGames.filter((id) => !/-(name|author|tagline)$/.test(id))).toEqual([]);
  });
});
