/** Numbers and names as the page writes them on cards. */
import { widthOf } from "$shell/board/placing/ruler";

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

/** How narrow letters may get that still read well, as a share of their width. */
const NARROWEST = 0.74;

/** A name where there is room for so many times its height: its letters narrower, and where that isn't enough, its beginning. */
export function fitted(name: string, room: number): { text: string; width: number } {
  const most = room / NARROWEST;
  const signs = Array.from(name);
  const texts = [
    name,
    ...signs.map(
      (_, end) =>
        `${signs
          .slice(0, signs.length - 1 - end)
          .join("")
          .trimEnd()}…`,
    ),
  ];
  const text = texts.find((one) => widthOf(one) <= most) ?? "…";
  return { text, width: Math.min(room, widthOf(text)) };
}

/** A name that may take two lines, between its words: elsewhere names are kept together. */
export function inWords(name: string): string {
  return name.replaceAll("\u00a0", " ");
}
