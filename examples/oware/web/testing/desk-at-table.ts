/** A desk at a table of Oware, for tests. */
import { fakeTable, type Setting } from "$shell/testing/fake-table";
import { Desk } from "../desk/desk.svelte";
import type { SowingsAnswer, Types, View } from "../wire";

const ROWS = ["ABCDEF", "abcdef"].map((row) => Array.from(row));

export const VIEW: View = {
  houses: Object.fromEntries(ROWS.flat().map((house) => [house, 4])),
  player: 0,
  turn: 1,
  quiet: 0,
  players: [
    { captured: 0, kept: 0 },
    { captured: 0, kept: 0 },
  ],
  ending: null,
};

export const ANSWER: SowingsAnswer = {
  sowings: [{ house: "F", path: ["a", "b"], captured: ["b"], count: 3 }],
};

/** Sit down where B and F can be sown. */
export function sit(setting: Partial<Setting<Types>> = {}) {
  const facts = { rows: ROWS, majority: 25, most_quiet: 60 };
  const legal = ["B", "F"].map((house) => ({ type: "sow" as const, house }));
  const notes = fakeTable<Types>({ board: {}, view: VIEW, facts, legal, answer: () => ANSWER, ...setting });
  const desk = new Desk(notes.table);
  desk.refresh();
  return { desk, ...notes };
}
