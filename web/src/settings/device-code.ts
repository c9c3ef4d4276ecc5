/** A code from one device to another as it is read out: in two halves. */
export function asShown(code: string): string {
  const letters = code.replace(/[^0-9a-z]/gi, "").toUpperCase();
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
