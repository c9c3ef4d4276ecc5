/** Everything that The Heart of Africa shows in the browser. */
import type { GameModule, TableView } from "$shell/game";
import { account } from "./words/account";
import Belongings from "./players/Belongings.svelte";
import Board from "./board/Board.svelte";
import Cards from "./tray/Cards.svelte";
import CategoryIcon from "./end/CategoryIcon.svelte";
import { Desk } from "./desk/desk.svelte";
import Detail from "./end/Detail.svelte";
import GainIcon from "./pieces/GainIcon.svelte";
import { placesOf } from "./plan/event-places";
import Heading from "./players/Heading.svelte";
import Figure from "./end/Figure.svelte";
import Picture from "./end/Picture.svelte";
import { clause } from "./words/clause";
import { parts } from "./words/parts";
import { prompt } from "./words/prompt";
import { isCounted, pace } from "./end/reveal";
import { shortcutsOf } from "./desk/shortcuts";
import Sketch from "./board/Sketch.svelte";
import { spots } from "./plan/sketch";
import Tray from "./tray/Tray.svelte";
import type { Types, View } from "./wire";

const heartOfAfrica: GameModule<Desk> = {
  desk: (table: TableView<Types>) => new Desk(table),
  Board,
  Tray,
  wideColumn: true,
  Progress: Cards,
  Belongings,
  Heading,
  CategoryIcon,
  Detail,
  Picture,
  Figure,
  prompt,
  keys: shortcutsOf,
  clause,
  parts,
  isLastTurn: (view: View) => view.last_round.length === 1,
  places: (desk, event) => placesOf(desk.plan, event),
  account,
  GainIcon,
  pace,
  isCounted,
  sketch: { Drawing: Sketch, spots },
};
export default heartOfAfrica;
