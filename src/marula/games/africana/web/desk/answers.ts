/** What the game answers to the page's questions (its ask.py). */
import type { Action } from "../wire";

export interface Leg {
  to: string;
  card: string;
  silver: number;
}

/** Something that a way makes possible; `leg` 0 is where it begins, 1 the first place entered. */
export interface Offer {
  leg: number;
  action: Extract<Action, { type: "join" | "complete" | "fulfil" }>;
  silver: number;
  points: number;
  /** "card" for a travel card nobody knows yet, or the assistant's card. */
  card: string | null;
}

export interface Way {
  legs: Leg[];
  cards: number;
  silver: number;
  offers: Offer[];
}

/** A way, and what else could be played for each of its legs. */
export interface ChosenWay extends Way {
  choices: { card: string; silver: number }[][];
}

export type Ways = Record<string, Way>;

/** For each seat, the sets its artifacts are counted in. */
export type Sets = { points: number; sets: { artifacts: string[]; points: number }[] }[];

/** For each book, the adventures on pages that nobody has seen. */
export type Unseen = Record<string, string[]>;
