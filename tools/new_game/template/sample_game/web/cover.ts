/** What lists show of Sample Game. */
import type { GameCover } from "$shell/game";
import Badge from "./cover/Badge.svelte";
import Poster from "./cover/Poster.svelte";

const cover: GameCover = { Poster, Badge };
export default cover;
