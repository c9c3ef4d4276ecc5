/** The final count before one's eyes: one category after another, until somebody wants to see everything. */
export class Count {
  /** How many categories have been counted, the one that is being counted included. */
  step = $state(0);
  #steps = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  get isOver(): boolean {
    return this.step > this.#steps;
  }

  /**
   * Count so many categories, each for so many milliseconds; with none everything is there at once. Before the first, the
   * points of the match have that time too.
   */
  begin(steps: number, time: number): void {
    this.stop();
    this.#steps = steps;
    this.step = 0;
    if (time === 0) this.showAll();
    else this.#wait(time);
  }

  showAll(): void {
    this.stop();
    this.step = this.#steps + 1;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #wait(time: number): void {
    this.#timer = setTimeout(() => {
      this.step += 1;
      if (!this.isOver) this.#wait(time);
    }, time);
  }
}
