/** What is asked of the server, one thing at a time; what goes wrong is said in the reader's language. */
import { explain } from "./reader.svelte";

export class Attempt {
  busy = $state(false);
  /** What went wrong last; empty where nothing did. */
  trouble = $state("");

  async at(what: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    this.trouble = "";
    try {
      await what();
    } catch (reason) {
      this.trouble = explain(reason);
    }
    this.busy = false;
  }
}
