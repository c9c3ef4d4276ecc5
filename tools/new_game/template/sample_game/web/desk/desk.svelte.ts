/** The state of the page at one table of Sample Game. */
import { GameDesk } from "$shell/kit/desk";
import type { Types } from "../wire";

// FILL IN: what is chosen and pointed at before it is sent.
export class Desk extends GameDesk<Types> {}
