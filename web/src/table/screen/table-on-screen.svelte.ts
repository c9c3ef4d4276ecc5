/** A table on the screen: what is the same whether it is played now or looked at again. */
import type { Fields } from "../../game";
import { preferences } from "../../device/preferences.svelte";
import { reader } from "../../texts/reader.svelte";
import type { Entry, Position, TableInfo, TurnInfo } from "../../wire";
import { Gains } from "./gains.svelte";
import { once } from "../log/log";

export abstract class TableOnScreen {
  abstract readonly table: TableInfo;
  readonly gains = new Gains();

  /** The position on the screen, once there is one. */
  protected reached = $state.raw<Position | null>(null);
  /** The entry being shown now. */
  protected moving = $state.raw<Entry | null>(null);
  #lit = $state.raw<string[]>([]);
  readonly #texts = $derived.by(() => reader.texts.at(this.table));

  /** The seats for which somebody at this device decides. */
  get here(): number[] {
    return this.table.seats.flatMap(({ player }, seat) => (player === "person" ? [seat] : []));
  }
  get ready(): boolean {
    return this.reached !== null;
  }
  get position(): Position {
    if (!this.reached) throw new Error("the table is read before it is here");
    return this.reached;
  }
  get view(): unknown {
    return this.position.view;
  }
  get facts(): unknown {
    return this.table.facts;
  }
  /** How often everybody has been the one to play, this time included. */
  get round(): number {
    return this.roundOf(this.position.turn.number);
  }
  /** The round that a turn belongs to, by the turn's number. */
  roundOf(turn: number): number {
    return Math.ceil(turn / this.table.seats.length);
  }
  /** Who decides, and whose turn it is, as far as it is shown. */
  get acting(): number[] {
    return this.position.actors;
  }
  get turn(): TurnInfo {
    return this.position.turn;
  }
  /** The bots that have thought for a while. */
  get thinking(): number[] {
    return [];
  }
  get showing(): Entry | null {
    return this.moving;
  }
  get lit(): string[] {
    return this.#lit;
  }
  /** What is marked on the map, and whether it is pointed at. */
  get news(): Fields[] {
    return [];
  }
  get recalled(): boolean {
    return false;
  }
  get texts() {
    return this.#texts;
  }
  get guided(): boolean {
    return this.table.lesson !== null;
  }
  get motion(): number {
    return preferences.milliseconds;
  }
  get narrow(): boolean {
    return preferences.narrow;
  }
  get low(): boolean {
    return preferences.low;
  }

  /** The game's word for how many motions long an event is shown. */
  pace: (event: Fields) => number = () => 1;

  /** The game's word for what belongs to the final count. */
  isCounted: (event: Fields) => boolean = () => false;

  /** The game's word for what only begins what the next event tells. */
  isPrelude: (event: Fields) => boolean = () => false;

  /** How many motions long all that came of a decision is shown. */
  protected motionsOf(entry: Entry): number {
    return entry.events.reduce((sum, event) => sum + this.pace(event as Fields), 0);
  }

  light(places: string[]): void {
    this.#lit = once(places);
  }
}
