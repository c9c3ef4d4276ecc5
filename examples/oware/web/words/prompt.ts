/** What the player who decides should do now, for the status banner. */
import type { Prompt, Say } from "$shell/game";
import type { Desk } from "../desk/desk.svelte";

/** From so many turns before the match ends for want of captures, that is said. */
const SOON = 12;

export function prompt(desk: Desk): Prompt {
  const { view } = desk;
  if (view.ending !== null)
    return {
      title: { key: "oware-page-prompt-over" },
      detail: { key: view.ending === "majority" ? "oware-page-prompt-over-majority" : "oware-page-prompt-over-kept" },
    };
  if (!desk.mine)
    return {
      title: { key: "oware-page-prompt-other", values: { seat: view.player } },
      detail: quiet(desk) ?? { key: "oware-page-prompt-other-detail" },
    };
  return { title: { key: "oware-page-prompt-mine" }, detail: quiet(desk) ?? mine(desk) };
}

function mine({ view, facts }: Desk): Say {
  const isFed = (facts.rows[1 - view.player] ?? []).some((house) => view.houses[house]);
  return { key: isFed ? "oware-page-prompt-mine-detail" : "oware-page-prompt-feed-detail" };
}

function quiet({ view, facts }: Desk): Say | null {
  const count = facts.most_quiet - view.quiet;
  return count > SOON ? null : { key: "oware-page-prompt-quiet-detail", values: { count } };
}
