/**
 * Actions as they travel (docs/wire-protocol.md): all that a board has come once, with the table; a position names those that
 * are legal by their numbers.
 */
import type { Fields } from "../game";
import type { ActionGroup } from "../wire";

/** Every action of a board; its number is its place. */
export function unfold(groups: ActionGroup[]): Fields[] {
  return groups.flatMap(({ fields, rows }) => {
    let values: (string | number)[] = [];
    return rows.map((row) => {
      // What a row leaves out is as it was in the row before.
      values = [...values.slice(0, fields.length - row.length), ...row];
      return Object.fromEntries(values.map((value, place) => [fields[place] ?? "", value]));
    });
  });
}

/** The actions with these numbers, which are told as runs: the first number, how many follow one another, and so on. */
export function pick(actions: Fields[], runs: number[]): Fields[] {
  const picked: Fields[] = [];
  for (let place = 0; place < runs.length; place += 2) {
    const first = runs[place] ?? 0;
    picked.push(...actions.slice(first, first + (runs[place + 1] ?? 0)));
  }
  return picked;
}
