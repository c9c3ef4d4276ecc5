// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it } from "vitest";
import Expedition from "../supply/Expedition.svelte";
import { sit } from "../testing/desk-at-table";

const shown: Record<string, unknown>[] = [];
afterEach(() => {
  for (const one of shown.splice(0)) void unmount(one);
  document.body.replaceChildren();
});

const texts = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

it.each(["pointerenter", "focus"])("says what the signs on a card mean: %s", async (event) => {
  const { desk } = await sit();
  shown.push(mount(Expedition, { target: document.body, props: { desk, space: 0, form: "full" } }));
  flushSync();
  expect(texts(".note span")).toEqual([]);
  const card = document.querySelector("button");
  card?.dispatchEvent(new Event(event));
  flushSync();
  expect(texts(".note span")).toEqual([
    "africana-page-expedition-join",
    "africana-page-expedition-complete",
    "africana-page-joined-by",
    "africana-page-uses-turn",
  ]);
  expect(desk.shownPlaces).toEqual(["cairo", "jidda"]);
  card?.dispatchEvent(new Event(event === "focus" ? "blur" : "pointerleave"));
  flushSync();
  expect(texts(".note span")).toEqual([]);
});

it("names its places on the smallest cards too", async () => {
  const { desk } = await sit();
  shown.push(mount(Expedition, { target: document.body, props: { desk, space: 0, form: "small" } }));
  flushSync();
  expect(texts(".names text")).toHaveLength(2);
});
