// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import Alphabet from "../testing/Alphabet.svelte";
import { soon } from "../testing/fake-table";
import { farAhead } from "./directions";

const ROWS = [
  ["a", "b", "c"],
  ["B", "d", "e"],
];

let shown: Record<string, unknown> & { back(): void };
let acted: string[];
let lit: string[];

beforeEach(() => {
  [acted, lit] = [[], []];
  shown = mount(Alphabet, {
    target: document.body,
    props: {
      rows: ROWS,
      home: "b",
      isLit: (key: string) => lit.includes(key),
      next: (from, direction) => (from === "a" && direction === "right" ? "b" : null),
      onact: (key: string) => acted.push(key),
      onfocus: () => undefined,
    },
  });
  flushSync();
  document.querySelector<HTMLElement>("[tabindex='0']")?.focus();
});
afterEach(() => unmount(shown));

const here = () => (document.activeElement as HTMLElement).dataset["key"];

/** Press a key; whether it meant something. */
async function press(key: string, more: KeyboardEventInit = {}): Promise<boolean> {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  document.activeElement?.dispatchEvent(event);
  await soon();
  return event.defaultPrevented;
}

it("has one tab stop: where the game says, then where one was", async () => {
  const stops = () =>
    [...document.querySelectorAll<HTMLElement>("[tabindex='0']")].map(({ dataset }) => dataset["key"]);
  expect(stops()).toEqual(["b"]);
  await press("Home");
  expect(stops()).toEqual(["a"]);
});

it("goes where the game says for arrows, and stays where there is nothing", async () => {
  await press("Home");
  expect(await press("ArrowRight")).toBe(true);
  expect(here()).toBe("b");
  expect(await press("ArrowRight")).toBe(true);
  expect(here()).toBe("b");
});

it("goes to both ends of a row", async () => {
  await press("End");
  expect(here()).toBe("c");
  await press("Home");
  expect(here()).toBe("a");
});

it("goes from one that is lit to the next, each thing once, and around", async () => {
  await press("PageDown");
  expect(here()).toBe("b");
  lit = ["b", "B", "e", "a"];
  for (const key of ["e", "a", "b", "e"]) {
    await press("PageDown");
    expect(here()).toBe(key);
  }
  for (const key of ["B", "a", "e"]) {
    await press("PageUp");
    expect(here()).toBe(key);
  }
});

it("leaves other keys to others", async () => {
  expect(await press("x")).toBe(false);
  expect(await press("End", { ctrlKey: true })).toBe(false);
  expect(await press("7", { code: "Numpad7" })).toBe(false);
  expect(here()).toBe("b");
});

it("acts where it is, and comes back to it", async () => {
  (document.activeElement as HTMLElement).click();
  expect(acted).toEqual(["b"]);
  (document.activeElement as HTMLElement).blur();
  shown.back();
  await soon();
  expect(here()).toBe("b");
});

it("says how far ahead something lies in a direction", () => {
  const from = { x: 0, y: 0 };
  expect(farAhead(from, { x: 10, y: 3 }, "right")).toBe(16);
  expect(farAhead(from, { x: 10, y: 3 }, "left")).toBe(Infinity);
  expect(farAhead(from, { x: 10, y: 30 }, "right")).toBe(Infinity);
});
