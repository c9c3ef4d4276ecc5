/** Who uses this device, as they called themselves last: filled in wherever somebody sits down. */
import type { Colour } from "../parts/emblems";
import { forgetAll, recall, remember } from "./storage";

const KEPT_AS = "marula.me";

interface Kept {
  name: string;
  /** The colour they like; null where they never chose one. */
  colour: Colour | null;
}

function kept(): Kept | null {
  const found = recall(KEPT_AS) as Partial<Kept> | null;
  return typeof found?.name === "string" ? { name: found.name, colour: found.colour ?? null } : null;
}

class Me {
  #kept = $state.raw<Kept | null>(kept());

  /** Whether anybody has ever sat down here. */
  get known(): boolean {
    return this.#kept !== null;
  }
  get name(): string {
    return this.#kept?.name ?? "";
  }
  get colour(): Colour | null {
    return this.#kept?.colour ?? null;
  }

  /** Somebody has sat down: by this name if they gave one, in this colour if it was theirs to choose. */
  keep(name: string, colour: Colour | null): void {
    this.#kept = { name: name || this.name, colour: colour ?? this.colour };
    remember(KEPT_AS, this.#kept);
  }

  /** As if nobody had ever been here. How the page is read stays as it was chosen. */
  forget(): void {
    this.#kept = null;
    forgetAll();
  }
}

export const me = new Me();
