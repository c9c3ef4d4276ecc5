// Made by `python -m tools.wire_types` from the Python types. Change those, not this.

/** AFN-H1 All that a seat may know. */
export interface View {
  seat: number | null;
  phase: "buy" | "choose" | "deal" | "discard" | "draw" | "over" | "refill" | "travel";
  player: number;
  turn: number;
  waits: number;
  due: number;
  pages: number;
  acted: boolean;
  progress: boolean;
  idle_rounds: number;
  last_round: boolean;
  still_to_play: number[];
  ending: string | null;
  hand: Record<string, number> | null;
  down: Record<string, number>;
  too_many_cards: number;
  too_many_adventures: number;
  players: PlayerView[];
  pile: number;
  discards: Record<string, number>;
  letters: Record<string, number>;
  top_letter: string | null;
  spaces: SpaceView[];
  books: Record<string, BookView>;
  gone: string[];
  gone_assistants: Record<string, number>;
  remember_books: boolean;
  hidden_scores: boolean;
}

/** AFN-H1 What lies open of a player. */
export interface PlayerView {
  at: string;
  silver: number;
  markers: number;
  cards: number;
  joker: boolean;
  assistants: Record<string, number>;
  unfinished: string[];
  expeditions: (string | null)[];
  adventures: (string | null)[];
}

/** AFN-C5 A space: its expedition, and whose markers are on it. */
export interface SpaceView {
  expedition: string | null;
  joined: number[];
}

/** AFN-S4 AFN-H2 A book: what has been seen of each side, the top last, and how many pages nobody has seen. Pages are None in what is sent where the table leaves them to memory. */
export interface BookView {
  left: (string | null)[];
  right: (string | null)[];
  unseen: number;
}

/** What the page shows of the rules and the board: cards, books, prices and limits. */
export interface Facts {
  cards: Record<string, CardFacts>;
  books: Record<string, "north" | "south">;
  page_prices: number[];
  adventure_price: number;
  most_adventures: number;
  markers: number;
  silver_per_gold: number;
}

/** A card to travel with. */
export interface CardFacts {
  returns: boolean;
  leaves: boolean;
}

/** AFN-T2 AFN-M5 A travel card was drawn; only who drew it reads its colour. */
export interface CardDrawn {
  seat: number;
  card: string;
  type: "card_drawn";
}

/** AFN-H1 What the others read of a card drawn. */
export interface HiddenCardDrawn {
  seat: number;
  type: "hidden_card_drawn";
}

/** AFN-T2 The discards are the new pile. */
export interface PileShuffled {
  count: number;
  type: "pile_shuffled";
}

/** AFN-T2 A card was due, but pile and discards are empty. */
export interface NoCardsLeft {
  seat: number;
  type: "no_cards_left";
}

/** AFN-S3 AFN-E3 An expedition lies on a space now; spaces are counted from 1. */
export interface ExpeditionTurnedUp {
  expedition: string;
  space: number;
  type: "expedition_turned_up";
}

/** AFN-S4 AFN-B2 AFN-B3 A page shows for the first time. */
export interface PageTurnedUp {
  book: string;
  adventure: string;
  type: "page_turned_up";
}

/** AFN-B2 The top card of a side went to the other side. */
export interface PageTurned {
  seat: number;
  book: string;
  side: string;
  adventure: string;
  silver: number;
  type: "page_turned";
}

/** AFN-B3 An adventure was bought. */
export interface AdventureBought {
  seat: number;
  book: string;
  side: string;
  adventure: string;
  silver: number;
  type: "adventure_bought";
}

/** AFN-M1 An explorer entered a location; the silver changed the card's colour (AFN-M3). */
export interface Stepped {
  seat: number;
  origin: string;
  to: string;
  card: string;
  silver: number;
  type: "stepped";
}

/** AFN-M5 A company joined an expedition; a bonus card is told by the next event. */
export interface Joined {
  seat: number;
  expedition: string;
  silver: number;
  type: "joined";
}

/** AFN-M6 An expedition was completed, and every marker went back to its owner. */
export interface ExpeditionCompleted {
  seat: number;
  expedition: string;
  silver: number;
  points: number;
  type: "expedition_completed";
}

/** AFN-M7 An adventure with an artifact was completed. */
export interface ArtifactFound {
  seat: number;
  adventure: string;
  silver: number;
  points: number;
  type: "artifact_found";
}

/** AFN-M7 An adventure with an assistant was completed; the assistant is in the hand. */
export interface AssistantMet {
  seat: number;
  adventure: string;
  card: string;
  type: "assistant_met";
}

/** AFN-E1 A card of a hand that was too large; a joker or an assistant is gone for good. */
export interface CardDiscarded {
  seat: number;
  card: string;
  gone: boolean;
  type: "card_discarded";
}

/** AFN-E2 An adventure too many left the game. */
export interface AdventureDropped {
  seat: number;
  adventure: string;
  type: "adventure_dropped";
}

/** AFN-T3 A player did nothing. */
export interface TurnPassed {
  seat: number;
  type: "turn_passed";
}

/** AFN-E4 The pile could not fill every space: the round is played out. */
export interface EndTriggered {
  type: "end_triggered";
}

/** AFN-E4 AFN-E5 The match is over and is scored. */
export interface MatchEnded {
  ending: string;
  type: "match_ended";
}

/** For every place within reach, the best way there, through these places first. */
export interface WaysQuestion {
  places: string[] | null;
  cards: unknown;
  about: "ways";
}

/** The best way through exactly these places, in this order. */
export interface WayQuestion {
  places: string[] | null;
  cards: unknown;
  about: "way";
}

/** What can be done without a step, and what is given up by ending the turn. */
export interface HereQuestion {
  about: "here";
}

/** AFN-V2 For each seat the sets that its artifacts are counted in; AFN-H3 None for one whose score is hidden. */
export interface SetsQuestion {
  about: "sets";
}

/** AFN-H2 For each book the adventures on pages that nobody has seen, with what AFN-H3 hides among them. */
export interface UnseenQuestion {
  about: "unseen";
}

/** A way, with cards and silver in all, and what could be joined or completed on it, in the order of its places. Each offer is possible for itself; where markers are few, not all of the joins together. */
export interface Way {
  legs: Leg[];
  cards: number;
  silver: number;
  offers: Offer[];
}

/** A step of a way. */
export interface Leg {
  to: string;
  card: string;
  silver: number;
}

/** Something that a way makes possible; leg 0 is where it begins, 1 the first place entered. */
export interface Offer {
  leg: number;
  action: Action;
  silver: number;
  points: number;
  card: string | null;
  markers: number;
  after: number | null;
}

/** A way, and what else could be played for each of its legs, the others being as they are. */
export interface ChosenWay {
  legs: Leg[];
  cards: number;
  silver: number;
  offers: Offer[];
  choices: Alternative[][];
}

/** A card that could be played for a leg, and the silver it would take. */
export interface Alternative {
  card: string;
  silver: number;
}

/** What can be joined or completed at once, and what ending the turn now gives up. */
export interface Here {
  offers: Offer[];
  ending_gives_up: "deed" | "turn" | null;
}

/** AFN-V2 The sets of one seat. */
export interface Sets {
  points: number;
  sets: CountedSet[];
}

/** AFN-V2 A set of artifacts. */
export interface CountedSet {
  artifacts: string[];
  points: number;
}

export type GameEvent = CardDrawn | HiddenCardDrawn | PileShuffled | NoCardsLeft | ExpeditionTurnedUp | PageTurnedUp | PageTurned | AdventureBought | Stepped | Joined | ExpeditionCompleted | ArtifactFound | AssistantMet | CardDiscarded | AdventureDropped | TurnPassed | EndTriggered | MatchEnded;

/** Questions and their answers, by what they are about. */
export interface Asked {
  ways: { question: WaysQuestion; answer: Record<string, Way> | null };
  way: { question: WayQuestion; answer: ChosenWay | null };
  here: { question: HereQuestion; answer: Here | null };
  sets: { question: SetsQuestion; answer: (Sets | null)[] };
  unseen: { question: UnseenQuestion; answer: Record<string, string[]> | null };
}

export type Action =
  | { type: "deal_card"; card: string }
  | { type: "turn_up_expedition"; expedition: string }
  | { type: "turn_up_page"; adventure: string }
  | { type: "draw" }
  | { type: "turn_page"; side: string }
  | { type: "buy"; side: string }
  | { type: "step"; to: string; card: string }
  | { type: "join"; expedition: string }
  | { type: "complete"; expedition: string }
  | { type: "fulfil"; adventure: string }
  | { type: "discard_card"; card: string }
  | { type: "drop_adventure"; adventure: string }
  | { type: "end_turn" };

/** All of this in one, for the shell's types. */
export interface Types {
  view: View;
  facts: Facts;
  event: GameEvent;
  action: Action;
  asked: Asked;
}
