/** What a game's folder offers to the page (its web/index.ts and web/cover.ts), and what it gets from the shell. */
import type { Component } from "svelte";
import type { Point } from "./board/placing/area";
import type { KeyLine } from "./kit/shortcuts";
import type { Language, Texts } from "./texts/texts";
import type { Entry, FigureInfo, Position, RefusalInfo, TableInfo } from "./wire";

export type Fields = Record<string, string | number>;

/** A text by its key, with values; the shell says it in the reader's language. */
export interface Say {
  key: string;
  values?: Fields;
}

/** What the player who decides should do, for the status banner: a title and a second line. */
export interface Prompt {
  title: Say;
  detail: Say;
}

/** What somebody did in a turn, in few words. */
export interface Account {
  /** What it was, as it follows the name of who did it. */
  deeds: Say[];
  /** With what, and the like: in small. */
  details: Say[];
  /** What it brought. */
  gains: Gain[];
}

export interface Gain {
  /** "points", or the name of something that the game has an icon for. */
  what: string;
  count: number;
  /** What it is and how much, for ears and whoever asks. */
  label: Say;
}

/** A part of the page that has a name; on the page it carries what follows `-part-` in the key, `data-part="NAME"`. */
export interface NamedPart {
  /** The key of its text, which has an `.about`. */
  text: string;
  /** The clause about it. */
  rule?: string;
}

/** The types of a game's own messages, as its wire.ts has them (`Types`); the shell hands them through unopened. */
export interface GameTypes {
  view: unknown;
  /** What the game tells its page of rules and board, so that it need not work it out. */
  facts: unknown;
  event: object;
  action: Fields;
  /** By what a question is about: the question, and its answer. */
  asked: object;
}

/** A decision with all that came of it, in the game's own events. */
export type EntryOf<T extends GameTypes> = Omit<Entry, "events"> & { events: T["event"][] };

/** What may be asked in a game, by what it is about. */
export type About<T extends GameTypes> = keyof T["asked"] & string;
export type QuestionOf<T extends GameTypes, A extends About<T>> = T["asked"][A] extends { question: infer Q }
  ? Q
  : never;
export type AnswerOf<T extends GameTypes, A extends About<T>> = T["asked"][A] extends { answer: infer R } ? R : never;

/**
 * A table on the screen, as every part of a game's page gets it. Reactive: read its fields where they are used.
 * It computes no rules: what is possible is in `legal`, what it would bring is asked.
 */
export interface TableView<T extends GameTypes = GameTypes> {
  readonly table: TableInfo;
  readonly facts: T["facts"];
  /** The position as `seat` sees it; while moves are being shown, the one reached so far. */
  readonly view: T["view"];
  readonly position: Position;
  /** Whose eyes these are; null for a bystander, and in a replay of a game without secrets. */
  readonly seat: number | null;
  /** Whether this has been played already: `seat` is then who decided, not who reads. */
  readonly replayed: boolean;
  /** What that seat can do now; empty while it is somebody else's turn, while moves are shown and in a replay. */
  readonly legal: T["action"][];
  /** The entry being shown now, for the pieces to move by; null when all is at rest. */
  readonly showing: EntryOf<T> | null;
  /** What has been decided in the present turn and counts. */
  readonly turnSoFar: EntryOf<T>[];
  /** Places a log line speaks of, to be lit. */
  readonly lit: string[];
  /**
   * What others did since who reads this last acted, to be marked on the map until they act; or all that was done in the
   * turn whose card is pointed at.
   */
  readonly news: Fields[];
  /** Whether it is the news of one turn that is pointed at: everything else steps back. */
  readonly recalled: boolean;
  readonly texts: Texts;
  /** How long one motion takes, in milliseconds; 0 where nothing should move. */
  readonly motion: number;
  /** Whether a choice is first shown and then confirmed: on touch screens, or by preference. */
  readonly confirms: boolean;
  /** Whether a lesson waits for each decision: then each is sent by itself, as soon as it is made. */
  readonly guided: boolean;
  /** Narrow screens: map above, everything else below. */
  readonly narrow: boolean;
  /** Low screens, such as a phone held sideways: the map beside everything else, and no room above or below it. */
  readonly low: boolean;
  /** Make a move. Resolves when it counts or was refused (the shell tells the player why). */
  send(action: T["action"]): Promise<void>;
  /** Why is that not possible? null if it is. The shell shows it when `tell` is called. */
  why(action: T["action"]): Promise<RefusalInfo | null>;
  tell(refusal: RefusalInfo): void;
  /**
   * A question to the game about this position (its ask.py). Answers are kept until the position changes; null where the
   * question makes no sense now.
   */
  ask<A extends About<T>>(question: { about: A } & QuestionOf<T, A>): Promise<AnswerOf<T, A> | null>;
  /** Read out, and for screen readers only. */
  announce(text: string): void;
}

/** All that a game shows. `Desk` is the game's own state of the page: what is chosen, what is pointed at. */
// The types of a game's view and actions are its own; the shell hands them through unopened.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export interface GameModule<Desk = any> {
  /** Made once per table on the screen; Board and Tray share it. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  desk(table: TableView<any>): Desk;
  /** The map: fills its box, with its own zoom. */
  Board: Component<{ desk: Desk }>;
  /** What to do now, and what else the game keeps in sight: beside the map, or below it on narrow screens. */
  Tray?: Component<{ desk: Desk }>;
  /** Whether the column beside the map is wide: where the map is taller than wide, and the cards are beside it. */
  wideColumn?: boolean;
  /** What one holds, where the tray shows it on narrow and low screens: for a replay, which has no tray. */
  Hand?: Component<{ desk: Desk }>;
  /** How far the match has come, if the game shows that: in the column above the log. */
  Progress?: Component<{ desk: Desk }>;
  /**
   * What one player has, inside that player's panel. What comes to a player on the page flies to it, `[data-belongings=SEAT]`,
   * or to the points, `[data-score=SEAT]`.
   */
  Belongings: Component<{ desk: Desk; seat: number; narrow: boolean }>;
  /**
   * What the columns of the players' belongings are, for games in which players compare them: then everybody is a row of
   * one table under this heading. On narrow screens there are panels in any case.
   */
  Heading?: Component<{ desk: Desk }>;
  /** The icon of a category of the score sheet, 18 px. */
  CategoryIcon: Component<{ category: string }>;
  /** What a player's points of a category were made of, in small beside them. */
  Detail?: Component<{ desk: Desk; seat: number; category: string }>;
  /** A small still picture of the final position, for the end of the match. */
  Picture: Component<{ desk: Desk }>;
  /** A figure of the handbook: what is around those places, what is lit, arrows. In a `viewBox` of the shape of rules/frame.ts. */
  Figure?: Component<{ desk: Desk; figure: Pick<FigureInfo, "around" | "lit" | "arrows"> }>;
  prompt(desk: Desk): Prompt;
  /** What keys choose now, while the keyboard is on the board or in the tray, for the list of all keys. */
  keys?(desk: Desk): KeyLine[];
  /** Whether one can go aslant on its map, with the digits' block. */
  aslant?: boolean;
  /** The clause of the handbook about what is to be decided now: there the rules open. */
  clause?(desk: Desk): string;
  /**
   * Whether a position is in the middle of what the page does in one step (a tile lifted, but not yet put down): undo goes
   * past it.
   */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  midway?: (view: any) => boolean;
  /** Whether the match ends with this turn: then nobody is said to play next. Games that can't know leave it out. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  isLastTurn?(view: any): boolean;
  /** What has a name on the game's part of the page, in the order in which it is told. */
  parts: readonly NamedPart[];
  /** The places an event speaks of, to be lit when its line in the log is pointed at. */
  places(desk: Desk, event: Fields): string[];
  /** What somebody did in a turn, for its card; where a game has no few words for it, its sentences are told. */
  account?: (events: Fields[], seat: number) => Account;
  /** The icon of something that a turn can bring, about as high as the letters beside it. */
  GainIcon?: Component<{ what: string }>;
  /** How many motions long an event is shown; one if not said. */
  pace?: (event: Fields) => number;
  /** Whether an event belongs to the final count, which the end of a match shows category by category. */
  isCounted?: (event: Fields) => boolean;
  /** Whether an event only begins what the next one tells: it isn't read out. */
  isPrelude?: (event: Fields) => boolean;
  /** For boards of one's own: what is in a file, before anybody plays on it. */
  sketch?: BoardSketch;
}

/** A board's file as it was read. It may be out of order. */
export type BoardFile = Record<string, unknown>;

export interface BoardSketch {
  /** The board as a match begins on it, as far as it can be drawn, in a SketchFrame. */
  Drawing: Component<SketchProps>;
  /** Where on the drawing the thing lies that stands there in the file, by keys and places in lists; nowhere if it can't. */
  spots(board: BoardFile, at: readonly (string | number)[]): Point[];
}

export interface SketchProps {
  board: BoardFile;
  language: Language;
  /** Where something is wrong, each by its number; and which of them is pointed at. */
  marks: { number: number; points: Point[] }[];
  pointed: number | null;
  /** What is drawn, for ears. */
  label: string;
}

/** What the first page and lists show of a game, so that they need not load all of it. */
export interface GameCover {
  /** The picture on the game's card on the first page. */
  Poster: Component;
  /** A small square picture, for lists. */
  Badge: Component;
}
