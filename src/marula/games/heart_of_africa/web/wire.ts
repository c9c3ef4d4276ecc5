// Made by `python -m tools.wire_types` from the Python types. Change those, not this.

/** HOA-H1 All that a seat may know. */
export interface View {
  seat: number | null;
  phase: "deal" | "end" | "first" | "keep" | "over" | "second" | "turn";
  player: number;
  turn: number;
  waits: number;
  due: number;
  changes: number;
  passes: number;
  last_turns: number;
  last_round: number[];
  ending: string | null;
  hand: Record<string, number> | null;
  tickets: TicketView[];
  offer: string[];
  fewest: number;
  rejected: string[];
  players: PlayerView[];
  claimed: Record<string, number>;
  closed: string[];
  spaces: (string | null)[];
  alone: number[];
  pile: number;
  discards: Record<string, number>;
  terrain_spaces: (string | null)[];
  terrain_pile: number;
  terrain_discards: Record<string, number>;
  ticket_pile: LayerView[];
  ticket_draw: number;
  ferries: boolean;
  remember_cards: boolean;
}

/** HOA-C2 A ticket, and whether its owner has completed it. */
export interface TicketView {
  id: string;
  completed: boolean;
}

/** HOA-H1 What lies open of a player. */
export interface PlayerView {
  trains: number;
  cards: number;
  known: Record<string, number> | null;
  terrain: Record<string, number>;
  leads: string[];
  points: number;
  doubled: number;
  tickets: number | null;
  choosing: number;
  shown: TicketView[];
}

/** HOA-K2 Tickets of the pile that lie in any order, and those of them that the reader put there. */
export interface LayerView {
  count: number;
  own: string[];
}

/** What the page shows of the rules and the board: lanes, tickets, and what all lanes have in common. */
export interface Facts {
  lanes: LaneFacts[];
  tickets: TicketFacts[];
  places_of: Record<string, string[]>;
  terrain_of: Record<string, "desert" | "jungle" | "mountain">;
  points: number[];
}

/** HOA-R1 A lane of the board: a route of its own, though another may run beside it. */
export interface LaneFacts {
  id: string;
  ends: [string, string];
  number: number;
  length: number;
  colour: "black" | "blue" | "gray" | "green" | "orange" | "purple" | "red" | "white" | "yellow";
  any_colour: boolean;
  terrain: "desert" | "jungle" | "mountain";
  ferry: number;
}

/** HOA-C2 A ticket: two ends, each a city or a country, in the order of their ids, and a value. */
export interface TicketFacts {
  id: string;
  ends: [string, string];
  points: number;
}

/** HOA-S4 Who starts. */
export interface StarterDrawn {
  seat: number;
  type: "starter_drawn";
}

/** HOA-D1 HOA-S1 A train card came from the pile to a hand; only who drew it reads which. */
export interface CardDrawn {
  seat: number;
  card: string;
  type: "card_drawn";
}

/** HOA-H1 What the others read of a card drawn. */
export interface HiddenCardDrawn {
  seat: number;
  type: "hidden_card_drawn";
}

/** HOA-D1 A train card was taken from a space; spaces are counted from 1. */
export interface CardTaken {
  seat: number;
  card: string;
  space: number;
  type: "card_taken";
}

/** HOA-S2 HOA-D1 A train card lies face up on a space. */
export interface CardTurnedUp {
  card: string;
  space: number;
  type: "card_turned_up";
}

/** HOA-G3 Three locomotives or more lay face up: all the cards there were discarded. */
export interface TrainsChanged {
  count: number;
  type: "trains_changed";
}

/** HOA-D1 HOA-S1 A terrain card came from the pile to a player. */
export interface TerrainDrawn {
  seat: number;
  terrain: string;
  type: "terrain_drawn";
}

/** HOA-D1 A terrain card was taken from a space. */
export interface TerrainTaken {
  seat: number;
  terrain: string;
  space: number;
  type: "terrain_taken";
}

/** HOA-S2 HOA-D1 A terrain card lies face up on a space. */
export interface TerrainTurnedUp {
  terrain: string;
  space: number;
  type: "terrain_turned_up";
}

/** HOA-G4 The discards are the new pile. */
export interface PileShuffled {
  pile: string;
  count: number;
  type: "pile_shuffled";
}

/** HOA-D2 HOA-G4 Nothing was left for the second card. */
export interface NoSecondCard {
  seat: number;
  type: "no_second_card";
}

/** HOA-K1 HOA-S1 A ticket was drawn; only who drew it reads which. */
export interface TicketDrawn {
  seat: number;
  ticket: string;
  type: "ticket_drawn";
}

/** HOA-H1 What the others read of a ticket drawn. */
export interface HiddenTicketDrawn {
  seat: number;
  type: "hidden_ticket_drawn";
}

/** HOA-S3 A player has chosen the first tickets; how many is told when all have. */
export interface TicketsChosen {
  seat: number;
  type: "tickets_chosen";
}

/** HOA-K1 HOA-S3 How many tickets were kept, and how many went under the pile. */
export interface TicketsKept {
  seat: number;
  kept: number;
  rejected: number;
  type: "tickets_kept";
}

/** HOA-R1 HOA-G6 A lane was claimed: so many cards of a colour, so many locomotives, and its points. */
export interface RouteClaimed {
  seat: number;
  lane: string;
  card: string;
  cards: number;
  locomotives: number;
  points: number;
  type: "route_claimed";
}

/** HOA-R3 HOA-R4 The points of a lane were doubled: terrain cards and locomotives spent, points gained. */
export interface RouteDoubled {
  seat: number;
  lane: string;
  terrain: string;
  cards: number;
  locomotives: number;
  points: number;
  type: "route_doubled";
}

/** HOA-G9 A player could do nothing. */
export interface TurnPassed {
  seat: number;
  type: "turn_passed";
}

/** HOA-G8 A player has few trains left: everybody has one more turn. */
export interface LastRoundBegun {
  seat: number;
  trains: number;
  type: "last_round_begun";
}

/** HOA-V1 A ticket is shown: its value is gained or lost. */
export interface TicketScored {
  seat: number;
  ticket: string;
  points: number;
  type: "ticket_scored";
}

/** HOA-V2 Who has completed the most tickets. */
export interface GlobetrotterFound {
  seat: number;
  count: number;
  points: number;
  type: "globetrotter_found";
}

/** HOA-G8 HOA-G9 The match is over and is scored. */
export interface MatchEnded {
  ending: string;
  type: "match_ended";
}

/** Whether and how the reader could claim a lane with the cards at hand, whoever's turn it is. */
export interface LaneQuestion {
  lane: string;
  about: "lane";
}

/** How far each of the reader's tickets is, also of those to choose from. */
export interface TicketsQuestion {
  about: "tickets";
}

/** For each type of terrain how all would stand if the reader had one card more. */
export interface TerrainQuestion {
  about: "terrain";
}

/** All about claiming a lane. */
export interface LaneAnswer {
  points: number;
  doubled: number;
  ferry: number;
  terrain: LaneTerrain;
  refusal: RefusalInfo | null;
  ways: Way[];
  lacks: Lack[];
}

/** The type of a lane's terrain, the cards that double it, and who has how many. */
export interface LaneTerrain {
  type: string;
  needed: number;
  own: number;
  others: number[];
}

/** Why an action may not be taken: a text key, the rule that says so, values for the text. */
export interface RefusalInfo {
  key: string;
  rule: string;
  values: Record<string, string | number>;
}

/** A payment for a lane: so many cards of a colour, so many locomotives. */
export interface Way {
  card: string;
  cards: number;
  locomotives: number;
  doublings: Doubling[];
}

/** A mix of terrain cards and locomotives that doubles, or why it doesn't. */
export interface Doubling {
  terrain_cards: number;
  terrain_locomotives: number;
  refusal: RefusalInfo | null;
}

/** What there is of a colour that could pay, and how many cards are missing. */
export interface Lack {
  card: string;
  held: number;
  locomotives: number;
  missing: number;
}

/** How far a ticket is. */
export interface TicketAnswer {
  state: "blocked" | "completed" | "possible";
  lanes: string[];
  trains: number;
  missing: number;
}

/** Who would have how many cards of a terrain if the reader had one more, and who would have most. */
export interface TerrainAnswer {
  counts: number[];
  most: number[];
  standing: "ahead" | "behind" | "level";
  rival: number;
}

export type GameEvent = StarterDrawn | CardDrawn | HiddenCardDrawn | CardTaken | CardTurnedUp | TrainsChanged | TerrainDrawn | TerrainTaken | TerrainTurnedUp | PileShuffled | NoSecondCard | TicketDrawn | HiddenTicketDrawn | TicketsChosen | TicketsKept | RouteClaimed | RouteDoubled | TurnPassed | LastRoundBegun | TicketScored | GlobetrotterFound | MatchEnded;

/** Questions and their answers, by what they are about. */
export interface Asked {
  lane: { question: LaneQuestion; answer: LaneAnswer | null };
  tickets: { question: TicketsQuestion; answer: Record<string, TicketAnswer> | null };
  terrain: { question: TerrainQuestion; answer: Record<string, TerrainAnswer> | null };
}

export type Action =
  | { type: "draw_starter"; starter: number }
  | { type: "deal_train"; card: string }
  | { type: "deal_terrain"; terrain: string }
  | { type: "deal_ticket"; ticket: string }
  | { type: "take_train"; space: number }
  | { type: "draw_train" }
  | { type: "take_terrain"; space: number }
  | { type: "draw_terrain" }
  | { type: "claim"; lane: string; card: string; locomotives: number; terrain_cards: number; terrain_locomotives: number }
  | { type: "draw_tickets" }
  | { type: "keep"; chosen: string }
  | { type: "pass" };

/** All of this in one, for the shell's types. */
export interface Types {
  view: View;
  facts: Facts;
  event: GameEvent;
  action: Action;
  asked: Asked;
}
