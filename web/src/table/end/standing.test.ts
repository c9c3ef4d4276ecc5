import { beforeAll, expect, test } from "vitest";
import { loadBundle, Texts } from "../../texts/texts";
import type { ResultInfo } from "../../wire";
import { placesBy, spoken, tiebreakRows, verdictOf } from "./standing";

const textsIn: Record<string, Texts> = {};
beforeAll(async () => {
  const seats = ["Awa", "Chiyo", "Malik", "Inès"].map((name) => ({
    player: "person" as const,
    name,
    colour: "red" as const,
    emblem: "lion" as const,
  }));
  for (const language of ["en", "fr", "ja"] as const) {
    const bundle = await loadBundle(language, ["africana"]);
    textsIn[language] = new Texts(language, bundle, { game: "africana", names: {}, nouns: { seat: "seat" }, seats });
  }
});

function resultOf(totals: number[], more: Omit<ResultInfo, "ending" | "scores">): ResultInfo {
  return { ending: "over", scores: totals.map((total) => ({ total })), ...more };
}
function verdict(language: string, result: ResultInfo, you: number | null = null) {
  return verdictOf(result, textsIn[language] as Texts, you);
}

/** Silver decides who wins, and who is third. */
const BY_SILVER = resultOf([50, 40, 50, 40], {
  winners: [2],
  places: [2, 4, 1, 3],
  tiebreaks: [
    { name: "silver", seats: [0, 2], figures: [6, 17] },
    { name: "silver", seats: [1, 3], figures: [0, 2] },
  ],
});
const SHARED = resultOf([50, 50, 3, 12], {
  winners: [0, 1],
  places: [1, 1, 4, 3],
  tiebreaks: [{ name: "silver", seats: [0, 1], figures: [6, 6] }],
});

test("equal points share a place, and the next one is as far behind as it is", () => {
  expect(placesBy([5, 9, 5, 2])).toEqual([2, 1, 2, 4]);
});

test("what decided between equals is named with everybody's figure, the winner's first", () => {
  expect(verdict("en", BY_SILVER)).toEqual({
    title: "Malik wins",
    margin: "50 points, as many as Awa",
    reasons: ["Tie-break, silver: 17 for Malik, 6 for Awa."],
    own: "",
  });
  expect(verdict("fr", BY_SILVER).reasons).toEqual(["Départage, argent : 17 pour Malik, 6 pour Awa."]);
  expect(verdict("ja", BY_SILVER).reasons).toEqual(["同点時の比較（銀貨）：Malikは17、Awaは6。"]);
});

test("one is told one's own place, and what it was decided by", () => {
  expect(verdict("en", BY_SILVER, 0).own).toBe("You come 2nd of 4.");
  const own = verdict("en", BY_SILVER, 1);
  expect(own.own).toBe("You come 4th of 4, 10 points behind Malik.");
  expect(own.reasons[1]).toBe("Tie-break, silver: 2 for Inès, 0 for Chiyo.");
  expect(verdict("en", BY_SILVER, 3).own).toBe("You come 3rd of 4, 10 points behind Malik.");
  expect(verdict("fr", BY_SILVER, 3).own).toBe("Vous finissez 3e sur 4, à 10 points de Malik.");
  expect(verdict("ja", BY_SILVER, 3).own).toBe("あなたは4人中3位です（Malikと10点差）。");
});

test("who wins needs no place", () => {
  expect(verdict("en", BY_SILVER, 2).own).toBe("");
});

test("a victory is shared where nothing decides", () => {
  expect(verdict("en", SHARED)).toEqual({
    title: "Awa and Chiyo share the victory",
    margin: "50 points, 38 more than Inès",
    reasons: ["Tie-break, silver: 6 for Awa, 6 for Chiyo.", "Nothing tells them apart."],
    own: "",
  });
  const everybody = resultOf([7, 7], { winners: [0, 1], places: [1, 1], tiebreaks: [] });
  expect(verdict("en", everybody).margin).toBe("7 points");
  expect(verdict("fr", everybody).reasons).toEqual(["Rien ne les départage."]);
  expect(verdict("ja", everybody).reasons).toEqual(["決め手となる差はありませんでした。"]);
});

test("it is one message for those who listen", () => {
  expect(spoken(verdict("en", BY_SILVER, 0), "en")).toBe(
    "Malik wins. 50 points, as many as Awa. Tie-break, silver: 17 for Malik, 6 for Awa. You come 2nd of 4.",
  );
  expect(spoken(verdict("ja", BY_SILVER), "ja")).toBe(
    "Malikの勝ち。50点、Awaと同点。同点時の比較（銀貨）：Malikは17、Awaは6。",
  );
});

test("the sheet has a row for each tie-break, with the figures of those who needed it", () => {
  expect(tiebreakRows(BY_SILVER.tiebreaks)).toEqual([
    { name: "silver", figures: new Map([[0, 6], [2, 17], [1, 0], [3, 2]]) }, // prettier-ignore
  ]);
  expect(tiebreakRows([])).toEqual([]);
});
