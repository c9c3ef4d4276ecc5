// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it } from "vitest";
import { sit } from "../testing/desk-at-table";
import type { PlayerView } from "../wire";
import Belongings from "./Belongings.svelte";

let shown: Record<string, unknown>;
afterEach(() => {
  void unmount(shown);
  document.body.replaceChildren();
});

/** What is written of a player who has this treasure: each kind with its number. */
async function written(treasure: Pick<PlayerView, "tiles" | "treasure" | "gold" | "gems">): Promise<string[]> {
  const { desk } = await sit();
  desk.view.players = desk.view.players.map((player) => ({ ...player, ...treasure }));
  shown = mount(Belongings, { target: document.body, props: { desk, seat: 0, narrow: false } });
  flushSync();
  const items = [...document.querySelectorAll<HTMLElement>("[data-part]")];
  return items.map((item) => `${item.dataset["part"] ?? ""} ${item.querySelector("b")?.textContent ?? ""}`);
}

it("counts the pieces of gold and gems", async () => {
  const counts = await written({ tiles: 3, treasure: { "gold-2": 2, "gems-1": 1 }, gold: 4, gems: 1 });
  expect(counts).toEqual(["has-goods 0", "has-gold 4", "has-gems 1", "has-camp 1"]);
});

it("counts only tiles where the pieces weren't sent", async () => {
  const counts = await written({ tiles: 3, treasure: null, gold: null, gems: null });
  expect(counts).toEqual(["has-goods 0", "has-treasure 3", "has-camp 1"]);
});
