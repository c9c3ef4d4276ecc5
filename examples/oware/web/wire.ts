// Made by `python -m tools.wire_types` from the Python types. Change those, not this.

/** The board as anybody sees it: nothing is secret. */
export interface View {
  houses: Record<string, number>;
  player: number;
  turn: number;
  quiet: number;
  players: PlayerView[];
  ending: string | null;
}

/** What one player has captured, and kept at the end. */
export interface PlayerView {
  captured: number;
  kept: number;
}

/** What the page shows of the rules. */
export interface Facts {
  rows: string[][];
  majority: number;
  most_quiet: number;
}

/** OWA-T2 The seeds of a house were sown, one into each house of the path, the last of them there. */
export interface SeedsSown {
  seat: number;
  house: string;
  count: number;
  last: string;
  path: string[];
  type: "seeds_sown";
}

/** OWA-P1 The last seed captured what lay in these houses. */
export interface SeedsCaptured {
  seat: number;
  count: number;
  houses: string[];
  type: "seeds_captured";
}

/** OWA-P2 All seeds of the other player would have been captured, so none was. */
export interface SlamSpared {
  seat: number;
  other: number;
  type: "slam_spared";
}

/** OWA-E1 OWA-E2 OWA-E3 The match is over, and this is what the first and the second player keep of their rows. */
export interface MatchEnded {
  ending: string;
  first: number;
  second: number;
  type: "match_ended";
}

/** What would each sowing come to? */
export interface SowingsQuestion {
  about: "sowings";
}

/** All that the player whose turn it is can sow. */
export interface SowingsAnswer {
  sowings: Sowing[];
}

/** OWA-T2 OWA-P1 Where the seeds of a house would go, and what they would capture. */
export interface Sowing {
  house: string;
  path: string[];
  captured: string[];
  count: number;
}

export type GameEvent = SeedsSown | SeedsCaptured | SlamSpared | MatchEnded;

/** Questions and their answers, by what they are about. */
export interface Asked {
  sowings: { question: SowingsQuestion; answer: SowingsAnswer };
}

export type Action =
  | { type: "sow"; house: string };

/** All of this in one, for the shell's types. */
export interface Types {
  view: View;
  facts: Facts;
  event: GameEvent;
  action: Action;
  asked: Asked;
}
