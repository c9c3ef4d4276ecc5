/** Who is at the table, at this device and elsewhere, as the server tells it. */
import type { Around, AroundSeat, SeatInfo, TableToPlay } from "../../wire";

export class Company {
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

  hear(around: Around): void {
    const seats = this.#seats.map((seat, number) => around.seats[number]?.who ?? seat);
    if (JSON.stringify(seats) !== JSON.stringify(this.#seats)) this.#seats = seats;
    this.#around = around;
  }

  #seatsWhere(wanted: (seat: AroundSeat) => boolean): number[] {
    return this.#around?.seats.flatMap((seat, number) => (wanted(seat) ? [number] : [])) ?? [];
  }
}
