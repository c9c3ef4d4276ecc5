/** The figures of a handbook: positions that the game's own components draw. */
import { api } from "../connection/api";
import type { GameModule, TableView } from "../game";
import { loadGame } from "../games";
import { reader } from "../texts/reader.svelte";
import type { FigureInfo, Figures, TableInfo } from "../wire";

/** A figure, and a desk with its position that nothing can be done at. */
export interface Drawn {
  module: GameModule;
  desk: unknown;
  figure: FigureInfo;
}

const asked = new Map<string, Promise<Map<string, Drawn>>>();

/** All figures of a game by their names. They are fetched once, when a page shows one. */
export function loadFigures(game: string): Promise<Map<string, Drawn>> {
  let loading = asked.get(game);
  if (!loading) {
    loading = Promise.all([loadGame(game), api.figures(game)]).then(([module, told]) => drawnBy(module, told));
    loading.catch(() => asked.delete(game));
    asked.set(game, loading);
  }
  return loading;
}

function drawnBy(module: GameModule, { table, figures }: Figures): Map<string, Drawn> {
  return new Map(
    figures.map((figure) => {
      const desk: unknown = module.desk(stillTable(table, figure));
      return [figure.name, { module, figure, desk }];
    }),
  );
}

/** A table at rest: a position as the learner of a lesson sees it. */
function stillTable(table: TableInfo, { position, lit }: FigureInfo): TableView {
  return {
    table,
    facts: table.facts,
    view: position.view,
    position,
    seat: position.seat,
    replayed: true,
    legal: [],
    showing: null,
    turnSoFar: [],
    lit,
    news: [],
    recalled: false,
    get texts() {
      return reader.texts.at(table);
    },
    motion: 0,
    confirms: false,
    guided: false,
    narrow: false,
    low: false,
    send: () => Promise.resolve(),
    why: () => Promise.resolve(null),
    tell: () => undefined,
    ask: () => Promise.resolve(null),
    announce: () => undefined,
  };
}
