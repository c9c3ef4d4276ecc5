/** Numbers and names as the page writes them on cards. */

/** A number with its sign; minus is a real one. */
export function signed(number: number): string {
  return number < 0 ? `−${String(-number)}` : `+${String(number)}`;
}

/** How wide signs are, roughly, as a share of their height. */
const WIDTHS: [RegExp, number][] = [
  [/[\u1100-\uffff]/, 1],
  [/[mwMW]/, 0.88],
  [/[fijlrtI\s.'’-]/, 0.33],
  [/[A-Z]/, 0.68],
];
const WIDTH = 0.6;

/** By how much a name has to be written smaller where there is room for so many times its height. */
export function tightness(name: string, room = 6): number {
  const width = Array.from(name).reduce((sum, sign) => sum + (WIDTHS.find(([is]) => is.test(sign))?.[1] ?? WIDTH), 0);
  return Math.min(1, Math.max(0.76, room / width));
}
