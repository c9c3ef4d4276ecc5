/** Everything that The Heart of Africa shows in the browser. */
import type { GameModule, TableView } from "$shell/game";
import Belongings from "./Belongings.svelte";
import Board from "./Board.svelte";
import Cards from "./Cards.svelte";
import CategoryIcon from "./CategoryIcon.svelte";
import { Desk } from "./desk.svelte";
import Detail from "./Detail.svelte";
import { placesOf } from "./event-places";
import Heading from "./Heading.svelte";
import Picture from "./Picture.svelte";
import type { Plan } from "./plan";
import { prompt } from "./prompt";
import { pace } from "./reveal";
import { stillToPlay } from "./rounds";
import Tray from "./Tray.svelte";
import type { Action, View } from "./wire";

/** The board of the table on the screen, of which there is one at a time: events name its lanes, not their ends. */
let plan: Plan | null = null;

const heartOfAfrica: GameModule<Desk> = {
  desk(table: TableView<View, Action>) {
    const desk = new Desk(table);
    plan = desk.plan;
    return desk;
  },
  Board,
  Tray,
  wideColumn: true,
  Progress: Cards,
  Belongings,
  Heading,
  CategoryIcon,
  Detail,
  Picture,
  prompt,
  isLastTurn: (view: View) => stillToPlay(view).length === 1,
  places: (event) => (plan ? placesOf(plan, event) : []),
  pace,
};
export default heartOfAfrica;
