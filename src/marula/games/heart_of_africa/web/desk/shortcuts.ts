/** Digits take cards, or tickets to choose from; a letter draws tickets. While the keyboard is on the board or in the tray. */
import type { Shortcut } from "$shell/kit/shortcuts";
import type { Desk } from "./desk.svelte";
import { terrainStalls, trainStalls } from "../supply/market";
import type { Action } from "../wire";

export function shortcutsOf(desk: Desk): Shortcut[] {
  if (!desk.mine || desk.discards) return [];
  return desk.choosing ? ticketsOf(desk) : [...stallsOf(desk), drawTickets(desk)];
}

function ticketsOf(desk: Desk): Shortcut[] {
  return desk.view.offer.map((id, index) => {
    const choose = () => {
      desk.toggle(id);
      desk.heldTicket = id;
    };
    const name = desk.table.texts.say("heart-of-africa-page-key-ticket", { ticket: id });
    return { keys: [String(index + 1)], name, choose };
  });
}

function stallsOf(desk: Desk): Shortcut[] {
  return [...trainStalls(desk), ...terrainStalls(desk)].map(({ key, label, possible, action }) => ({
    keys: [key],
    name: label,
    possible,
    choose: () => desk.choose(action),
  }));
}

function drawTickets(desk: Desk): Shortcut {
  const action: Action = { type: "draw_tickets" };
  const { texts } = desk.table;
  return {
    keys: [texts.attribute("heart-of-africa-page-draw-tickets", "key")],
    name: texts.say("heart-of-africa-page-draw-tickets"),
    possible: desk.can(action),
    choose: () => desk.choose(action),
  };
}
