// Made by `python -m tools.wire_types` from the Python types. Change those, not this.

/** The first message: through whose eyes the page looks (null: a bystander's), and the newest entry that it knows. From then on the socket belongs to that seat. Whoever wants to look through other eyes opens another one. */
export interface Hello {
  type: "hello";
  seat: number | null;
  since: number;
}

/** Do this. `seq` is the number of the newest entry the page knew when the choice was made. */
export interface MakeMove {
  type: "move";
  id: string;
  seq: number;
  action: Record<string, string | number>;
}

/** Take back the seat's last move, or with `turn` all of the turn that can be taken back. */
export interface Undo {
  type: "undo";
  id: string;
  seq: number;
  turn?: boolean;
}

/** A question to the game about the position as the seat sees it. */
export interface Ask {
  type: "ask";
  id: string;
  question: Record<string, unknown>;
}

/** Why can't the seat do this now? */
export interface AskWhy {
  type: "why";
  id: string;
  action: Record<string, string | number>;
}

/** What the lesson tells at that stop has been read. */
export interface ReadOn {
  type: "read";
  id: string;
  stop: number;
}

/** The bot that sits in for the seat shall go: its owner is here again. */
export interface TakeBack {
  type: "back";
  id: string;
}

/** Ask everybody: take back all that came after entry `to` (rewind), or end the match without a result (end). */
export interface Propose {
  type: "propose";
  id: string;
  what: "end" | "rewind";
  to: number;
}

/** Agree to what is proposed, or not. Who proposed it takes it back by saying no. */
export interface Vote {
  type: "vote";
  id: string;
  number: number;
  yes: boolean;
}

/** Say something to the table: a ready phrase or a reaction by its name, or a text of one's own. */
export interface Say {
  type: "say";
  id: string;
  kind: "phrase" | "reaction" | "text";
  text: string;
}

/** Whether somebody looks at the page just now. */
export interface Presence {
  type: "here";
  looking: boolean;
}

/** The answer to `hello`: how the server numbers actions, and which program it is. A page that knows another numbering, or was made for another version, loads itself anew. */
export interface Welcome {
  type: "welcome";
  numbering: string;
  version: string;
}

/** Everything about a table that isn't the match: sent first, and whenever something of it has changed. */
export interface Around {
  type: "around";
  state: "ended" | "finished" | "gathering" | "playing";
  seats: AroundSeat[];
  host: boolean;
  pace: string;
  listed: boolean;
  begins: "all" | "host";
  chat: boolean;
  watching: number;
  proposal: ProposalInfo | null;
  next: string;
  again: number[];
}

/** A seat as it is just now. */
export interface AroundSeat {
  who: SeatInfo | null;
  identity: string;
  state: "bot" | "free" | "read" | "stand-in" | "taken";
  called: string;
  mine: boolean;
  level: string;
  presence: "" | "away" | "gone" | "here";
  since: string;
  language: string;
  clock: ClockInfo | null;
}

/** Who sits there: a person or a bot. An empty name is filled in by the page, in its language. */
export interface SeatInfo {
  player: "bot" | "person";
  name?: string;
  colour: "blue" | "green" | "red" | "violet" | "white" | "yellow";
  emblem: "buffalo" | "camel" | "eagle" | "flamingo" | "gorilla" | "lion" | "rooster" | "wolf";
  level?: string;
}

/** A seat's time. */
export interface ClockInfo {
  left: number;
  running: boolean;
}

/** What somebody asks everybody's consent for. */
export interface ProposalInfo {
  what: "end" | "rewind";
  seat: number;
  to: number;
  number: number;
  agreed: number[];
  missing: number[];
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
  rewind: number | null;
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

/** What was said at the table, in order: the last lines to who comes, then what is new. */
export interface Talked {
  type: "talked";
  lines: LineInfo[];
}

/** Something that was said. */
export interface LineInfo {
  number: number;
  seat: number;
  kind: "phrase" | "reaction" | "text";
  text: string;
  made: string;
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

/** The server is about to close the socket: a text key says why. The page comes back unless it is told otherwise. */
export interface Bye {
  type: "bye";
  key: string;
  back: boolean;
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
  styles: string[];
  has_lesson: boolean;
  rules: "compiled" | "source";
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
  seats: NewSeat[];
  pace?: string;
  listed?: boolean;
  begins?: "all" | "host";
  chat?: boolean | null;
  level?: string;
}

/** A seat of a table to be opened: somebody at this device, a bot, or a guest who comes by a link. */
export interface NewSeat {
  player: "bot" | "guest" | "person";
  name: string;
  colour: "blue" | "green" | "red" | "violet" | "white" | "yellow" | null;
  emblem: "buffalo" | "camel" | "eagle" | "flamingo" | "gorilla" | "lion" | "rooster" | "wolf" | null;
  level: string;
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
  mine: number[];
  asked: number | null;
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

/** The tables of whoever asks, and those that anybody may join; none of the lists grows without end. */
export interface TableList {
  to_move: TableSummary[];
  waiting: TableSummary[];
  finished: TableSummary[];
  finished_count: number;
  open: TableSummary[];
}

/** A table as the first page lists it. */
export interface TableSummary {
  id: string;
  game: string;
  state: "ended" | "finished" | "gathering" | "playing";
  seats: SummarySeat[];
  created: string;
  touched: string;
  turn: number;
  actors: number[];
  scores: (number | null)[];
  winners: number[] | null;
  mine: boolean;
  pace: string;
  left: number | null;
  trouble: string;
}

/** Who sits at a table that is listed. */
export interface SummarySeat {
  who: SeatInfo | null;
  mine: boolean;
  stand_in: boolean;
  presence: "" | "away" | "gone" | "here";
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

/** Another match of the same people, against bots that may play otherwise. */
export interface Rematch {
  levels: string[];
}

/** A table that was opened: where to go, and for programs, by what it is governed. */
export interface TableOpened {
  id: string;
  state: "gathering" | "playing";
  host: string;
}

/** What a host sends to guests. All are whole addresses. */
export interface Links {
  any: string;
  seats: (string | null)[];
  watch: string;
  host: string;
}

/** What somebody reads who has opened a link to a table, before they sit down. */
export interface Invitation {
  table: string;
  game: string;
  state: "ended" | "finished" | "gathering" | "playing";
  host: string;
  pace: string;
  options: Record<string, boolean | number | string>;
  seats: AroundSeat[];
  seat: number | null;
  free: number[];
  colours: IdentityInfo[];
  name: string;
}

/** A link's secret. */
export interface Token {
  token: string;
}

/** Take a seat by an invitation. */
export interface SitDown {
  token: string;
  name: string;
  colour: "blue" | "green" | "red" | "violet" | "white" | "yellow" | null;
  emblem: "buffalo" | "camel" | "eagle" | "flamingo" | "gorilla" | "lion" | "rooster" | "wolf" | null;
  seat: number | null;
  language: string;
}

/** Where one sits now; or what was already taken, and what one could choose instead. */
export interface Seated {
  table: string;
  seat: number | null;
  taken: ("look" | "name" | "seat")[];
  names: string[];
  looks: IdentityInfo[];
}

/** What a host does with a seat: put a bot in it, or give it to somebody else. */
export interface SeatChange {
  become: "bot" | "guest";
  level: string;
  name: string;
}

/** What brings whoever uses this device to another one: works once, and not for long. */
export interface DeviceCode {
  code: string;
  minutes: number;
}

/** A code from another device. */
export interface TakeCode {
  code: string;
}

/** All that a page needs to check by itself that chance was what was sealed before the first move. */
export interface Verification {
  commitment: string;
  seed: string;
  draws: DrawInfo[];
}

/** A decision of nature with several outcomes. */
export interface DrawInfo {
  move: number;
  turn: number;
  weights: number[];
  outcome: number;
  actions: number[];
}

/** Where a table is, for programs. */
export interface TableState {
  table: string;
  state: "ended" | "finished" | "gathering" | "playing";
  seq: number;
  actors: number[];
  seats: AroundSeat[];
  result: Record<string, unknown> | null;
}

/** The table that somebody is the host of from now on. */
export interface Hosting {
  table: string;
}

/** Forget the device; with `release` the seats that nobody else could play any more are left. */
export interface ForgetDevice {
  release: boolean;
}

export type FromPage = Hello | MakeMove | Undo | Ask | AskWhy | ReadOn | TakeBack | Propose | Vote | Say | Presence;
export type ToPage = Welcome | Around | Update | Talked | Accepted | Refused | Stale | Answer | Reason | Trouble | Bye;

/** What everybody can say and reads in their own language. */
export const PHRASES = [
  "hello",
  "good-luck",
  "your-turn",
  "well-played",
  "one-moment",
  "that-was-my-plan",
  "sorry",
  "thanks",
] as const;
export type Phrase = (typeof PHRASES)[number];

/** What everybody can show. */
export const REACTIONS = [
  "thumb",
  "party",
  "laugh",
  "heart",
  "sad",
  "hourglass",
  "wave",
] as const;
export type Reaction = (typeof REACTIONS)[number];
