/** The expedition pile: how many are left, which is public (AFN-H1), and whether those are few. */
import type { View } from "../wire";

/** From so few on the page says that the end is near: about as many as are completed in a round or two. */
const FEW = 4;

export function pileSize({ letters }: Pick<View, "letters">): number {
  return Object.values(letters).reduce((sum, count) => sum + count, 0);
}

export function endIsNear(view: Pick<View, "letters" | "phase">): boolean {
  return view.phase !== "deal" && pileSize(view) <= FEW;
}
