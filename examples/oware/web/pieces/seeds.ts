/** How seeds lie in a house: as sunflowers have theirs, so that any number looks at ease; always the same way. */
export interface Seed {
  x: number;
  y: number;
  /** In degrees. */
  turn: number;
}

const GOLDEN = 137.508;
/** How far from the middle of a house a seed may lie, in hundredths of its radius. */
const REACH = 62;
/** More than these don't fit side by side. */
const SIDE_BY_SIDE = 9;

/** Where so many seeds lie around the middle of a house whose radius is 100. */
export function heap(count: number): Seed[] {
  const apart = REACH / Math.sqrt(Math.max(count, SIDE_BY_SIDE));
  return Array.from({ length: count }, (_, index) => {
    const angle = (index * GOLDEN * Math.PI) / 180;
    const away = count === 1 ? 0 : apart * Math.sqrt(index + 0.5) * 1.12;
    return { x: Math.cos(angle) * away, y: Math.sin(angle) * away, turn: (index * 71) % 180 };
  });
}

/** Where seeds lie in a store: in rows, one after another, so that they can be counted. */
export function inRows(count: number, columns: number): Seed[] {
  const width = (columns - 1) / 2;
  return Array.from({ length: count }, (_, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    const askew = ((index * 29) % 11) - 5;
    return { x: (column - width) * 46 + askew, y: row * 44 + ((index * 17) % 9) - 4, turn: (index * 71) % 180 };
  });
}

/** How large a seed is drawn among so many. */
export function sizeAmong(count: number): number {
  return Math.max(11, 23 - 0.62 * Math.max(0, count - 4));
}
