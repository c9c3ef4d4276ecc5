/** Steps that are shown one after another, each for its time. What happens faster than it can be watched waits here. */
export class Queue<Step> {
  readonly #waiting: Step[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #busy = false;

  /**
   * @param show puts a step on the screen and says how many milliseconds it needs; Infinity: until somebody goes on
   * @param rest is called when the last step has had its time
   */
  constructor(
    private readonly show: (step: Step) => number,
    private readonly rest: () => void,
  ) {}

  get waiting(): number {
    return this.#waiting.length;
  }

  add(step: Step): void {
    this.#waiting.push(step);
    if (!this.#busy) this.#next();
  }

  /** Go on to the next step, whatever time the present one still has. */
  goOn(): void {
    if (!this.#busy) return;
    clearTimeout(this.#timer);
    this.#next();
  }

  /** Jump to the present: every step that waits is put on the screen, and none gets any time. */
  skip(): void {
    clearTimeout(this.#timer);
    while (this.#waiting.length > 0) this.show(this.#waiting.shift() as Step);
    this.#busy = false;
    this.rest();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#waiting.length = 0;
  }

  #next(): void {
    const step = this.#waiting.shift();
    if (step === undefined) {
      this.#busy = false;
      this.rest();
      return;
    }
    this.#busy = true;
    const time = this.show(step);
    // A step without time is not put off to the next tick: a page that was away catches up at once.
    if (time === 0) this.#next();
    else if (time !== Infinity) this.#timer = setTimeout(() => this.#next(), time);
  }
}
