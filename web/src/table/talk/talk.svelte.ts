/** What is said at a table: which of it is new, and whom somebody here doesn't want to hear. */
import { recall, remember } from "../../device/storage";
import type { LineInfo } from "../../wire";

const KEPT_AS = "marula.talk";
/** Of so many tables it is kept on the device what was read, and who is muted. */
const TABLES = 50;
/** How long a bubble stands, in milliseconds, and how many do at a time. */
const STANDS = 4000;
const BUBBLES = 3;

interface Kept {
  table: string;
  /** The newest line that was read. */
  read: number;
  muted: number[];
  /** Nobody is to be heard. */
  quiet: boolean;
}

export class Talk {
  /** All that was said, oldest first. */
  lines = $state.raw<LineInfo[]>([]);
  /** What was said a moment ago by who is elsewhere. */
  bubbles = $state.raw<LineInfo[]>([]);
  muted = $state.raw<number[]>([]);
  quiet = $state(false);
  /** What somebody here has begun to write. */
  draft = $state("");
  #read = $state(0);
  #isOpen = $state(false);
  #hasHeard = false;
  /** When somebody here began to listen: what comes first was said before that, or is the first that is said at all. */
  readonly #since = Date.now();
  #timers: ReturnType<typeof setTimeout>[] = [];

  /**
   * @param table its id
   * @param isMine whether a seat is of who uses this device
   * @param said is called with what others say now
   */
  constructor(
    private readonly table: string,
    private readonly isMine: (seat: number) => boolean,
    private readonly said: (line: LineInfo) => void,
  ) {
    const kept = allKept().find((one) => one.table === table);
    this.#read = kept?.read ?? 0;
    this.muted = kept?.muted ?? [];
    this.quiet = kept?.quiet ?? false;
  }

  /** What is to be seen of it: not what muted players said. */
  get shown(): LineInfo[] {
    return this.lines.filter((line) => this.#isHeard(line));
  }
  /** How many lines of others have not been read. */
  get unread(): number {
    return this.shown.filter(({ number, seat }) => number > this.#read && !this.isMine(seat)).length;
  }
  get isOpen(): boolean {
    return this.#isOpen;
  }

  open(): void {
    this.#isOpen = true;
    this.#readAll();
  }

  fold(): void {
    this.#isOpen = false;
  }

  /** First what was said before, then what is said now; after a lost connection some of it again. */
  hear(lines: LineInfo[]): void {
    const newest = this.lines.at(-1)?.number ?? 0;
    const fresh = lines.filter(({ number }) => number > newest);
    this.lines = [...this.lines, ...fresh];
    for (const line of fresh) if (this.#hasHeard || Date.parse(line.made) >= this.#since) this.#tell(line);
    this.#hasHeard = true;
    if (this.#isOpen) this.#readAll();
  }

  mute(seat: number, muted: boolean): void {
    this.muted = muted ? [...this.muted, seat] : this.muted.filter((other) => other !== seat);
    this.#keep();
  }

  hush(quiet: boolean): void {
    this.quiet = quiet;
    this.#keep();
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #isHeard({ seat }: LineInfo): boolean {
    return this.isMine(seat) || !(this.quiet || this.muted.includes(seat));
  }

  #tell(line: LineInfo): void {
    if (this.isMine(line.seat) || !this.#isHeard(line)) return;
    this.said(line);
    if (this.#isOpen) return;
    this.bubbles = [...this.bubbles.filter(({ seat }) => seat !== line.seat).slice(1 - BUBBLES), line];
    const timer = setTimeout(() => {
      this.#timers = this.#timers.filter((one) => one !== timer);
      this.bubbles = this.bubbles.filter((other) => other !== line);
    }, STANDS);
    this.#timers.push(timer);
  }

  #readAll(): void {
    this.bubbles = [];
    const newest = this.lines.at(-1)?.number ?? 0;
    if (newest === this.#read) return;
    this.#read = newest;
    this.#keep();
  }

  #keep(): void {
    const others = allKept().filter(({ table }) => table !== this.table);
    const mine: Kept = { table: this.table, read: this.#read, muted: this.muted, quiet: this.quiet };
    remember(KEPT_AS, [...others.slice(1 - TABLES), mine]);
  }
}

function allKept(): Kept[] {
  const found = recall(KEPT_AS);
  return Array.isArray(found) ? found.filter(isKept) : [];
}

function isKept(found: unknown): found is Kept {
  if (typeof found !== "object" || found === null) return false;
  const { table, read, muted, quiet } = found as Partial<Record<keyof Kept, unknown>>;
  const isRight = typeof table === "string" && typeof read === "number" && typeof quiet === "boolean";
  return isRight && Array.isArray(muted) && muted.every((seat) => typeof seat === "number");
}
