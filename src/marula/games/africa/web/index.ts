/** Everything that Africa shows in the browser. */
import type { Fields, GameModule, TableView } from "$shell/game";
import Badge from "./Badge.svelte";
import Belongings from "./Belongings.svelte";
import Board from "./Board.svelte";
import CategoryIcon from "./CategoryIcon.svelte";
import { Desk } from "./desk.svelte";
import Picture from "./Picture.svelte";
import Poster from "./Poster.svelte";
import { prompt } from "./prompt";
import Tray from "./Tray.svelte";
import type { Action, View } from "./wire";

const NAMES_A_HEXAGON = ["hexagon", "origin", "to"] as const;

const africa: GameModule<Desk> = {
  desk: (table: TableView<View, Action>) => new Desk(table),
  Board,
  Tray,
  Belongings,
  Poster,
  Badge,
  CategoryIcon,
  Picture,
  prompt,
  places: (event: Fields) =>
    NAMES_A_HEXAGON.flatMap((field) => (event[field] === undefined ? [] : [String(event[field])])),
};
export default africa;
