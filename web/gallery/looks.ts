/** How a position is looked at, and the address of the frame that shows it so. */
import { LANGUAGES, type Language } from "../src/texts/texts";

export interface Look {
  language: Language;
  theme: "light" | "dark";
}

export const LOOKS: Look[] = (["light", "dark"] as const).flatMap((theme) =>
  LANGUAGES.map((language) => ({ language, theme })),
);

/** The address of a frame with the page that is `at` this address. */
export function frameOf(at: string, { language, theme }: Look): string {
  return `/gallery/frame.html?${new URLSearchParams({ language, theme, at }).toString()}`;
}

/** What a frame's address asks for. */
export function lookIn(search: string): Look & { at: string } {
  const asked = new URLSearchParams(search);
  const isAsked = (look: Look) => look.language === asked.get("language") && look.theme === asked.get("theme");
  const look = LOOKS.find(isAsked);
  if (!look) throw new Error(`no such look: ${search}`);
  return { ...look, at: asked.get("at") ?? "/" };
}
