/** Numbers and names as the page writes them on cards. */

/** A number with its sign; minus is a real one. */
export function signed(number: number): string {
  return number < 0 ? `−${String(-number)}` : `+${String(number)}`;
}

/** How much smaller a name has to be written to fit where a short one does; kana and kanji are twice as wide. */
export function tightness(name: string): number {
  const width = [...name].reduce((sum, sign) => sum + (sign > "ᄀ" ? 1.85 : 1), 0);
  return Math.min(1, Math.max(0.78, 12.5 / width));
}
