/** The tickets as they are shown at the end, one by one. */
import type { Fields } from "$shell/game";
import type { Entry } from "$shell/wire";

export interface Revealed {
  event: Fields;
  seat: number;
  /** Null for the Globetrotter. */
  ticket: string | null;
  points: number;
}

const MOTIONS: Record<string, number> = { ticket_scored: 3, globetrotter_found: 6 };

/** How many motions long an event is shown: tickets are to be read. */
export function pace(event: Fields): number {
  return MOTIONS[String(event["type"])] ?? 1;
}

/** HOA-V1 HOA-V2 What an entry shows of the end. */
export function revealed(entry: Entry | null): Revealed[] {
  return (entry?.events ?? []).flatMap((told) => {
    const event = told as Fields;
    if (!(String(event["type"]) in MOTIONS)) return [];
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
