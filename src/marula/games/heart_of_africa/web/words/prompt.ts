/** What the one who decides should do now, for the banner. */
import type { Prompt, Say } from "$shell/game";
import type { Desk } from "../desk/desk.svelte";

export function prompt(desk: Desk): Prompt {
  const { view } = desk;
  switch (view.phase) {
    case "first":
    case "keep":
      return choosing(desk);
    case "second":
      return {
        title: { key: "heart-of-africa-page-prompt-second" },
        detail: {
          key:
            view.alone.length > 0
              ? "heart-of-africa-page-prompt-second-locomotive"
              : "heart-of-africa-page-prompt-second-detail",
        },
      };
    default:
      return acting(desk);
  }
}

function choosing(desk: Desk): Prompt {
  const { fewest, missing, chosen } = desk;
  return {
    title: { key: "heart-of-africa-page-prompt-tickets" },
    detail:
      missing > 0
        ? { key: "heart-of-africa-page-prompt-tickets-fewest", values: { count: fewest } }
        : { key: "heart-of-africa-page-prompt-tickets-chosen", values: { count: chosen.size } },
  };
}

function acting(desk: Desk): Prompt {
  const { view } = desk;
  if (desk.mustPass)
    return { title: { key: "heart-of-africa-page-prompt-pass" }, detail: { key: "heart-of-africa-page-pass-about" } };
  if (desk.claim)
    return {
      title: { key: "heart-of-africa-page-prompt-pay" },
      detail: { key: "heart-of-africa-page-prompt-pay-detail" },
    };
  const title: Say = { key: "heart-of-africa-page-prompt-turn" };
  if (view.last_round.length > 0) return { title, detail: { key: "heart-of-africa-page-prompt-last" } };
  return {
    title,
    detail: {
      key: desk.open.size > 0 ? "heart-of-africa-page-prompt-turn-detail" : "heart-of-africa-page-prompt-turn-no-route",
    },
  };
}
