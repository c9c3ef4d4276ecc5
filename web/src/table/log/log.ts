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

/** Decisions of the same seat in a turn, one after another: they are told together, so that a row is told in one line. */
export function bySeat(entries: Entry[]): Entry[] {
  const told: Entry[] = [];
  for (const entry of entries) {
    const last = told.at(-1);
    if (entry.events.length === 0) continue;
    if (last?.seat === entry.seat && last.turn.number === entry.turn.number)
      told[told.length - 1] = { ...last, events: [...last.events, ...entry.events] };
    else told.push(entry);
  }
  return told;
}

/**
 * What the others have done since this seat's last turn, turn by turn in the order of play; before the first turn, seat by
 * seat. A seat's own turn takes nothing from it: it is there until that turn is over. A bystander sees the last round.
 */
export function turnsOfOthers(entries: Entry[], seat: number | null, now: TurnInfo, seats: number): TurnOfLog[] {
  const finished = entries.filter((entry) => entry.turn.seat === seat && entry.turn.number < now.number);
  const last = seat === null ? now.number - seats : (finished.at(-1)?.turn.number ?? 0);
  const turns: TurnOfLog[] = [];
  for (const entry of entries) {
    const { turn } = entry;
    const since = turn.number > last || (turn.number === 0 && last <= 0);
    if (!since || entry.events.length === 0 || entry.seat < 0 || entry.seat === seat) continue;
    const found = turns.find((other) => other.turn.number === turn.number && other.turn.seat === entry.seat);
    if (found) found.entries.push(entry);
    else turns.push({ turn: { number: turn.number, seat: entry.seat }, entries: [entry] });
  }
  return turns;
}

/** All that a seat's decisions have brought in the last turn in which it decided something. */
export function broughtBy(entries: Entry[], seat: number | null): Entry[] {
  const last = entries.filter((entry) => entry.seat === seat).at(-1)?.turn.number;
  return entries.filter((entry) => entry.seat === seat && entry.events.length > 0 && entry.turn.number === last);
}

/** Places without those named before: an event may begin and end at the same one, and so may two of them. */
export function once(places: string[]): string[] {
  return places.filter((place, index) => places.indexOf(place) === index);
}
