/** What is asked about once more before it is done. */
import type { Fields } from "../game";
import { same } from "./actions";

export class Doubt<Intent extends Fields> {
  /** What the question is about; null where none is open. */
  intent = $state.raw<Intent | null>(null);

  /** Whether it can be done now: nothing is to be asked, or it is chosen once more. Else the question is opened. */
  passes(intent: Intent, asksFirst: boolean): boolean {
    const again = this.intent !== null && same(this.intent, intent);
    this.intent = asksFirst && !again ? intent : null;
    return this.intent === null;
  }

  clear(): void {
    this.intent = null;
  }
}
