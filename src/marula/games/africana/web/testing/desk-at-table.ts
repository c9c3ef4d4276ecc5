/** For tests: a desk at a small table that only notes what it is asked to do. */
import { fakeTable, soon } from "$shell/testing/fake-table";
import { Desk } from "../desk/desk.svelte";
import type { Action, ChosenWay, Facts, Here, Types, View, Way } from "../wire";

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
    {
      ...{ leg: 0, action: { type: "join", expedition: "a1" }, markers: -1, after: null },
      ...{ silver: 0, points: 0, card: "card" },
    },
    {
      ...{ leg: 2, action: { type: "complete", expedition: "a1" }, markers: 1, after: 0 },
      ...{ silver: 4, points: 2, card: null },
    },
    {
      ...{ leg: 2, action: { type: "fulfil", adventure: "south-gray" }, markers: 0, after: null },
      ...{ silver: 0, points: -5, card: "assistant-gray" },
    },
  ],
  choices: [
    [{ card: "gray", silver: 0 }],
    [
      { card: "joker", silver: 0 },
      { card: "orange", silver: 5 },
    ],
  ],
};
const HERE: Here = { offers: WAY.offers.slice(0, 1), ending_gives_up: "turn" };

const travel = { returns: false, leaves: false };
const forGood = { returns: true, leaves: true };
export const FACTS: Facts = {
  cards: { gray: travel, orange: travel, joker: forGood, "assistant-violet": forGood },
  books: { cairo: "north", aswan: "north", jidda: "north", serengeti: "south" },
  page_prices: [0, 1],
  adventure_price: 5,
  most_adventures: 3,
  markers: 4,
  silver_per_gold: 5,
};

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
    still_to_play: [],
    ending: null,
    hand: { gray: 2, orange: 1 },
    down: {},
    too_many_cards: 0,
    too_many_adventures: 0,
    players: [
      { ...nobody, at: "cairo", silver: 6, assistants: { violet: 1 }, unfinished: ["south-gray"] },
      { ...nobody, at: "serengeti", silver: 2, assistants: {}, unfinished: [] },
    ],
    pile: 40,
    discards: {},
    letters: { A: 3, B: 10, C: 8 },
    top_letter: "A",
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
  guided?: boolean;
  view?: Partial<View>;
  reach?: Record<string, Way>;
  way?: ChosenWay;
  here?: Here;
  replayed?: boolean;
}

/** Sit down as seat 0. */
export async function sit({
  legal = LEGAL,
  confirms = false,
  guided = false,
  replayed = false,
  ...seating
}: Seating = {}) {
  const reach = seating.reach ?? { aswan: { ...WAY, legs: WAY.legs.slice(0, 1) }, jidda: WAY };
  const { table, ...notes } = fakeTable<Types>({
    board: BOARD,
    facts: FACTS,
    view: { ...view(), ...seating.view },
    legal,
    confirms,
    guided,
    replayed,
    answer: (question) => {
      if (question["about"] === "ways") return reach;
      if (question["about"] === "way") return seating.way ?? WAY;
      return question["about"] === "here" ? (seating.here ?? HERE) : { north: [], south: [] };
    },
  });
  const desk = new Desk(table);
  desk.refresh();
  await soon();
  return { desk, ...notes };
}
