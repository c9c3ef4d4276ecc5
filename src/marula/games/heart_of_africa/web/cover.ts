/** What lists show of The Heart of Africa. */
import type { GameCover } from "$shell/game";
import Badge from "./Badge.svelte";
import Poster from "./Poster.svelte";

const cover: GameCover = { Poster, Badge };
export default cover;
