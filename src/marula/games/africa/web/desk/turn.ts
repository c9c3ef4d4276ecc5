/** The story of the turn so far, from its events: what became of each half's advance and action. */
import type { GameEvent } from "../wire";

export interface Half {
  /** Hexagons advanced; null where there was no advance. */
  steps: number | null;
  /** The event that says what the action came to. */
  deed: GameEvent | null;
}

const ACTIONS = new Set<GameEvent["type"]>([
  "treasure_found",
  "good_taken",
  "animal_settled",
  "nomads_settled",
  "animal_moved",
  "nomads_moved",
  "monument_found",
  "last_monument_found",
  "camp_set_up",
  "treasure_collected",
]);

export interface Story {
  halves: [Half, Half];
}

/** The halves after these events of one turn; with none of them, how a turn begins. */
export function tell(events: GameEvent[]): Story {
  const halves: [Half, Half] = [
    { steps: null, deed: null },
    { steps: null, deed: null },
  ];
  let current = 0;
  for (const event of events) {
    const half = halves[current] ?? halves[1];
    if (event.type === "advanced") {
      // A second advance without an action between them gives up that action.
      if (half.steps !== null) current = 1;
      halves[current === 0 ? 0 : 1].steps = event.steps;
    } else if (ACTIONS.has(event.type)) {
      half.deed = event;
      current = 1;
    }
  }
  return { halves };
}
