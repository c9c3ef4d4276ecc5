/** One book before one's eyes: what shows, what could be done with it, and by whom. */
import type { RefusalInfo } from "$shell/wire";
import { costOf, countsOf, topOf, type PageSide } from "./book";
import type { Desk } from "../desk/desk.svelte";
import type { Side } from "../plan/plan";
import type { Action, BookView, GameEvent } from "../wire";

const CLOSED: BookView = { left: [], right: [], unseen: 0 };

export class Reading {
  constructor(
    private readonly desk: Desk,
    private readonly at: () => Side,
    /** Says why something is not possible. */
    private readonly tell: (refusal: RefusalInfo) => void,
  ) {}

  get side(): Side {
    return this.at();
  }
  get book(): BookView {
    return this.desk.view.books[this.side] ?? CLOSED;
  }
  get counts(): { left: number; right: number } {
    return countsOf(this.book);
  }
  top(side: PageSide): string | null {
    return topOf(this.book, side);
  }

  /** Whether one's explorer stands on this book's side of the equator. */
  get atHand(): boolean {
    return this.desk.own !== null && this.desk.bookAtHand === this.side;
  }
  /** Whether one may turn and buy now, money permitting. */
  get open(): boolean {
    const { mine, view } = this.desk;
    return mine && this.atHand && (view.phase === "choose" || view.phase === "buy");
  }
  /** Whose account is of interest: who is busy with this book, or one's own. */
  get reader(): number {
    const { view, table } = this.desk;
    const busy = view.phase === "buy" && this.desk.bookAt(view.players[view.player]?.at ?? "") === this.side;
    return busy ? view.player : (table.seat ?? view.player);
  }
  /** Pages turned so far in the action that is under way, or in the next one. */
  get turned(): number {
    return this.desk.view.phase === "buy" && this.reader === this.desk.view.player ? this.desk.view.pages : 0;
  }
  /** What it costs to turn that many pages now. */
  costOf(turns: number): number {
    return costOf(this.desk.facts.page_prices, turns, this.turned);
  }
  /** What the next page costs. */
  get pagePrice(): number {
    return this.costOf(1);
  }

  /** What has happened to this book in the present turn. */
  get #events(): GameEvent[] {
    const events = this.desk.table.turnSoFar.flatMap((entry) => entry.events);
    return events.filter((event) => "book" in event && event.book === this.side);
  }
  /** Pages that nobody had seen before this turn. */
  get fresh(): string[] {
    return this.#events.flatMap((event) => (event.type === "page_turned_up" ? event.adventure : []));
  }
  get bought(): number {
    return this.#events.filter((event) => event.type === "adventure_bought").length;
  }

  can(type: "turn_page" | "buy", side: PageSide): boolean {
    return this.open && this.desk.legal(type).some((action) => action.side === side);
  }

  /** Do it, or hear why not. */
  async try(type: "turn_page" | "buy", side: PageSide): Promise<void> {
    const action: Action = { type, side };
    if (this.can(type, side)) return this.desk.table.send(action);
    // Nothing at all is possible while a move is on its way.
    if (!this.open || this.desk.table.legal.length === 0) return;
    const refusal = await this.desk.table.why(action);
    if (refusal) this.tell(refusal);
  }
}
