/** Everything that Africa shows in the browser. */
import type { GameModule, TableView } from "$shell/game";
import Belongings from "./Belongings.svelte";
import Board from "./Board.svelte";
import CategoryIcon from "./CategoryIcon.svelte";
import { Desk } from "./desk.svelte";
import Detail from "./Detail.svelte";
import Picture from "./Picture.svelte";
import { prompt } from "./prompt";
import Tray from "./Tray.svelte";
import type { Action, View } from "./wire";

/** Fields of events that name a hexagon, or several. */
const NAME_HEXAGONS = ["hexagon", "origin", "to", "hexagons"];

function places(event: Record<string, unknown>): string[] {
  return NAME_HEXAGONS.flatMap((field) => event[field] ?? []).map(String);
}

const africa: GameModule<Desk> = {
  desk: (table: TableView<View, Action>) => new Desk(table),
  Board,
  Tray,
  Belongings,
  CategoryIcon,
  Detail,
  Picture,
  prompt,
  places,
  midway: (view: View) => view.phase === "carry",
};
export default africa;
