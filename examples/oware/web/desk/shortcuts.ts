/** Digits sow a house, from left to right. */
import type { Shortcut } from "$shell/kit/shortcuts";
import type { Desk } from "./desk.svelte";

export function shortcutsOf(desk: Desk): Shortcut[] {
  if (!desk.mine) return [];
  return desk.ownHouses.map((house, index) => ({
    keys: [String(index + 1)],
    name: desk.table.texts.say("oware-page-key-sow", { house }),
    possible: desk.can({ type: "sow", house }),
    choose: () => desk.act(house),
  }));
}
