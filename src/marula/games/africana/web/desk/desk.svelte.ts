/** The state of the page at one table of Africana: the journey being planned, the book that is open, what is pointed at. */
import { SvelteSet } from "svelte/reactivity";
import type { TableView } from "$shell/game";
import { same, type Of } from "$shell/kit/actions";
import { Asking } from "$shell/kit/asking";
import { GameDesk } from "$shell/kit/desk";
import { Doubt } from "$shell/kit/doubt.svelte";
import { once } from "$shell/table/log/log";
import { assistantCard, COLOURS } from "../pieces/icons";
import { asksFirst } from "./doubts";
import { Giving } from "./giving.svelte";
import { afterSteps, deedsOf, keyOf, rivalOf, takes } from "./journey";
import { makePlan, type Plan, type Side } from "../plan/plan";
import { refusalOnPage } from "./refusals";
import { litPlaces, type Lit } from "../plan/signs";
import type { Action, ChosenWay, Here, Offer, Types, Way } from "../wire";

/** What a player is about to do in one go: an action, or to discard all that was chosen for it. */
export type Intent = Action | { type: "discard" };

/** What a turn is used for. */
export type Doing = "draw" | "buy" | "travel";

/** How often, and for how many milliseconds each time, a deed of a journey is waited for. */
const PATIENCE = { tries: 150, pause: 30 };

export class Desk extends GameDesk<Types> {
  readonly plan: Plan;
  /** The place under the pointer or the keyboard. */
  pointed = $state<string | null>(null);
  /** Whether the keyboard is on the map: then the place shows a focus ring. */
  keyboard = $state(false);
  /** The places of the card that is pointed at, to be lit on the map. */
  shownPlaces = $state.raw<string[]>([]);
  /** The book that is open in its dialog. */
  book = $state<Side | null>(null);
  /** The player has said that this turn is for travelling; the map asks for a place. */
  setOut = $state(false);
  /** The places of the planned journey in order, and the cards that the player has chosen for them (null: the best). */
  path = $state.raw<string[]>([]);
  fixed = $state.raw<(string | null)[]>([]);
  /** The leg of the journey whose card is being chosen. */
  altering = $state<number | null>(null);
  /** What is asked about once more before it is done. */
  readonly doubt = new Doubt<Intent>();
  readonly giving = new Giving(this);
  /** A journey is on its way, deed by deed. */
  travelling = $state(false);
  #reach = $state.raw<Record<string, Way> | null>(null);
  #way = $state.raw<ChosenWay | null>(null);
  #here = $state.raw<Here | null>(null);
  #unseen = $state.raw<Record<string, string[]> | null>(null);
  /** What is done on the journey that is on its way. */
  #deeds = $state.raw<Action[]>([]);
  /** Offers that the player does not want, by key; for those that cost points, that the player does. */
  readonly #turned = new SvelteSet<string>();
  readonly #asking: Asking<Types>;

  constructor(table: TableView<Types>) {
    super(table);
    this.plan = makePlan(table.table.board);
    this.#asking = new Asking(table);
  }

  /** One's own cards in hand, one entry per physical card: travel cards, joker, assistants. */
  get hand(): string[] {
    const { own, view } = this;
    if (!own || !view.hand) return [];
    return [...spread(view.hand), ...(own.joker ? ["joker"] : []), ...spread(own.assistants).map(assistantCard)];
  }
  /** A card to ask about where any will do. */
  get anyCard(): string {
    return this.hand[0] ?? COLOURS[0];
  }
  /** One's own cards that lie down until the journey of this turn is over. */
  get down(): string[] {
    return this.table.seat === this.view.player ? spread(this.view.down) : [];
  }
  /** Whether there is no room above and below the map: cards are small then, and in the tray. */
  get compact(): boolean {
    return this.table.narrow || this.table.low;
  }
  /** Where the explorer of the one who looks stands, or of who plays. */
  get here(): string {
    return this.view.players[this.table.seat ?? this.view.player]?.at ?? "";
  }
  /** The book that can be used at a place, and where one stands. */
  bookAt(place: string): Side {
    return this.facts.books[place] ?? "north";
  }
  get bookAtHand(): Side {
    return this.bookAt(this.here);
  }

  /** Where the planned journey could go on to, with the whole way there; null until known. */
  get reach(): Record<string, Way> | null {
    return this.#reach;
  }
  /** The places where the planned journey could go on, as the map lights them. */
  get lit(): Lit[] {
    return litPlaces(this.#reach, this.#way, this.path, this.here);
  }
  /** Whether there are any; as long as that is not known, whether any step is possible. */
  get goesOn(): boolean {
    return this.#reach === null ? this.legal("step").length > 0 : this.lit.length > 0;
  }
  /** The planned journey with its costs, offers and alternatives; null where none is planned. */
  get way(): ChosenWay | null {
    return this.#way;
  }
  /** What nobody has seen of the books. */
  get unseen(): Record<string, string[]> | null {
    return this.#unseen;
  }

  /** The places that the log, or a card that is pointed at, speaks of. */
  get spokenPlaces(): string[] {
    return once([...this.table.lit, ...this.shownPlaces]);
  }

  get doubted(): Intent | null {
    return this.doubt.intent;
  }
  get canDraw(): boolean {
    return this.legal("draw").length > 0;
  }
  get canEnd(): boolean {
    return this.legal("end_turn").length > 0;
  }
  /** A step, a join or the completion of something is possible. */
  get canTravel(): boolean {
    return (["step", "join", "complete", "fulfil"] as const).some((type) => this.legal(type).length > 0);
  }
  get canBuy(): boolean {
    return this.legal("turn_page").length > 0 || this.legal("buy").length > 0;
  }
  /** What can be joined or completed here and now. */
  get deedsHere(): Of<Action, "join" | "complete" | "fulfil">[] {
    return [...this.legal("complete"), ...this.legal("fulfil"), ...this.legal("join")];
  }
  /** Whether to join or complete something now would use the turn, which could still be used for something else. */
  get usesTurn(): boolean {
    return this.view.phase === "choose" && (this.canDraw || this.canBuy);
  }
  /** The nearest place where the journey could go on to complete something; null where there is none. */
  get goal(): string | null {
    const goals = this.lit.filter(({ place }) => completes(this.#reach?.[place]));
    return goals.sort((one, other) => one.cards - other.cards)[0]?.place ?? null;
  }
  /** Whether there is something to be done, here or further on, that it would be a pity to end the turn without. */
  get tempted(): boolean {
    return this.deedsHere.length > 0 || this.goal !== null;
  }
  /** What a deed here and now brings; null until known. */
  offerHere(deed: Action): Offer | null {
    return this.#here?.offers.find((offer) => same(offer.action, deed)) ?? null;
  }
  /** What is given up by ending the turn now: the whole turn, or something that could be done here; null for nothing. */
  get givenUp(): Here["ending_gives_up"] {
    return this.#here?.ending_gives_up ?? null;
  }
  get discarding(): boolean {
    return this.mine && this.view.phase === "discard";
  }
  /** What this turn is used for: what has been begun, or what the player is about to do; null while that is open. */
  get doing(): Doing | null {
    if (!this.mine) return null;
    const { phase } = this.view;
    if (phase === "draw" || phase === "buy" || phase === "travel") return phase;
    if (phase !== "choose") return null;
    if (this.book) return "buy";
    return this.setOut || this.path.length > 0 ? "travel" : null;
  }

  /** Forget what was planned: the position has changed. */
  reset(): void {
    if (this.travelling) return;
    this.path = [];
    this.fixed = [];
    this.altering = null;
    this.doubt.clear();
    this.setOut = false;
    this.shownPlaces = [];
    this.#turned.clear();
    this.#here = null;
    this.giving.clear();
  }

  /** Ask anew what can be reached, and what the planned journey costs. */
  refresh(): void {
    if (this.travelling) return;
    this.#asking.renew();
    this.#asking.ask({ about: "unseen" }, (answer) => (this.#unseen = answer));
    if (this.canEnd) this.#asking.ask({ about: "here" }, (answer) => (this.#here = answer));
    if (!this.canTravel) {
      this.#reach = null;
      this.#way = null;
      return;
    }
    const chosen = { places: this.path, cards: this.fixed };
    this.#asking.ask({ about: "ways", ...chosen }, (answer) => (this.#reach = answer));
    if (this.path.length === 0) this.#way = null;
    else this.#asking.ask({ about: "way", ...chosen }, (answer) => (this.#way = answer));
  }

  /** A place was clicked, tapped, or Enter was pressed on it: go there, or back to there, or hear why not. */
  act(place: string): void {
    const at = this.path.lastIndexOf(place);
    const last = at === this.path.length - 1;
    if (at >= 0) this.#go(this.path.slice(0, last ? at : at + 1), this.fixed.slice(0, last ? at : at + 1));
    else if (this.#reach?.[place]) this.#goOn(this.#reach[place]);
    else void this.refuse(place);
  }

  #goOn(way: Way): void {
    this.#go(
      way.legs.map((leg) => leg.to),
      way.legs.map((_, leg) => this.fixed[leg] ?? null),
    );
  }

  #go(path: string[], fixed: (string | null)[]): void {
    this.path = path;
    this.fixed = fixed;
    this.altering = null;
    this.doubt.clear();
    this.refresh();
  }

  /** Play that card for a leg of the journey; the other legs keep theirs if they can. */
  alter(leg: number, card: string): void {
    this.fixed = this.path.map((_, index) => (index === leg ? card : (this.#way?.legs[index]?.card ?? null)));
    this.altering = null;
    this.refresh();
  }

  /** Whether an offer on the way is to be taken. */
  wants(offer: Offer): boolean {
    // What costs points in the end is not taken unasked.
    const unasked = offer.points >= 0;
    return this.#turned.has(keyOf(offer)) ? !unasked : unasked;
  }
  /** Take an offer or leave it; where markers are few, what is to be joined takes one from what was to be joined before. */
  toggle(offer: Offer): void {
    let rival = this.rival(offer);
    if (!rival) this.#turn(offer);
    for (; rival; rival = this.rival(offer)) this.#turn(rival);
  }
  #turn(offer: Offer): void {
    const key = keyOf(offer);
    if (!this.#turned.delete(key)) this.#turned.add(key);
  }
  /** What has the marker that this offer would need; null where it is taken, or needs none. */
  rival(offer: Offer): Offer | null {
    const { taken } = this;
    const lacks = offer.markers < 0 && this.wants(offer) && !taken.includes(offer);
    return lacks && this.#way ? rivalOf(offer, this.#way.offers, taken) : null;
  }
  /** The offers of the planned journey that will be taken: wanted, and possible with the others that are. */
  get taken(): Offer[] {
    const offers = this.#way?.offers ?? [];
    if (this.travelling) return offers.filter(({ action }) => this.#deeds.some((deed) => same(deed, action)));
    return takes(offers, (offer) => this.wants(offer), this.own?.markers ?? 0);
  }

  /** Make the planned journey: what was chosen on the way, one deed after the other. */
  async travel(): Promise<void> {
    const way = this.#way;
    if (!way || this.travelling) return;
    const deeds = deedsOf(way, this.taken);
    if (this.table.guided) {
      // A lesson waits for each decision: one step, and the rest is decided there.
      const step = deeds.find(({ type }) => type === "step");
      this.reset();
      if (step) await this.table.send(step);
      return;
    }
    this.#deeds = deeds;
    this.altering = null;
    this.doubt.clear();
    this.travelling = true;
    let steps = 0;
    try {
      for (const deed of deeds) {
        // A bonus may have changed what is possible: what isn't any more is left out, and the way goes on.
        if (deed.type !== "step" && !this.can(deed)) continue;
        const before = this.table.turnSoFar.length;
        await this.table.send(deed);
        if (!(await this.#arrived(before))) break;
        if (deed.type !== "step") continue;
        steps += 1;
        this.#way = afterSteps(way, steps);
        this.path = this.#way.legs.map((leg) => leg.to);
      }
    } finally {
      this.travelling = false;
      this.reset();
      this.refresh();
    }
  }

  /** Wait until a deed is on the screen; false where it was refused. */
  async #arrived(before: number): Promise<boolean> {
    for (let tries = 0; tries < PATIENCE.tries; tries++) {
      if (this.table.turnSoFar.length > before && this.table.legal.length > 0) return true;
      await new Promise((resolve) => setTimeout(resolve, PATIENCE.pause));
    }
    return false;
  }

  /** Do it; where something is lost by it, or everything is to be confirmed, it is asked about first. */
  async choose(intent: Intent): Promise<void> {
    // Whether anything is lost by the end has to be known; the table keeps the answer.
    if (intent.type === "end_turn") this.#here ??= await this.table.ask({ about: "here" });
    if (!this.doubt.passes(intent, asksFirst(this, intent))) return;
    if (intent.type === "discard") await this.#discard();
    else await this.table.send(intent);
  }

  /** Give what was chosen, one after the other; with the last the turn ends. */
  async #discard(): Promise<void> {
    const { actions } = this.giving;
    for (const action of actions) {
      const before = this.table.turnSoFar.length;
      await this.table.send(action);
      if (action !== actions.at(-1) && !(await this.#arrived(before))) break;
    }
  }

  /** Escape: one step back. Whether there was anything to go back from. */
  back(): boolean {
    if (this.doubted) this.doubt.clear();
    else if (this.altering !== null) this.altering = null;
    else if (this.book) this.book = null;
    else if (this.path.length > 0) this.clear();
    else if (this.setOut) this.setOut = false;
    else if (this.giving.chosen > 0) this.giving.clear();
    else return false;
    return true;
  }

  clear(): void {
    this.shownPlaces = [];
    this.#turned.clear();
    this.#go([], []);
  }

  /** Nothing leads there: say why. */
  async refuse(place: string): Promise<void> {
    if (!this.mine || this.view.phase === "over" || (place === this.here && this.path.length === 0)) return;
    const refusal = refusalOnPage(this, place);
    if (refusal) this.table.tell(refusal);
    else await this.explain({ type: "step", to: place, card: this.anyCard });
  }
}

/** Whether something that brings points, or costs none, is completed at the end of a way. */
function completes(way: Way | undefined): boolean {
  return !!way?.offers.some(
    ({ leg, action, points }) => leg === way.legs.length && action.type !== "join" && points >= 0,
  );
}

/** Each name as often as it is counted. */
function spread(counts: Record<string, number>): string[] {
  return Object.entries(counts).flatMap(([name, count]) => Array.from({ length: count }, () => name));
}
