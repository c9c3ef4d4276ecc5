/** Names at a table: who is told apart from whom, and what to be called where a name is taken. */

/** What two names must differ in, as the server has it too. */
function toldApart(name: string): string {
  return name.trim().toLocaleLowerCase();
}

export function isTaken(name: string, taken: readonly string[]): boolean {
  return name.trim() !== "" && taken.some((other) => toldApart(other) === toldApart(name));
}

/** The longest name there is. */
export const LONGEST_NAME = 40;

/** Names like that one that nobody has: by the emblem, and by numbers. */
export function otherNames(name: string, emblem: string, taken: readonly string[]): string[] {
  const wanted = name.trim();
  const found = [`${wanted} (${emblem})`, ...[2, 3, 4, 5, 6].map((number) => `${wanted} ${String(number)}`)];
  return found.filter((other) => other.length <= LONGEST_NAME && !isTaken(other, taken)).slice(0, 3);
}
