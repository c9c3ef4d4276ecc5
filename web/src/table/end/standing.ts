/** Who stands where while it is counted. */

/** Each seat's place, from 1, by its points; equal ones share a place. */
export function placesBy(points: number[]): number[] {
  return points.map((own) => 1 + points.filter((other) => other > own).length);
}
