/** For tests of the shell and of games: a table that only notes what it is asked to do, and answers what it was told to. */
import type { Fields, GameTypes, TableView } from "../game";
import type { Texts } from "../texts/texts";
import type { RefusalInfo } from "../wire";

/** What tests want of a table. All but the board and the view can be left out. */
export interface Setting<T extends GameTypes> {
  board: object;
  view: T["view"];
  /** What the game tells its page of rules and board, where that is of interest. */
  facts?: T["facts"];
  legal?: T["action"][];
  /** What a question to the game is answered with. */
  answer?: (question: Record<string, unknown>) => unknown;
  /** Why an action is not possible, whichever it is; null if all are. */
  refusal?: RefusalInfo | null;
  confirms?: boolean;
  guided?: boolean;
  /** Whether it is a replay: nothing can be done any more. */
  replayed?: boolean;
  /** Anything else that should be otherwise than at a table of two in English, seen from seat 0 on a wide screen at rest. */
  other?: Partial<TableView<T>>;
}

/** What has been done at the table, in order. */
export interface Notes<Action> {
  /** The moves made. */
  sent: Action[];
  /** The questions put to the game. */
  asked: Record<string, unknown>[];
  /** The actions of which somebody wanted to know why they are not possible. */
  doubted: Action[];
  /** The keys of the refusals shown. */
  told: string[];
  /** What was read out. */
  read: string[];
}

/** Texts that say the keys themselves, and nothing in between. */
export const KEYS = {
  language: "en",
  say: (key: string) => key,
  attribute: (key: string, name: string) => `${key}.${name}`,
  action: (action: Fields) => action["type"],
  refusal: ({ key }: RefusalInfo) => ({ text: key, rule: "" }),
  place: (id: string) => id,
  seat: String,
} as unknown as Texts;

/** A decision of seat 0 in one of its turns, with what came of it. */
export function entryOf<Event>(events: Event[], turn = 1, number = 1) {
  return { number, seat: 0, turn: { seat: 0, number: turn }, events, undoes: [] };
}

/** Sit down as seat 0. What is sent counts at once, and changes nothing else. */
export function fakeTable<T extends GameTypes>(setting: Setting<T>): Notes<T["action"]> & { table: TableView<T> } {
  const notes: Notes<T["action"]> = { sent: [], asked: [], doubted: [], told: [], read: [] };
  const legal = setting.replayed ? [] : (setting.legal ?? []);
  const turn = { seat: 0, number: 1 };
  const table = {
    table: { board: setting.board, seats: [{}, {}] },
    view: setting.view,
    facts: setting.facts,
    seat: 0,
    position: { seat: 0, actors: [0], turn },
    legal,
    showing: null,
    lit: [],
    news: [],
    recalled: false,
    motion: 0,
    replayed: setting.replayed ?? false,
    confirms: setting.confirms ?? false,
    guided: setting.guided ?? false,
    narrow: false,
    low: false,
    texts: KEYS,
    get turnSoFar() {
      return notes.sent.map((_, number) => entryOf([], turn.number, number));
    },
    send(action: T["action"]) {
      notes.sent.push(action);
      return Promise.resolve();
    },
    why(action: T["action"]) {
      notes.doubted.push(action);
      return Promise.resolve(setting.refusal === undefined ? { key: "no", rule: "", values: {} } : setting.refusal);
    },
    tell({ key }: RefusalInfo) {
      notes.told.push(key);
    },
    ask(question: Record<string, unknown>) {
      notes.asked.push(question);
      return Promise.resolve(setting.answer?.(question));
    },
    announce(text: string) {
      notes.read.push(text);
    },
  };
  if (setting.other) Object.defineProperties(table, Object.getOwnPropertyDescriptors(setting.other));
  return { table: table as unknown as TableView<T>, ...notes };
}

/** After everything that was only waiting for an answer. */
export const soon = () => new Promise<void>((done) => setTimeout(done));
