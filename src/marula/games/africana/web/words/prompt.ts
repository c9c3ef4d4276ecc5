/** What the player who decides should do now, for the status banner. */
import type { Prompt, Say } from "$shell/game";
import type { Desk } from "../desk/desk.svelte";

const CHOOSE: Say = { key: "africana-page-prompt-choose" };
const STILL: Say = { key: "africana-page-prompt-choose-still" };

export function prompt(desk: Desk): Prompt {
  const { view } = desk;
  if (view.phase === "over") {
    const stalled = view.ending === "stalled";
    return {
      title: { key: "africana-page-prompt-over" },
      detail: { key: stalled ? "africana-page-prompt-over-stalled" : "africana-page-prompt-over-expeditions" },
    };
  }
  if (view.phase === "deal")
    return { title: { key: "africana-page-prompt-deal" }, detail: { key: "africana-page-prompt-deal-detail" } };
  if (!desk.mine) return others(desk);
  if (view.phase === "discard") return discarding(desk);
  return planning(desk) ?? acting(desk);
}

function others({ view }: Desk): Prompt {
  const details = {
    draw: "africana-page-prompt-other-draw",
    buy: "africana-page-prompt-other-buy",
    travel: "africana-page-prompt-other-travel",
    discard: "africana-page-prompt-other-discard",
  } as const;
  const doing = Object.entries(details).find(([phase]) => phase === view.phase)?.[1];
  return {
    title: { key: "africana-page-prompt-other", values: { seat: view.player } },
    detail: { key: doing ?? "africana-page-prompt-other-choose" },
  };
}

function discarding(desk: Desk): Prompt {
  const { too_many_cards: cards, too_many_adventures: adventures } = desk.view;
  const { chosen, due, complete } = desk.giving;
  const title: Say = { key: "africana-page-prompt-discard", values: { cards, adventures } };
  if (complete) return { title, detail: { key: "africana-page-prompt-discard-ready" } };
  if (chosen > 0) return { title, detail: { key: "africana-page-note-chosen", values: { chosen, count: due } } };
  return {
    title,
    detail: { key: cards > 0 ? "africana-page-prompt-discard-cards" : "africana-page-prompt-discard-adventures" },
  };
}

/** A journey that is being put together. */
function planning(desk: Desk): Prompt | null {
  if (desk.travelling)
    return {
      title: { key: "africana-page-prompt-on-the-way" },
      detail: { key: "africana-page-prompt-on-the-way-detail" },
    };
  const leg = desk.altering === null ? undefined : desk.way?.legs[desk.altering];
  if (leg)
    return {
      title: { key: "africana-page-prompt-alter", values: { to: leg.to } },
      detail: { key: "africana-page-prompt-alter-detail" },
    };
  const to = desk.path.at(-1);
  if (to === undefined) return null;
  return {
    title: { key: "africana-page-prompt-journey", values: { to } },
    detail: { key: desk.goesOn ? "africana-page-prompt-journey-detail" : "africana-page-prompt-journey-end" },
  };
}

function acting(desk: Desk): Prompt {
  const { phase, last_round } = desk.view;
  if (phase === "buy" || desk.doing === "buy")
    return {
      title: { key: "africana-page-prompt-buy", values: { book: desk.bookAtHand } },
      detail: { key: phase === "buy" ? "africana-page-prompt-buy-detail" : "africana-page-prompt-buy-first" },
    };
  const deeds = desk.deedsHere.length > 0;
  if (phase === "travel") {
    if (deeds)
      return { title: { key: "africana-page-prompt-travel" }, detail: { key: "africana-page-prompt-travel-deeds" } };
    const { goal } = desk;
    if (goal !== null)
      return {
        title: { key: "africana-page-prompt-travel" },
        detail: { key: "africana-page-prompt-travel-goal", values: { to: goal } },
      };
    return desk.goesOn
      ? { title: { key: "africana-page-prompt-travel" }, detail: { key: "africana-page-prompt-travel-detail" } }
      : { title: { key: "africana-page-prompt-travel-done" }, detail: { key: "africana-page-prompt-no-further" } };
  }
  if (desk.setOut && desk.goesOn)
    return { title: { key: "africana-page-prompt-where" }, detail: { key: "africana-page-prompt-lit" } };
  const title = desk.canTravel || !desk.canDraw || !desk.canBuy ? CHOOSE : STILL;
  if (last_round) return { title, detail: { key: "africana-page-prompt-last" } };
  if (desk.goesOn) return { title, detail: { key: "africana-page-prompt-choose-detail" } };
  return { title, detail: { key: deeds ? "africana-page-prompt-travel-deeds" : "africana-page-prompt-no-step" } };
}
