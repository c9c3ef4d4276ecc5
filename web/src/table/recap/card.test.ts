import { beforeAll, expect, test } from "vitest";
import type { Account } from "../../game";
import { loadBundle, Texts } from "../../texts/texts";
import { cardOf } from "./card";

const TURN = {
  turn: { seat: 1, number: 5 },
  entries: [
    { number: 7, seat: 1, turn: { seat: 1, number: 5 }, events: [{ type: "turn_passed", seat: 1 }], undoes: [] },
    { number: 8, seat: 1, turn: { seat: 1, number: 5 }, events: [{ type: "turn_passed", seat: 0 }], undoes: [] },
  ],
};
const SAID = { key: "page-round", values: { number: 3 } };
const ACCOUNT: Account = {
  deeds: [SAID, { key: "page-undo" }],
  details: [SAID, { key: "page-log" }],
  gains: [{ what: "points", count: 4, label: { key: "page-points-count", values: { count: 4 } } }],
};

const textsIn: Record<string, Texts> = {};
beforeAll(async () => {
  const seats = ["Awa", "Chiyo"].map((name) => ({
    player: "bot" as const,
    name,
    colour: "red" as const,
    emblem: "lion" as const,
  }));
  for (const language of ["en", "ja"] as const) {
    const bundle = await loadBundle(language, ["africa"]);
    textsIn[language] = new Texts(language, bundle, { game: "africa", names: {}, nouns: { seat: "seat" }, seats });
  }
});

test("a card names who it was, says in one sentence what they did, and below with what", () => {
  const asked: unknown[] = [];
  const card = cardOf(TURN, textsIn["en"] as Texts, (events, seat) => {
    asked.push(events.length, seat);
    return ACCOUNT;
  });
  expect(asked).toEqual([2, 1]);
  expect(card).toMatchObject({ key: "5 1", name: "Chiyo", deeds: " Round 3 and Undo", details: "Round 3 · Log" });
  expect(card.gains).toEqual([{ what: "points", count: 4, label: "4 points" }]);
  const japanese = cardOf(TURN, textsIn["ja"] as Texts, () => ACCOUNT);
  expect(japanese.name + japanese.deeds).toMatch(/^Chiyo：.*、/);
});

test("where the game has no few words for a turn, its sentences are told", () => {
  const nothing = { deeds: [], details: [SAID], gains: [] };
  for (const account of [undefined, () => nothing])
    expect(cardOf(TURN, textsIn["en"] as Texts, account)).toMatchObject({
      name: "",
      deeds: "Chiyo passes. Awa passes.",
      details: "",
    });
});
