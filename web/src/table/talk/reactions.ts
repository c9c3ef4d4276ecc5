/** Signs that everybody can send with one tap. */
import { REACTIONS, type LineInfo, type Reaction } from "../../wire";

export const REACTION_ICONS: Record<Reaction, string> = {
  thumb: "lucide:thumbs-up",
  party: "lucide:party-popper",
  laugh: "lucide:laugh",
  heart: "lucide:heart",
  sad: "lucide:frown",
  hourglass: "lucide:hourglass",
  wave: "lucide:hand",
};

/** The sign of a reaction; of anything else, and of signs that this page doesn't know, none. */
export function iconOf({ kind, text }: Pick<LineInfo, "kind" | "text">): string | null {
  const reaction = kind === "reaction" ? REACTIONS.find((known) => known === text) : undefined;
  return reaction ? REACTION_ICONS[reaction] : null;
}
