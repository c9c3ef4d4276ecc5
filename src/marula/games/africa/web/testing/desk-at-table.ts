/** For tests: a desk at a small table that only notes what it is asked to do. */
import type { TableView } from "$shell/game";
import { fakeTable, soon } from "$shell/testing/fake-table";
import { Desk } from "../desk/desk.svelte";
import type { Action, Deed, DeedsAnswer, Facts, Types, View } from "../wire";

const BOARD = {
  id: "small",
  hexagons: [
    { id: "A1", q: 0, r: 0 },
    { id: "A2", q: 1, r: 0 },
    { id: "A3", q: 2, r: 0 },
    { id: "A4", q: 3, r: 0 },
  ],
};
export const LEGAL: Action[] = [
  { type: "relocate", to: "A3" },
  { type: "advance", to: "A2" },
  { type: "advance", to: "A3" },
  { type: "lift", hexagon: "A2" },
  { type: "camp_for_points" },
  { type: "end_turn" },
];
const NOTHING = {
  ...{ before: null, after: null, targets: null, animals: null, nomads: null, monuments: null },
  ...{ gold: null, gems: null, prizes: null, other: null },
};
const PUT: Deed = { ...NOTHING, action: { type: "put", to: "A4" }, points: 2, counted: ["A3"], before: 0, after: 2 };
const CAMP = { points: 1, counted: ["A2"], animals: 1, nomads: 0, monuments: 0 };
const ANSWER: DeedsAnswer = {
  deeds: [
    { ...NOTHING, action: { type: "lift", hexagon: "A2" }, points: 2, counted: [], before: 0, targets: [PUT] },
    { ...NOTHING, ...CAMP, action: { type: "camp_for_points" } },
  ],
  places: {},
  ending_gives_up: "turn",
  advancing_gives_up_action: false,
};
const FACTS: Facts = { families: { elephant: "animals" }, monuments: 11, last_monument_points: 3 };

function view(): View {
  return {
    seat: 0,
    phase: "act",
    player: 0,
    start_player: 0,
    turn: 1,
    half: 0,
    advanced: false,
    untouched: true,
    discovered: false,
    idle_turns: 0,
    focus: null,
    find: null,
    hexagons: { A1: "empty", A2: "elephant", A3: "empty", A4: "empty" },
    players: [{ explorer: "A1", camps: 1, points: {}, goods: { mask: 0 }, tiles: 0, treasure: {}, gold: 0, gems: 0 }],
    face_down: {},
    monuments: 0,
    camps_in_supply: 10,
    ending: null,
    hidden_treasure: false,
  };
}

interface Seating {
  confirms?: boolean;
  legal?: Action[];
  guided?: boolean;
  /** Anything else that should be otherwise at the table. */
  other?: Partial<TableView<Types>>;
}

/** Sit down as seat 0. */
export async function sit({ confirms = false, legal = LEGAL, guided = false, other = {} }: Seating = {}) {
  const { table, ...notes } = fakeTable<Types>({
    board: BOARD,
    view: view(),
    facts: FACTS,
    legal,
    confirms,
    guided,
    other,
    answer: () => ({ ...ANSWER, ending_gives_up: legal.length > 1 ? "turn" : null }),
  });
  const desk = new Desk(table);
  desk.refresh();
  await soon();
  return { desk, ...notes };
}
