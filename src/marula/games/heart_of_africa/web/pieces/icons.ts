/** The icons of cards: terrains and locomotives. Wagons are drawn by Wagon.svelte. */
import type { Terrain } from "./colours";

export const TERRAIN_ICONS: Record<Terrain, string> = {
  desert: "game-icons:cactus",
  jungle: "game-icons:palm-tree",
  mountain: "game-icons:peaks",
};

/** It runs to the right: wagons go to its left. */
export const LOCOMOTIVE = "game-icons:steam-locomotive";
export const TICKET = "game-icons:ticket";
