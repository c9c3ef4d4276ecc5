// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";

async function fresh() {
  vi.resetModules();
  return (await import("./me.svelte")).me;
}

beforeEach(() => localStorage.clear());

test("a device knows nobody until somebody sits down, and then still knows them the next time", async () => {
  const first = await fresh();
  expect([first.known, first.name, first.colour]).toEqual([false, "", null]);
  first.keep("Nour", "green");
  const later = await fresh();
  expect([later.known, later.name, later.colour]).toEqual([true, "Nour", "green"]);
});

test("a name or a colour that wasn't given leaves the last one", async () => {
  const me = await fresh();
  me.keep("Nour", "green");
  me.keep("", null);
  expect([me.name, me.colour]).toEqual(["Nour", "green"]);
});

test("forgetting takes names and seatings, and leaves how the page is read", async () => {
  const me = await fresh();
  me.keep("Nour", "green");
  localStorage.setItem("marula.seating.chess", "{}");
  localStorage.setItem("marula.preferences", "{}");
  localStorage.setItem("somebody.else", "{}");
  me.forget();
  expect(me.known).toBe(false);
  expect(Object.keys(localStorage).sort()).toEqual(["marula.preferences", "somebody.else"]);
});
