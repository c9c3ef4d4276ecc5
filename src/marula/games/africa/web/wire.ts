// Made by `python -m tools.wire_types` from the Python types. Change those, not this.

/** AFR-H1 The table as anybody sees it: the face-down tiles are secret to all, everything else is open. Where `hidden_treasure` holds, pages aren't sent others' running totals of pieces until the end. */
export interface View {
  seat: number | null;
  phase: "act" | "carry" | "exchange" | "flip" | "over" | "place" | "settle" | "start";
  player: number | null;
  start_player: number | null;
  turn: number;
  half: number;
  advanced: boolean;
  untouched: boolean;
  discovered: boolean;
  idle_turns: number;
  focus: string | null;
  find: string | null;
  hexagons: Record<string, string>;
  players: PlayerView[];
  face_down: Record<string, number>;
  monuments: number;
  camps_in_supply: number;
  ending: string | null;
  hidden_treasure: boolean;
}

/** AFR-H1 What lies in front of one player: all of it is open, unless the table hides treasure. */
export interface PlayerView {
  explorer: string | null;
  camps: number;
  points: Record<string, number>;
  goods: Record<string, number>;
  tiles: number;
  treasure: Record<string, number> | null;
  gold: number | null;
  gems: number | null;
}

/** What the page shows of the rules and the board: the tiles, and the end. */
export interface Facts {
  families: Record<string, "animals" | "gems" | "gold" | "goods" | "monuments" | "nomads">;
  monuments: number;
  last_monument_points: number;
}

/** AFR-S2 Chance has named the start player. */
export interface StartPlayerDrawn {
  seat: number;
  type: "start_player_drawn";
}

/** AFR-S2 An explorer stands on its first city. */
export interface ExplorerPlaced {
  seat: number;
  to: string;
  type: "explorer_placed";
}

/** AFR-A1 An explorer went anywhere, for a whole turn. */
export interface Relocated {
  seat: number;
  origin: string;
  to: string;
  type: "relocated";
}

/** AFR-B1 An explorer advanced by one or two hexagons. */
export interface Advanced {
  seat: number;
  origin: string;
  to: string;
  steps: number;
  type: "advanced";
}

/** AFR-D1 A tile is face up now; what follows from it is told by the next event. */
export interface TileTurned {
  seat: number;
  hexagon: string;
  tile: string;
  type: "tile_turned";
}

/** AFR-D2 Gold or gems scored on discovery. */
export interface TreasureFound {
  seat: number;
  hexagon: string;
  tile: string;
  points: number;
  type: "treasure_found";
}

/** AFR-D3 A good was found and taken. */
export interface GoodTaken {
  seat: number;
  hexagon: string;
  good: string;
  type: "good_taken";
}

/** AFR-D3 The finder took goods of one kind from another player and gave as many of the find's kind. */
export interface GoodsExchanged {
  seat: number;
  other: number;
  taken: string;
  given: string;
  count: number;
  type: "goods_exchanged";
}

/** AFR-D3 The finder exchanged nothing. */
export interface GoodKept {
  seat: number;
  good: string;
  type: "good_kept";
}

/** AFR-D4 A found animal has its place, the hexagon of the find or a better one. */
export interface AnimalSettled {
  seat: number;
  tile: string;
  origin: string;
  to: string;
  adjacent: number;
  points: number;
  type: "animal_settled";
}

/** AFR-D5 Found nomads have their place. */
export interface NomadsSettled {
  seat: number;
  origin: string;
  to: string;
  points: number;
  type: "nomads_settled";
}

/** AFR-N1 AFR-N2 A face-up animal or nomads are about to be moved. */
export interface TileLifted {
  seat: number;
  hexagon: string;
  tile: string;
  type: "tile_lifted";
}

/** AFR-N1 An animal went to more of its kind. */
export interface AnimalMoved {
  seat: number;
  tile: string;
  origin: string;
  to: string;
  before: number;
  after: number;
  points: number;
  type: "animal_moved";
}

/** AFR-N2 Nomads went to more empty space. */
export interface NomadsMoved {
  seat: number;
  origin: string;
  to: string;
  before: number;
  after: number;
  points: number;
  type: "nomads_moved";
}

/** AFR-D6 A monument gave a camp. */
export interface MonumentFound {
  seat: number;
  hexagon: string;
  number: number;
  type: "monument_found";
}

/** AFR-D6 AFR-V1 The eleventh monument gave the +3 marker and ended the match. */
export interface LastMonumentFound {
  seat: number;
  hexagon: string;
  points: number;
  type: "last_monument_found";
}

/** AFR-K2 A camp scored what lies around it. */
export interface CampSetUp {
  seat: number;
  hexagon: string;
  animals: number;
  nomads: number;
  monuments: number;
  points: number;
  type: "camp_set_up";
}

/** AFR-K3 A camp took the gold and gems around it; `hexagons` are those that are empty now. */
export interface TreasureCollected {
  seat: number;
  hexagon: string;
  hexagons: string[];
  gold: number;
  gems: number;
  type: "treasure_collected";
}

/** AFR-B3 A turn ended without a step and without an action. */
export interface TurnPassed {
  seat: number;
  type: "turn_passed";
}

/** AFR-V5 Nobody discovered anything for twelve turns each: the match is over. */
export interface MatchStalled {
  turns: number;
  type: "match_stalled";
}

/** AFR-V2 AFR-V3 What a seat gets at the end for goods, gold and gems, and its total. */
export interface FinalScore {
  seat: number;
  goods: number;
  gold: number;
  gems: number;
  total: number;
  type: "final_score";
}

/** AFR-V4 A seat has won, alone or `shared` with others. */
export interface Won {
  winner: number;
  shared: number;
  total: number;
  type: "won";
}

/** What would everything that can be done now bring? */
export interface DeedsQuestion {
  about: "deeds";
}

/** A deed for each legal action that brings something certain, and the prospects of hexagons by their id. */
export interface DeedsAnswer {
  deeds: Deed[];
  places: Record<string, Prospect>;
  ending_gives_up: "action" | "half" | "rest" | "turn" | null;
  advancing_gives_up_action: boolean;
}

/** What a legal action that brings something certain would bring. What doesn't belong to it is None. */
export interface Deed {
  action: Action;
  points: number;
  counted: string[];
  before: number | null;
  after: number | null;
  targets: Deed[] | null;
  animals: number | null;
  nomads: number | null;
  monuments: number | null;
  gold: number | null;
  gems: number | null;
  prizes: number | null;
  other: number | null;
}

/** What could be done on a hexagon that the explorer can go to, or on its own. */
export interface Prospect {
  tiles: number;
  camp: number | null;
  gold: number;
  gems: number;
  moves: number;
}

export type GameEvent = StartPlayerDrawn | ExplorerPlaced | Relocated | Advanced | TileTurned | TreasureFound | GoodTaken | GoodsExchanged | GoodKept | AnimalSettled | NomadsSettled | TileLifted | AnimalMoved | NomadsMoved | MonumentFound | LastMonumentFound | CampSetUp | TreasureCollected | TurnPassed | MatchStalled | FinalScore | Won;

/** Questions and their answers, by what they are about. */
export interface Asked {
  deeds: { question: DeedsQuestion; answer: DeedsAnswer | null };
}

export type Action =
  | { type: "draw_start_player"; start: number }
  | { type: "turn_up"; tile: string }
  | { type: "place_explorer"; to: string }
  | { type: "relocate"; to: string }
  | { type: "advance"; to: string }
  | { type: "discover"; hexagon: string }
  | { type: "lift"; hexagon: string }
  | { type: "put"; to: string }
  | { type: "exchange_one"; other: number; good: string }
  | { type: "exchange_all"; other: number; good: string }
  | { type: "leave" }
  | { type: "keep" }
  | { type: "camp_for_points" }
  | { type: "camp_for_treasure" }
  | { type: "end_turn" };

/** All of this in one, for the shell's types. */
export interface Types {
  view: View;
  facts: Facts;
  event: GameEvent;
  action: Action;
  asked: Asked;
}
