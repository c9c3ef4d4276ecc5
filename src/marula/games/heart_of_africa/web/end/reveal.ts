/** The tickets as they are shown at the end, one by one. */
import type { Fields } from "$shell/game";
import type { Entry } from "$shell/wire";
import { RARE } from "../supply/drawn";

export interface Revealed {
  event: Fields;
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
export function revealed(entry: Entry | null): Revealed[] {
  return (entry?.events ?? []).flatMap((told) => {
    const event = told as Fields;
    if (!isCounted(event)) return [];
    const { ticket } = event;
    return [
      {
        event,
        seat: Number(event["seat"]),
        ticket: ticket === undefined ? null : String(ticket),
        points: Number(event["points"]),
      },
    ];
  });
}
