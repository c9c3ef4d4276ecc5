import { ESLint, Linter } from "eslint";
import svelte from "eslint-plugin-svelte";
import { fileURLToPath } from "node:url";
import ts from "typescript-eslint";
import { expect, test } from "vitest";
import { doors } from "./doors";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const CHESS = "src/marula/games/chess/web";
const CONFIG: Linter.Config[] = [
  { plugins: { marula: { rules: { doors } } }, rules: { "marula/doors": "error" } },
  { files: ["**/*.ts"], languageOptions: { parser: ts.parser } },
  ...svelte.configs.base,
  { files: ["**/*.svelte"], languageOptions: { parserOptions: { parser: ts.parser } } },
];

/** What the rule says to a line of code in a file: the names of its messages. */
function said(file: string, code: string): (string | undefined)[] {
  const text = file.endsWith(".svelte") ? `<script lang="ts">\n${code}\n</script>\n` : code;
  const found = new Linter({ cwd: ROOT }).verify(text, CONFIG, { filename: `${ROOT}${file}` });
  expect(found.filter(({ fatal }) => fatal)).toEqual([]);
  return found.map(({ messageId }) => messageId);
}

test.each([
  ["shell", "web/src/App.svelte", 'import Board from "$games/chess/web/board/Board.svelte";'],
  [
    "shell",
    "web/src/table/Table.svelte",
    'import Board from "../../../src/marula/games/chess/web/board/Board.svelte";',
  ],
  ["shell", "web/src/table/end/curve.ts", 'import type { View } from "$games/chess/web/wire";'],
  ["shell", "web/src/table/end/curve.test.ts", 'export { View } from "$games/chess/web/wire";'],
  ["shell", "web/src/main.ts", 'export * from "$games/chess/web/index";'],
  ["shell", "web/src/main.ts", 'void import("$games/chess/web/index.ts");'],
  ["shell", "web/src/main.ts", "void import(`$games/${name}/web/index.ts`);"],
  ["shell", "web/src/main.ts", 'type View = import("$games/chess/web/wire").View;'],
  ["shell", "web/src/main.ts", 'import.meta.glob("$games/*/web/index.ts");'],
  ["shell", "web/src/main.ts", 'import.meta.glob(["$games/*/locales/*.ftl", "$games/*/web/**/*.ts"]);'],
  ["shell", "web/src/games.ts", 'import chess from "$games/chess/web/index";'],
  ["shell", "web/src/games.ts", 'import.meta.glob("$games/*/web/desk/*.ts");'],
  ["shell", "web/src/games.ts", 'import.meta.glob("$games/chess/web/index.ts");'],
  ["shell", "web/src/texts/texts.ts", 'import words from "$games/chess/locales/en.ftl?raw";'],
  ["shell", "web/src/main.ts", 'import.meta.glob("$games/*/tests/telling.json");'],
  ["shell", "web/gallery/telling.ts", 'import list from "$games/chess/tests/telling.json";'],
  ["gallery", "web/src/main.ts", 'import { LOOKS } from "../gallery/looks";'],
  ["gallery", `${CHESS}/index.ts`, 'import { LOOKS } from "$shell/../gallery/looks";'],
  ["other", `${CHESS}/index.ts`, 'import Board from "$games/go/web/board/Board.svelte";'],
  ["other", `${CHESS}/board/Board.svelte`, 'import Stone from "../../../go/web/pieces/Stone.svelte";'],
  ["other", `${CHESS}/board/Board.svelte`, 'void import("../../../go/web/index.ts");'],
  ["other", `${CHESS}/desk/desk.svelte.ts`, 'export { clock } from "../../../go/web/desk/clock";'],
  ["other", `${CHESS}/desk/desk.svelte.ts`, 'export * from "../../../go/web/desk/clock";'],
  ["other", `${CHESS}/desk/desk.svelte.ts`, 'import.meta.glob("$games/*/web/index.ts");'],
  ["other", `${CHESS}/desk/desk.svelte.ts`, 'import { loadGame } from "$shell/games";'],
  ["long", `${CHESS}/board/Board.svelte`, 'import Icon from "../../../../../../web/src/parts/Icon.svelte";'],
  ["long", `${CHESS}/board/Board.svelte`, 'import Icon from "/src/parts/Icon.svelte";'],
  ["away", `${CHESS}/board/board.test.ts`, 'import record from "../../../../../../tests/record.json";'],
  ["cover", `${CHESS}/cover.ts`, 'import Board from "./board/Board.svelte";'],
  ["cover", `${CHESS}/cover.ts`, 'import game from "./index";'],
])("complains of %s: in %s, %s", (messageId, file, code) => {
  expect(said(file, code)).toEqual([messageId]);
});

test.each([
  ["web/src/games.ts", 'import.meta.glob<unknown>("$games/*/web/index.ts");'],
  ["web/src/games.ts", 'import.meta.glob<unknown>("$games/*/web/cover.ts");'],
  ["web/src/texts/texts.ts", 'import.meta.glob("$games/*/locales/*.ftl", { query: "?raw" });'],
  ["web/gallery/telling.ts", 'import.meta.glob("$games/*/tests/telling.json");'],
  ["web/gallery/frame.ts", 'void import("../src/main");'],
  ["web/src/rules/handbook.ts", 'import.meta.glob(["$games/*/handbook/*.md", "!$games/chess/handbook/*.md"]);'],
  ["web/src/App.svelte", 'import { loadGame } from "./games";'],
  ["web/src/App.svelte", 'import MarkdownIt from "markdown-it"; import { tick } from "svelte";'],
  [`${CHESS}/index.ts`, 'import type { GameModule } from "$shell/game"; import Board from "./board/Board.svelte";'],
  [`${CHESS}/board/Board.svelte`, 'import Icon from "$shell/parts/Icon.svelte"; import { plan } from "../plan/plan";'],
  [`${CHESS}/board/Board.svelte`, 'import Land from "./Land.svelte"; void import("../index");'],
  [`${CHESS}/plan/plan.test.ts`, 'import board from "../../data/board.toml?raw"; import { test } from "vitest";'],
  [`${CHESS}/cover.ts`, 'import type { GameCover } from "$shell/game"; import Badge from "./cover/Badge.svelte";'],
  [`${CHESS}/cover/Poster.svelte`, 'import Rook from "../pieces/Rook.svelte";'],
])("is content: in %s, %s", (file, code) => {
  expect(said(file, code)).toEqual([]);
});

test("is asked wherever the pages are linted", { timeout: 60_000 }, async () => {
  const eslint = new ESLint({ cwd: ROOT });
  for (const file of ["web/src/App.svelte", "web/src/router.svelte.ts", "web/src/game.ts", `${CHESS}/index.ts`]) {
    const { rules } = (await eslint.calculateConfigForFile(`${ROOT}${file}`)) as Linter.Config;
    expect(rules?.["marula/doors"], file).toEqual([2]);
  }
});
