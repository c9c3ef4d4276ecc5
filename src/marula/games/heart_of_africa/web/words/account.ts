/** A turn in few words, for its card: what was taken or claimed, and with what. */
import type { Account, Fields, Gain, Say } from "$shell/game";
import type { GameEvent } from "../wire";

export function account(told: Fields[], seat: number): Account {
  const events = (told as unknown as GameEvent[]).filter((event) => "seat" in event && event.seat === seat);
  const deeds = [...taken(events), ...events.flatMap((event) => deedOf(event) ?? [])];
  return {
    deeds: deeds.length > 0 ? deeds : onTheWay(events),
    details: events.flatMap((event) => detailOf(event) ?? []),
    gains: gainsOf(events),
  };
}

function say(name: string, values: Fields = {}): Say {
  return { key: `heart-of-africa-page-recap-${name}`, values };
}

/** What came to the hand; after the first thing taken or drawn the verb isn't said again. */
function taken(events: GameEvent[]): Say[] {
  const counts = new Map<string, { verb: string; name: string; values: Fields; count: number }>();
  for (const event of events) {
    const found = takenBy(event);
    if (!found) continue;
    const key = JSON.stringify(found);
    counts.set(key, { ...found, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  const verbs = new Set<string>();
  return [...counts.values()].map(({ verb, name, values, count }) => {
    const first = !verbs.has(verb);
    verbs.add(verb);
    return say(first ? `${verb}-${name}` : `more-${name}`, { ...values, count });
  });
}

function takenBy(event: GameEvent): { verb: "take" | "draw"; name: string; values: Fields } | null {
  switch (event.type) {
    case "card_taken":
      return { verb: "take", name: "card", values: { card: event.card } };
    case "terrain_taken":
      return { verb: "take", name: "terrain", values: { terrain: event.terrain } };
    case "hidden_card_drawn":
      return { verb: "draw", name: "hidden", values: {} };
    case "terrain_drawn":
      return { verb: "draw", name: "terrain", values: { terrain: event.terrain } };
    default:
      return null;
  }
}

function deedOf(event: GameEvent): Say | null {
  switch (event.type) {
    case "route_claimed":
      return say("claim", { lane: event.lane });
    case "tickets_kept":
      return say("keep", { count: event.kept });
    case "turn_passed":
      return say("pass");
    default:
      return null;
  }
}

function detailOf(event: GameEvent): Say | null {
  switch (event.type) {
    case "route_claimed":
      return say("paid", { card: event.card, cards: event.cards, locomotives: event.locomotives });
    case "route_doubled":
      return say("doubled", { terrain: event.terrain, cards: event.cards, locomotives: event.locomotives });
    case "last_round_begun":
      return say("last-round");
    default:
      return null;
  }
}

/** Tickets that are still being chosen from, and the first ones, of which nobody says yet how many are kept. */
function onTheWay(events: GameEvent[]): Say[] {
  const count = events.filter(({ type }) => type === "hidden_ticket_drawn").length;
  if (count > 0) return [say("draw-tickets", { count })];
  return events.some(({ type }) => type === "tickets_chosen") ? [say("chosen")] : [];
}

function gainsOf(events: GameEvent[]): Gain[] {
  const sums = { points: 0, cards: 0, terrain: 0, tickets: 0 };
  for (const event of events) {
    if (event.type === "route_claimed" || event.type === "route_doubled") sums.points += event.points;
    else if (event.type === "card_taken" || event.type === "hidden_card_drawn") sums.cards += 1;
    else if (event.type === "terrain_taken" || event.type === "terrain_drawn") sums.terrain += 1;
    else if (event.type === "tickets_kept") sums.tickets += event.kept;
  }
  return Object.entries(sums).flatMap(([what, count]) => {
    const label = what === "points" ? { key: "page-points-count", values: { count } } : say(`gain-${what}`, { count });
    return count > 0 ? [{ what, count, label }] : [];
  });
}
