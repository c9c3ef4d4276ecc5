/** For tests: all about a table that isn't the match, as the server tells it. */
import type { Around, AroundSeat, SeatInfo } from "../wire";

/** Somebody on a seat: at this device unless it is said otherwise, or a bot. */
export function aroundSeat(who: SeatInfo, otherwise: Partial<AroundSeat> = {}): AroundSeat {
  const isPerson = who.player === "person";
  return {
    ...{ who, identity: "", state: isPerson ? "taken" : "bot", called: "", mine: isPerson, level: "" },
    ...{ presence: isPerson ? "here" : "", since: "2026-01-01T00:00:00Z", language: "", clock: null },
    ...otherwise,
  };
}

/** A table under way without a clock; what is said of a seat is said in its place. */
export function aroundOf(
  seats: SeatInfo[],
  ofSeats: (Partial<AroundSeat> | null)[] = [],
  otherwise: Partial<Around> = {},
): Around {
  return {
    type: "around",
    state: "playing",
    seats: seats.map((who, number) => aroundSeat(who, ofSeats[number] ?? {})),
    ...{ host: true, pace: "live", listed: false, begins: "all", chat: true, watching: 0 },
    ...{ proposal: null, next: "", again: [] },
    ...otherwise,
  };
}
