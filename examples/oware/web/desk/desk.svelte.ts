/** The state of the page at one table of Oware: which house is pointed at, and what sowing it would come to. */
import type { TableView } from "$shell/game";
import { Asking } from "$shell/kit/asking";
import { GameDesk } from "$shell/kit/desk";
import type { GameEvent, Sowing, Types } from "../wire";

export class Desk extends GameDesk<Types> {
  /** The house under the pointer or the keyboard. */
  pointed = $state<string | null>(null);
  /** Shown and waiting to be confirmed. */
  preview = $state<string | null>(null);
  #answer = $state.raw<readonly Sowing[]>([]);
  readonly #asking: Asking<Types>;

  constructor(table: TableView<Types>) {
    super(table);
    this.#asking = new Asking(table);
  }

  /** What sowing a house would come to, where that is possible now. */
  sowingOf(house: string | null): Sowing | null {
    return (this.mine && this.#answer.find((sowing) => sowing.house === house)) || null;
  }

  /** The sowing to be seen on the board: the one to be confirmed, or the one pointed at. */
  get shown(): Sowing | null {
    return this.sowingOf(this.preview ?? this.pointed);
  }

  /** The houses of who looks, in the order of sowing. */
  get ownHouses(): readonly string[] {
    return this.table.seat === null ? [] : (this.facts.rows[this.table.seat] ?? []);
  }

  /** Whether a house was sown or captured since who looks last acted. */
  isNews(house: string): boolean {
    return (this.table.news as unknown as GameEvent[]).some((event) => {
      if (event.type === "seeds_sown") return event.house === house;
      return event.type === "seeds_captured" && event.houses.includes(house);
    });
  }

  /** How many seeds fell before the one that fell into this house, in what is shown now. */
  fallen(house: string): number {
    const sown = this.table.showing?.events.find((event) => event.type === "seeds_sown");
    return sown?.type === "seeds_sown" ? Math.max(0, sown.path.indexOf(house)) : 0;
  }

  seedsOf(seat: number): number {
    const player = this.view.players[seat];
    return player ? player.captured + player.kept : 0;
  }

  /** Ask what everything would come to, as often as what is possible changes. */
  refresh(): void {
    this.preview = null;
    this.#asking.renew();
    this.#answer = [];
    if (this.table.legal.length > 0)
      this.#asking.ask({ about: "sowings" }, (answer) => (this.#answer = answer?.sowings ?? []));
  }

  /** A house was clicked, tapped, or chosen by a key. */
  act(house: string): void {
    const action = { type: "sow", house } as const;
    if (!this.can(action)) void this.explain(action);
    else if (this.table.confirms && this.preview !== house) this.preview = house;
    else {
      this.preview = null;
      void this.table.send(action);
    }
  }
}
