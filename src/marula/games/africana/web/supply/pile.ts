/** The expedition pile: how many are left, and the letter on top; both are public (AFN-H1). */
import type { View } from "../wire";

/** From so few on the page says that the end is near: about as many as are completed in a round or two. */
const FEW = 4;

export function pileOf({ letters }: Pick<View, "letters">): { count: number; letter: string } {
  const order = Object.entries(letters).sort(([one], [other]) => one.localeCompare(other));
  return {
    count: order.reduce((sum, [, count]) => sum + count, 0),
    letter: order.find(([, count]) => count > 0)?.[0] ?? "",
  };
}

export function endIsNear(view: Pick<View, "letters" | "phase">): boolean {
  return view.phase !== "deal" && pileOf(view).count <= FEW;
}

/** AFN-E4 Who still has a turn in the last round, the one who plays first; nobody before it. */
export function stillToPlay({ last_round, phase, player, players }: View): number[] {
  if (!last_round || phase === "over") return [];
  return players.map((_, seat) => seat).filter((seat) => seat >= player);
}
