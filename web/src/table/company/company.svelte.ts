/** Who is at the table, at this device and elsewhere, as the server tells it. */
import { readPace, type TablePace } from "../../texts/pace";
import type { Around, AroundSeat, SeatInfo, TableToPlay } from "../../wire";
import { Clocks } from "./clocks.svelte";

export class Company {
  readonly clocks = new Clocks();
  #around = $state.raw<Around | null>(null);
  #seats: SeatInfo[] = $state.raw([]);
  readonly #mine: number[];

  constructor({ seats, mine }: Pick<TableToPlay, "seats" | "mine">) {
    this.#seats = seats;
    this.#mine = mine;
  }

  /** All that the server has told; null until it has. */
  get around(): Around | null {
    return this.#around;
  }
  /** Who sits where. It stays the same list for as long as nobody else sits down. */
  get seats(): SeatInfo[] {
    return this.#seats;
  }
  /** The seats of who uses this device, whoever plays for them. */
  get mine(): number[] {
    return this.#around ? this.#seatsWhere(({ mine }) => mine) : this.#mine;
  }
  /** The seats for which somebody at this device decides. */
  get here(): number[] {
    return this.#around ? this.#seatsWhere(({ mine, state }) => mine && state === "taken") : this.#mine;
  }
  /** Whether somebody sits elsewhere: at a table of people here and bots nothing is said of who is where. */
  get isOnline(): boolean {
    return this.#around?.seats.some(({ mine, state }) => !mine && state !== "bot") ?? false;
  }
  /** Whether the match was ended without a result. */
  get isEnded(): boolean {
    return this.#around?.state === "ended";
  }
  get pace(): TablePace {
    return readPace(this.#around?.pace ?? "live");
  }
  at(seat: number): AroundSeat | null {
    return this.#around?.seats[seat] ?? null;
  }
  /** Whether a bot plays for a seat of somebody. */
  isStoodIn(seat: number): boolean {
    return this.at(seat)?.state === "stand-in";
  }

  hear(around: Around): void {
    const seats = this.#seats.map((seat, number) => around.seats[number]?.who ?? seat);
    if (JSON.stringify(seats) !== JSON.stringify(this.#seats)) this.#seats = seats;
    this.#around = around;
    this.clocks.hear(
      around.seats.map(({ clock }) => clock),
      this.here,
      this.isOnline,
    );
  }

  close(): void {
    this.clocks.stop();
  }

  #seatsWhere(wanted: (seat: AroundSeat) => boolean): number[] {
    return this.#around?.seats.flatMap((seat, number) => (wanted(seat) ? [number] : [])) ?? [];
  }
}
