/** Parts of a whole in hundredths that add up to 100: those that lose most by rounding down get what is left. */
export function hundredths(counts: number[]): number[] {
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all === 0) return counts.map(() => 0);
  const shares = counts.map((count) => Math.floor((100 * count) / all));
  const left = 100 - shares.reduce((sum, share) => sum + share, 0);
  const lost = (index: number) => (100 * (counts[index] ?? 0)) % all;
  const first = [...counts.keys()].sort((a, b) => lost(b) - lost(a)).slice(0, left);
  return shares.map((share, index) => share + (first.includes(index) ? 1 : 0));
}
