/** The last round. */
import type { View } from "../wire";

/** HOA-G8 Who still has a turn in it, in order, the one whose turn it is first. */
export function stillToPlay({ phase, player, players, last_turns }: View): number[] {
  if (phase === "over") return [];
  return Array.from({ length: last_turns }, (_, turn) => (player + turn) % players.length);
}
