/** Digits choose a deed while the keyboard is on the board or in the tray; elsewhere they stay what they are. */
import type { Shortcut } from "$shell/kit/shortcuts";
import { deedsOf } from "../tray/tray";
import type { Desk } from "./desk.svelte";

export function shortcutsOf(desk: Desk): Shortcut[] {
  return deedsOf(desk).map((deed, index) => ({
    keys: [String(index + 1)],
    name: deed.name,
    possible: deed.possible,
    choose: () => deed.choose(),
  }));
}
