/** What the player who decides should do now, for the status banner. */
import type { Prompt, Say } from "$shell/game";
import type { Desk } from "../desk/desk.svelte";

export function prompt(desk: Desk): Prompt {
  const { view } = desk;
  const seat = view.player ?? 0;
  if (view.phase === "over") {
    const stalled = view.ending === "stalled";
    return {
      title: { key: "africa-page-prompt-over" },
      detail: { key: stalled ? "africa-page-prompt-over-stalled" : "africa-page-prompt-over-found" },
    };
  }
  if (view.player === null)
    return { title: { key: "africa-page-prompt-start" }, detail: { key: "africa-page-prompt-start-detail" } };
  if (!desk.mine)
    return { title: { key: "africa-page-prompt-other", values: { seat } }, detail: othersDetail(desk, seat) };
  return mine(desk);
}

function othersDetail({ view }: Desk, seat: number): Say {
  if (view.phase === "place") return { key: "africa-page-prompt-other-place", values: { seat } };
  return { key: "africa-page-prompt-other-half", values: { half: view.half + 1 } };
}

function mine(desk: Desk): Prompt {
  const { view } = desk;
  const tile = desk.carried ? (desk.tileOf(desk.carried) ?? "") : (view.find ?? "");
  const lit: Say = { key: "africa-page-prompt-lit", values: { count: desk.lit.size } };
  if (view.phase === "place")
    return { title: { key: "africa-page-prompt-place" }, detail: { key: "africa-page-prompt-place-detail" } };
  if (view.phase === "exchange") {
    return {
      title: { key: "africa-page-prompt-exchange", values: { good: tile } },
      detail: { key: "africa-page-prompt-exchange-detail" },
    };
  }
  if (view.phase === "settle")
    return {
      title: { key: "africa-page-prompt-settle", values: { tile } },
      detail: { key: "africa-page-prompt-settle-detail" },
    };
  if (desk.carried || view.phase === "carry")
    return { title: { key: "africa-page-prompt-carry", values: { tile } }, detail: lit };
  if (desk.filter) return { title: { key: FILTERS[desk.filter] }, detail: lit };
  if (desk.choices.length === 1) {
    return { title: { key: "africa-page-prompt-end" }, detail: { key: "africa-page-prompt-end-detail" } };
  }
  if (view.untouched)
    return { title: { key: "africa-page-prompt-turn" }, detail: { key: "africa-page-prompt-turn-detail" } };
  return {
    title: { key: view.advanced ? "africa-page-prompt-action" : "africa-page-prompt-advance" },
    detail: { key: view.half === 0 ? "africa-page-prompt-first-half" : "africa-page-prompt-second-half" },
  };
}

const FILTERS = {
  advance: "africa-page-prompt-where-advance",
  discover: "africa-page-prompt-which-tile",
  animals: "africa-page-prompt-which-animal",
  nomads: "africa-page-prompt-which-nomads",
  relocate: "africa-page-prompt-where-relocate",
} as const;
