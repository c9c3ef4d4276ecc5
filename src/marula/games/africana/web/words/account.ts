/** A turn in few words, for its card: where the journey led, what was joined, completed or bought. */
import type { Account, Fields, Gain, Say } from "$shell/game";
import type { GameEvent } from "../wire";

export function account(told: Fields[], seat: number): Account {
  const events = (told as unknown as GameEvent[]).filter((event) => "seat" in event && event.seat === seat);
  const deeds = [...onTheWay(events), ...events.flatMap((event) => deedOf(event) ?? [])];
  return {
    deeds: deeds.length > 0 ? deeds : looked(events),
    details: [...events.flatMap((event) => detailOf(event) ?? []), ...discarded(events)],
    gains: gainsOf(events),
  };
}

function say(name: string, values: Fields = {}): Say {
  return { key: `africana-page-recap-${name}`, values };
}

/** Where a journey led in the end; or what was drawn by whom who stayed. */
function onTheWay(events: GameEvent[]): Say[] {
  const last = events.filter((event) => event.type === "stepped").at(-1);
  if (last) return [say("travel", { to: last.to })];
  const count = cardsIn(events);
  return count > 0 ? [say("draw", { count })] : [];
}

function deedOf(event: GameEvent): Say | null {
  switch (event.type) {
    case "joined":
      return say("join", { expedition: event.expedition });
    case "expedition_completed":
      return say("complete", { expedition: event.expedition });
    case "artifact_found":
      return say("artifact", { adventure: event.adventure });
    case "assistant_met":
      return say("assistant", { card: event.card });
    case "adventure_bought":
      return say("buy", { adventure: event.adventure });
    case "turn_passed":
      return say("pass");
    default:
      return null;
  }
}

/** Who bought nothing has looked into a book, or found nothing to draw. */
function looked(events: GameEvent[]): Say[] {
  const count = pagesIn(events);
  if (count > 0) return [say("turn", { count })];
  return events.some(({ type }) => type === "no_cards_left") ? [say("no-cards")] : [];
}

function detailOf(event: GameEvent): Say | null {
  switch (event.type) {
    case "adventure_bought":
      return say("paid", { silver: event.silver });
    case "adventure_dropped":
      return say("drops", { adventure: event.adventure });
    default:
      return null;
  }
}

/** Cards that had to go, the same ones counted. */
function discarded(events: GameEvent[]): Say[] {
  const counts = new Map<string, number>();
  for (const event of events)
    if (event.type === "card_discarded") counts.set(event.card, (counts.get(event.card) ?? 0) + 1);
  return [...counts].map(([card, count]) => say("discards", { card, count }));
}

function cardsIn(events: GameEvent[]): number {
  return events.filter(({ type }) => type === "hidden_card_drawn").length;
}
function pagesIn(events: GameEvent[]): number {
  return events.filter(({ type }) => type === "page_turned").length;
}

function gainsOf(events: GameEvent[]): Gain[] {
  const sums = { points: 0, silver: 0, cards: cardsIn(events) };
  for (const event of events) {
    if ("points" in event) sums.points += event.points;
    if (event.type === "joined" || "points" in event) sums.silver += event.silver;
  }
  return Object.entries(sums).flatMap(([what, count]) => {
    const label = what === "points" ? { key: "page-points-count", values: { count } } : say(`gain-${what}`, { count });
    return count > 0 ? [{ what, count, label }] : [];
  });
}
