/** Digits choose a deed while the keyboard is on the board or in the tray; elsewhere they stay what they are. */
import { deedsOf } from "./tray";
import type { Desk } from "./desk.svelte";

export function shortcut(desk: Desk, event: KeyboardEvent): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.code.startsWith("Numpad")) return;
  const deeds = deedsOf(desk);
  const number = Number(event.key) - 1;
  const deed = deeds[number];
  const [end] = desk.of("end");
  if (deed) deed.choose();
  else if (end && number === deeds.length && deeds.length > 0) void desk.commit(end);
  else return;
  event.preventDefault();
}
