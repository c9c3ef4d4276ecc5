/** How this device's people did against bots, and which bots they have chosen: kept here, and told nobody. */
import { LEVELS } from "./levels";
import { evenLevel, FIRST_LEVEL, MOST, type Played } from "./even-match";
import { recall, remember } from "../device/storage";

interface Kept {
  /** The last matches, the latest at the end. */
  matches: Played[];
  /** The level for an even match, once somebody has chosen it; else empty. */
  level: string;
}

function keptAs(game: string): string {
  return `marula.results.${game}`;
}

function kept(game: string): Kept {
  const found = recall(keptAs(game)) as Partial<Kept> | null;
  return {
    matches: Array.isArray(found?.matches) ? found.matches : [],
    level: typeof found?.level === "string" ? found.level : "",
  };
}

/** A match is over: it counts once, on however many pages it was looked at. */
export function keepMatch(game: string, played: Played): void {
  const { matches, level } = kept(game);
  if (matches.some(({ table }) => table === played.table)) return;
  remember(keptAs(game), { matches: [...matches, played].slice(-MOST), level });
}

/** The level that would make the next match more even than the one at that table, if it was the last and one would. */
export function proposedLevel(game: string, table: string): string | null {
  const { matches } = kept(game);
  return matches.at(-1)?.table === table ? evenLevel(matches) : null;
}

/** Somebody wants to play against that level from now on. */
export function chooseLevel(game: string, level: string): void {
  remember(keptAs(game), { ...kept(game), level });
}

/** What a new bot plays like. */
export function usualLevel(game: string): string {
  const { level } = kept(game);
  return LEVELS.includes(level) ? level : FIRST_LEVEL;
}
