import { expect, it } from "vitest";
import { entryOf } from "$shell/testing/fake-table";
import type { GameEvent } from "../wire";
import { marketNews, newCards } from "./drawn";

it("knows what was drawn in this turn, but not at the beginning", () => {
  const taken: GameEvent = { type: "card_taken", seat: 0, card: "blue", space: 1 };
  const terrain: GameEvent = { type: "terrain_drawn", seat: 0, terrain: "desert" };
  const turnSoFar = [entryOf([taken], 3), entryOf([taken, terrain], 3)];
  expect(newCards({ seat: 0, turnSoFar })).toEqual({ blue: 2, desert: 1 });
  expect(newCards({ seat: 1, turnSoFar: [entryOf([taken], 3)] })).toEqual({});
  expect(newCards({ seat: 0, turnSoFar: [entryOf([taken], 0)] })).toEqual({});
});

it("tells what seldom happens to the market", () => {
  const taken: GameEvent = { type: "card_taken", seat: 0, card: "blue", space: 1 };
  const changed: GameEvent = { type: "trains_changed", count: 5 };
  const turnedUp: GameEvent = { type: "card_turned_up", card: "red", space: 1 };
  const none: GameEvent = { type: "no_second_card", seat: 0 };
  const news = entryOf([taken, changed, turnedUp], 2, 5);
  expect(marketNews({ showing: null, turnSoFar: [news, entryOf([taken], 2, 6)] })).toEqual([changed]);
  expect(marketNews({ showing: news, turnSoFar: [news] })).toEqual([changed]);
  expect(marketNews({ showing: entryOf([none], 1, 4), turnSoFar: [] })).toEqual([none]);
  expect(marketNews({ showing: null, turnSoFar: [entryOf([changed], 0)] })).toEqual([]);
});
