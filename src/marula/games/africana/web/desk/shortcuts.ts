/** Digits and letters choose what the turn is for, while the keyboard is on the board or in the tray. */
import { isShortcut } from "$shell/kit/shortcuts";
import type { Desk } from "./desk.svelte";
import { turnChoices } from "../tray/tray";

export function shortcut(desk: Desk, event: KeyboardEvent): void {
  if (!isShortcut(event) || !desk.mine || desk.book || desk.travelling) return;
  const choice = turnChoices(desk).find(
    ({ letter }, index) => event.key === String(index + 1) || event.key.toLowerCase() === letter,
  );
  if (!choice) return;
  choice.choose();
  event.preventDefault();
}
