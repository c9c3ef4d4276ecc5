/** The texts in the language that is read now. Reading `reader.texts` in a component follows a change of language. */
import { Failure } from "../connection/api";
import { loadBundle, Texts, type Language } from "./texts";

class Reader {
  #texts = $state.raw<Texts | null>(null);

  get ready(): boolean {
    return this.#texts !== null;
  }

  get texts(): Texts {
    if (!this.#texts) throw new Error("texts are read before they are loaded");
    return this.#texts;
  }

  async read(language: Language): Promise<void> {
    const bundle = await loadBundle(language);
    this.#texts = new Texts(language, bundle);
    document.documentElement.lang = language;
  }
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
