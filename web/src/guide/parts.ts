/** The parts of a table's page that have a name, for "What is what?". On the page they carry it: `data-part="NAME"`. */
import type { NamedPart } from "../game";

/** Those that are the same at every table. */
export const SHELL_PARTS: readonly NamedPart[] = [
  { text: "page-part-status" },
  { text: "page-part-players" },
  { text: "page-part-player" },
  { text: "page-part-points" },
  { text: "page-part-presence" },
  { text: "page-part-tray" },
  { text: "page-part-recap" },
  { text: "page-part-pace" },
  { text: "page-part-talk" },
  { text: "page-part-map" },
  { text: "page-part-zoom" },
  { text: "page-part-news" },
];

/** The name of a part, out of the key of its text: `bonus` of `chess-page-part-bonus`. */
export function nameOf({ text }: NamedPart): string {
  return text.slice(text.indexOf("-part-") + "-part-".length);
}

/**
 * The parts that an element stands for, by what it carries: `card` where that is `card-gray`, unless `card-gray` is a part of
 * its own.
 */
export function partsOf(carried: string, names: readonly string[]): string[] {
  const found = carried.split(/\s+/).map((one) => {
    const fits = names.filter((name) => one === name || one.startsWith(`${name}-`));
    return fits.sort((a, b) => b.length - a.length)[0];
  });
  return [...new Set(found.filter((name) => name !== undefined))];
}
