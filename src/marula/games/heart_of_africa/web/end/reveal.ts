/** The tickets as they are shown at the end, one by one. */
import type { EntryOf, Fields } from "$shell/game";
import { RARE } from "../supply/drawn";
import type { GameEvent, Types } from "../wire";

export interface Revealed {
  event: GameEvent;
  seat: number;
  /** Null for the Globetrotter. */
  ticket: string | null;
  points: number;
}

const MOTIONS: Record<string, number> = { ticket_scored: 3, globetrotter_found: 6 };

/** Long enough to read the line about it in the market. */
const RARE_MOTIONS = 5;

/** How many motions long an event is shown: tickets are to be read, and so is what seldom happens. */
export function pace(event: Fields): number {
  const type = String(event["type"]);
  return MOTIONS[type] ?? (RARE.includes(type) ? RARE_MOTIONS : 1);
}

/** HOA-V1 HOA-V2 Whether an event belongs to the final count. */
export function isCounted(event: Fields): boolean {
  return String(event["type"]) in MOTIONS;
}

/** HOA-V1 HOA-V2 What an entry shows of the end. */
export function revealed(entry: EntryOf<Types> | null): Revealed[] {
  return (entry?.events ?? []).flatMap((event): Revealed[] => {
    if (event.type !== "ticket_scored" && event.type !== "globetrotter_found") return [];
    const { seat, points } = event;
    return [{ event, seat, ticket: event.type === "ticket_scored" ? event.ticket : null, points }];
  });
}
