/** What the player who decides should do now, for the status banner. */
import type { Prompt } from "$shell/game";
import type { Desk } from "../desk/desk.svelte";

export function prompt(desk: Desk): Prompt {
  const { view } = desk;
  const values = { seat: view.player };
  if (view.over)
    return {
      title: { key: "sample-game-page-prompt-over" },
      detail: { key: "sample-game-page-prompt-over-detail", values },
    };
  // FILL IN: what is to be decided, phase by phase.
  if (!desk.mine)
    return {
      title: { key: "sample-game-page-prompt-other", values },
      detail: { key: "sample-game-page-prompt-other-detail" },
    };
  return { title: { key: "sample-game-page-prompt-mine" }, detail: { key: "sample-game-page-prompt-mine-detail" } };
}
