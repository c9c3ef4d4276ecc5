/** What a reader prefers on this device. */
import { recall, remember } from "./storage";
import { LANGUAGES, type Language } from "../texts/texts";

export const THEMES = ["auto", "light", "dark"] as const;
export const MOTIONS = ["auto", 0, 120, 250, 500] as const;
/** How what bots do is shown: at once, each turn for a moment or for as long as it takes to read, or step by step. */
export const PACES = ["at-once", "quick", "calm", "step"] as const;
export const CONFIRMATIONS = ["auto", "always", "never"] as const;

const KEPT_AS = "marula.preferences";
const NARROW = "(max-width: 759.98px)";
const LOW = "(min-width: 760px) and (max-height: 639.98px)";

export type Pace = (typeof PACES)[number];

interface Kept {
  language: Language;
  theme: (typeof THEMES)[number];
  motion: (typeof MOTIONS)[number];
  pace: Pace;
  sound: boolean;
  confirmation: (typeof CONFIRMATIONS)[number];
}

/** The first language of the browser that we have. */
function spokenHere(): Language {
  for (const wanted of navigator.languages) {
    const found = LANGUAGES.find((language) => wanted.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

function kept(): Partial<Record<keyof Kept, unknown>> {
  const found = recall(KEPT_AS);
  return typeof found === "object" && found !== null ? found : {};
}

function oneOf<T>(choices: readonly T[], found: unknown, otherwise: T): T {
  return choices.find((choice) => choice === found) ?? otherwise;
}

/** A media query as a value that changes with the screen. */
class Media {
  matches = $state(false);
  constructor(query: string) {
    const media = window.matchMedia(query);
    this.matches = media.matches;
    media.addEventListener("change", (event) => (this.matches = event.matches));
  }
}

class Preferences implements Kept {
  language = $state<Language>("en");
  theme = $state<Kept["theme"]>("auto");
  motion = $state<Kept["motion"]>("auto");
  pace = $state<Pace>("calm");
  sound = $state(true);
  confirmation = $state<Kept["confirmation"]>("auto");

  readonly #dark = new Media("(prefers-color-scheme: dark)");
  readonly #still = new Media("(prefers-reduced-motion: reduce)");
  readonly #touch = new Media("(pointer: coarse)");
  readonly #narrow = new Media(NARROW);
  readonly #low = new Media(LOW);

  constructor() {
    const found = kept();
    this.language = oneOf(LANGUAGES, found.language, spokenHere());
    this.theme = oneOf(THEMES, found.theme, "auto");
    this.motion = oneOf(MOTIONS, found.motion, "auto");
    this.pace = oneOf(PACES, found.pace, "calm");
    this.sound = found.sound !== false;
    this.confirmation = oneOf(CONFIRMATIONS, found.confirmation, "auto");
  }

  get dark(): boolean {
    return this.theme === "auto" ? this.#dark.matches : this.theme === "dark";
  }

  /** How long a motion takes, in milliseconds. */
  get milliseconds(): number {
    if (this.motion !== "auto") return this.motion;
    return this.#still.matches ? 0 : 250;
  }

  get confirms(): boolean {
    return this.confirmation === "auto" ? this.#touch.matches : this.confirmation === "always";
  }

  /** Whether a finger is what one points with. */
  get touch(): boolean {
    return this.#touch.matches;
  }

  get narrow(): boolean {
    return this.#narrow.matches;
  }

  /** A phone held sideways, a small laptop: the map beside everything else, and no room above or below it. */
  get low(): boolean {
    return this.#low.matches;
  }

  keep(): void {
    const { language, theme, motion, pace, sound, confirmation } = this;
    remember(KEPT_AS, { language, theme, motion, pace, sound, confirmation } satisfies Kept);
  }
}

export const preferences = new Preferences();
