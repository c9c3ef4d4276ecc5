/**
 * Sentences: what the server says in keys and values, in the reader's language. Does what src/marula/texts.py does,
 * with the same files, so that page and command line tell a match in the same words.
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Pattern } from "@fluent/bundle/esm/ast.js";
import type { Entry, ProblemInfo, RecordRefusal, RefusalInfo, SeatInfo, Told } from "../wire";

export type { Told };

export const LANGUAGES = ["en", "fr", "ja"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language by its own name. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", fr: "Français", ja: "日本語" };

/** Values longer than this many letters are cut: names and quotations from files may be anything. */
const LONGEST = 400;

type Arguments = Record<string, string | number>;
type Values = Readonly<Record<string, unknown>>;
type Load = () => Promise<string>;

/** By language: what every page needs, and what those of all games do; and by game and language: what its own need beside that. */
const OF_PAGE = import.meta.glob<string>("../locales/*.ftl", { query: "?page", import: "default" });
const OF_TABLES = import.meta.glob<string>("../locales/*.ftl", { query: "?table", import: "default" });
const OF_GAMES = import.meta.glob<string>(["$games/*/locales/*.ftl", "$further/*/locales/*.ftl"], {
  query: "?game",
  import: "default",
});

const bundles = new Map<Language, FluentBundle>();
const loaded = new Map<Load, Promise<void>>();

/** The texts of a language: the page's, and those of these games (their keys begin with their names) with what tables say. */
export async function loadBundle(language: Language, games: Iterable<string> = []): Promise<FluentBundle> {
  const bundle = bundles.get(language) ?? new FluentBundle(language, { useIsolating: false });
  bundles.set(language, bundle);
  const ofGames = [...games].map((game) => fileIn(OF_GAMES, `/${game}/locales/${language}.ftl`));
  const files = [
    fileIn(OF_PAGE, `/locales/${language}.ftl`),
    ...(ofGames.length > 0 ? [fileIn(OF_TABLES, `/locales/${language}.ftl`)] : []),
    ...ofGames,
  ];
  await Promise.all(files.map((load) => addTo(bundle, load)));
  return bundle;
}

function fileIn(files: Record<string, Load>, name: string): Load {
  const found = Object.entries(files).find(([path]) => path.endsWith(name));
  if (!found) throw new Error(`there is no file ${name}`);
  return found[1];
}

/** Add a file's texts, once; what could not be loaded is tried again when it is asked for again. */
function addTo(bundle: FluentBundle, load: Load): Promise<void> {
  let adding = loaded.get(load);
  if (!adding) {
    adding = load().then((source) => {
      const [problem] = bundle.addResource(new FluentResource(source));
      if (problem) throw problem;
    });
    adding.catch(() => loaded.delete(load));
    loaded.set(load, adding);
  }
  return adding;
}

/** A part of a sentence; `seat` where it is the name of the player there. */
export interface Part {
  text: string;
  seat: number | null;
}

/** An event, and how often it comes. */
interface Row {
  event: Values;
  count: number;
}

/** Around a player's name while a sentence is put together. `clean` takes such signs out of everybody's texts. */
const NAME_OF = 0xe000;
const END_OF_NAME = "\uf8ff";
const NAME = /([\ue000-\ue0ff])(.*?)\uf8ff/gu;

/** The texts of one language, for a table where there is one. */
export class Texts {
  constructor(
    readonly language: Language,
    private readonly bundle: FluentBundle,
    private readonly table: Told | null = null,
  ) {}

  /** The same texts at a table. */
  at(table: Told): Texts {
    return new Texts(this.language, this.bundle, table);
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** The name of a game, which may be one that this page doesn't know. */
  game(id: string): string {
    const key = `${prefixOf(id)}-name`;
    return this.has(key) ? this.say(key) : id;
  }

  /** The text of a key, its values named: a seat by its player, a place by its name. */
  say(key: string, values: Values = {}): string {
    const pattern = this.bundle.getMessage(key)?.value;
    return pattern
      ? this.format(key, pattern, this.nameThings(values))
      : defect(`no text ${key} in ${this.language}`, key);
  }

  /** An attribute of a text, such as an option's explanation. */
  attribute(key: string, name: string): string {
    const pattern = this.bundle.getMessage(key)?.attributes[name];
    return pattern ? this.format(key, pattern, {}) : defect(`no text ${key}.${name} in ${this.language}`, key);
  }

  /** The name of the player on a seat. */
  seat(seat: number): string {
    const player = this.table?.seats[seat];
    return player ? this.player(player, seat) : this.say("seat-name", { number: seat + 1 });
  }

  /** The name of a player, filled in where nobody gave one. */
  player(player: Pick<SeatInfo, "name" | "player">, seat: number): string {
    return (
      clean(player.name ?? "") ||
      this.say(player.player === "bot" ? "page-bot-name" : "seat-name", { number: seat + 1 })
    );
  }

  /** What happened, as a sentence. */
  event(event: object): string {
    const values: Values = { ...event };
    return this.say(this.eventKey(values), values);
  }

  /**
   * What happened, sentence by sentence. What happens to somebody several times in a row is said once, where there is a
   * text for that: its `.times`. What happens to others meanwhile doesn't end the row: cards are dealt in turns. What the
   * next event tells as well is left out: a text names the types of such events, its `.told-by`.
   */
  story(events: Values[]): { event: Values; text: string; parts: Part[] }[] {
    const rows: Row[] = [];
    for (const [index, event] of events.entries()) {
      if (this.isToldBy(events[index + 1], event)) continue;
      const same = this.rowOf(event, rows);
      if (same) same.count += 1;
      else rows.push({ event, count: 1 });
    }
    return rows.map(({ event, count }) => {
      const parts = this.saidTimes(event, count);
      return { event, parts, text: parts.map(({ text }) => text).join("") };
    });
  }

  private isToldBy(next: Values | undefined, event: Values): boolean {
    const types = this.bundle.getMessage(this.eventKey(event))?.attributes["told-by"];
    return typeof types === "string" && next !== undefined && types.split(" ").includes(dashed(next["type"]));
  }

  /** The row that the event goes on with, if it does. */
  private rowOf(event: Values, rows: readonly Row[]): Row | null {
    if (!this.bundle.getMessage(this.eventKey(event))?.attributes["times"]) return null;
    for (const row of [...rows].reverse()) {
      if (JSON.stringify(row.event) === JSON.stringify(event)) return row;
      const [whose, seat] = [row.event["seat"], event["seat"]];
      if (seat === undefined || whose === undefined) return null;
      if (whose === seat && row.event["type"] !== event["type"]) return null;
    }
    return null;
  }

  /** What happened so many times, as a sentence in parts. */
  private saidTimes(event: Values, count: number): Part[] {
    const key = this.eventKey(event);
    const message = this.bundle.getMessage(key);
    const times = count > 1 ? message?.attributes["times"] : undefined;
    if (times) return this.parts(key, times, { ...event, count });
    return message?.value ? this.parts(key, message.value, event) : [{ text: this.event(event), seat: null }];
  }

  private eventKey(event: Values): string {
    return `${this.prefix()}-event-${dashed(event["type"])}`;
  }

  /** A sentence in parts: the names of players, and what stands between them. */
  private parts(key: string, pattern: Pattern, values: Values): Part[] {
    const named = this.nameThings(values);
    for (const [field, value] of Object.entries(values)) {
      if (this.table?.nouns[field] === "seat")
        named[field] = `${String.fromCharCode(NAME_OF + Number(value))}${this.seat(Number(value))}${END_OF_NAME}`;
    }
    const sentence = this.format(key, pattern, named);
    const parts: Part[] = [];
    let done = 0;
    for (const { 0: whole, 1: sign = "", 2: name = "", index } of sentence.matchAll(NAME)) {
      if (index > done) parts.push({ text: sentence.slice(done, index), seat: null });
      parts.push({ text: name, seat: sign.charCodeAt(0) - NAME_OF });
      done = index + whole.length;
    }
    if (done < sentence.length) parts.push({ text: sentence.slice(done), seat: null });
    return parts;
  }

  /** Everything that came of one decision, as sentences. */
  entry(entry: Entry): string {
    return this.tell(entry.events);
  }

  /** What happened, in sentences one after another. */
  tell(events: Values[]): string {
    return this.story(events)
      .map(({ text }) => text)
      .join(this.language === "ja" ? "" : " ");
  }

  /** What an action is, as a command. */
  action(wire: Values): string {
    return this.say(`${this.prefix()}-action-${dashed(wire["type"])}`, wire);
  }

  /** Why something is refused, and the rule that says so. */
  refusal(refusal: RefusalInfo): { text: string; rule: string } {
    return { text: this.say(refusal.key, refusal.values), rule: refusal.rule };
  }

  /** What is wrong with a board: where, and the rule it offends if there is one. */
  problem({ path, key, values, rule }: ProblemInfo): string {
    return `${path ? `${path}: ` : ""}${this.say(key, values)}${rule ? ` [${rule}]` : ""}`;
  }

  /** Why a record is refused, and what is wrong with its board where that is why. */
  recordRefusal({ key, values, refusal, problems, told }: RecordRefusal): { text: string; problems: string[] } {
    const texts = told ? this.at(told) : this;
    const behind = refusal && texts.refusal(refusal);
    const text = texts.say(key, values);
    return {
      text: behind ? `${text} ${behind.text} [${behind.rule}]` : text,
      problems: problems.map((problem) => texts.problem(problem)),
    };
  }

  /** The name of a place of the board. */
  place(id: string): string {
    return this.boardName("place", id);
  }

  /** A text of the game at this table: `own("score-total")`. */
  own(key: string, values: Values = {}): string {
    return this.say(`${this.prefix()}-${key}`, values);
  }

  /** How a match of this game ended, as a sentence begins; where the game can tell, with who ended it and when. */
  ending(ending: string, by?: { name: string; round: number }): string {
    const told = `${this.prefix()}-page-ending-${dashed(ending)}`;
    if (by && this.has(told)) return this.say(told, by);
    const text = this.own(`ending-${dashed(ending)}`);
    return text.charAt(0).toLocaleUpperCase(this.language) + text.slice(1);
  }

  /** The name of a category of this game's score. */
  category(category: string): string {
    return this.own(`score-${dashed(category)}`);
  }

  /** The name of what decides between equals in this game. */
  tiebreak(name: string): string {
    return this.own(`tiebreak-${dashed(name)}`);
  }

  private prefix(): string {
    return prefixOf(this.table?.game ?? "");
  }

  private nameThings(values: Values): Arguments {
    const named: Arguments = {};
    for (const [field, value] of Object.entries(values)) {
      if (typeof value === "string") named[field] = clean(value);
      else if (typeof value === "number") named[field] = value;
    }
    for (const [field, value] of Object.entries(values)) {
      const noun = this.table?.nouns[field];
      if (noun === "seat") named[field] = this.seat(Number(value));
      else if (noun === "place") named[field] = this.boardName(noun, String(value));
      else if (noun !== undefined) this.addForms(named, field, noun, String(value));
    }
    return named;
  }

  private boardName(noun: string, id: string): string {
    return clean(this.table?.names[noun]?.[id]?.[this.language] ?? id);
  }

  /** Put a thing's name and its other forms among the values; a board may name things we have no text for. */
  private addForms(named: Arguments, field: string, noun: string, id: string): void {
    const key = `${this.prefix()}-${noun}-${id}`;
    const message = this.bundle.getMessage(key);
    if (!message?.value) {
      const name = this.boardName(noun, id);
      const counted = this.say("thing-counted", { name, count: named["count"] ?? 1 });
      Object.assign(named, { [field]: name, [`${field}-the`]: name, [`${field}-label`]: name });
      named[`${field}-counted`] = counted;
      return;
    }
    const counted = { count: 1, ...named };
    named[field] = this.format(key, message.value, counted);
    for (const [form, pattern] of Object.entries(message.attributes)) {
      named[`${field}-${form}`] = this.format(key, pattern, counted);
    }
  }

  private format(key: string, pattern: Pattern, values: Arguments): string {
    const problems: Error[] = [];
    const text = this.bundle.formatPattern(pattern, values, problems);
    return problems.length ? defect(`text ${key} in ${this.language}: ${problems.join("; ")}`, text) : text;
  }
}

/** What the keys of a game's texts begin with. */
export function prefixOf(game: string): string {
  return game.replaceAll("_", "-");
}

/** A missing text or value is a defect: loud while we work on the page, and no reason to take a match from anybody. */
function defect(problem: string, instead: string): string {
  if (import.meta.env.DEV) throw new Error(problem);
  console.error(problem);
  return instead;
}

/**
 * Somebody else's text, fit to stand in a sentence: no control or direction signs, and not too long. Signs that Unicode
 * has given no meaning yet stay: which ones those are depends on how old the browser or Python is.
 */
export function clean(text: string): string {
  const signs = Array.from(text);
  const shown = signs
    .slice(0, LONGEST)
    .join("")
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu, "");
  return signs.length <= LONGEST ? shown : `${shown}…`;
}

function dashed(name: unknown): string {
  return String(name).replaceAll("_", "-");
}
