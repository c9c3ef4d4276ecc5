/** Cards that are seen to move: from the market to whoever takes them. */
import type { GameEvent } from "../wire";

/** A card on its way between two things on the page. */
export interface Flight {
  /** What lies at the beginning, and at the end, as selectors. */
  from: string;
  to: string;
  seat: number;
  /** Null for a card that only who drew it may see. */
  card: string | null;
  kind: "train" | "terrain" | "ticket";
}

/** What is seen of an event by the one on `viewer`. */
export function flightOf(event: GameEvent, viewer: number | null): Flight | null {
  if (!("seat" in event)) return null;
  const { seat } = event;
  const row = `[data-belongings="${String(seat)}"]`;
  const own = (stack: string) => (seat === viewer ? `[data-stack="${stack}"]` : row);
  switch (event.type) {
    case "card_taken":
      return { from: stall("train", event.space), to: own(event.card), seat, card: event.card, kind: "train" };
    case "card_drawn":
      return { from: stall("train", "pile"), to: own(event.card), seat, card: event.card, kind: "train" };
    case "hidden_card_drawn":
      return { from: stall("train", "pile"), to: row, seat, card: null, kind: "train" };
    case "terrain_taken":
      return { from: stall("terrain", event.space), to: row, seat, card: event.terrain, kind: "terrain" };
    case "terrain_drawn":
      return { from: stall("terrain", "pile"), to: row, seat, card: event.terrain, kind: "terrain" };
    case "hidden_ticket_drawn":
      return { from: '[data-stall="tickets"]', to: row, seat, card: null, kind: "ticket" };
    default:
      return null;
  }
}

function stall(kind: string, place: string | number): string {
  return `[data-stall="${kind}-${String(place)}"]`;
}
