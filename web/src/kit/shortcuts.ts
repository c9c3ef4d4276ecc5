/** Keys that choose something at the table. */

/** Whether a key may choose something: alone, not from the block of digits, and not where somebody writes. */
export function isShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return false;
  return !event.code.startsWith("Numpad") && !(event.target instanceof HTMLInputElement);
}
