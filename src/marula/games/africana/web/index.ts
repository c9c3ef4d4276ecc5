/** Everything that Africana shows in the browser. */
import type { GameModule, TableView } from "$shell/game";
import Belongings from "./Belongings.svelte";
import Board from "./Board.svelte";
import CategoryIcon from "./CategoryIcon.svelte";
import { Desk } from "./desk.svelte";
import Detail from "./Detail.svelte";
import { placesOf } from "./event-places";
import Own from "./Own.svelte";
import Picture from "./Picture.svelte";
import type { Plan } from "./plan";
import Progress from "./Progress.svelte";
import { prompt } from "./prompt";
import { stillToPlay } from "./pile";
import Tray from "./Tray.svelte";
import type { Action, View } from "./wire";

/** The board of the table on the screen, of which there is one at a time: events name its cards, not their places. */
let plan: Plan | null = null;

const africana: GameModule<Desk> = {
  desk(table: TableView<View, Action>) {
    const desk = new Desk(table);
    plan = desk.plan;
    return desk;
  },
  Board,
  Tray,
  Hand: Own,
  Progress,
  Belongings,
  CategoryIcon,
  Detail,
  Picture,
  prompt,
  isLastTurn: (view: View) => stillToPlay(view).length === 1,
  places: (event) => (plan ? placesOf(plan, event) : []),
};
export default africana;
