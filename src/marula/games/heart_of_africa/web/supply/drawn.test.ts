import { expect, it } from "vitest";
import { marketNews, newCards } from "./drawn";

it("knows what was drawn in this turn, but not at the beginning", () => {
  const entry = (turn: number, ...events: Record<string, unknown>[]) => ({
    ...{ number: 1, seat: 0, turn: { seat: 0, number: turn }, undoes: [] },
    events,
  });
  const taken = { type: "card_taken", seat: 0, card: "blue", space: 1 };
  const terrain = { type: "terrain_drawn", seat: 0, terrain: "desert" };
  expect(newCards({ seat: 0, turnSoFar: [entry(3, taken), entry(3, taken, terrain)] })).toEqual({ blue: 2, desert: 1 });
  expect(newCards({ seat: 1, turnSoFar: [entry(3, taken)] })).toEqual({});
  expect(newCards({ seat: 0, turnSoFar: [entry(0, taken)] })).toEqual({});
});

it("tells what seldom happens to the market", () => {
  const entry = (number: number, turn: number, ...types: string[]) => ({
    ...{ number, seat: 0, turn: { seat: 0, number: turn }, undoes: [] },
    events: types.map((type) => ({ type })),
  });
  const news = entry(5, 2, "card_taken", "trains_changed", "card_turned_up");
  const types = (table: Parameters<typeof marketNews>[0]) => marketNews(table).map(({ type }) => type);
  expect(types({ showing: null, turnSoFar: [news, entry(6, 2, "card_drawn")] })).toEqual(["trains_changed"]);
  expect(types({ showing: news, turnSoFar: [news] })).toEqual(["trains_changed"]);
  expect(types({ showing: entry(4, 1, "no_second_card"), turnSoFar: [] })).toEqual(["no_second_card"]);
  expect(types({ showing: null, turnSoFar: [entry(1, 0, "trains_changed")] })).toEqual([]);
});
