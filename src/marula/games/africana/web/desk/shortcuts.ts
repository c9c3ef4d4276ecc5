/** Digits and letters choose what the turn is for, while the keyboard is on the board or in the tray. */
import type { KeyLine, Shortcut } from "$shell/kit/shortcuts";
import type { Desk } from "./desk.svelte";
import { turnChoices } from "../tray/tray";

export function shortcutsOf(desk: Desk): Shortcut[] {
  if (!desk.mine || desk.book || desk.travelling) return [];
  return turnChoices(desk).map((choice, index) => ({
    keys: [String(index + 1), choice.letter],
    name: choice.name,
    possible: choice.possible,
    choose: () => choice.choose(),
  }));
}

/** With those of an open book, which has its own. */
export function keysNow(desk: Desk): KeyLine[] {
  if (desk.book === null) return shortcutsOf(desk);
  return [{ keys: ["ArrowLeft", "ArrowRight"], name: desk.table.texts.say("africana-page-book-keys") }];
}
