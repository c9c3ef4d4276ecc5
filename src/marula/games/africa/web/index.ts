/** Everything that Africa shows in the browser. */
import type { GameModule, TableView } from "$shell/game";
import { account } from "./words/account";
import Belongings from "./players/Belongings.svelte";
import Board from "./board/Board.svelte";
import CategoryIcon from "./end/CategoryIcon.svelte";
import { Desk } from "./desk/desk.svelte";
import Detail from "./end/Detail.svelte";
import GainIcon from "./pieces/GainIcon.svelte";
import Figure from "./end/Figure.svelte";
import Picture from "./end/Picture.svelte";
import { clause } from "./words/clause";
import { parts } from "./words/parts";
import { prompt } from "./words/prompt";
import { shortcutsOf } from "./desk/shortcuts";
import Sketch from "./board/Sketch.svelte";
import { spots } from "./plan/sketch";
import Tray from "./tray/Tray.svelte";
import type { Types, View } from "./wire";

/** Fields of events that name a hexagon, or several. */
const NAME_HEXAGONS = ["hexagon", "origin", "to", "hexagons"];

function places(_: Desk, event: Record<string, unknown>): string[] {
  return NAME_HEXAGONS.flatMap((field) => event[field] ?? []).map(String);
}

/** AFR-V2 AFR-V3 AFR-V4 What the end of a match counts. */
const COUNT = ["final_score", "won"];

const africa: GameModule<Desk> = {
  desk: (table: TableView<Types>) => new Desk(table),
  Board,
  Tray,
  Belongings,
  CategoryIcon,
  Detail,
  Picture,
  Figure,
  prompt,
  keys: shortcutsOf,
  aslant: true,
  clause,
  parts,
  places,
  account,
  GainIcon,
  isCounted: ({ type }) => COUNT.includes(String(type)),
  isPrelude: ({ type }) => type === "tile_lifted",
  midway: (view: View) => view.phase === "carry",
  sketch: { Drawing: Sketch, spots },
};
export default africa;
