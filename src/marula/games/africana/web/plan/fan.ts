/** Where explorers stand at their places, in units of signs. */

/** From the middle of a place up to the middle of an explorer. */
export const FEET = -22;
const APART = 19;

/** How far each is from the middle, sideways: those at one place stand beside each other, in the order of seats. */
export function fan(at: readonly string[]): number[] {
  return at.map((place, seat) => {
    const there = at.flatMap((other, number) => (other === place ? [number] : []));
    return (there.indexOf(seat) - (there.length - 1) / 2) * APART;
  });
}
