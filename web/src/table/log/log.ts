/** The story of a match as its log tells it. */
import type { Entry, TurnInfo } from "../../wire";

/** The entries that count: neither those that were taken back nor the taking back itself. */
export function counting(entries: Entry[]): Entry[] {
  const undone = new Set(entries.flatMap((entry) => entry.undoes));
  return entries.filter((entry) => entry.undoes.length === 0 && !undone.has(entry.number));
}

export interface TurnOfLog {
  turn: TurnInfo;
  entries: Entry[];
}

/** The entries that count and have something to tell, turn by turn. */
export function byTurn(entries: Entry[]): TurnOfLog[] {
  const turns: TurnOfLog[] = [];
  for (const entry of entries) {
    if (entry.events.length === 0) continue;
    const last = turns.at(-1);
    if (last && last.turn.number === entry.turn.number) last.entries.push(entry);
    else turns.push({ turn: entry.turn, entries: [entry] });
  }
  return turns;
}

/**
 * What happened since the last turn that this seat has finished, its present turn included. It begins with what that turn
 * ended with: a card drawn blind was seen for a moment only, and others have played since.
 */
export function sinceLastTurn(entries: Entry[], seat: number | null, now: TurnInfo): Entry[] {
  const finished = entries.filter((entry) => entry.turn.seat === seat && entry.turn.number < now.number);
  const last = finished.at(-1)?.turn.number;
  if (last === undefined) return entries;
  const ended = finished.filter((entry) => isTold(entry, seat) && entry.turn.number === last).at(-1);
  return entries.filter((entry) => entry === ended || entry.turn.number > last);
}

/** All that a seat's decisions have brought in the last turn in which it decided something. */
export function broughtBy(entries: Entry[], seat: number | null): Entry[] {
  const last = entries.filter((entry) => entry.seat === seat).at(-1)?.turn.number;
  return entries.filter((entry) => isTold(entry, seat) && entry.turn.number === last);
}

/** Whether that seat decided it, and something came of it. */
function isTold(entry: Entry, seat: number | null): boolean {
  return entry.seat === seat && entry.events.length > 0;
}

/** Places without those named before: an event may begin and end at the same one, and so may two of them. */
export function once(places: string[]): string[] {
  return places.filter((place, index) => places.indexOf(place) === index);
}
