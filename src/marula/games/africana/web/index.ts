/** Everything that Africana shows in the browser. */
import type { GameModule, TableView } from "$shell/game";
import Belongings from "./players/Belongings.svelte";
import Board from "./board/Board.svelte";
import CategoryIcon from "./end/CategoryIcon.svelte";
import { Desk } from "./desk/desk.svelte";
import Detail from "./end/Detail.svelte";
import { placesOf } from "./plan/event-places";
import Own from "./tray/Own.svelte";
import Picture from "./end/Picture.svelte";
import type { Plan } from "./plan/plan";
import Progress from "./supply/Progress.svelte";
import { prompt } from "./words/prompt";
import { stillToPlay } from "./supply/pile";
import Tray from "./tray/Tray.svelte";
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
