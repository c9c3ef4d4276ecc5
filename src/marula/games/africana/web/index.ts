/** Everything that Africana shows in the browser. */
import type { GameModule, TableView } from "$shell/game";
import { account } from "./words/account";
import { clause } from "./words/clause";
import Belongings from "./players/Belongings.svelte";
import Board from "./board/Board.svelte";
import CategoryIcon from "./end/CategoryIcon.svelte";
import { Desk } from "./desk/desk.svelte";
import Detail from "./end/Detail.svelte";
import GainIcon from "./pieces/GainIcon.svelte";
import { placesOf } from "./plan/event-places";
import Own from "./tray/Own.svelte";
import Figure from "./end/Figure.svelte";
import Picture from "./end/Picture.svelte";
import Progress from "./supply/Progress.svelte";
import { parts } from "./words/parts";
import { prompt } from "./words/prompt";
import { keysNow } from "./desk/shortcuts";
import Sketch from "./board/Sketch.svelte";
import { spots } from "./plan/sketch";
import Tray from "./tray/Tray.svelte";
import type { Types, View } from "./wire";

const africana: GameModule<Desk> = {
  desk: (table: TableView<Types>) => new Desk(table),
  Board,
  Tray,
  Hand: Own,
  Progress,
  Belongings,
  CategoryIcon,
  Detail,
  Picture,
  Figure,
  prompt,
  keys: keysNow,
  clause,
  parts,
  isLastTurn: (view: View) => view.still_to_play.length === 1,
  places: (desk, event) => placesOf(desk.plan, event),
  account,
  GainIcon,
  sketch: { Drawing: Sketch, spots },
};
export default africana;
