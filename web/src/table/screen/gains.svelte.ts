/** What has just been scored, seat by seat: it is told beside the points, and gone after a moment. */
import { SvelteMap } from "svelte/reactivity";
import type { Position } from "../../wire";

type Scores = Position["scores"];

/** How many milliseconds a gain is told. */
const STAYS = 2600;

export class Gains {
  readonly #points = new SvelteMap<number, number>();
  #timers: ReturnType<typeof setTimeout>[] = [];

  /** What that seat has just scored; 0 if nothing. */
  of(seat: number): number {
    return this.#points.get(seat) ?? 0;
  }

  /** One step has been shown. Points that were hidden before it are no gain. */
  tell(before: Scores, after: Scores): void {
    after.forEach((points, seat) => {
      const gained = (points ?? 0) - (before[seat] ?? points ?? 0);
      if (gained > 0) this.#put(seat, gained);
    });
  }

  clear(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    this.#points.clear();
  }

  #put(seat: number, gained: number): void {
    clearTimeout(this.#timers[seat]);
    this.#points.set(seat, gained);
    this.#timers[seat] = setTimeout(() => this.#points.delete(seat), STAYS);
  }
}
