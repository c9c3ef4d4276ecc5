// @vitest-environment happy-dom
import { beforeAll, expect, test } from "vitest";
import type { GameModule } from "../../game";
import { LANGUAGES } from "../../texts/texts";
import { reader } from "../../texts/reader.svelte";
import { asksForKeys, keyName, keysOfReplay, keysOfTable } from "./keys";

beforeAll(async () => {
  await reader.read("en");
  await reader.bring("africa");
});

const GAME = {
  keys: (desk: string) => [{ keys: ["1", "d"], name: `Draw for ${desk}`, possible: false }],
} as unknown as GameModule<string>;

const names = (groups: ReturnType<typeof keysOfTable>) => groups.map(({ lines }) => lines.map(({ name }) => name));

test("what can be chosen now comes first, from the game", () => {
  const [now, map, always] = keysOfTable(GAME, "Awa", false);
  expect(now).toEqual({ title: "Right now", lines: GAME.keys?.("Awa") });
  expect(map?.lines.map(({ keys }) => keys.map(keyName).join(" "))).toEqual([
    "Arrow keys",
    "Page Up Page Down",
    "Home End",
    "Enter Space",
    "Esc",
  ]);
  expect(always?.lines.flatMap(({ keys }) => keys)).toEqual(["Undo", "Tab", "Escape", "?"]);
});

test("while others' moves are shown, any key goes on", () => {
  const [now] = keysOfTable(GAME, "Awa", true);
  expect(now?.lines.map(({ keys }) => keys.map(keyName))).toEqual([["Any key"]]);
});

test("where one can go aslant, that is said; a replay is stepped through", () => {
  expect(names(keysOfTable({ ...GAME, aslant: true }, "Awa", false))[1]).toContain("Aslant from hexagon to hexagon");
  const [steps] = keysOfReplay(GAME);
  expect(steps?.lines.map(({ keys }) => keys.map(keyName).join())).toEqual([
    "←",
    "→",
    "Page Up",
    "Page Down",
    "Home",
    "End",
  ]);
});

test("every key has a name in every language", async () => {
  for (const language of LANGUAGES) {
    await reader.read(language);
    const groups = [...keysOfTable({ ...GAME, aslant: true }, "Awa", true), ...keysOfReplay(GAME)];
    for (const { title, lines } of groups) {
      const said = [title, ...lines.flatMap(({ keys, name }) => [name, ...keys.map(keyName)])];
      expect(said.filter((text) => text === "" || text.includes("page-"))).toEqual([]);
    }
  }
  await reader.read("en");
});

test("a question mark asks for them, wherever nobody writes", () => {
  const typed = (html: string, key: KeyboardEventInit = {}) => {
    document.body.innerHTML = html;
    let asks = false;
    const node = document.body.firstElementChild;
    node?.addEventListener("keydown", (event) => (asks = asksForKeys(event as KeyboardEvent)));
    node?.dispatchEvent(new KeyboardEvent("keydown", { key: "?", shiftKey: true, ...key }));
    return asks;
  };
  expect(typed("<button></button>")).toBe(true);
  expect(typed("<input type='range'>")).toBe(true);
  expect(typed("<button></button>", { key: "/" })).toBe(false);
  expect(typed("<button></button>", { ctrlKey: true })).toBe(false);
  expect(typed("<input>")).toBe(false);
  expect(typed("<textarea></textarea>")).toBe(false);
});
