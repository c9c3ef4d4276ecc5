/** What has a name on this game's part of the page, for "What is what?". */
import type { NamedPart } from "$shell/game";

// FILL IN: every `data-part` of the page, with the clause about it.
export const parts: readonly NamedPart[] = [
  { text: "sample-game-page-part-pile", rule: "SAG-S1" },
  { text: "sample-game-page-part-take", rule: "SAG-T1" },
  { text: "sample-game-page-part-taken", rule: "SAG-T1" },
];
