/** Where games are: in Marula's own folder, and in the one that MARULA_GAMES names, if it names one. */
import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";

const ROOT = join(import.meta.dirname, "../..");

export const OWN_GAMES = join(ROOT, "src/marula/games");
/** The same as our own where there are no others: so it can be looked through in any case. */
export const FURTHER_GAMES = process.env["MARULA_GAMES"] ? resolve(process.env["MARULA_GAMES"]) : OWN_GAMES;
export const GAMES = [...new Set([OWN_GAMES, FURTHER_GAMES])];

/** Games that are tested with ours although no page shows them: the example, and what new games are made from. */
export const TESTED = [...new Set([...GAMES, join(ROOT, "examples"), join(ROOT, "tools/new_game/template")])];

/** The folders of all games. */
export function gamesIn(folders: string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true })
      .map(({ name }) => join(folder, name))
      .filter((game) => existsSync(join(game, "__init__.py"))),
  );
}
