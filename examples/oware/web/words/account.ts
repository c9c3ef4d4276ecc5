/** A turn in few words, for its card: which house was sown, and what that captured. */
import type { Account, Fields, Gain, Say } from "$shell/game";
import type { GameEvent } from "../wire";

export function account(told: Fields[], seat: number): Account {
  const events = (told as unknown as GameEvent[]).filter((event) => "seat" in event && event.seat === seat);
  return {
    deeds: events.flatMap((event) => deedOf(event) ?? []),
    details: events.some(({ type }) => type === "slam_spared") ? [{ key: "oware-page-recap-spared" }] : [],
    gains: events.flatMap((event) => gainOf(event) ?? []),
  };
}

function deedOf(event: GameEvent): Say | null {
  if (event.type !== "seeds_sown") return null;
  return { key: "oware-page-recap-sow", values: { house: event.house, count: event.count } };
}

function gainOf(event: GameEvent): Gain | null {
  if (event.type !== "seeds_captured") return null;
  const { count } = event;
  return { what: "points", count, label: { key: "page-points-count", values: { count } } };
}
