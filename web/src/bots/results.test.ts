// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { MOST } from "./even-match";
import { me } from "../device/me.svelte";
import { chooseLevel, keepMatch, proposedLevel, usualLevel } from "./results";

const won = (table: number, level = "casual") => ({ table: String(table), level, share: 1 });

beforeEach(() => localStorage.clear());

test("a match counts once, and for its game alone", () => {
  for (let look = 0; look < 3; look++) keepMatch("africa", won(1));
  expect(proposedLevel("africa", "1")).toBeNull();
  keepMatch("africa", won(2));
  keepMatch("africa", won(3));
  expect([proposedLevel("africa", "3"), proposedLevel("africana", "3")]).toEqual(["strong", null]);
  expect(proposedLevel("africa", "1"), "of matches long ago nothing is said").toBeNull();
});

test("new bots are casual until somebody has chosen others", () => {
  expect(usualLevel("africa")).toBe("casual");
  for (let table = 0; table < 3; table++) keepMatch("africa", won(table));
  expect(usualLevel("africa"), "a proposal is nobody's choice").toBe("casual");
  chooseLevel("africa", "strong");
  expect([usualLevel("africa"), usualLevel("africana")]).toEqual(["strong", "casual"]);
  keepMatch("africa", won(9, "strong"));
  expect(usualLevel("africa")).toBe("strong");
});

test("no more is kept than counts", () => {
  for (let table = 0; table < 3 * MOST; table++) keepMatch("africa", won(table));
  expect(JSON.parse(localStorage.getItem("marula.results.africa") ?? "")).toHaveProperty("matches.length", MOST);
});

test("what somebody else has written there is no reason to fail", () => {
  localStorage.setItem("marula.results.africa", '{"matches": 7, "level": "oracle"}');
  expect([proposedLevel("africa", "1"), usualLevel("africa")]).toEqual([null, "casual"]);
});

test("a device that is forgotten forgets this too", () => {
  chooseLevel("africa", "master");
  me.forget();
  expect(usualLevel("africa")).toBe("casual");
});
