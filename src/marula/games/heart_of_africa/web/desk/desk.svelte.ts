/** The state of the page at one table of The Heart of Africa: the lane that is looked at, tickets chosen, what is pointed at. */
import { SvelteSet } from "svelte/reactivity";
import type { TableView } from "$shell/game";
import type { Of } from "$shell/kit/actions";
import { Asking } from "$shell/kit/asking";
import { GameDesk } from "$shell/kit/desk";
import { Doubt } from "$shell/kit/doubt.svelte";
import { laneSummary } from "../words/claim-words";
import { asksFirst } from "./doubts";
import { claimOf, likeDoubling, spentCards, type Claim, type Payment } from "./payment";
import { readPlan, type Plan, type Ticket } from "../plan/plan";
import { markedLanes, openLanes, ringedPlaces } from "../plan/sights";
import type { Action, Doubling, LaneAnswer, TerrainAnswer, TicketAnswer, Types, Way } from "../wire";

/** A card or a pile of the market. */
export type Draw = Of<Action, "take_train" | "draw_train" | "take_terrain" | "draw_terrain">;

/** On narrow screens one of these is in sight beside the hand. */
export type Shelf = "market" | "tickets";

export class Desk extends GameDesk<Types> {
  readonly plan: Plan;
  /** The lane that is looked at, to be claimed or just to know about it. */
  lane = $state<string | null>(null);
  /** The lane under the pointer or the keyboard. */
  pointedLane = $state<string | null>(null);
  /** The ticket that is pointed at, and the one that was touched: the map shows the way for it. */
  pointedTicket = $state<string | null>(null);
  heldTicket = $state<string | null>(null);
  /** The terrain of the market's card that is pointed at: who would have most. */
  pointedTerrain = $state<string | null>(null);
  /** The player whose lanes stand out. */
  network = $state<number | null>(null);
  /** Whether more than a few ways to pay are shown. */
  allWays = $state(false);
  /** The dialog that is open: the cards that were discarded. */
  discards = $state(false);
  shelf = $state<Shelf>("market");
  /** The tickets of the offer that are to be kept. */
  readonly chosen = new SvelteSet<string>();
  #way = $state.raw<Way | null>(null);
  #doubling = $state.raw<Doubling | null>(null);
  #answer = $state.raw<LaneAnswer | null>(null);
  #tickets = $state.raw<Record<string, TicketAnswer>>({});
  #terrain = $state.raw<Record<string, TerrainAnswer>>({});
  readonly #doubt = new Doubt<Action>();
  readonly #asking: Asking<Types>;
  readonly #askingAboutLane: Asking<Types>;
  #moment = "";
  #offer = "";

  constructor(table: TableView<Types>) {
    super(table);
    this.plan = readPlan(table.table.board, table.facts);
    this.#asking = new Asking(table);
    this.#askingAboutLane = new Asking(table);
  }

  /** Words about what is one's own, or in a replay about what is whose. */
  ownWords(key: "hand" | "tickets"): string {
    const { seat, replayed, texts } = this.table;
    const said = `heart-of-africa-page-${key}`;
    return replayed && seat !== null ? texts.say(`${said}-of`, { seat }) : texts.say(said);
  }
  /** Whether tickets lie there to choose from. */
  get choosing(): boolean {
    return this.view.offer.length > 0;
  }

  /** An action that is asked about once more before it is sent. */
  get doubted(): Action | null {
    return this.#doubt.intent;
  }
  /** Nothing else is possible. */
  get mustPass(): boolean {
    return this.can({ type: "pass" });
  }
  /** The lanes that can be claimed now. */
  get open(): ReadonlySet<string> {
    return openLanes(this);
  }

  /** What the rules say about the lane that is looked at; null until known. */
  get answer(): LaneAnswer | null {
    return this.#answer;
  }
  /** What the lane is to be paid with; null where it can't be paid. */
  get payment(): Payment | null {
    return this.#way ? { way: this.#way, doubling: this.#doubling } : null;
  }
  /** The claim that the payment makes, if it is possible now. */
  get claim(): Claim | null {
    const { lane, payment } = this;
    const claim = lane && payment ? claimOf(lane, payment) : null;
    return claim && this.can(claim) ? claim : null;
  }
  /** Train cards that would be spent, by sort. */
  get spent(): Record<string, number> {
    return this.payment && this.claim ? spentCards(this.payment) : {};
  }
  /** Terrain cards that would be spent, with their type. */
  get spentTerrain(): { type: string; count: number } | null {
    const count = this.claim?.terrain_cards ?? 0;
    return count > 0 && this.#answer ? { type: this.#answer.terrain.type, count } : null;
  }

  /** A ticket that is kept or offered: how far it is. */
  ticket(id: string): TicketAnswer | null {
    return this.#tickets[id] ?? null;
  }
  /** The ticket that the map speaks of. */
  get shownTicket(): Ticket | null {
    const id = this.pointedTicket ?? this.heldTicket;
    return id === null ? null : (this.plan.tickets.get(id) ?? null);
  }
  /** The lanes that stand out, and the places to be ringed. */
  get marked(): ReadonlySet<string> {
    return markedLanes(this);
  }
  get ends(): ReadonlySet<string> {
    return ringedPlaces(this);
  }

  /** How many of the offer have to be kept at least. */
  get fewest(): number {
    return this.view.fewest;
  }
  /** How many more have to be chosen. */
  get missing(): number {
    return Math.max(0, this.fewest - this.chosen.size);
  }
  /** Keeping what is chosen. */
  get keep(): Of<Action, "keep"> {
    const places = this.view.offer.flatMap((id, place) => (this.chosen.has(id) ? [String(place + 1)] : []));
    return { type: "keep", chosen: places.join(" ") };
  }

  /** Who has how many cards of a terrain, and who has most; as it would be with one more where that is pointed at. */
  terrain(type: string): { counts: number[]; most: number[] } {
    const wouldBe = this.pointedTerrain === type ? this.withOneMore(type) : null;
    if (wouldBe) return { counts: wouldBe.counts, most: wouldBe.most };
    const { players } = this.view;
    return {
      counts: players.map(({ terrain }) => terrain[type] ?? 0),
      most: players.flatMap(({ leads }, seat) => (leads.includes(type) ? [seat] : [])),
    };
  }
  /** How all would stand if the one who looks had one more card of a terrain; null for a bystander, and until known. */
  withOneMore(type: string): TerrainAnswer | null {
    return this.table.seat === null ? null : (this.#terrain[type] ?? null);
  }

  /** The position has changed: forget what belonged to another moment, and ask anew. */
  refresh(): void {
    const { view, table } = this;
    const moment = [table.seat, view.turn, view.phase].join(" ");
    if (moment !== this.#moment) {
      this.#moment = moment;
      this.lane = null;
      this.#doubt.clear();
      this.heldTicket = null;
      this.pointedTerrain = null;
      this.shelf = this.choosing ? "tickets" : "market";
    }
    const offer = view.offer.join(" ");
    if (offer !== this.#offer) {
      this.#offer = offer;
      this.chosen.clear();
    }
    this.#asking.renew();
    if (table.seat === null) return;
    this.#asking.ask({ about: "tickets" }, (answer) => (this.#tickets = answer ?? {}));
    this.#asking.ask({ about: "terrain" }, (answer) => (this.#terrain = answer ?? {}));
    this.#askAboutLane();
  }

  #askAboutLane(): void {
    const { lane } = this;
    this.#askingAboutLane.renew();
    if (lane === null) {
      this.#take(null);
      return;
    }
    const known = this.#answer !== null;
    this.#askingAboutLane.ask({ about: "lane", lane }, (answer) => {
      this.#take(answer);
      if (!known) this.#tell(lane);
    });
  }

  /** What has been opened is read out. */
  #tell(lane: string): void {
    const found = this.plan.lanes.get(lane);
    if (found && this.#answer) this.table.announce(laneSummary(this, found, this.#answer));
  }

  /** A new answer about the lane: the cheapest way, and nothing doubled unasked, since a claim can't be taken back. */
  #take(answer: LaneAnswer | null): void {
    this.#answer = answer;
    this.#way = answer?.ways[0] ?? null;
    this.#doubling = null;
  }

  /** Look at a lane, to claim it or to know why not; the same once more, or none, closes what is open. */
  look(lane: string | null): void {
    this.lane = lane === this.lane ? null : lane;
    this.allWays = false;
    this.#doubt.clear();
    this.heldTicket = null;
    this.#take(null);
    this.#askAboutLane();
  }

  pay(way: Way): void {
    this.#doubling = likeDoubling(way, this.#doubling);
    this.#way = way;
  }
  /** Double with that, or not; where it isn't possible the rules say why. */
  double(doubling: Doubling | null): void {
    if (doubling?.refusal) this.table.tell(doubling.refusal);
    else this.#doubling = doubling;
  }

  /** Touch a ticket: the map shows it, until it is touched again. */
  hold(id: string): void {
    this.heldTicket = this.heldTicket === id ? null : id;
  }
  toggle(id: string): void {
    if (!this.chosen.delete(id)) this.chosen.add(id);
  }

  /** Do it, or hear why it isn't possible; where something is to be confirmed, it is asked about first. */
  async choose(action: Action): Promise<void> {
    if (!this.can(action)) {
      await this.explain(action);
      return;
    }
    if (this.#doubt.passes(action, asksFirst(this, action))) await this.table.send(action);
  }

  /** Escape: one step back. Whether there was anything to go back from. */
  back(): boolean {
    if (this.doubted) this.#doubt.clear();
    else if (this.allWays) this.allWays = false;
    else if (this.lane !== null) this.look(null);
    else if (this.heldTicket !== null) this.heldTicket = null;
    else if (this.network !== null) this.network = null;
    else return false;
    return true;
  }
}
