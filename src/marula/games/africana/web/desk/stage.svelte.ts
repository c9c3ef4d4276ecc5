/** Where the explorers stand while a move is being shown, and what is on its way for it. */
import type { TableView } from "$shell/game";
import { sightsOf, type Flight } from "./flights";
import type { Plan } from "../plan/plan";
import type { Types } from "../wire";

/** How long what a player gets is in the air, in motions: longer than a step, to be read. */
export const LASTS = 4;
/** Each thing after the one before it, in motions: they are read one by one. */
export const APART = 0.5;

export class Stage {
  flights = $state.raw<Flight[]>([]);
  #seen = 0;
  #flown = 0;

  constructor(
    private readonly table: TableView<Types>,
    private readonly plan: Plan,
  ) {}

  /** The seats whose explorers are on their way: they are drawn there, not where they will stand. */
  get walking(): number[] {
    return this.flights.flatMap((flight) => (flight.kind === "walk" ? [flight.seat] : []));
  }

  /** To be called whenever what the table is showing changes. */
  follow(): void {
    const { showing, view, motion } = this.table;
    // The same may be shown again.
    if (showing === null) this.#seen = 0;
    if (showing === null || showing.number === this.#seen) return;
    this.#seen = showing.number;
    if (motion === 0) return;
    const at = view.players.map((player) => player.at);
    const sights = showing.events.flatMap((event) => sightsOf(event, this.plan, at));
    if (sights.length === 0) return;
    const flights = sights.map((sight, number) => ({ ...sight, number, key: ++this.#flown }));
    this.flights = [...this.flights, ...flights];
    for (const flight of flights) {
      const time = flight.kind === "walk" ? motion : motion * (LASTS + flight.number * APART);
      setTimeout(() => (this.flights = this.flights.filter((other) => other !== flight)), time);
    }
  }
}
