/** For tests: a desk at a small table that only notes what it is asked to do. */
import { fakeTable, soon } from "$shell/testing/fake-table";
import type { ChosenWay, Way, Ways } from "../desk/answers";
import { Desk } from "../desk/desk.svelte";
import type { Action, Types, View } from "../wire";

const place = (side: string, colours: string[]) => ({ side, colours, at: [0, 0], label: [0, 0], anchor: "start" });

export const BOARD = {
  size: [100, 100],
  places: {
    cairo: place("north", ["orange"]),
    aswan: place("north", ["gray"]),
    jidda: place("north", ["violet"]),
    serengeti: place("south", ["gray"]),
  },
  routes: [
    { ends: ["cairo", "aswan"], kind: "land" },
    { ends: ["aswan", "jidda"], kind: "sea" },
    { ends: ["jidda", "serengeti"], kind: "sea" },
  ],
  expeditions: [{ id: "a1", letter: "A", start: "cairo", target: "jidda", silver: 4, vp: 2 }],
  adventures: [
    { id: "south-mask-1", book: "south", artifact: "mask", target: "aswan", silver: 3, vp: 4 },
    { id: "south-gray", book: "south", assistant: "gray", target: "jidda" },
  ],
  spaces: [{ bonus: "card" }],
};

export const WAY: ChosenWay = {
  legs: [
    { to: "aswan", card: "gray", silver: 0 },
    { to: "jidda", card: "joker", silver: 0 },
  ],
  cards: 2,
  silver: 0,
  offers: [
    { leg: 0, action: { type: "join", expedition: "a1" }, silver: 0, points: 0, card: "card" },
    { leg: 2, action: { type: "complete", expedition: "a1" }, silver: 4, points: 2, card: null },
    { leg: 2, action: { type: "fulfil", adventure: "south-gray" }, silver: 0, points: -5, card: "assistant-gray" },
  ],
  choices: [
    [{ card: "gray", silver: 0 }],
    [
      { card: "joker", silver: 0 },
      { card: "orange", silver: 5 },
    ],
  ],
};
const STAY: Way = { legs: [], cards: 0, silver: 0, offers: WAY.offers.slice(0, 1) };

export const LEGAL: Action[] = [
  { type: "draw" },
  { type: "turn_page", side: "right" },
  { type: "step", to: "aswan", card: "gray" },
  { type: "join", expedition: "a1" },
  { type: "end_turn" },
];

function view(): View {
  const nobody = { markers: 4, cards: 0, joker: true, expeditions: [], adventures: [] };
  return {
    seat: 0,
    phase: "choose",
    player: 0,
    turn: 1,
    waits: 0,
    due: 0,
    pages: 0,
    acted: false,
    progress: false,
    idle_rounds: 0,
    last_round: false,
    ending: null,
    hand: { gray: 2, orange: 1 },
    down: {},
    players: [
      { ...nobody, at: "cairo", silver: 6, assistants: { violet: 1 }, unfinished: ["south-gray"] },
      { ...nobody, at: "serengeti", silver: 2, assistants: {}, unfinished: [] },
    ],
    pile: 40,
    discards: {},
    letters: { A: 3, B: 10, C: 8 },
    spaces: [{ expedition: "a1", joined: [1] }],
    books: { north: { left: [], right: [], unseen: 0 }, south: { left: [], right: [], unseen: 0 } },
    gone: [],
    gone_assistants: {},
    remember_books: true,
    hidden_scores: false,
  };
}

interface Seating {
  legal?: Action[];
  confirms?: boolean;
  view?: Partial<View>;
  reach?: Ways;
  way?: ChosenWay;
  replayed?: boolean;
}

/** Sit down as seat 0. */
export async function sit({ legal = LEGAL, confirms = false, replayed = false, ...seating }: Seating = {}) {
  const reach = seating.reach ?? { aswan: { ...WAY, legs: WAY.legs.slice(0, 1) }, jidda: WAY };
  const { table, ...notes } = fakeTable<Types>({
    board: BOARD,
    view: { ...view(), ...seating.view },
    legal,
    confirms,
    replayed,
    answer: (question) => {
      if (question["about"] === "ways") return reach;
      if (question["about"] !== "way") return { north: [], south: [] };
      return (question["places"] as string[]).length > 0 ? (seating.way ?? WAY) : STAY;
    },
  });
  const desk = new Desk(table);
  desk.refresh();
  await soon();
  return { desk, ...notes };
}
