/** The server has become another program: the page says so, and loads itself anew between moves. */

/** How often it is looked whether somebody is in the middle of something, in milliseconds. */
const LOOKS = 1000;
const KEPT_AS = "marula.loaded-for";

export class Outdated {
  /** Whether the page waits for a moment in which it can load itself anew. */
  waits = $state(false);
  #timer: ReturnType<typeof setInterval> | undefined;
  #hasMoved = false;

  /** @param isFree whether nobody is in the middle of a choice */
  constructor(private readonly isFree: () => boolean) {}

  /**
   * @param isStrange whether nothing more can be understood of what the server tells
   * @param program what it is now: where loading anew has changed nothing, it is not done again and again
   */
  hear(isStrange: boolean, program: string): void {
    if (this.#timer !== undefined) return;
    const isNew = sessionStorage.getItem(KEPT_AS) !== program;
    if (!isNew && !isStrange) return;
    this.waits = true;
    if (!isNew) return;
    sessionStorage.setItem(KEPT_AS, program);
    const loadBetween = () => {
      if ((this.#hasMoved || this.isFree()) && !isWriting()) this.load();
    };
    this.#timer = setInterval(loadBetween, LOOKS);
    loadBetween();
  }

  /** A choice has been made: this is between moves, though what would come next can perhaps not be read any more. */
  passMove(): void {
    this.#hasMoved = this.waits;
  }

  load(): void {
    this.stop();
    location.reload();
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}

/** Whether somebody has begun to write something. */
function isWriting(): boolean {
  const focused = document.activeElement;
  return focused instanceof HTMLInputElement && focused.type === "text" && focused.value !== "";
}
