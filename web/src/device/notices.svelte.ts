/** Short words to the reader that pass by themselves, and what is read out. */
export interface Notice {
  id: number;
  text: string;
  /** The rule to read on in. */
  rule: string;
}

const STAYS = 8000;
let made = 0;

export class Notices {
  list = $state<Notice[]>([]);
  /** For screen readers: what is read out when there is time, and what at once. */
  polite = $state("");
  urgent = $state("");

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
    this.polite = "";
    this.urgent = "";
  }

  read(text: string): void {
    this.polite = text;
  }

  call(text: string): void {
    this.urgent = text;
  }
}
