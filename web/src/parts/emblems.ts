/** Players' colours and emblems. */
import type { SeatInfo } from "../wire";

export type Colour = SeatInfo["colour"];
export type Emblem = SeatInfo["emblem"];

/** Those that players choose from, in the order in which seats get them; a game may fix them, and have others. */
export const COLOURS: Colour[] = ["red", "yellow", "green", "violet", "blue"];

export const EMBLEM_OF: Record<Colour, Emblem> = {
  red: "lion",
  yellow: "camel",
  green: "gorilla",
  violet: "flamingo",
  blue: "buffalo",
  white: "wolf",
};

export const EMBLEM_ICONS: Record<Emblem, string> = {
  lion: "game-icons:lion",
  camel: "game-icons:camel-head",
  gorilla: "game-icons:gorilla",
  flamingo: "game-icons:flamingo",
  buffalo: "game-icons:buffalo-head",
  wolf: "game-icons:wolf-head",
  rooster: "game-icons:rooster",
  eagle: "game-icons:eagle-head",
};
