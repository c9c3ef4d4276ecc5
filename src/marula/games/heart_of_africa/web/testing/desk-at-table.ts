/** For tests: a desk at a small table that only notes what it is asked to do. */
import { fakeTable, soon } from "$shell/testing/fake-table";
import { Desk } from "../desk/desk.svelte";
import { smallBoard, smallFacts } from "./small-plan";
import type { Action, LaneAnswer, PlayerView, TerrainAnswer, TicketAnswer, Types, View } from "../wire";

/** The board has one ticket: from the city in the west to the country in the north. */
export const TICKET = "land/west";
export const LANE = "east/west";

const MORE = {
  key: "heart-of-africa-refusal-more-terrain",
  rule: "HOA-R3",
  values: { seat: 1, terrain: "jungle", theirs: 2, held: 1 },
};

export const ANSWER: LaneAnswer = {
  points: 4,
  doubled: 8,
  ferry: 0,
  terrain: { type: "jungle", needed: 1, own: 1, others: [1, 2] },
  refusal: null,
  ways: [
    {
      card: "green",
      cards: 3,
      locomotives: 0,
      doublings: [
        { terrain_cards: 1, terrain_locomotives: 0, refusal: MORE },
        { terrain_cards: 0, terrain_locomotives: 1, refusal: null },
      ],
    },
    {
      card: "green",
      cards: 2,
      locomotives: 1,
      doublings: [{ terrain_cards: 1, terrain_locomotives: 0, refusal: null }],
    },
  ],
  lacks: [],
};

const TICKETS: Record<string, TicketAnswer> = { [TICKET]: { state: "possible", lanes: [LANE], trains: 5, missing: 3 } };
const TERRAIN: Record<string, TerrainAnswer> = {
  desert: { counts: [1, 0], most: [0], standing: "ahead", rival: 1 },
  jungle: { counts: [2, 2], most: [0, 1], standing: "level", rival: 1 },
  mountain: { counts: [1, 3], most: [1], standing: "behind", rival: 1 },
};

const claim = (locomotives: number, terrain_cards: number, terrain_locomotives: number): Action => ({
  type: "claim",
  lane: LANE,
  card: "green",
  locomotives,
  terrain_cards,
  terrain_locomotives,
});

export const LEGAL: Action[] = [
  { type: "take_train", space: 1 },
  { type: "draw_train" },
  { type: "take_terrain", space: 1 },
  { type: "draw_terrain" },
  claim(0, 0, 0),
  claim(0, 0, 1),
  claim(1, 0, 0),
  claim(1, 1, 0),
  { type: "draw_tickets" },
];

function player(desert: number, jungle: number, mountain: number, leads: string[]): PlayerView {
  return {
    trains: 45,
    cards: 4,
    known: {},
    terrain: { desert, jungle, mountain },
    leads,
    points: 0,
    doubled: 0,
    tickets: 1,
    choosing: 0,
    shown: [],
  };
}

function view(): View {
  return {
    seat: 0,
    phase: "turn",
    player: 0,
    turn: 5,
    waits: 0,
    due: 0,
    changes: 0,
    passes: 0,
    last_turns: 0,
    last_round: [],
    ending: null,
    hand: { green: 3, locomotive: 1 },
    tickets: [{ id: TICKET, completed: false }],
    offer: [],
    fewest: 1,
    rejected: [],
    players: [player(0, 1, 0, []), player(0, 2, 3, ["jungle", "mountain"])],
    claimed: { "east/north/1": 1 },
    closed: ["east/north/2"],
    spaces: ["blue", "locomotive", null, "red", "white"],
    alone: [2],
    pile: 40,
    discards: { green: 2 },
    terrain_spaces: ["jungle", null],
    terrain_pile: 20,
    terrain_discards: {},
    ticket_pile: [{ count: 3, own: [] }],
    ticket_draw: 3,
    ferries: true,
    remember_cards: false,
  };
}

interface Seating {
  legal?: Action[];
  confirms?: boolean;
  view?: Partial<View>;
  answer?: LaneAnswer;
  replayed?: boolean;
}

/** Sit down as seat 0. */
export async function sit({ legal = LEGAL, confirms = false, replayed = false, ...seating }: Seating = {}) {
  const { table, ...notes } = fakeTable<Types>({
    board: smallBoard(),
    facts: smallFacts(),
    view: { ...view(), ...seating.view },
    legal,
    confirms,
    replayed,
    answer: (question) => {
      if (question["about"] === "lane") return seating.answer ?? ANSWER;
      return question["about"] === "tickets" ? TICKETS : TERRAIN;
    },
  });
  const desk = new Desk(table);
  desk.refresh();
  await soon();
  return { desk, ...notes };
}
