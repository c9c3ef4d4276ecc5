// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { soon } from "$shell/testing/fake-table";
import { sit } from "../testing/desk-at-table";
import { shortcutsOf } from "./shortcuts";

it("sows the house that was chosen", () => {
  const { desk, sent } = sit();
  desk.act("B");
  expect(sent).toEqual([{ type: "sow", house: "B" }]);
});

it("says why where a house can't be sown", async () => {
  const { desk, sent, doubted, told } = sit();
  desk.act("A");
  await soon();
  expect(sent).toEqual([]);
  expect(doubted).toEqual([{ type: "sow", house: "A" }]);
  expect(told).toEqual(["no"]);
});

it("waits for a confirmation where that is wanted", () => {
  const { desk, sent } = sit({ confirms: true });
  desk.act("F");
  expect(sent).toEqual([]);
  expect(desk.preview).toBe("F");
  desk.act("F");
  expect(sent).toEqual([{ type: "sow", house: "F" }]);
});

it("shows what the house that is pointed at would capture", async () => {
  const { desk } = sit();
  await soon();
  desk.pointed = "F";
  expect(desk.shown?.captured).toEqual(["b"]);
  desk.pointed = "B";
  expect(desk.shown).toBeNull();
});

it("has a digit for each house", () => {
  const { desk, sent } = sit();
  const keys = shortcutsOf(desk);
  expect(keys.map(({ possible }) => possible)).toEqual([false, true, false, false, false, true]);
  keys[5]?.choose();
  expect(sent).toEqual([{ type: "sow", house: "F" }]);
});
