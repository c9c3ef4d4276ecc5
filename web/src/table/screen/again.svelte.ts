/** A turn that is shown again: its positions one after another, then the present. */
import type { Entry, Position } from "../../wire";
import { Queue } from "./queue";

export interface Past {
  position: Position;
  /** The decision that led to it, and the position in which it was made; null where all of it begins. */
  entry: Entry | null;
  before: Position | null;
}

export class Again {
  #now = $state.raw<Past | null>(null);
  readonly #queue: Queue<Past>;

  /**
   * @param time says how many milliseconds a position of the past needs, when it has just come to the screen
   * @param rest is called when the present is back
   */
  constructor(time: (past: Past) => number, rest: () => void) {
    this.#queue = new Queue<Past>(
      (past) => {
        this.#now = past;
        return time(past);
      },
      () => {
        this.#now = null;
        rest();
      },
    );
  }

  /** What is shown of the past; null in the present. */
  get now(): Past | null {
    return this.#now;
  }

  show(pasts: Past[]): void {
    for (const past of pasts) this.#queue.add(past);
  }

  goOn(): void {
    this.#queue.goOn();
  }

  /** Back to the present, if this is the past. */
  end(): void {
    if (this.#now) this.#queue.skip();
  }

  stop(): void {
    this.#queue.stop();
  }
}
