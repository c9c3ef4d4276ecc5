// Made by `python -m tools.wire_types` from the Python types. Change those, not this.

/** Show the table as that seat sees it (null: as a bystander), and what happened after entry number `since`. */
export interface Watch {
  type: "watch";
  seat: number | null;
  since?: number;
}

/** Do this. `seq` is the number of the newest entry the page knew when the choice was made. */
export interface MakeMove {
  type: "move";
  id: string;
  seat: number;
  seq: number;
  action: Record<string, string | number>;
}

/** Take back that seat's last move, or with `turn` all of the turn that can be taken back. */
export interface Undo {
  type: "undo";
  id: string;
  seat: number;
  seq: number;
  turn?: boolean;
}

/** A question to the game about the position as that seat sees it. */
export interface Ask {
  type: "ask";
  id: string;
  seat: number | null;
  question: Record<string, unknown>;
}

/** Why can't that seat do this now? */
export interface AskWhy {
  type: "why";
  id: string;
  seat: number;
  action: Record<string, string | number>;
}

/** What the lesson tells at that stop has been read. */
export interface ReadOn {
  type: "read";
  id: string;
  stop: number;
}

/** The first message of a socket: how it numbers actions. A page that knows another numbering loads itself anew. */
export interface Hello {
  type: "hello";
  numbering: string;
}

/** What happened after entry `since`, up to entry `seq`, and the position now. */
export interface Update {
  type: "update";
  since: number;
  seq: number;
  entries: Entry[];
  position: Position;
}

/** Something was decided at the table: a move with all that came of it, or moves being taken back. */
export interface Entry {
  number: number;
  seat: number;
  turn: TurnInfo;
  events: Record<string, unknown>[];
  undoes: number[];
}

/** Whose turn it is, and its number from 1 (0 = before the first). */
export interface TurnInfo {
  seat: number;
  number: number;
}

/** The table as one seat sees it, and what that seat can do. */
export interface Position {
  seat: number | null;
  view: Record<string, unknown>;
  turn: TurnInfo;
  actors: number[];
  legal: number[];
  can_undo: boolean;
  scores: (number | null)[];
  result: ResultInfo | null;
  seed: string | null;
  lesson: LessonPlace | null;
}

/** How a match ended. */
export interface ResultInfo {
  ending: string;
  winners: number[];
  scores: Record<string, number>[];
  places: number[];
  tiebreaks: TiebreakInfo[];
}

/** What was looked at to tell seats with equal totals apart. */
export interface TiebreakInfo {
  name: string;
  seats: number[];
  figures: number[];
}

/** Where the learner is. */
export interface LessonPlace {
  stop: number;
  text: string;
  moving: boolean;
}

/** The move `id` counts and is on disk. The update that holds it comes before this message. */
export interface Accepted {
  type: "accepted";
  id: string;
  seq: number;
}

/** The rules don't allow it; nothing has changed. */
export interface Refused {
  type: "refused";
  id: string;
  refusal: RefusalInfo;
}

/** Why an action may not be taken: a text key, the rule that says so, values for the text. */
export interface RefusalInfo {
  key: string;
  rule: string;
  values: Record<string, string | number>;
}

/** The move was made on an old position and doesn't count. What happened since came just before this message. */
export interface Stale {
  type: "stale";
  id: string;
  seq: number;
}

/** The answer to a question. */
export interface Answer {
  type: "answer";
  id: string;
  answer: unknown;
}

/** Why an action is not possible; null if it is. */
export interface Reason {
  type: "reason";
  id: string;
  refusal: RefusalInfo | null;
}

/** The message made no sense; nothing has changed. `key` is a text of the shell. */
export interface Trouble {
  type: "error";
  id: string | null;
  key: string;
  values: Record<string, string | number>;
}

/** A game that can be played. */
export interface GameInfo {
  id: string;
  min_players: number;
  max_players: number;
  minutes: number;
  options: OptionInfo[];
  boards: BoardInfo[];
  identities: IdentityInfo[];
  levels: string[];
  has_lesson: boolean;
}

/** A choice the table makes before the match; the first value is the default. */
export interface OptionInfo {
  key: string;
  values: (boolean | number | string)[];
}

/** A board to play on. */
export interface BoardInfo {
  id: string;
  names: Record<string, string>;
  original: boolean;
  own: boolean;
}

/** Who sits on a seat by a game's rules. */
export interface IdentityInfo {
  id: string;
  colour: "blue" | "green" | "red" | "violet" | "white" | "yellow";
  emblem: "buffalo" | "camel" | "eagle" | "flamingo" | "gorilla" | "lion" | "rooster" | "wolf";
}

/** A table to be opened. */
export interface NewTable {
  game: string;
  board?: string;
  options?: Record<string, boolean | number | string>;
  seats: SeatInfo[];
}

/** Who sits there: a person at this device, or a bot. An empty name is filled in by the page, in its language. */
export interface SeatInfo {
  player: "bot" | "person";
  name?: string;
  colour: "blue" | "green" | "red" | "violet" | "white" | "yellow";
  emblem: "buffalo" | "camel" | "eagle" | "flamingo" | "gorilla" | "lion" | "rooster" | "wolf";
  level?: string;
}

/** What doesn't change at a table that one plays at: with it, all that can ever be done there. */
export interface TableToPlay {
  id: string;
  game: string;
  rules: number;
  board: Record<string, unknown>;
  names: Record<string, Record<string, Record<string, string>>>;
  nouns: Record<string, string>;
  options: Record<string, boolean | number | string>;
  seats: SeatInfo[];
  has_secrets: boolean;
  facts: unknown;
  commitment: string;
  created: string;
  lesson: LessonInfo | null;
  actions: ActionGroup[];
  numbering: string;
}

/** The lesson that is given at a table. */
export interface LessonInfo {
  learner: number;
  chapters: string[];
  stops: StopInfo[];
}

/** Where a lesson waits for its learner. */
export interface StopInfo {
  id: string;
  chapter: number;
  points: string[];
  asks: boolean;
}

/** Actions with the same fields, a row of values each. A row leaves out what it begins with as the last one did. */
export interface ActionGroup {
  fields: string[];
  rows: ((string | number)[])[];
}

/** All tables, the latest first. */
export interface TableList {
  under_way: TableSummary[];
  finished: TableSummary[];
}

/** A table as the first page lists it. */
export interface TableSummary {
  id: string;
  game: string;
  seats: SeatInfo[];
  created: string;
  touched: string;
  turn: number;
  actors: number[];
  scores: (number | null)[];
  winners: number[] | null;
  trouble: string;
}

/** A finished match from beginning to end, to be looked at again. */
export interface ReplayInfo {
  table: TableInfo;
  entries: Entry[];
  moves: number[];
  curve: number[][];
  final: string[];
  result: ResultInfo;
}

/** What doesn't change while a match is played. */
export interface TableInfo {
  id: string;
  game: string;
  rules: number;
  board: Record<string, unknown>;
  names: Record<string, Record<string, Record<string, string>>>;
  nouns: Record<string, string>;
  options: Record<string, boolean | number | string>;
  seats: SeatInfo[];
  has_secrets: boolean;
  facts: unknown;
  commitment: string;
  created: string;
  lesson: LessonInfo | null;
}

/** What came of entering a board: its entry in the list, or what is wrong with it. */
export interface CheckedBoard {
  board: BoardInfo | null;
  problems: ProblemInfo[];
  data: Record<string, unknown>;
}

/** Something wrong in a board. */
export interface ProblemInfo {
  line: number;
  path: string;
  at: (string | number)[];
  key: string;
  rule: string;
  values: Record<string, string | number>;
}

/** What came of opening a record: the id that its replay is found by for a while, or why it is refused. */
export interface CheckedRecord {
  id: string | null;
  refused: RecordRefusal | null;
}

/** Why a record is refused: a text key and its values, and the refusal or the board's problems behind it. */
export interface RecordRefusal {
  key: string;
  values: Record<string, string | number>;
  refusal: RefusalInfo | null;
  problems: ProblemInfo[];
  told: Told | null;
}

/** What texts need to know of a match to name its players and places. */
export interface Told {
  game: string;
  names: Record<string, Record<string, Record<string, string>>>;
  nouns: Record<string, string>;
  seats: SeatInfo[];
}

/** Why a request failed: a text key of the shell, and values for the text. */
export interface HttpError {
  key: string;
  values: Record<string, string | number>;
}

/** The table of a lesson by its id: one that may be gone on with (empty for none), or the one that is. */
export interface LessonTable {
  table: string;
}

/** All figures of a game's handbook, of one match. */
export interface Figures {
  table: TableInfo;
  figures: FigureInfo[];
}

/** A figure of the handbook: a position, and what is shown of it. */
export interface FigureInfo {
  name: string;
  around: string[];
  lit: string[];
  arrows: [string, string][];
  position: Position;
}

export type FromPage = Watch | MakeMove | Undo | Ask | AskWhy | ReadOn;
export type ToPage = Hello | Update | Accepted | Refused | Stale | Answer | Reason | Trouble;
