/** Who teaches: where the lesson is, what is told, and how a wrong try is answered. */
import type { Fields } from "../game";
import type { Texts } from "../texts/texts";
import type { Entry, LessonInfo, Position, RefusalInfo, StopInfo, TableInfo } from "../wire";

/** What the coach has to know of the table on the screen. */
export interface Classroom {
  readonly table: TableInfo;
  readonly position: Position;
  readonly showing: Entry | null;
  /** What others did is being shown. */
  readonly following: boolean;
  readonly texts: Texts;
  readOn(stop: number): Promise<void>;
}

export interface Answer {
  text: string;
  rule: string;
  /** What was tried that is on the map. */
  tried: string[];
}

/** The server says so where somebody acts instead of reading. */
const READ_FIRST = "page-lesson-read";

export class Coach {
  answer = $state.raw<Answer | null>(null);
  /** How often somebody has acted instead of reading on. */
  nudges = $state(0);
  /** Whether somebody has begun to do what is asked: nothing need be veiled any more. */
  begun = $state(false);
  /** An earlier stop that is read once more. */
  #again = $state<number | null>(null);
  /** The stop that was arrived at last. */
  #reached = $state(0);
  #sending = false;
  /** The keys of what was told, by stop. */
  readonly #told: (string | undefined)[] = [];

  constructor(
    private readonly room: Classroom,
    readonly lesson: LessonInfo,
  ) {}

  /** The number of the stop that the lesson waits at, from 0. What is shown again is of the past and doesn't say. */
  get at(): number {
    return this.room.position.lesson?.stop ?? this.#reached;
  }
  /** The number of the stop that is told. */
  get number(): number {
    return this.#again ?? this.at;
  }
  get count(): number {
    return this.lesson.stops.length;
  }
  get over(): boolean {
    return this.at >= this.count;
  }
  get stop(): StopInfo | null {
    return this.lesson.stops[this.number] ?? null;
  }
  get rereading(): boolean {
    return this.#again !== null;
  }
  /** Others play: there is something to watch, and nothing to do. */
  get watching(): boolean {
    const { position, following, showing } = this.room;
    const others = showing !== null && showing.seat >= 0 && showing.seat !== this.lesson.learner;
    return following || others || (position.lesson?.moving ?? false);
  }
  /** Whether something is to be done on the page now. */
  get asks(): boolean {
    return !this.watching && !this.rereading && (this.stop?.asks ?? false);
  }
  /** Whether there is only something to read, and then to go on. */
  get reads(): boolean {
    return !this.watching && !this.over && !this.asks;
  }
  /** What is pointed at now. */
  get points(): string[] {
    return this.watching ? [] : (this.stop?.points ?? []);
  }

  get title(): string {
    if (this.over && !this.rereading) return this.room.texts.say("page-lesson-over");
    const chapter = this.lesson.chapters[this.stop?.chapter ?? 0];
    return chapter === undefined ? "" : this.room.texts.attribute(chapter, "title");
  }

  /** What is told: an explanation and, where something is to be done, the request. */
  get words(): { text: string; ask: string } {
    const { texts, position } = this.room;
    const key = this.#again === null ? (position.lesson?.text ?? "") : (this.#told[this.#again] ?? "");
    if (!key) return { text: texts.say("page-lesson-over-about"), ask: "" };
    return { text: texts.say(key), ask: this.stop?.asks ? texts.attribute(key, "ask") : "" };
  }

  /** How much of each chapter lies behind, from 0 to 1, and how long it is. */
  get way(): { length: number; done: number }[] {
    return this.lesson.chapters.map((_, chapter) => {
      const stops = this.lesson.stops.flatMap((stop, number) => (stop.chapter === chapter ? [number] : []));
      const done = stops.filter((number) => number < this.number || (number === this.number && !this.over)).length;
      return { length: stops.length, done: stops.length === 0 ? 0 : done / stops.length };
    });
  }

  /** What the thing that is pointed at is called, where the board names it. */
  nameOf(point: string): string {
    const { table, texts } = this.room;
    const named = Object.values(table.names).find((names) => names[point]);
    return named?.[point]?.[texts.language] ?? "";
  }

  /** A stop has been reached: what was said of the last one has passed. */
  arrive(): void {
    this.answer = null;
    this.begun = false;
    this.#again = null;
    this.#reached = this.at;
    const key = this.room.position.lesson?.text;
    if (key) this.#told[this.at] = key;
  }

  /** The learner has done something on the page: an answer has been read by then. */
  begin(): void {
    this.begun = true;
    this.answer = null;
  }

  refuse(refusal: RefusalInfo, tried: Fields | null): void {
    if (refusal.key === READ_FIRST) {
      this.nudges += 1;
      return;
    }
    const { text, rule } = this.room.texts.refusal(refusal);
    const { nouns } = this.room.table;
    const places = Object.entries(tried ?? {}).flatMap(([field, value]) => (nouns[field] ? [String(value)] : []));
    this.answer = { text, rule, tried: places.filter((place) => !this.points.includes(place)) };
  }

  /** Whether there is an earlier stop to be read once more. */
  get canReread(): boolean {
    return !this.watching && this.#told[this.number - 1] !== undefined;
  }

  reread(): void {
    if (this.canReread) this.#again = this.number - 1;
  }

  /** Go on from what was to be read. */
  async goOn(): Promise<void> {
    if (this.#again !== null) {
      this.#again = this.#again + 1 < this.at ? this.#again + 1 : null;
      return;
    }
    if (!this.reads || this.#sending) return;
    this.#sending = true;
    await this.room.readOn(this.at);
    this.#sending = false;
  }
}
