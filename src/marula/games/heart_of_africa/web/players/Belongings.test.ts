// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it } from "vitest";
import { sit } from "../testing/desk-at-table";
import Belongings from "./Belongings.svelte";

let shown: Record<string, unknown>;
afterEach(() => {
  void unmount(shown);
  document.body.replaceChildren();
});

/** How many cards that others may know of are shown beside a seat's name. */
async function remembered(seat: number, known: Record<string, number> | null) {
  const { desk } = await sit();
  desk.view.players = desk.view.players.map((player) => ({ ...player, known }));
  shown = mount(Belongings, { target: document.body, props: { desk, seat, narrow: false } });
  flushSync();
  return [...document.querySelectorAll(".known b")].map(({ textContent }) => textContent);
}

it("shows which cards another is known to hold", async () => {
  expect(await remembered(1, { red: 2, blue: 0, locomotive: 1 })).toEqual(["2", "1"]);
});

it("doesn't for oneself, nor where that is left to memory", async () => {
  expect(await remembered(0, { red: 2 })).toEqual([]);
  void unmount(shown);
  expect(await remembered(1, null)).toEqual([]);
});
