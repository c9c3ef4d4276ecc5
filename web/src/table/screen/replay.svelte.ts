/** A finished match on the screen, position by position. */
import { api } from "../../connection/api";
import type { Fields, TableView } from "../../game";
import type { Entry, Position, RefusalInfo, ReplayInfo, TableInfo } from "../../wire";
import { AskedOnce } from "./asked-once";
import { TableOnScreen } from "./table-on-screen.svelte";

/** How many motions a position stays while the match plays by itself, and at least how many milliseconds. */
const STAYS_MOTIONS = 4;
const STAYS_AT_LEAST = 700;

export class ReplayScreen extends TableOnScreen implements TableView {
  readonly legal: Fields[] = [];
  readonly confirms = false;
  readonly replayed = true;
  /** How many entries have been played. */
  at = $state(0);
  playing = $state(false);
  failure = $state.raw<unknown>(null);
  /** Through whose eyes: a seat's, everybody's (null), or those of who plays. */
  eyes = $state<number | null | "player">("player");

  /** How many entries had been played in the position on the screen: positions may come later than they are asked for. */
  #shown = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #positions = new AskedOnce<string, Position>();

  /** A replay of a table, or of a record, from which positions come as well; after the step with that move. */
  constructor(
    readonly replay: ReplayInfo,
    readonly ofRecord = false,
    move = 0,
  ) {
    super();
    void this.go(this.stepOf(move));
  }

  get table(): TableInfo {
    return this.replay.table;
  }
  /** Nothing is secret any more: the hand that is shown is that of who plays, unless one looks through other eyes. */
  get seat(): number | null {
    return this.ready ? this.position.seat : null;
  }
  get last(): number {
    return this.replay.entries.length;
  }
  /** The entry that led to the position on the screen. */
  get entry(): Entry | null {
    return this.replay.entries[this.at - 1] ?? null;
  }
  /** The number of the last move played, as the match's record numbers them; 0 before the first. */
  get move(): number {
    return this.replay.moves[this.at - 1] ?? 0;
  }
  get turnSoFar(): Entry[] {
    const turn = this.entry?.turn.number;
    return this.replay.entries.slice(0, this.at).filter((entry) => entry.turn.number === turn);
  }

  /** Show the position after the first `number` entries; one step forward is shown as it was played. */
  async go(number: number): Promise<void> {
    const target = Math.min(Math.max(number, 0), this.last);
    this.at = target;
    clearTimeout(this.#timer);
    try {
      const { eyes } = this;
      const position = await this.#fetch(target);
      if (this.at !== target || this.eyes !== eyes) return;
      const step = target === this.#shown + 1;
      if (step && this.reached) this.gains.tell(this.reached.scores, position.scores);
      else this.gains.clear();
      this.#shown = target;
      this.reached = position;
      this.moving = step && this.motion > 0 ? this.entry : null;
    } catch (reason) {
      this.failure = reason;
      this.playing = false;
      return;
    }
    if (target < this.last) void this.#fetch(target + 1).catch(() => null);
    else this.playing = false;
    const motions = this.moving ? this.motionsOf(this.moving) : 0;
    this.#timer = setTimeout(
      () => {
        this.moving = null;
        if (this.playing) void this.go(this.at + 1);
      },
      this.playing ? Math.max(STAYS_AT_LEAST, this.motion * (motions + STAYS_MOTIONS)) : this.motion * motions,
    );
  }

  /** Look through other eyes, at the same position. */
  async look(eyes: number | null | "player"): Promise<void> {
    this.eyes = eyes;
    await this.go(this.at);
  }

  /** The step in which a move was made: a decision and nature's answers are one. */
  stepOf(move: number): number {
    if (move <= 0) return 0;
    const found = this.replay.moves.findIndex((played) => played >= move);
    return found < 0 ? this.last : found + 1;
  }

  /** The beginning of the turn before or after. */
  async goTurn(direction: 1 | -1): Promise<void> {
    const turnAt = (number: number) => this.replay.entries[number]?.turn.number;
    let target = this.at + direction;
    while (target > 0 && target < this.last && turnAt(target) === turnAt(target - 1)) target += direction;
    await this.go(target);
  }

  toggle(): void {
    this.playing = !this.playing;
    if (this.playing) void this.go(this.at === this.last ? 0 : this.at + 1);
    else clearTimeout(this.#timer);
  }

  close(): void {
    this.playing = false;
    this.gains.clear();
    clearTimeout(this.#timer);
  }

  send(): Promise<void> {
    return Promise.resolve();
  }
  why(): Promise<RefusalInfo | null> {
    return Promise.resolve(null);
  }
  tell(): void {
    // Nothing is tried in a replay, so nothing is refused.
  }
  /** Questions are about the present: in a replay nobody answers. */
  ask<Answer>(): Promise<Answer | null> {
    return new Promise(() => undefined);
  }
  announce(): void {
    // The sentence of the step is on the page and read from there.
  }

  #fetch(number: number): Promise<Position> {
    const { entries } = this.replay;
    const player = (entries[number] ?? entries[number - 1])?.seat ?? -1;
    const seat = this.eyes === "player" ? (this.table.has_secrets && player >= 0 ? player : null) : this.eyes;
    const { id } = this.table;
    return this.#positions.of(`${String(number)} ${String(seat)}`, () =>
      this.ofRecord ? api.positionOfRecord(id, number, seat) : api.position(id, number, seat),
    );
  }
}
