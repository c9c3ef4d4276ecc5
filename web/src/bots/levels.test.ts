// @vitest-environment happy-dom
import { beforeAll, describe, expect, test } from "vitest";
import { aboutLevel, LEVELS, offered, sayLevel, sayStyle, styled, stylesOf } from "./levels";
import { loadBundle, LANGUAGES, Texts, type Language } from "../texts/texts";

const GAME = { levels: [...LEVELS], styles: ["explorer", "merchant", "herder"] };
const texts = {} as Record<Language, Texts>;
const GAMES = ["africa", "heart_of_africa"];

beforeAll(async () => {
  for (const language of LANGUAGES) texts[language] = new Texts(language, await loadBundle(language, GAMES));
});

describe("a level is called", () => {
  test.each([
    ["master:herder", ["Master · Herder", "Maître · Berger", "名人・牧人"]],
    ["casual", ["Casual", "Amateur", "中級"]],
    ["greedy", ["Experienced", "Expérimenté", "上級"]],
    ["master:nobody", ["Master", "Maître", "名人"]],
    ["oracle", ["oracle", "oracle", "oracle"]],
  ])("%s", (level, names) => {
    expect(LANGUAGES.map((language) => sayLevel(level, "africa", texts[language]))).toEqual(names);
  });

  test("with styles of several words", () => {
    expect(sayLevel("strong:ticket_hunter", "heart_of_africa", texts.en)).toBe("Strong · Ticket hunter");
    expect(sayStyle("ticket_hunter", "heart_of_africa", texts.fr)).toBe("Chasseur de destinations");
    expect(sayStyle("nobody", "africa", texts.fr)).toBe("nobody");
  });
});

test("what to expect is said of the level, then of the style", () => {
  expect(aboutLevel("strong", "africa", texts.en)).toBe("Plans its whole turn and makes few mistakes.");
  expect(aboutLevel("strong:herder", "africa", texts.en)).toBe(
    "Plans its whole turn and makes few mistakes. Likes to lead animals to their own kind, and nomads to open country.",
  );
  expect(aboutLevel("oracle", "africa", texts.ja)).toBe("");
  for (const language of LANGUAGES)
    for (const level of LEVELS) expect(aboutLevel(level, "africa", texts[language])).not.toBe("");
});

test("only who plays well has a style", () => {
  expect(LEVELS.map((level) => styled(level, "herder"))).toEqual([
    ...["novice", "casual", "strong:herder", "master:herder"],
  ]);
  expect(LEVELS.map((level) => stylesOf(level, GAME).length)).toEqual([0, 0, 3, 3]);
});

test.each([
  ["casual", "casual"],
  ["master:herder", "master:herder"],
  ["greedy", "strong"],
  ["random", "novice"],
  ["master:nobody", "master"],
  ["novice:herder", "novice"],
  ["oracle", ""],
])("%s is offered as “%s”", (level, now) => {
  expect(offered(level, GAME)).toBe(now);
});
