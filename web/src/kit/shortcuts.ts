/** Keys that choose something at the table. */

/** One or several keys that do the same, as events name them, and what they do, in the reader's words. */
export interface KeyLine {
  keys: readonly string[];
  name: string;
  /** Whether it can be done now; where it isn't said, it can. */
  possible?: boolean;
}

export interface Shortcut extends KeyLine {
  choose(): unknown;
}

/** Whether a key may choose something: alone, not from the block of digits, and not where somebody writes. */
export function isShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return false;
  return !event.code.startsWith("Numpad") && !(event.target instanceof HTMLInputElement);
}

/** Choose what a key stands for, if it stands for something. */
export function press(shortcuts: readonly Shortcut[], event: KeyboardEvent): void {
  if (!isShortcut(event)) return;
  const found = shortcuts.find(({ keys }) => keys.includes(event.key.toLowerCase()));
  if (!found) return;
  void found.choose();
  event.preventDefault();
}
