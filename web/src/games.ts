/** The games' pages. They are found, not listed: each is the web/index.ts of a game's folder. */
import { Failure } from "./api";
import type { GameModule } from "./game";

const FOUND = import.meta.glob<{ default: GameModule }>("$games/*/web/index.ts");

const LOADERS = new Map(Object.entries(FOUND).map(([path, load]) => [path.split("/").at(-3) ?? "", load]));

export function hasPage(game: string): boolean {
  return LOADERS.has(game);
}

export async function loadGame(game: string): Promise<GameModule> {
  const load = LOADERS.get(game);
  if (!load) throw new Failure("page-unknown-game", { game }, 404);
  return (await load()).default;
}
