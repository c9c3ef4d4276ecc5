/** What the game answers to the page's questions (its ask.py). */
import type { RefusalInfo } from "$shell/wire";

/** A mix of terrain cards and locomotives that doubles, or why it doesn't. */
export interface Doubling {
  terrain_cards: number;
  terrain_locomotives: number;
  refusal: RefusalInfo | null;
}

/** A payment for a lane: so many cards of a colour, so many locomotives. */
export interface Way {
  card: string;
  cards: number;
  locomotives: number;
  doublings: Doubling[];
}

/** What there is of a colour that could pay, and how many cards are missing. */
export interface Lack {
  card: string;
  held: number;
  locomotives: number;
  missing: number;
}

export interface LaneAnswer {
  points: number;
  ferry: number;
  /** `others` are everybody's cards of that type, by seat. */
  terrain: { type: string; needed: number; own: number; others: number[] };
  /** Why nobody at this seat can claim it, whatever the cards. */
  refusal: RefusalInfo | null;
  /** The cheapest first. */
  ways: Way[];
  /** The nearest first; empty where there is a way. */
  lacks: Lack[];
}

export interface TicketAnswer {
  state: "completed" | "possible" | "blocked";
  /** The shortest free way, and the trains it takes. */
  lanes: string[];
  trains: number;
  /** How many train cards are missing for it. */
  missing: number;
}

export type TicketAnswers = Record<string, TicketAnswer>;

export type TerrainAnswers = Record<string, { counts: number[]; most: number[]; with_one_more: number[] }>;
