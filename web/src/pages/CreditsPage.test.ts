// @vitest-environment happy-dom
import { mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { api } from "../connection/api";
import { reader } from "../texts/reader.svelte";
import type { GameInfo } from "../wire";
import CreditsPage from "./CreditsPage.svelte";

const GAME: Omit<GameInfo, "id" | "rules"> = {
  min_players: 2,
  max_players: 5,
  minutes: 45,
  options: [],
  boards: [],
  identities: [],
  levels: [],
  styles: [],
  has_lesson: false,
};

let shown: Record<string, unknown>;
afterEach(async () => {
  await unmount(shown);
  vi.restoreAllMocks();
});

it.each([
  ["en", "run compiled", "run from their source"],
  ["fr", "sont compilées", "exécutées depuis leur source"],
  ["ja", "コンパイル済み", "ソースのまま"],
] as const)("says in %s whether the rules of a game are compiled", async (language, compiled, source) => {
  await reader.read(language);
  vi.spyOn(api, "games").mockResolvedValue([
    { ...GAME, id: "africa", rules: "compiled" },
    { ...GAME, id: "africana", rules: "source" },
  ]);
  shown = mount(CreditsPage, { target: document.body });
  const games = await vi.waitFor(
    () => {
      const found = document.querySelectorAll("ul:first-of-type > li");
      expect(found).toHaveLength(2);
      return found;
    },
    { timeout: 15_000 },
  );
  expect(games[0]?.textContent).toContain(compiled);
  expect(games[1]?.textContent).toContain(source);
});
