// Made by `python -m tools.wire_types` from the Python types. Change those, not this.

/** The table as anybody sees it: nothing is secret. */
export interface View {
  pile: number;
  player: number;
  turn: number;
  players: PlayerView[];
  over: boolean;
}

/** What lies in front of one player. */
export interface PlayerView {
  taken: number;
}

/** SAG-T1 Somebody has taken pebbles. */
export interface PebblesTaken {
  seat: number;
  count: number;
  type: "pebbles_taken";
}

/** SAG-E1 Somebody has taken the last pebble, and won. */
export interface PileEmptied {
  seat: number;
  type: "pile_emptied";
}

export type GameEvent = PebblesTaken | PileEmptied;

/** Questions and their answers, by what they are about. */
export interface Asked {
}

export type Action =
  | { type: "take"; count: number };

/** All of this in one, for the shell's types. */
export interface Types {
  view: View;
  facts: null;
  event: GameEvent;
  action: Action;
  asked: Asked;
}
