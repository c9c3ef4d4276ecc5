/** Short words to the reader that pass by themselves, and what is read out. */
export interface Notice {
  id: number;
  text: string;
  /** The rule to read on in. */
  rule: string;
}

/** Something to be heard. Each is new, also where it says the same as the last one. */
export interface Spoken {
  id: number;
  text: string;
}

const STAYS = 8000;
/** Whoever speaks slowly may be so many messages behind; older ones have been spoken or are of no interest any more. */
const MOST_SPOKEN = 20;
let made = 0;

export class Notices {
  list = $state<Notice[]>([]);
  /** For screen readers: what is read out when there is time, one after another, and what at once. */
  polite = $state.raw<Spoken[]>([]);
  urgent = $state.raw<Spoken | null>(null);

  add(text: string, rule = ""): void {
    const id = ++made;
    // Touching the same thing twice doesn't say it twice.
    this.list = [...this.list.filter((notice) => notice.text !== text).slice(-1), { id, text, rule }];
    setTimeout(() => this.remove(id), STAYS);
  }

  remove(id: number): void {
    this.list = this.list.filter((notice) => notice.id !== id);
  }

  /** What was said of a position that has passed. */
  clear(): void {
    this.list = [];
  }

  /** Somebody else looks now: nothing that was said before is for them. */
  forget(): void {
    this.clear();
    this.polite = [];
    this.urgent = null;
  }

  read(text: string): void {
    this.polite = [...this.polite.slice(1 - MOST_SPOKEN), { id: ++made, text }];
  }

  call(text: string): void {
    this.urgent = { id: ++made, text };
  }
}
