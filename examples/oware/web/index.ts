/** Everything that Oware shows in the browser. */
import type { GameModule, TableView } from "$shell/game";
import { account } from "./words/account";
import Belongings from "./players/Belongings.svelte";
import Board from "./board/Board.svelte";
import CategoryIcon from "./end/CategoryIcon.svelte";
import { Desk } from "./desk/desk.svelte";
import Picture from "./end/Picture.svelte";
import { shortcutsOf } from "./desk/shortcuts";
import { parts } from "./words/parts";
import { prompt } from "./words/prompt";
import type { Types } from "./wire";

const oware: GameModule<Desk> = {
  desk: (table: TableView<Types>) => new Desk(table),
  Board,
  Belongings,
  CategoryIcon,
  Picture,
  prompt,
  keys: shortcutsOf,
  clause: (desk) => (desk.view.ending === null ? "OWA-T1" : "OWA-E4"),
  parts,
  places: (_, event) => [event["house"], event["last"]].filter((house) => house !== undefined).map(String),
  account,
  // A sowing takes as long as it has seeds.
  pace: (event) => (event["type"] === "seeds_sown" ? 1 + 0.4 * Number(event["count"]) : 1),
  isCounted: ({ type }) => type === "match_ended",
};
export default oware;
