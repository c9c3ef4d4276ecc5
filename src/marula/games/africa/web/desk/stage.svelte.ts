/**
 * What stands on the board while a move is being shown. The position jumps; the stage walks after it, event by event,
 * from what was last seen.
 */
import type { TableView } from "$shell/game";
import { changesOf, sightsOf, type Flight } from "./flights";
import type { GameEvent, Types, View } from "../wire";

/** How long points and finds fly, in motions: longer than what they are for, to be read. */
export const LASTS = 3;

const TAKES_TIME = new Set<GameEvent["type"]>([
  "explorer_placed",
  "advanced",
  "relocated",
  "tile_turned",
  "animal_settled",
  "nomads_settled",
]);

export class Stage {
  hexagons = $state.raw<Record<string, string>>({});
  explorers = $state.raw<(string | null)[]>([]);
  flights = $state.raw<Flight[]>([]);
  #seen = 0;
  #flown = 0;
  #timers: ReturnType<typeof setTimeout>[] = [];

  constructor(private readonly table: TableView<Types>) {
    this.#rest();
  }

  /** To be called whenever the table's view or what it is showing changes. */
  follow(): void {
    const { showing, view, motion } = this.table;
    if (showing === null) {
      // The same may be shown again.
      this.#seen = 0;
      this.#rest();
    } else if (showing.number !== this.#seen) {
      this.#seen = showing.number;
      if (motion === 0) this.#rest();
      else this.#play(showing.events, view, motion);
    }
  }

  #rest(): void {
    this.#stop();
    this.hexagons = this.table.view.hexagons;
    this.explorers = this.table.view.players.map((player) => player.explorer);
  }

  #stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
  }

  /**
   * The events of a move one after another, the first at once. Only what they change waits for them: everything else
   * is as the position says, whatever happened unseen.
   */
  #play(events: GameEvent[], view: View, motion: number): void {
    this.#stop();
    const before = this.hexagons;
    const touched = events.flatMap((event) => changesOf(event).map(([hexagon]) => hexagon));
    const later = Object.fromEntries(touched.map((hexagon) => [hexagon, before[hexagon] ?? "empty"]));
    this.hexagons = { ...view.hexagons, ...later };
    this.explorers = view.players.map((player) => player.explorer);
    let delay = 0;
    for (const event of events) {
      if (delay === 0) this.#happen(event, motion);
      else this.#timers.push(setTimeout(() => this.#happen(event, motion), delay));
      if (TAKES_TIME.has(event.type)) delay += motion;
    }
  }

  #happen(event: GameEvent, motion: number): void {
    const flights = sightsOf(event, this.hexagons).map((sight) => ({ ...sight, key: ++this.#flown }));
    const changes = changesOf(event);
    if (changes.length > 0) this.hexagons = { ...this.hexagons, ...Object.fromEntries(changes) };
    if (flights.length === 0) return;
    this.flights = [...this.flights, ...flights];
    for (const flight of flights) {
      const time = flight.kind === "gain" || flight.kind === "prize" ? motion * LASTS : motion;
      setTimeout(() => (this.flights = this.flights.filter((other) => other !== flight)), time);
    }
  }
}
