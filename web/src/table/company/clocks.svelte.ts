/** The seats' clocks: what the server told last, and the hands that go on from there. */
import type { ClockInfo } from "../../wire";

/** Announced when so much is left, in milliseconds: a minute, and ten seconds. */
export const CALLS = [60_000, 10_000] as const;
export type Call = (typeof CALLS)[number];

const SECOND = 1000;
/** How often a page without a running clock looks how long people have been away, in milliseconds. */
const SELDOM = 20_000;

export class Clocks {
  #told = $state.raw<(ClockInfo | null)[]>([]);
  /** By the device's own clock: when that was told, and now. */
  #since = 0;
  #now = $state(Date.now());
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The seats at this device: of theirs it is announced that time runs out, once each time. */
  #here: number[] = [];
  #others = false;
  readonly #called: (Call | undefined)[] = [];

  /** Somebody here has to know that so much is left. */
  call: (seat: number, left: Call) => void = () => undefined;

  /** The present, as it is shown. */
  get now(): number {
    return this.#now;
  }

  /** @param here the seats at this device; @param others whether somebody sits elsewhere, and may be away for a while */
  hear(told: (ClockInfo | null)[], here: number[], others = false): void {
    this.#told = told;
    this.#here = here;
    this.#others = others;
    this.#since = Date.now();
    this.#tick();
  }

  /** What is left on a seat's clock, in milliseconds and never less than nothing; null where it has none. */
  left(seat: number): number | null {
    const clock = this.#told[seat];
    if (!clock) return null;
    const gone = clock.running ? Math.max(0, this.#now - this.#since) : 0;
    return Math.max(0, clock.left - gone);
  }

  isRunning(seat: number): boolean {
    return this.#told[seat]?.running ?? false;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  readonly #tick = (): void => {
    clearTimeout(this.#timer);
    this.#now = Date.now();
    const running = this.#told.flatMap((clock, seat) => (clock?.running ? [seat] : []));
    // When the first of them shows another second.
    const next = Math.min(SELDOM, ...running.map((seat) => untilNext(this.left(seat) ?? 0)));
    if (running.length > 0 || this.#others) this.#timer = setTimeout(this.#tick, next);
    for (const seat of this.#here) this.#callOut(seat);
  };

  #callOut(seat: number): void {
    const left = this.left(seat);
    const due = left === null || !this.isRunning(seat) ? undefined : CALLS.findLast((call) => left <= call);
    if (due === undefined) this.#called[seat] = undefined;
    else if (this.#called[seat] !== due) {
      this.#called[seat] = due;
      this.call(seat, due);
    }
  }
}

/** Milliseconds until another second is shown; seconds are rounded up. */
function untilNext(left: number): number {
  return left <= 0 ? SELDOM : ((left - 1) % SECOND) + 1;
}
