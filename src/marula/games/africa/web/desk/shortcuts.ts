/** Digits choose a deed while the keyboard is on the board or in the tray; elsewhere they stay what they are. */
import { isShortcut } from "$shell/kit/shortcuts";
import { deedsOf } from "../tray/tray";
import type { Desk } from "./desk.svelte";

export function shortcut(desk: Desk, event: KeyboardEvent): void {
  if (!isShortcut(event)) return;
  const deed = deedsOf(desk)[Number(event.key) - 1];
  if (!deed) return;
  deed.choose();
  event.preventDefault();
}
