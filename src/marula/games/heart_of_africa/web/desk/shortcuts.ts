/** Digits take cards, or tickets to choose from; a letter draws tickets. While the keyboard is on the board or in the tray. */
import { isShortcut } from "$shell/kit/shortcuts";
import type { Desk } from "./desk.svelte";
import { terrainStalls, trainStalls } from "../supply/market";

export function shortcut(desk: Desk, event: KeyboardEvent): void {
  if (!isShortcut(event) || !desk.mine || desk.discards) return;
  if (act(desk, event.key.toLowerCase())) event.preventDefault();
}

/** Whether the key meant something. */
function act(desk: Desk, key: string): boolean {
  if (desk.choosing) {
    const ticket = desk.view.offer[Number(key) - 1];
    if (ticket === undefined) return false;
    desk.toggle(ticket);
    desk.heldTicket = ticket;
    return true;
  }
  if (key === desk.table.texts.attribute("heart-of-africa-page-draw-tickets", "key")) {
    void desk.choose({ type: "draw_tickets" });
    return true;
  }
  const stall = [...trainStalls(desk), ...terrainStalls(desk)].find((one) => one.key === key);
  if (!stall) return false;
  void desk.choose(stall.action);
  return true;
}
