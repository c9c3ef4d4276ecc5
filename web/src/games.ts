/** The games' pages. They are found, not listed: web/index.ts of every game's folder, ours and further ones. */
import { Failure } from "./connection/api";
import type { GameModule } from "./game";
import { reader } from "./texts/reader.svelte";

/** By the name of the game's folder. */
function byGame<T>(found: Record<string, () => Promise<{ default: T }>>): Map<string, () => Promise<{ default: T }>> {
  return new Map(Object.entries(found).map(([path, load]) => [path.split("/").at(-3) ?? "", load]));
}

const MODULES = byGame(import.meta.glob<{ default: GameModule }>(["$games/*/web/index.ts", "$further/*/web/index.ts"]));

export function hasPage(game: string): boolean {
  return MODULES.has(game);
}

/** All that a table of the game needs, its texts included. */
export async function loadGame(game: string): Promise<GameModule> {
  const load = MODULES.get(game);
  if (!load) throw new Failure("page-unknown-game", { game }, 404);
  const [module] = await Promise.all([load(), reader.bring(game)]);
  return module.default;
}
