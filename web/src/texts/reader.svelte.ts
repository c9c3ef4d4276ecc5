/** The texts in the language that is read now. Reading `reader.texts` in a component follows a change of language. */
import { Failure } from "../connection/api";
import { loadBundle, Texts, type Language } from "./texts";

class Reader {
  #texts = $state.raw<Texts | null>(null);
  #language: Language = "en";
  /** Whose own texts are needed, in whatever language. */
  readonly #games = new Set<string>();

  get ready(): boolean {
    return this.#texts !== null;
  }

  get texts(): Texts {
    if (!this.#texts) throw new Error("texts are read before they are loaded");
    return this.#texts;
  }

  /** Read this language from now on, as soon as its texts are there. */
  async read(language: Language): Promise<void> {
    this.#language = language;
    const [bundle] = await Promise.all([loadBundle(language, this.#games), loadLetters(language)]);
    // Who changes their mind in the meantime gets what they chose last.
    if (language !== this.#language) return;
    this.#texts = new Texts(language, bundle);
    document.documentElement.lang = language;
  }

  /** Have the texts of a game at hand: those of its own pages, which no other page loads. */
  async bring(game: string): Promise<void> {
    if (this.#games.has(game)) return;
    await loadBundle(this.#language, [game]);
    this.#games.add(game);
    // A language that was chosen meanwhile has not heard of this game.
    await loadBundle(this.#language, [game]);
  }
}

/** Japanese letters are declared for those who read them: others' pages have nothing of them. */
async function loadLetters(language: Language): Promise<void> {
  if (language === "ja") await import("virtual:fonts/japanese.css");
}

export const reader = new Reader();

/** What went wrong, in words. */
export function explain(reason: unknown): string {
  if (reason instanceof Failure && reader.texts.has(reason.key)) return say(reason.key, reason.values);
  return say("page-error-unexpected", { reason: String(reason) });
}

/** A text of the page in the language that is read now. */
export function say(key: string, values?: Record<string, string | number>): string {
  return reader.texts.say(key, values);
}
