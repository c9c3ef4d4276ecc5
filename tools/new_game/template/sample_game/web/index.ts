/** Everything that Sample Game shows in the browser. */
import type { GameModule, TableView } from "$shell/game";
import Belongings from "./players/Belongings.svelte";
import Board from "./board/Board.svelte";
import CategoryIcon from "./end/CategoryIcon.svelte";
import { Desk } from "./desk/desk.svelte";
import Picture from "./end/Picture.svelte";
import { parts } from "./words/parts";
import { prompt } from "./words/prompt";
import type { Types } from "./wire";

// FILL IN: whatever else the page offers; web/src/game.ts says what there is.
const sampleGame: GameModule<Desk> = {
  desk: (table: TableView<Types>) => new Desk(table),
  Board,
  Belongings,
  CategoryIcon,
  Picture,
  prompt,
  clause: (desk) => (desk.view.over ? "SAG-E1" : "SAG-T1"),
  parts,
  places: () => [],
};
export default sampleGame;
