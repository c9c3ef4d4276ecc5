/** Which actions are asked about once more, and in which words. */
import type { ComponentProps } from "svelte";
import { preferences } from "$shell/device/preferences.svelte";
import type Confirmation from "$shell/kit/Confirmation.svelte";
import type { Desk } from "./desk.svelte";
import type { Action } from "../wire";

/** A claim and the choice of tickets have a button of their own that confirms; tickets once drawn are the whole turn. */
export function asksFirst(desk: Desk, action: Action): boolean {
  if (preferences.confirmation === "never") return false;
  if (action.type === "claim" || action.type === "keep") return false;
  return action.type === "draw_tickets" || desk.table.confirms;
}

/** The box that asks about an action, as the kit shows it. */
export function confirmationOf(desk: Desk, action: Action): ComponentProps<typeof Confirmation> {
  return {
    ...questionAbout(desk, action),
    no: desk.table.texts.say("heart-of-africa-page-back"),
    onyes: () => void desk.choose(action),
    onno: () => void desk.back(),
    look: desk.table.narrow ? "row" : "framed",
  };
}

/** The question, and the word for yes. */
function questionAbout(desk: Desk, action: Action): { text: string; yes: string } {
  const { texts } = desk.table;
  switch (action.type) {
    case "take_train": {
      const card = desk.view.spaces[action.space - 1] ?? "";
      const only = desk.view.alone.includes(action.space) ? "yes" : "no";
      return {
        text: texts.say("heart-of-africa-page-doubt-take", { card, only }),
        yes: texts.say("heart-of-africa-page-take"),
      };
    }
    case "take_terrain": {
      const terrain = desk.view.terrain_spaces[action.space - 1] ?? "";
      return {
        text: texts.say("heart-of-africa-page-doubt-take-terrain", { terrain }),
        yes: texts.say("heart-of-africa-page-take"),
      };
    }
    case "draw_train":
      return { text: texts.say("heart-of-africa-page-doubt-draw"), yes: texts.say("heart-of-africa-page-draw") };
    case "draw_terrain":
      return {
        text: texts.say("heart-of-africa-page-doubt-draw-terrain"),
        yes: texts.say("heart-of-africa-page-draw"),
      };
    case "draw_tickets":
      return {
        text: texts.say("heart-of-africa-page-doubt-tickets", { count: desk.view.ticket_draw }),
        yes: texts.say("heart-of-africa-page-draw"),
      };
    default:
      // Whatever else is asked about is a pass.
      return { text: texts.say("heart-of-africa-page-pass-about"), yes: texts.say("heart-of-africa-page-pass") };
  }
}

export function ticketsLeft({ view }: Desk): number {
  return view.ticket_pile.reduce((sum, { count }) => sum + count, 0);
}
